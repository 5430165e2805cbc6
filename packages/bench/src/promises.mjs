// What the site promises, and what became of it.

/** The promises, without slack. */
export const PROMISED = {
  /**
   * Of the seven columns and of standings: fewer players leave more of the time to what every table costs, and to the arrays
   * that one copy of each rule fills where the loop by hand has numbers.
   */
  timesByHand: ({ size }) => (size < 1_000 ? 2.4 : size < 10_000 ? 1.9 : 1.7),
  /** Of seven columns of teams, whose players are looked up on either side. */
  timesByHandOfTeams: 2,
  /** Of a code with a cut or an option, each with a table of its own. */
  timesOfPlainCode: 2,
  timesOfTableAndValue: 1.2,
  partOfPeer: 1 / 12,
  megabytes: 300,
  millisecondsOfCommand: 200,
  millisecondsOfTrf: 10,
  millisecondsOfEncounters: 50,
  nanosecondsOfGame: 10,
  partOfPower: 1 / 7,
  partOfFastestPeer: 1 / 8,
  megabytesOfColumns: 1,
  megabytesOfStream: 32,
};

export const HEAD = ['what', 'median (best)', 'beside it', 'measured', 'promised', 'kept'];

/** A list of promises: `rows` are for a table, `broken` for whoever broke them. */
export function promises() {
  const rows = [];
  const broken = [];
  const row = (what, measured, promised, kept) => {
    rows.push([what, ...measured, promised, kept ? 'yes' : 'NO']);
    if (!kept) broken.push(`${what}: promised ${promised}, got ${measured.at(-1)}`);
  };
  return { rows, broken, row };
}
