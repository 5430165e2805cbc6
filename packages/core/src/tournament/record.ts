import type { OutcomeName } from '../input/game.js';

/*
 * A player's round in one byte: the outcome in the lower five bits, the colour in the sixth, in the seventh whether its kind was
 * read from the result. Loss, draw and win of the same kind follow each other, so that `PLAYED + 2 * result` is the record.
 */
export const NO_RECORD = 0;
export const PLAYED = 1;
export const LOST = PLAYED;
export const DRAWN = PLAYED + 1;
export const WON = PLAYED + 2;
export const BYE_WITHOUT_KIND = 4;
export const ZERO_BYE = 7;
export const HALF_BYE = 8;
export const FULL_BYE = 9;
export const FORFEIT_LOSS = 10;
export const FORFEIT_WIN = 11;
export const DOUBLE_FORFEIT = 12;
export const PAIRING_BYE = 13;
/** A game that is paired and not finished. It is neither a bye nor an absence: no set of unplayed rounds has it. */
export const UNFINISHED = 16;

/** The number of outcomes. */
export const OUTCOMES = 17;

/** Added to the record of a player who had, or would have had, the black pieces. */
export const AS_BLACK = 32;

/** Added to the record of a bye that has no kind, and that the system reads as one of a kind. */
export const READ_AS_KIND = 64;

/** The outcome of a record, without what is added to it. */
export function outcomeOf(record: number): number {
  return record & 31;
}

/*
 * Sets of outcomes, a bit each. A rule looks up in one of them whether a round counts. Each is written out, because bundlers keep
 * a set that joins two others even where nothing uses it.
 */
export const PLAYED_GAMES = (1 << LOST) | (1 << DRAWN) | (1 << WON);
export const FORFEITS = (1 << FORFEIT_LOSS) | (1 << FORFEIT_WIN) | (1 << DOUBLE_FORFEIT);
export const FORFEIT_LOSSES = (1 << FORFEIT_LOSS) | (1 << DOUBLE_FORFEIT);
export const REQUESTED_BYES = (1 << ZERO_BYE) | (1 << HALF_BYE);
export const OTHER_BYES = (1 << PAIRING_BYE) | (1 << (PAIRING_BYE + 1)) | (1 << (PAIRING_BYE + 2)) | (1 << FULL_BYE);

/** Games with an opponent, over the board or forfeited. */
export const PAIRED_GAMES =
  (1 << LOST) | (1 << DRAWN) | (1 << WON) | (1 << FORFEIT_LOSS) | (1 << FORFEIT_WIN) | (1 << DOUBLE_FORFEIT);

/** Unplayed rounds that the player asked for, or lost by not coming. */
export const VOLUNTARY_ROUNDS = (1 << ZERO_BYE) | (1 << HALF_BYE) | (1 << FORFEIT_LOSS) | (1 << DOUBLE_FORFEIT);

/** Byes and forfeits, whose outcomes follow each other. A bye without a kind is in no set. */
export const UNPLAYED_ROUNDS = (1 << UNFINISHED) - (1 << ZERO_BYE);

/** A round in which nothing has happened yet: without a record, or with a game that isn't finished. */
export const OPEN = (1 << NO_RECORD) | (1 << UNFINISHED);

/** Whether the outcome of a record is in a set of outcomes. */
export function isIn(outcomes: number, record: number): boolean {
  return ((outcomes >> (record & 31)) & 1) === 1;
}

/** Whether a record is of a game over the board. */
export function isPlayed(record: number): boolean {
  return isIn(PLAYED_GAMES, record);
}

/** By outcome. */
// prettier-ignore
const OUTCOME_NAMES: readonly OutcomeName[] = [
  'none',
  'loss', 'draw', 'win',
  'bye', 'bye', 'bye',
  'zero-bye', 'half-bye', 'full-bye',
  'forfeit-loss', 'forfeit-win', 'double-forfeit',
  'pairing-bye', 'pairing-bye', 'pairing-bye',
  'unfinished',
];

/** The name of a record's outcome, without the colour. */
export function outcomeName(record: number): OutcomeName {
  return OUTCOME_NAMES[outcomeOf(record)];
}
