import { type Crosstable, checkArray, openTable } from '@crosstable/core';

import { type Ranking, refine } from './article-4.2-ranking.js';
import { type StandingsOptions, rankedIn } from './standings.js';
import { stepsOf } from './steps.js';

/**
 * Art. 4.2: which tie-break of a list separated each row of the standings from the next.
 *
 * @param table - The tournament, from `crosstable` or `teamTable`.
 * @param codes - The whole order, as for `standings`.
 * @param options - A part of the field, as for `standings`.
 * @returns For every row of the standings but the last, the place in the list of the code that separates it
 *   from the row after it, from 0; `null` where the list leaves the two tied.
 * @throws What `standings` throws for the same table and codes.
 *
 * Cost: that of `standings`.
 */
export function separatedBy(
  table: Crosstable,
  codes: readonly string[],
  options: Pick<StandingsOptions, 'of'> = {},
): readonly (number | null)[] {
  checkArray(codes, 'codes', 'codes');
  const tournament = openTable(table);
  const ranked = rankedIn(tournament, options);
  const { length } = ranked;
  const separators = Array<number | null>(Math.max(length - 1, 0)).fill(null);
  let ranking: Ranking = [ranked];
  for (const [at, { split }] of stepsOf(codes, tournament).entries()) {
    ranking = refine(ranking, split);
    let ahead = 0;
    for (const group of ranking) {
      ahead += group.length;
      if (ahead < length) separators[ahead - 1] ??= at;
    }
  }
  return separators;
}
