import { averageRatingOfOpponents, tiebreak, type Game, type Player, type Tiebreak } from '@crosstable/average-rating';
import { averageRatingOfOpponentsCut1, tiebreak as cut1 } from '@crosstable/average-rating/cut1';
import { averageRatingOfOpponentsCut2, tiebreak as cut2 } from '@crosstable/average-rating/cut2';
import { explain } from '@crosstable/average-rating/explain';
import { averageRatingOfOpponentsMedian1, tiebreak as median1 } from '@crosstable/average-rating/median1';
import { averageRatingOfOpponentsMedian2, tiebreak as median2 } from '@crosstable/average-rating/median2';

const games: readonly (readonly Game[])[] = [[{ white: 'A', black: 'B', result: 1 }]];
const players: readonly Player[] = [{ id: 'A', rating: 2400 }, { id: 'B' }];
export const values: readonly number[] = [
  averageRatingOfOpponents('A', games),
  averageRatingOfOpponentsCut1('A', games, players),
  averageRatingOfOpponentsCut2('A', games, players),
  averageRatingOfOpponentsMedian1('A', games, players),
  averageRatingOfOpponentsMedian2('A', games, players),
];
export const tiebreaks: readonly Tiebreak[] = [tiebreak, cut1, cut2, median1, median2];
export const rounds: readonly number[] = explain('A', games, players, { median: 1 }).contributions.map(
  ({ round }) => round,
);

// @ts-expect-error a value is a number
export const text: string = averageRatingOfOpponents('A', games);
// @ts-expect-error a result is 0, 0.5 or 1
averageRatingOfOpponentsCut1('A', [[{ white: 'A', black: 'B', result: 2 }]]);
// @ts-expect-error there is a Cut-1 and no Cut-9
explain('A', games, players, { cut: 9 });
