import type { PrintedTable, Tournament } from '@crosstable/core';

import type { Ranking, Split } from '../../crosstable/src/article-4.2-ranking.js';
import { byColumn, everybody, refined } from '../../crosstable/src/article-4.2-ranking.js';
import type { WrongRank } from './audit-types.js';

/** Art. 4.2: all players in groups, first to last. */
export function rankingBy(splits: readonly Split[], tournament: Tournament): Ranking {
  let ranking: Ranking = [everybody(tournament)];
  for (const split of splits) ranking = refined(ranking, split);
  return ranking;
}

/** By player: the printed points; those of the games where none are printed. */
export function printedPoints({ points }: PrintedTable, { ids, primary }: Tournament): Float64Array {
  return Float64Array.from(ids, (id, player) => points?.get(id) ?? primary.totals[player] / primary.scale);
}

/** The printed numbers as splits: the points, then the columns; `areLowerFirst` tells the columns whose lower value ranks first. */
export function printedSplits(
  printed: PrintedTable,
  tournament: Tournament,
  areLowerFirst: readonly boolean[],
): Split[] {
  const { ids } = tournament;
  const columns = printed.columns.map(({ cells }, at) =>
    byColumn(
      Float64Array.from(ids, (id) => cells.get(id) ?? NaN),
      areLowerFirst[at],
    ),
  );
  return [byColumn(printedPoints(printed, tournament)), ...columns];
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
