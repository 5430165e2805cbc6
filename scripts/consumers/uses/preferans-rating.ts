import PrefRating, { prefRating, PrefRating as Named, type PrefPlayer } from '@crosstable/preferans-rating';

const player = (username: string, score: number): PrefPlayer => ({ username, rating: 1200, score });
const same: typeof PrefRating = Named;
export const change: number = new same(player('A', -500), player('B', 40), player('C', 460), 30).rating.p1.change;
export const names: string = prefRating(player('A', 1), player('B', 2), player('C', 3), 60).p2.username;

// @ts-expect-error a change is a number
export const text: string = new PrefRating(player('A', 1), player('B', 2), player('C', 3), 60).rating.p1.change;
// @ts-expect-error three players and the bula
prefRating(player('A', 1), player('B', 2));
