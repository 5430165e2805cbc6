// The records of pairings: each participant has one in every round, and both records of a game must say the same.
import { PAIRING_LENGTH, errorAtByte, u16 } from '@crosstable/core/text';

import type { Card } from './cards.js';
import { EXPORT } from './layout.js';

/** A stored record. */
export interface PairingRecord {
  /** The place of the record in the file. */
  readonly at: number;
  readonly what: 'player' | 'team';
  /** The number of the participant, by which the opponent's record names it, and the id. */
  readonly number: number;
  readonly id: string;
  /** From 1. */
  readonly round: number;
  readonly colour: number;
  /** The number of the opponent; 0 for none. */
  readonly opponent: number;
  readonly result: number;
  readonly table: number;
  readonly status: number;
  readonly board: number;
}

export const FORFEIT = 2;
export const NOT_LINED_UP = 3;

/** The offsets of the fields of a record. */
const COLOUR = 8;
const OPPONENT = 9;
const RESULT = 11;
const TABLE = 13;
const STATUS = 15;
const BOARD = 18;

/** Reads the records by round: those of the first participant in all stored rounds come first. */
export function recordsOf(
  bytes: Uint8Array,
  from: number,
  cards: readonly Card[],
  what: 'player' | 'team',
  { stored, paired }: { readonly stored: number; readonly paired: number },
): PairingRecord[][] {
  return Array.from({ length: paired }, (_, round) =>
    cards.map(({ number, id }, place) => {
      const at = from + (place * stored + round) * PAIRING_LENGTH;
      return {
        at,
        what,
        number,
        id,
        round: round + 1,
        colour: bytes[at + COLOUR],
        opponent: u16(bytes, at + OPPONENT),
        result: bytes[at + RESULT],
        table: u16(bytes, at + TABLE),
        status: bytes[at + STATUS] % 16,
        board: bytes[at + BOARD],
      };
    }),
  );
}

/** A record in words: `round 3, table 5, player 7`. */
export function placeOf({ round, table, what, number }: PairingRecord): string {
  return `round ${round}, table ${table}, ${what} ${number}`;
}

/** The error about a record that nobody has described, and so nobody reads. */
export function unknownRecord(record: PairingRecord, expected: string): Error {
  const { at, round, table: board, colour, result, status } = record;
  const code = `${colour}/${result}/${status}`;
  const note = `nobody has described this record: ${EXPORT}`;
  const found = `colour ${colour}, result ${result}, status ${status}`;
  return errorAtByte(at + COLOUR, placeOf(record), expected, found, {
    key: 'unknown-result',
    note,
    round,
    board,
    code,
  });
}

/** Two records of the same game or match. */
export interface Couple {
  readonly first: PairingRecord;
  readonly second: PairingRecord;
}

/** The records of a round: those of two participants, and those of one. */
export interface Paired {
  readonly couples: readonly Couple[];
  readonly alone: readonly PairingRecord[];
}

/** Throws unless a field is the same in the records of a game. */
function checkSame({ first, second }: Couple, field: 'table' | 'status' | 'board', offset: number): void {
  if (first[field] === second[field]) return;
  const expected = `${field} ${first[field]}, as in the record of ${first.what} ${first.number}`;
  throw errorAtByte(second.at + offset, placeOf(second), expected, `${field} ${second[field]}`);
}

/** Throws where a participant without a name has played: only the dummy of the free round has none. */
function checkNames(records: readonly PairingRecord[], cards: readonly Card[]): void {
  const nameless = new Set(cards.filter(({ isNameless }) => isNameless).map(({ number }) => number));
  const played = records.find(
    ({ number, colour, result, status }) =>
      nameless.has(number) && (colour === 1 || colour === 3) && result !== 0 && status === 0,
  );
  if (played === undefined) return;
  throw errorAtByte(played.at, placeOf(played), `a name of ${played.what} ${played.number}, who has played`, 'none');
}

/** Finds the opponents of a round. Throws where their records don't name each other, or don't agree. */
export function couplesOf(records: readonly PairingRecord[], cards: readonly Card[]): Paired {
  checkNames(records, cards);
  const byNumber = new Map(records.map((record) => [record.number, record]));
  const dummies = new Set(cards.filter(({ isDummy }) => isDummy).map(({ number }) => number));
  const isAlone = ({ opponent, status }: PairingRecord): boolean =>
    opponent === 0 || dummies.has(opponent) || status === NOT_LINED_UP;
  const present = records.filter(({ number }) => !dummies.has(number));
  const couples = present.flatMap((first) => {
    if (isAlone(first)) return [];
    const { at, what, number, opponent } = first;
    const second = byNumber.get(opponent);
    if (second === undefined || second === first) {
      throw errorAtByte(at + OPPONENT, placeOf(first), `another ${what} of the list`, `${what} ${opponent}`);
    }
    if (isAlone(second) || second.opponent !== number) {
      const expected = `${what} ${number}, who has ${what} ${opponent} as opponent`;
      throw errorAtByte(second.at + OPPONENT, placeOf(second), expected, `${what} ${second.opponent}`);
    }
    if (number > opponent) return [];
    const couple = { first, second };
    checkSame(couple, 'table', TABLE);
    // Of a match nobody reads them: the boards say who has won
    if (what === 'player') {
      checkSame(couple, 'status', STATUS);
      checkSame(couple, 'board', BOARD);
    }
    return [couple];
  });
  return { couples, alone: present.filter(isAlone) };
}
