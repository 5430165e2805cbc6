import type { System } from '@crosstable/core';
import { wholeOrder } from '@crosstable/standings';

/** The tie-breaks of a file without a list of its own; a round robin has no Buchholz (Art. 8). */
export const DEFAULT_LISTS = {
  swiss: ['PTS', 'BH/C1', 'BH', 'SB'],
  'round-robin': ['PTS', 'SB', 'WIN'],
  teams: ['PTS', 'MPvGP', 'EMMSB'],
} as const;

/** The facts that decide the default list of an event. */
interface Kind {
  readonly system?: System | undefined;
  /** Only an event of teams has them. */
  readonly matches?: unknown;
}

/** The whole order by the list of a file, or by the default list. */
export function orderOf(list: readonly string[] | undefined, { system = 'swiss', matches }: Kind): readonly string[] {
  return wholeOrder(list ?? (matches === undefined ? DEFAULT_LISTS[system] : DEFAULT_LISTS.teams));
}
