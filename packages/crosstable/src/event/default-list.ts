import type { System } from '@crosstable/core';

/** What a file without a list of its own is ranked by: in a round robin there is no Buchholz (Art. 8). */
const DEFAULT_LISTS = { swiss: ['PTS', 'BH/C1', 'BH', 'SB'], 'round-robin': ['PTS', 'SB', 'WIN'] } as const;

/** The whole order that a list means: points come first, whether the list says so or not. */
export function wholeOrder(list: readonly string[]): readonly string[] {
  return list.some((code) => code.toUpperCase() === 'PTS') ? list : ['PTS', ...list];
}

/** The whole order by the list of a file, or by the default where it has none. */
export function orderOf(list: readonly string[] | undefined, system: System = 'swiss'): readonly string[] {
  return wholeOrder(list ?? DEFAULT_LISTS[system]);
}
