// The facts by which a rating list completes the tournament that is open. They stand beside it, so that nothing of a list gets into
// links or is kept on the device.
import type { ChessEvent } from 'crosstable/event';

/** A tournament with the facts of a list. */
interface Completion {
  readonly of: ChessEvent;
  readonly event: ChessEvent;
  /** K by player. */
  readonly coefficients: ReadonlyMap<string, number>;
}

let last: Completion | undefined;

/** Takes the facts of a list for a tournament; those of another one are gone. */
export function complete(completion: Completion): void {
  last = completion;
}

/** A tournament with the facts of the list that was opened beside it, if there was one. */
export function completed(event: ChessEvent): ChessEvent {
  return last?.of === event ? last.event : event;
}

/** K of a player in the list that was opened beside a tournament. */
export function listedCoefficient(event: ChessEvent, player: string): number | undefined {
  return last?.of === event ? last.coefficients.get(player) : undefined;
}
