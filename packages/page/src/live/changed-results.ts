// Results that are entered on the page, and taken back.
import type { ChangedPlace, ChangedResult, Opened } from '../state.js';

/** Whether two places are those of the same game. */
export function isSamePlace(one: ChangedPlace, other: ChangedPlace): boolean {
  return one.round === other.round && one.pairing === other.pairing && one.board === other.board;
}

/** The tournament with the result that the file has of a game. */
export function withoutResult(opened: Opened, place: ChangedPlace): Opened {
  return { ...opened, changes: opened.changes.filter((one) => !isSamePlace(one, place)) };
}

/** A changed result takes the place of an earlier one of the same game. */
export function withResult(opened: Opened, change: ChangedResult): Opened {
  return { ...opened, changes: [...withoutResult(opened, change).changes, change] };
}
