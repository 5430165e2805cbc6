import type { ChessEvent } from './chess-event.js';
import type { EventGame } from './event-form.js';

/** A game without a result before the round of the event, and its round: only games of the last round can be open. */
export function unfinishedBefore({ games, round }: ChessEvent): (EventGame & { readonly round: number }) | undefined {
  for (const [at, earlier] of games.slice(0, round - 1).entries()) {
    const unfinished = earlier.find(({ result }) => result === null);
    if (unfinished !== undefined) return { ...unfinished, round: at + 1 };
  }
  return undefined;
}
