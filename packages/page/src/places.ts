import { standings } from '../../crosstable/src/index.js';
import type { Opened } from './state.js';
import type { Shown } from './table.js';
import { tableOf } from './table.js';

let last: { readonly shown: Shown; readonly places: ReadonlyMap<string, number> | null } | undefined;

function computed({ codes, round }: Opened, { event, rows }: Shown): ReadonlyMap<string, number> | null {
  // The table of the end says enough; who looks back wants to see what the round changed
  if (round < 2) return null;
  const before = new Map(
    standings(tableOf({ ...event, round: round - 1 }), codes).map(({ player, rank }) => [player, rank]),
  );
  return new Map(rows.map(({ player, rank }) => [player, (before.get(player) ?? rank) - rank]));
}

/** By player: the places won since the round before, negative where they were lost; `null` after the first round. */
export function placesSince(opened: Opened, shown: Shown): ReadonlyMap<string, number> | null {
  if (last?.shown !== shown) last = { shown, places: computed(opened, shown) };
  return last.places;
}
