import type { ChessEvent } from './chess-event.js';
import type { EventGame } from './event-form.js';

/** A game without a result before a round, and its own round. */
export function unfinishedBefore(
  { games }: Pick<ChessEvent, 'games'>,
  round: number,
): (EventGame & { readonly round: number }) | undefined {
  for (const [at, earlier] of games.slice(0, round - 1).entries()) {
    const unfinished = earlier.find(({ result }) => result === null);
    if (unfinished !== undefined) return { ...unfinished, round: at + 1 };
  }
  return undefined;
}
