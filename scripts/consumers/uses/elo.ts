import { elo, expectedScore, type EloOptions } from '@crosstable/elo';
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

const options: EloOptions = { k: [20, 40] };
const [newA, newB] = elo(2100, 0, 1200, options);
export const sum: number = newA + newB + expectedScore(1900, 1500);

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
