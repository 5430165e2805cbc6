// How many places would be others by the other edition: counted when the page has nothing else to do.
import { EDITIONS, type Edition, standings } from 'crosstable';

import type { TableContext } from '../context.js';
import { type Shown, tableOf } from '../table.js';

/** The other edition, and how many places are others by it. */
interface Moved {
  readonly edition: Edition;
  readonly places: number;
}

/** The count; `null` while it isn't, or where the other edition doesn't allow the list. */
const counted = new WeakMap<Shown, Moved | null>();

/** Milliseconds after the table was drawn: a click that follows at once isn't kept waiting. */
const LATER = 400;

function movedBy(edition: Edition, { event, rows }: Shown): Moved | null {
  try {
    const others = standings(tableOf({ ...event, edition }), event.tiebreaks);
    const ranks = new Map(others.map(({ player, rank }) => [player, rank]));
    return { edition, places: rows.filter(({ player, rank }) => ranks.get(player) !== rank).length };
  } catch (thrown) {
    // A code that the older edition lacks, or Buchholz in a round robin
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}

/** The changes of the other edition, as far as that is counted; `again` is called once it is. */
export function movedByOther({ again, opened, shown }: TableContext): Moved | null {
  const known = counted.get(shown);
  if (known !== undefined) return known;
  counted.set(shown, null);
  const other = EDITIONS.find((edition) => edition !== opened.edition);
  if (other !== undefined)
    setTimeout(() => {
      const moved = movedBy(other, shown);
      counted.set(shown, moved);
      if (moved !== null && moved.places > 0) again();
    }, LATER);
  return null;
}
