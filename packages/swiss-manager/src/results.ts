// The records of games: what each result code means, and the codes that nobody has seen.
import type { Game, Scoring } from '@crosstable/core';
import { errorAtByte as errorAt } from '@crosstable/core/text';

import { type Note, type ReportedResult, note } from './sentences.js';

/** A stored game. */
export interface GameRecord {
  /** The place of the record in the file. */
  readonly at: number;
  /** From 1. */
  readonly round: number;
  /** From 1, within the round. */
  readonly board: number;
  /** The numbers of the players. */
  readonly white: number;
  readonly black: number;
  readonly code: number;
  readonly isByHand: boolean;
}

type Outcome = Omit<Game, 'white' | 'black'>;

/** The numbers that stand for an opponent where there is none. */
export const BYE = 0xffff;
export const NOT_PAIRED = 0xfffe;
export const VACANT = 0;

/** Whether a number stands for no opponent. */
export function isNobody(opponent: number): boolean {
  return opponent === BYE || opponent === NOT_PAIRED;
}

const GAMES: Readonly<Partial<Record<number, Outcome>>> = {
  0: { result: null },
  1: { result: 1 },
  2: { result: 0.5 },
  3: { result: 0 },
  4: { result: 1, kind: 'forfeit-win' },
  5: { result: 0, kind: 'forfeit-loss' },
  6: { result: 0, kind: 'double-forfeit' },
  10: { result: 0, blackResult: 0 },
  15: { result: 1, unrated: true },
  16: { result: 0.5, unrated: true },
  17: { result: 0, unrated: true },
};

const ABSENCES: Readonly<Partial<Record<number, Outcome>>> = {
  0: { result: 0, kind: 'zero-bye' },
  1: { result: 1, kind: 'full-bye' },
  2: { result: 0.5, kind: 'half-bye' },
  3: { result: 0, kind: 'zero-bye' },
};

/** The byes whose points the code has; those of 9 and 0 are a setting. */
const BYES: Readonly<Partial<Record<number, Outcome>>> = {
  1: { result: 1, kind: 'pairing-bye' },
  2: { result: 0.5, kind: 'pairing-bye' },
  3: { result: 0, kind: 'pairing-bye' },
};
const BYE_CODES: readonly number[] = [0, 9];

/** The readings that no file shows and other people report. */
const REPORTED: readonly (readonly [
  opponent: 'player' | typeof BYE | typeof NOT_PAIRED,
  code: number,
  as: ReportedResult,
])[] = [
  ['player', 10, 'played-0-0'],
  ['player', 16, 'draw-not-rated'],
  [BYE, 1, 'bye-1'],
  [BYE, 2, 'bye-half'],
  [BYE, 3, 'bye-0'],
  [NOT_PAIRED, 1, 'full-bye'],
];

/** A record in words: `round 3, board 5`. */
export function placeOf({ round, board }: GameRecord): string {
  return `round ${round}, board ${board}`;
}

/** The error about a code that nobody has seen, and so nobody reads. */
export function unknownCode(record: GameRecord, expected: string): Error {
  const { at, round, board, code } = record;
  const note = 'nobody has described this code: export a tournament report (TRF) in Swiss-Manager and read that';
  return errorAt(at + 4, placeOf(record), expected, `code ${code}`, {
    key: 'unknown-result',
    note,
    round,
    board,
    code,
  });
}

/** The points of the bye that the setting gives. */
export interface ByeSetting {
  readonly twice: number;
  readonly at: number;
}

/** Whether a record is a bye whose points are a setting. */
export function isByeOfSetting({ black, code }: GameRecord): boolean {
  return black === BYE && BYE_CODES.includes(code);
}

/** The points of the bye where the setting has other than 1, and no bye has points of its own. */
export function scoringOf(records: readonly GameRecord[], { twice }: ByeSetting): Scoring | undefined {
  const byes = records.filter(({ black }) => black === BYE);
  return twice !== 2 && byes.length > 0 && byes.every(isByeOfSetting) ? { pairingBye: twice / 2 } : undefined;
}

function byeOf(record: GameRecord, { twice, at }: ByeSetting): Outcome {
  const { code } = record;
  if (!BYE_CODES.includes(code)) {
    const bye = BYES[code];
    if (bye === undefined) throw unknownCode(record, 'the result of a bye');
    return bye;
  }
  if (twice === 0) return { result: 0, kind: 'pairing-bye' };
  if (twice === 1) return { result: 0.5, kind: 'pairing-bye' };
  if (twice === 2) return { result: 1, kind: 'pairing-bye' };
  throw errorAt(at, 'settings', 'a pairing-allocated bye of 0, ½ or 1 point', `${twice / 2} points`, {
    note: 'nobody knows where the file has the points of a win and a draw, so that it is refused where they aren’t 1-½-0: export a tournament report (TRF) in Swiss-Manager and read that',
  });
}

/** The outcome of a game between two players. */
export function outcomeOf(record: GameRecord): Outcome {
  const outcome = GAMES[record.code];
  if (outcome === undefined) throw unknownCode(record, 'the result of a game');
  return outcome;
}

/** The outcome of a record without an opponent; `undefined` for a free round of a round robin. */
export function outcomeAlone(record: GameRecord, isSwiss: boolean, pairingBye: ByeSetting): Outcome | undefined {
  if (record.black === BYE) {
    return isSwiss || !BYE_CODES.includes(record.code) ? byeOf(record, pairingBye) : undefined;
  }
  const absence = ABSENCES[record.code];
  if (absence === undefined) throw unknownCode(record, 'a bye or an absence');
  return absence;
}

/** The notes on records that are read as other people report. */
export function notesOnResults(records: readonly GameRecord[]): Note[] {
  return REPORTED.flatMap(([opponent, code, as]) => {
    const alike = records.filter((record) => {
      const isMeant = opponent === 'player' ? !isNobody(record.black) : record.black === opponent;
      return record.code === code && isMeant;
    });
    if (alike.length === 0) return [];
    const [{ round, board }] = alike;
    return note('reported-result', { round, board, more: alike.length - 1, code, as });
  });
}
