import {
  tiebreak,
  tournamentPerformanceRating,
  type Game,
  type Player,
  type Tiebreak,
} from '@crosstable/performance-rating';
import { averagePerformanceRatingOfOpponents, tiebreak as average } from '@crosstable/performance-rating/average';
import {
  averagePerfectPerformanceOfOpponents,
  tiebreak as averagePerfect,
} from '@crosstable/performance-rating/average-perfect';
import { explain } from '@crosstable/performance-rating/explain';
import { perfectTournamentPerformance, tiebreak as perfect } from '@crosstable/performance-rating/perfect';
import { tiebreak as tournament } from '@crosstable/performance-rating/tournament';

const games: readonly (readonly Game[])[] = [[{ white: 'A', black: 'B', result: 1 }]];
const players: readonly Player[] = [{ id: 'A', rating: 2400 }, { id: 'B' }];
export const values: readonly number[] = [
  tournamentPerformanceRating('A', games),
  perfectTournamentPerformance('A', games, players),
  averagePerformanceRatingOfOpponents('A', games, players),
  averagePerfectPerformanceOfOpponents('A', games, players),
];
export const tiebreaks: readonly Tiebreak[] = [tiebreak, tournament, perfect, average, averagePerfect];
export const rounds: readonly number[] = explain('A', games, players, { of: 'PTP' }).contributions.map(
  ({ round }) => round,
);

// @ts-expect-error a value is a number
export const text: string = tournamentPerformanceRating('A', games);
// @ts-expect-error a result is 0, 0.5 or 1
perfectTournamentPerformance('A', [[{ white: 'A', black: 'B', result: 2 }]]);
// @ts-expect-error there are four codes, and the average rating is none of them
explain('A', games, players, { of: 'ARO' });
