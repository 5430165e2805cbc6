import { standings } from 'crosstable';

import type { Opened } from './state.js';
import type { Shown } from './table.js';

let last: { readonly shown: Shown; readonly places: ReadonlyMap<string, number> | null } | undefined;

function computed({ codes }: Opened, { rows, tableBefore }: Shown): ReadonlyMap<string, number> | null {
  if (tableBefore === null) return null;
  const before = new Map(standings(tableBefore, codes).map(({ player, rank }) => [player, rank]));
  return new Map(rows.map(({ player, rank }) => [player, (before.get(player) ?? rank) - rank]));
}

/** By player: the places won since the round before, negative where they were lost; `null` after the first round. */
export function placesSince(opened: Opened, shown: Shown): ReadonlyMap<string, number> | null {
  if (last?.shown !== shown) last = { shown, places: computed(opened, shown) };
  return last.places;
}
