import type { Account } from './account.js';
import { afterCuts } from './article-14-cuts.js';
import type { CompiledTournament, Seat } from './tournament.js';
import { viewed, viewedFrom } from './view.js';

/** Art. 10: whether a tie-break is undefined for the whole field, because it needs ratings and someone has none. */
export function isUndefinedFor({ ratings, unratedAreSkipped }: CompiledTournament, { needsRatings }: Account): boolean {
  return needsRatings && !unratedAreSkipped && ratings.includes(0);
}

/** A player's value; `null` where it is undefined. */
export function valueAt(account: Account, modification: string, seat: Seat<CompiledTournament>): number | null {
  if (isUndefinedFor(seat.tournament, account)) return null;
  return valueOfElements(account, modification, seatShown(account, seat));
}

/** The seat as a tie-break sees it, which may take the tournament for another one. */
export function seatShown({ view }: Pick<Account, 'view'>, seat: Seat): Seat {
  return view === undefined ? seat : viewedFrom(seat, view);
}

function valueOfElements(account: Account, modification: string, seat: Seat): number | null {
  const elements = seat.player < 0 ? [] : account.elements(seat);
  return account.value(afterCuts(elements, account.modifiers[modification] ?? []), seat);
}

/** The values of all players, by number; NaN where they are undefined. Cost: linear in players times rounds. */
export function columnOf(account: Account, modification: string, tournament: CompiledTournament): Float64Array {
  const { columns, view } = account;
  const size = tournament.scores.length;
  if (isUndefinedFor(tournament, account)) return new Float64Array(size).fill(NaN);
  const shown = view === undefined ? tournament : viewed(tournament, view);
  const fast = columns[modification];
  if (fast !== undefined) return fast(shown);
  const column = new Float64Array(size);
  for (let player = 0; player < size; player++) {
    column[player] = valueOfElements(account, modification, { tournament: shown, player }) ?? NaN;
  }
  return column;
}
