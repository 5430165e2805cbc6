import type { RatingsWords } from '../../../answers/ratings-words.js';

function rounds(from: number, to: number): string {
  return from === to ? `round ${from}` : `rounds ${from} to ${to}`;
}

const NOT_RATED = {
  unplayed: 'forfeits',
  'marked-unrated': 'games marked so, as those of less than one move',
  'unrated-opponent': 'games against unrated players',
  'difference-too-large': 'games between players 600 or more apart, of whom one is above 2600',
} as const;

const NO_FIRST_RATING = {
  'zero-score': 'no point against rated opponents (B.02 8.2.1)',
  'too-few-games': 'fewer than 5 games against rated opponents (B.02 7.1.4)',
  'below-minimum': 'below 1400 by this tournament (B.02 7.1.4)',
} as const;

export const RATINGS: RatingsWords = {
  kind: 'Ratings',
  rules: (progress, kind, day) =>
    `${progress}, ${kind} ratings by FIDE B.02 as in force${day === null ? '' : ` on ${day}`}`,
  nobody: 'Nobody is rated.',
  earliestRules: (day, asked) => `rated by the regulations of ${day}, because those of ${asked} are not known here`,
  unusedColumns: (file, columns) => `columns of ${file} that are not used: ${columns}`,

  score: 'Score',
  expected: 'Expected',
  performance: { text: 'Rp', means: 'Performance rating' },
  change: 'Change',
  rounded: 'Rounded',
  newRating: 'New',

  period: (from, to) => `Rating period of ${rounds(from, to)}`,
  inPeriod: (from, to, remark) => `In ${rounds(from, to)}: ${remark}`,

  notRated: (why, article, games) => `Not rated, ${NOT_RATED[why]} (${article}): ${games}`,
  inRound: (round, games) => `round ${round}: ${games}`,
  limited: (games, isExempt, article) =>
    `In ${games} ${games === 1 ? 'game' : 'games'} a difference of more than 400 counts as 400` +
    `${isExempt ? ', but not for players rated 2650 or more' : ''} (${article})`,
  withoutK: (file, players) => `No K in ${file}, and so no change: ${players}`,
  reducedK: (player, k, usual, games, article) =>
    `K of ${player} is ${k} instead of ${usual}, for ${games} games (${article})`,
  fallen: (players) => `Now below 1400, and without a published rating: ${players}`,
  low: (players) => `Below 1400 in the file, as nobody is on FIDE's lists: ${players}`,
  unrated: (players) => `Unrated, and not in the table: ${players}`,
  firstRatings: (players) => `First ratings by this tournament alone (B.02 8.2): ${players}`,
  firstRating: (player, rating, points, games, isHighest) =>
    `${player} ${rating} (${points} of ${games}${isHighest ? ', the highest first rating' : ''})`,
  noFirstRating: (why, players) => `No first rating, ${NO_FIRST_RATING[why]}: ${players}`,
};
