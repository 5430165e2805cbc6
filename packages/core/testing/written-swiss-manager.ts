// Writes small files in the form of Swiss-Manager's. Nothing of it comes from the reader.

/** A game: White, Black, the code of the result, and 1 for a pair set by hand. */
export type WrittenGame = readonly [white: number, black: number, code: number, byHand?: number];

export const BYE = 0xffff;
export const NOT_PAIRED = 0xfffe;

/** Numbers at offsets; those of four bytes where they ask for it. */
type Numbers = Readonly<Record<number, number>>;

/** A player: texts by their places, and numbers of two bytes by their offsets in the block. */
export interface WrittenPlayer {
  readonly texts?: Readonly<Record<number, string>>;
  readonly numbers?: Numbers;
  /** Numbers of four bytes: birth at 8, FIDE id at 18. */
  readonly long?: Numbers;
}

export interface WrittenTiebreak {
  readonly number: number;
  /** Bytes by their offsets in the parameters. */
  readonly parameters?: Numbers;
}

export interface Written {
  /** 0 a Swiss, 1 a round robin, 2 and 3 those of teams. */
  readonly type?: number;
  readonly texts?: Readonly<Record<number, string>>;
  readonly rounds?: number;
  readonly paired?: number;
  readonly players?: readonly WrittenPlayer[] | undefined;
  /** The records by round, also of rounds that weren't paired. */
  readonly games?: readonly (readonly WrittenGame[])[] | undefined;
  /** The names of the teams. */
  readonly teams?: readonly string[] | undefined;
  readonly boards?: number;
  /** Two teams by round, and perhaps the points of a bye. */
  readonly matches?: readonly (readonly (readonly [first: number, second: number, points?: number])[])[] | undefined;
  readonly forbidden?: readonly (readonly [number, number])[];
  readonly tiebreaks?: readonly WrittenTiebreak[];
  readonly schedule?: readonly { readonly date?: number; readonly time?: string }[];
  /** Other numbers of the settings, of two bytes and of four. */
  readonly settings?: Numbers;
  readonly longSettings?: Numbers;
  readonly settingsLength?: number;
  /** 33, or 18 as in other versions. */
  readonly textsOfPlayers?: number;
  /** The number of rounds in the schedule, where it isn't `rounds`. */
  readonly scheduled?: number;
}

const low = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff];
const long = (value: number): number[] => [...low(value & 0xffff), ...low(Math.floor(value / 0x10000))];
const marker = (tag: number): number[] => [tag, 0xff, 0x89, 0x44];
const text = (given = ''): number[] => [
  ...low(given.length),
  ...Array.from({ length: given.length }, (_, at) => low(given.charCodeAt(at))).flat(),
];
const texts = (count: number, given: Readonly<Record<number, string>> = {}): number[] =>
  Array.from({ length: count }, (_, at) => text(given[at])).flat();

/** Zeros with numbers in them. */
function block(length: number, short: Numbers = {}, longer: Numbers = {}): number[] {
  const bytes = Array.from({ length }, () => 0);
  for (const [at, value] of Object.entries(short)) bytes.splice(Number(at), 2, ...low(value));
  for (const [at, value] of Object.entries(longer)) bytes.splice(Number(at), 4, ...long(value));
  return bytes;
}

function settingsOf(written: Written, scheduled: number): number[] {
  const { type = 0, rounds = 1, paired = 1, players = [], teams = [], boards = 0, tiebreaks = [] } = written;
  const numbers: Record<number, number> = { 4: rounds, 15: type, 21: paired, 23: players.length, 27: scheduled };
  Object.assign(numbers, { 31: tiebreaks.length, 51: teams.length, 53: boards, 92: type === 0 ? 2 : 0, 880: 1 });
  tiebreaks.forEach(({ number }, at) => {
    numbers[33 + 2 * at] = number;
  });
  const bytes = block(written.settingsLength ?? 5887, { ...numbers, ...written.settings }, written.longSettings);
  tiebreaks.forEach(({ parameters = {} }, at) => {
    for (const [offset, value] of Object.entries(parameters)) bytes[655 + 19 * at + Number(offset)] = value;
  });
  bytes.splice(0, 4, ...marker(0x95));
  return bytes;
}

/** The file. */
export function written(given: Written): Uint8Array {
  const { rounds = 1, players = [], games = [], teams, matches = [], forbidden, schedule = [] } = given;
  const scheduled = given.scheduled ?? rounds;
  const count = given.textsOfPlayers ?? 33;
  const sections: (readonly number[])[] = [
    [
      ...marker(0xa3),
      ...Array.from({ length: scheduled }, (_, at) => [
        ...texts(16, { 0: schedule[at]?.time ?? '' }),
        ...block(76, { 6: games[at]?.length ?? 0, 8: matches[at]?.length ?? 0 }, { 0: schedule[at]?.date ?? 0 }),
      ]).flat(),
    ],
    [
      ...marker(0xa5),
      ...players.flatMap(({ texts: own, numbers, long: longer }) => [
        ...texts(count, own),
        ...block(2 * (33 - count)),
        ...block(104, numbers, longer),
      ]),
    ],
    [
      ...marker(0xb3),
      ...games
        .flat()
        .flatMap(([white, black, code, byHand = 0]) => block(21, { 0: white, 2: black, 4: code, 6: byHand })),
    ],
  ];
  if (teams !== undefined) {
    sections.push([...marker(0xb5), ...teams.flatMap((name) => [...texts(20, { 0: name }), ...block(66)])]);
    sections.push([
      ...marker(0xc3),
      ...matches.flat().flatMap(([first, second, points = 0]) => block(15, { 0: first, 2: second, 4: points })),
    ]);
  }
  if (forbidden !== undefined) {
    sections.push([...marker(0xc5), ...forbidden.flatMap(([one, other]) => [...low(one), ...low(other)])]);
  }
  const head = [...marker(0x93), ...block(104), ...texts(132, given.texts), ...settingsOf(given, scheduled)];
  const offsets: number[] = [];
  let at = head.length;
  for (const section of sections) {
    offsets.push(at);
    at += section.length;
  }
  offsets.push(at);
  const slots = Array.from({ length: 7 }, (_, slot) => long(offsets[slot] ?? 0)).flat();
  return Uint8Array.from([...head, ...sections.flat(), ...marker(0xd3), ...slots, ...marker(0xe3)]);
}

/** So many players by the letters of the alphabet. */
export function named(count: number): readonly WrittenPlayer[] {
  return Array.from({ length: count }, (_, at) => ({ texts: { 0: String.fromCharCode(65 + at) } }));
}

/** Players of teams: so many in each. */
export function inTeams(teams: number, players: number): readonly WrittenPlayer[] {
  return named(teams * players).map((player, at) => ({
    ...player,
    numbers: { 22: Math.floor(at / players) + 1, 24: (at % players) + 1 },
  }));
}

/** A Swiss of four players after one of two rounds. */
export const SMALL = {
  rounds: 2,
  paired: 1,
  players: named(4),
  games: [
    [
      [1, 3, 1],
      [4, 2, 2],
    ],
  ],
} satisfies Written;

/** A match of two teams on two boards. */
export const TEAMS = {
  type: 3,
  players: inTeams(2, 2),
  teams: ['Reds', 'Blues'],
  boards: 2,
  matches: [[[1, 2]]],
  games: [
    [
      [1, 3, 1],
      [4, 2, 2],
    ],
  ],
} satisfies Written;
