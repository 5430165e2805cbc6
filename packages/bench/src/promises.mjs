// The promises of the site, and the measurements of each.

/** The promises, without slack. */
export const PROMISED = {
  /**
   * For the seven columns and for standings. With few players, the fixed cost of a table weighs more, and so do the
   * arrays that one copy of each rule fills; the loop by hand has plain numbers there.
   */
  timesByHand: ({ size }) => (size < 1_000 ? 2.4 : size < 10_000 ? 1.9 : 1.7),
  /** For seven columns of teams; both sides look up the players of each board. */
  timesByHandOfTeams: 2,
  /** For a code with a cut or an option, each with a table of its own. */
  timesOfPlainCode: 2,
  timesOfTableAndValue: 1.2,
  partOfPeer: 1 / 12,
  megabytes: 300,
  millisecondsOfCommand: 200,
  millisecondsOfTrf: 10,
  /** By players of the printed table. */
  millisecondsOfAudit: { 220: 1000, 581: 4000 },
  millisecondsOfEncounters: 50,
  /** For a self-defined tie-break by contributions, beside the views that all of them share. */
  millisecondsOfDefinition: 1.5,
  millisecondsOfViews: 1.5,
  /** Of standings that name no self-defined tie-break, where the table has one, beside a table without any. */
  timesOfUnnamedDefinition: 1.1,
  nanosecondsOfGame: 8,
  partOfPower: 1 / 7,
  partOfFastestPeer: 1 / 8,
  /** Of Glicko-2, beside the fastest package with the same formula. */
  partOfFastestGlicko: 1 / 8,
  megabytesOfColumns: 1,
  /** For 10,000 players; a number kept for every game would take more. */
  megabytesOfPeriod: 12,
  megabytesOfStream: 32,
};

export const HEAD = ['what', 'median (best)', 'beside it', 'measured', 'promised', 'kept'];

/** A list of promises: `rows` are those of the table, `broken` names the broken ones. */
export function promises() {
  const rows = [];
  const broken = [];
  const row = (what, measured, promised, kept) => {
    rows.push([what, ...measured, promised, kept ? 'yes' : 'NO']);
    if (!kept) broken.push(`${what}: promised ${promised}, got ${measured.at(-1)}`);
  };
  return { rows, broken, row };
}
