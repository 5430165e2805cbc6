import type { PrintedTable, Tournament } from '@crosstable/core';
import { type Ranking, type Split, byColumn, everybody, refine } from '@crosstable/standings';

import type { WrongRank } from '../audit-types.js';

/** Players who are tied, with the places that they may have. */
export interface Tied {
  readonly players: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** Art. 4.2: all players in groups, first to last. */
export function rankingBy(splits: readonly Split[], tournament: Tournament): Ranking {
  let ranking: Ranking = [everybody(tournament)];
  for (const split of splits) ranking = refine(ranking, split);
  return ranking;
}

/** The places that the groups of a ranking share, behind those `before`, and as many more as there are players who may be anywhere. */
export function placesIn(ranking: Ranking, before = 0, more = 0): readonly Tied[] {
  let last = before;
  return ranking.map((players) => {
    const from = last + 1;
    last += players.length;
    return { players, from, to: last + more };
  });
}

/** By player: the printed points; those of the games where none are printed. */
export function printedPoints({ points }: PrintedTable, { ids, primary }: Tournament): Float64Array {
  return Float64Array.from(ids, (id, player) => points?.get(id) ?? primary.totals[player] / primary.scale);
}

/** The tied divided by a column. A player with an empty cell isn't compared, and so may stand before or behind any of them. */
function divide({ from, players, to }: Tied, column: Float64Array, isLowerFirst: boolean): readonly Tied[] {
  const isEmpty = (player: number): boolean => Number.isNaN(column[player]);
  const compared = players.filter((player) => !isEmpty(player));
  return [
    ...placesIn(byColumn(column, isLowerFirst)(compared), from - 1, to - from + 1 - compared.length),
    ...players.filter(isEmpty).map((player) => ({ players: [player], from, to })),
  ];
}

/** The places by the printed points, then the columns; `areLowerFirst` tells of each whether the lower value ranks first. */
export function printedPlaces(
  printed: PrintedTable,
  tournament: Tournament,
  areLowerFirst: readonly boolean[],
): readonly Tied[] {
  const columns = printed.columns.map(({ cells }) => Float64Array.from(tournament.ids, (id) => cells.get(id) ?? NaN));
  const all = [printedPoints(printed, tournament), ...columns];
  return all.reduce(
    (places, column, at) => places.flatMap((tied) => divide(tied, column, areLowerFirst[at])),
    placesIn([everybody(tournament)]),
  );
}

/** The printed ranks that aren't among the places that the player may have. */
export function wrongRanks(
  places: readonly Tied[],
  printed: ReadonlyMap<string, number>,
  { ids }: Tournament,
): readonly WrongRank[] {
  return places.flatMap(({ from, players, to }) =>
    players.flatMap((player) => {
      // A rank that nobody printed isn't compared
      const rank = printed.get(ids[player]) ?? from;
      return rank >= from && rank <= to ? [] : [{ player: ids[player], printed: rank, from, to }];
    }),
  );
}
