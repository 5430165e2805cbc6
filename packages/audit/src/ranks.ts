import type { PrintedTable, Tournament } from '@crosstable/core';
import { valuesOf } from '@crosstable/core';

import type { Ranking, Split } from '../../crosstable/src/article-4.2-ranking.js';
import { byColumn, everybody, refined } from '../../crosstable/src/article-4.2-ranking.js';
import { separate } from '../../direct-encounter/src/article-6.js';
import type { WrongRank } from './audit-types.js';
import { CALCULATIONS } from './calculations.js';

/** How a code of a list divides the tied; nothing for a code that there isn't. */
export function splitOf(code: string, tournament: Tournament): Split | undefined {
  if (code === 'DE') return (tied) => separate(tournament, tied, false);
  if (code === 'DE/P') return (tied) => separate(tournament, tied, true);
  const coded = CALCULATIONS.find((one) => one.code === code);
  return coded && byColumn(valuesOf(coded.calculation, coded.cuts, tournament), coded.lowerFirst);
}

/** Art. 4.2: all players in groups, first to last. */
export function rankingBy(splits: readonly Split[], tournament: Tournament): Ranking {
  let ranking: Ranking = [everybody(tournament)];
  for (const split of splits) ranking = refined(ranking, split);
  return ranking;
}

/** The printed numbers as splits: the points, then the columns, the higher first. */
export function printedSplits({ columns, points }: PrintedTable, { ids, primary }: Tournament): Split[] {
  const totals = Float64Array.from(ids, (id, player) => points?.get(id) ?? primary.totals[player] / primary.scale);
  const printed = columns.map(({ cells }) => Float64Array.from(ids, (id) => cells.get(id) ?? NaN));
  return [totals, ...printed].map((column) => byColumn(column));
}

/** The printed ranks that aren't among the places that the player's group shares. */
export function wrongRanks(
  ranking: Ranking,
  printed: ReadonlyMap<string, number>,
  { ids }: Tournament,
): readonly WrongRank[] {
  const wrong: WrongRank[] = [];
  let before = 0;
  for (const group of ranking) {
    const from = before + 1;
    const to = before + group.length;
    for (const player of group) {
      const rank = printed.get(ids[player]);
      if (rank !== undefined && (rank < from || rank > to))
        wrong.push({ player: ids[player], printed: rank, from, to });
    }
    before = to;
  }
  return wrong;
}
