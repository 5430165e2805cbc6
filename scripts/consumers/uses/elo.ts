import { elo, expectedScore, type EloOptions } from '@crosstable/elo';

const options: EloOptions = { k: [20, 40] };
const [newA, newB] = elo(2100, 0, 1200, options);
export const sum: number = newA + newB + expectedScore(1900, 1500);

// @ts-expect-error the ratings of two players
export const three: readonly [number, number, number] = elo(2100, 0, 1200);
// @ts-expect-error an expected score is a number
export const text: string = expectedScore(1900, 1500);
// @ts-expect-error k is a number or two
elo(2100, 0, 1200, { k: 'fide' });
