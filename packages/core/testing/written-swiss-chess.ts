// Writes small files in the form of Swiss-Chess's. Nothing of it comes from the reader.

/** Numbers by their offsets; of one byte and of two. */
type Numbers = Readonly<Record<number, number>>;

/** A card of a player or a team: its name, other texts, and numbers by their offsets. */
export interface WrittenCard {
  readonly name?: string;
  readonly texts?: Readonly<Record<number, string>>;
  readonly bytes?: Numbers;
  readonly numbers?: Numbers;
}

/** The fields of a record. */
export interface WrittenRecord {
  readonly colour?: number;
  readonly opponent?: number;
  readonly result?: number;
  readonly table?: number;
  readonly status?: number;
  readonly board?: number;
}

/**
 * A game: White, Black, and the result of White by its code: 1 lost, 2 drawn, 3 won, 0 not reported; four times as much for a team. The other fields are those of both
 * records, and those of Black alone.
 */
export type WrittenGame = readonly [
  white: number,
  black: number,
  result: number,
  both?: WrittenRecord,
  black?: WrittenRecord,
];

/** A match: the home team, the other one, and the fields of both records. */
export type WrittenMatch = readonly [home: number, away: number, both?: WrittenRecord, away?: WrittenRecord];

/** A record of one participant, whatever it says. */
export type WrittenAlone = readonly [number: number, record: WrittenRecord];

export interface WrittenChess {
  readonly version?: number;
  readonly rounds?: number;
  readonly drawn?: number;
  /** The rounds that have records, where they aren't all planned ones. */
  readonly stored?: number;
  readonly players?: readonly WrittenCard[];
  /** The games by round. */
  readonly games?: readonly (readonly WrittenGame[])[];
  /** Records of rounds without an opponent, by round. */
  readonly alone?: readonly (readonly WrittenAlone[])[];
  readonly teams?: readonly WrittenCard[] | undefined;
  readonly matches?: readonly (readonly WrittenMatch[])[];
  readonly aloneTeams?: readonly (readonly WrittenAlone[])[];
  /** Texts, bytes and numbers of the header. */
  readonly texts?: Readonly<Record<number, string>>;
  readonly bytes?: Numbers;
  readonly numbers?: Numbers;
}

const HEADER = 13_384;
const RECORD = 19;
const CARD = 655;

/** The first number of a team. */
export const FIRST_TEAM = 1000;

function put(block: Uint8Array, { texts = {}, bytes = {}, numbers = {} }: Omit<WrittenCard, 'name'>): Uint8Array {
  for (const [at, text] of Object.entries(texts)) {
    block.set(
      Array.from(text, (sign) => sign.charCodeAt(0)),
      Number(at),
    );
  }
  for (const [at, value] of Object.entries(bytes)) block[Number(at)] = value;
  for (const [at, value] of Object.entries(numbers)) block.set([value % 256, Math.floor(value / 256)], Number(at));
  return block;
}

/** The records of so many participants in so many rounds. */
function recordsOf(
  participants: number,
  rounds: number,
  first: number,
  given: readonly (readonly WrittenAlone[])[],
): Uint8Array {
  const bytes = new Uint8Array(participants * rounds * RECORD);
  given.forEach((round, at) => {
    for (const [number, record] of round) {
      const { colour = 0, opponent = 0, result = 0, table = 0, status = 0, board = 0 } = record;
      const from = ((number - first) * rounds + at) * RECORD;
      put(bytes.subarray(from, from + RECORD), {
        bytes: { 8: colour, 11: result, 15: status, 18: board },
        numbers: { 9: opponent, 13: table },
      });
    }
  });
  return bytes;
}

/** The result of the other side: two bits of the player, and two of the team. */
function turned(result: number): number {
  return [result % 4, Math.floor(result / 4)].reduce((sum, code, at) => sum + (code === 0 ? 0 : 4 - code) * 4 ** at, 0);
}

/** Both records of each game; the colours are 1 and 3, and the tables from 1. */
function ofGames(games: readonly WrittenGame[]): WrittenAlone[] {
  return games.flatMap(([white, black, result, both = {}, own = {}], at): readonly WrittenAlone[] => {
    const table = at + 1;
    return [
      [white, { colour: 1, opponent: black, result, table, ...both }],
      [black, { colour: 3, opponent: white, result: turned(result), table, ...both, ...own }],
    ];
  });
}

/** Both records of each match; the places are 1 and 2. */
function ofMatches(matches: readonly WrittenMatch[]): WrittenAlone[] {
  return matches.flatMap(([home, away, both = {}, own = {}], table): readonly WrittenAlone[] => [
    [home, { colour: 1, opponent: away, table, ...both }],
    [away, { colour: 2, opponent: home, table, ...both, ...own }],
  ]);
}

/** The cards, with their numbers, and with twice the points that the records give. */
function cardsOf(
  cards: readonly WrittenCard[],
  first: number,
  rounds: readonly (readonly WrittenAlone[])[],
): Uint8Array[] {
  const twice = new Map<number, number>();
  for (const [number, { result = 0 }] of rounds.flat()) {
    twice.set(number, (twice.get(number) ?? 0) + Math.max(0, (result % 4) - 1));
  }
  return cards.map(({ name = '', texts, bytes, numbers }, at) =>
    put(new Uint8Array(CARD), {
      texts: { 0: name, ...texts },
      bytes: { ...bytes },
      numbers: { 217: first + at, 292: twice.get(first + at) ?? 0, ...numbers },
    }),
  );
}

/** The file. */
export function writtenChess(given: WrittenChess): Uint8Array {
  const { rounds = 1, players = [], games = [], alone = [], teams, matches = [], aloneTeams = [] } = given;
  const { drawn = Math.max(games.length, alone.length, matches.length, aloneTeams.length) } = given;
  const stored = given.stored ?? (drawn === 0 ? 0 : rounds);
  const both = <T>(one: readonly (readonly T[])[], other: readonly (readonly T[])[]): (readonly T[])[] =>
    Array.from({ length: stored }, (_, at) => [...(one[at] ?? []), ...(other[at] ?? [])]);
  const header = put(new Uint8Array(HEADER), {
    texts: given.texts ?? {},
    bytes: { 597: 1, 599: 1, 600: 1, 606: teams === undefined ? 0 : 255, ...given.bytes },
    numbers: {
      1: rounds,
      3: drawn,
      5: drawn,
      7: players.length,
      609: given.version ?? 883,
      1332: teams?.length ?? 0,
      ...given.numbers,
    },
  });
  const ofPlayers = both(games.map(ofGames), alone);
  const ofTeams = both(matches.map(ofMatches), aloneTeams);
  const parts = [
    header,
    recordsOf(players.length, stored, 1, ofPlayers),
    ...(teams === undefined ? [] : [recordsOf(teams.length, stored, FIRST_TEAM, ofTeams)]),
    ...cardsOf(players, 1, ofPlayers),
    ...cardsOf(teams ?? [], FIRST_TEAM, ofTeams),
  ];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** So many players: by the letters of the alphabet, and then by their numbers. */
export function playersNamed(count: number): readonly WrittenCard[] {
  return Array.from({ length: count }, (_, at) => ({ name: at < 26 ? String.fromCharCode(65 + at) : `P${at + 1}` }));
}

/** Players of teams: so many in each. */
export function playersInTeams(teams: number, players: number): readonly WrittenCard[] {
  return playersNamed(teams * players).map((player, at) => ({
    ...player,
    numbers: { 201: Math.floor(at / players) + 1, 203: (at % players) + 1 },
  }));
}

/** A Swiss of four players after one of two rounds: 1 beat 3, and 4 drew with 2. */
export const SMALL_CHESS = {
  rounds: 2,
  players: playersNamed(4),
  games: [
    [
      [1, 3, 3],
      [4, 2, 2],
    ],
  ],
} satisfies WrittenChess;

/** A match of two teams on two boards. */
export const TEAMS_CHESS = {
  players: playersInTeams(2, 2),
  teams: [{ name: 'Reds' }, { name: 'Blues' }],
  bytes: { 604: 2 },
  matches: [[[1000, 1001]]],
  games: [
    [
      [1, 3, 15, { board: 1, table: 0 }],
      [4, 2, 10, { board: 2, table: 0 }],
    ],
  ],
} satisfies WrittenChess;
