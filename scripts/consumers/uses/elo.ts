import { elo, expectedScore, type EloOptions } from '@crosstable/elo';
import {
  fromJSON,
  rateGames,
  rateGamesByPlayer,
  ratePeriod,
  ratingState,
  type GameColumns,
  type RateOptions,
  type RatingState,
  type SavedRatings,
} from '@crosstable/elo/batch';
import { explain, type RatingExplanation, type RatingReasonKey } from '@crosstable/elo/explain';
import {
  expectedScore as expectedByTable,
  initialRating,
  kFactor,
  performanceRating,
  ratingChange,
  ratingDifference,
  ratingPeriod,
  requiredScore,
  type RatingChange,
  type RatingGame,
} from '@crosstable/elo/fide';

const options: EloOptions = { k: [20, 40], scale: 400, floor: 100, bonus: 35 };
const [newA, newB] = elo(2100, 0, 1200, options);
export const sum: number = newA + newB + expectedScore(1900, 1500, { scale: 200, bonus: -35 });

// @ts-expect-error the ratings of two players
export const three: readonly [number, number, number] = elo(2100, 0, 1200);
// @ts-expect-error an expected score is a number
export const text: string = expectedScore(1900, 1500);
// @ts-expect-error k is a number or two
elo(2100, 0, 1200, { k: 'fide' });

const games: readonly RatingGame[] = [
  { opponent: 2300, score: 1 },
  { opponent: null, score: 0.5 },
];
const k = kFactor({ rating: 2350, games: 12 });
export const change: RatingChange = ratingChange({ rating: 2350, k, games, kind: 'rapid', on: '2026-03-01' });
export const list: number = ratingPeriod({ listRating: 2350, k, events: [{ games }], roundPer: 'event' }).rating;
export const first: number | null = initialRating(games).rating;
export const performances: readonly (number | null)[] = [
  performanceRating(games),
  requiredScore({ games, target: 2600 }),
];
export const table: number = expectedByTable(2700, 2200) + ratingDifference(0.75);
export const why: RatingExplanation = explain({ rating: 2350, k: { games: 12 }, games });
export const key: RatingReasonKey = why.kReason.key;

// @ts-expect-error a score is 0, ½ or 1
ratingChange({ rating: 2350, k, games: [{ opponent: 2300, score: 2 }] });
// @ts-expect-error rounded per period or per event
ratingPeriod({ listRating: 2350, k, events: [], roundPer: 'game' });
// @ts-expect-error standard, rapid or blitz
expectedByTable(2700, 2200, { kind: 'bullet' });

const columns: GameColumns = { white: Int32Array.of(0), black: Int32Array.of(1), result: Uint8Array.of(2) };
const rules: RateOptions = { k: Float64Array.of(20, 40), bonus: 35 };
const ratings = Float64Array.of(1500, 1700);
export const rated: number = rateGames(ratings, columns, rules) + ratePeriod(ratings, columns, { k: 20 });
const state: RatingState = ratingState({ initial: 1200, ratings: new Map([['Ann', 1500]]) });
state.rate(new Set([{ white: 'Ann', black: 'Bob', result: 0.5 }]), (done, total) => void [done, total]);
export const saved: SavedRatings = state.toJSON();
export const players: Map<string, number> = rateGamesByPlayer([], { ratings: fromJSON(saved).ratings });

// @ts-expect-error columns are typed arrays
rateGames([1500, 1700], columns);
// @ts-expect-error results are points or half points
ratePeriod(ratings, { ...columns, result: Int32Array.of(1) });
// @ts-expect-error players of a state have ids
state.rate([{ white: 0, black: 1, result: 1 }]);
// @ts-expect-error everybody has the same K
ratingState({ k: [20, 40] });
