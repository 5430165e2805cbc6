import PrefRating, { prefRating, PrefRating as Named, type PrefPlayer } from '@crosstable/preferans-rating';
import { explain, inWords, type PrefExplanation, type PrefSeat } from '@crosstable/preferans-rating/explain';
import { finalScores, type PrefFinalScores, type PrefPaper } from '@crosstable/preferans-rating/score';
import { rateSeason, type PrefSeason, type PrefSeasonGame } from '@crosstable/preferans-rating/season';

const player = (username: string, score: number): PrefPlayer => ({ username, rating: 1200, score });
const same: typeof PrefRating = Named;
export const change: number = new same(player('A', -500), player('B', 40), player('C', 460), 30).rating.p1.change;
export const names: string = prefRating(player('A', 1), player('B', 2), player('C', 3), 60).p2.username;

const explanation: PrefExplanation = explain(player('A', -500), player('B', 40), player('C', 460), 30);
export const against: readonly PrefSeat[] = explanation.p1.halves.map((half) => half.against);
export const lines: readonly string[] = inWords(explanation);

const papers: readonly PrefPaper[] = [
  { left: 320, middle: -20, right: 160 },
  { left: 120, middle: 4, right: 60 },
  { left: 20, middle: 16, right: 60 },
];
const scores: PrefFinalScores = finalScores(papers);
const { sum } = scores;
const games: readonly PrefSeasonGame[] = [{ players: ['A', 'B', 'C'], scores, bula: 30 }];
const season: PrefSeason = rateSeason([player('A', 0), player('B', 0), player('C', 0)], games);
export const later: PrefSeason = rateSeason(season.players, games);
export const sums: readonly number[] = [sum, season.sum, ...season.unbalanced];

// @ts-expect-error a change is a number
export const text: string = new PrefRating(player('A', 1), player('B', 2), player('C', 3), 60).rating.p1.change;
// @ts-expect-error three players and the bula
prefRating(player('A', 1), player('B', 2));
// @ts-expect-error a sheet has three columns
finalScores([{ left: 320, middle: -20 }]);
// @ts-expect-error players of a game are usernames
rateSeason(season.players, [{ players: [player('A', 1)], scores: [0], bula: 30 }]);
