import type { RatingSystemWords } from './rating-system-words.js';

/** English. */
export const RATING_SYSTEMS: RatingSystemWords = {
  language: 'en',
  rules: {
    'us-chess': (progress, rating, day, multiplier) =>
      `${progress}, ${rating === 'quick' ? 'Quick' : 'Regular'} ratings by US Chess (edition of April 2026)` +
      `${day === null ? '' : ` as on ${day}`}, bonus multiplier ${multiplier}`,
    dwz: (progress, order, expectation, day) =>
      `${progress}, DWZ by the order of ${order}${day === null ? '' : `, as on ${day}`}, expected scores by the ${expectation}`,
    glicko2: (progress, tau) => `${progress}, Glicko-2 with the tournament as one period, τ ${tau}`,
  },

  before: 'Before',
  bonus: 'Bonus',
  index: { text: 'Ind', means: 'Index: the number of evaluations' },
  deviation: { text: 'RD', means: 'Rating deviation before' },
  newDeviation: { text: 'RD new', means: 'Rating deviation after' },
  volatility: { text: 'σ', means: 'Volatility before' },
  newVolatility: { text: 'σ new', means: 'Volatility after' },

  why: 'Why',
  player: (player, before, after) => `${player}: ${before ?? 'unrated'}${after === null ? '' : ` → ${after}`}`,
  game: (round, opponent, rating, score, expected, change) =>
    `Round ${round}, against ${opponent}${rating === null ? ', unrated' : ` (${rating})`}: ${score}` +
    `${expected === null ? '' : `, expected ${expected}`}${change === null ? '' : `, ${change}`}`,
  reasons: {
    'us-chess': {
      'no-games': () => 'No rated games, so that the rating stays',
      standard: ({ games }) => `Standard formula, with ${games} games before the event`,
      'standard-unknown': () => 'Standard formula: the games before aren’t known, and the player counts as established',
      'special-few': ({ games, limit }) =>
        `Special formula, with ${games} games before the event: up to ${limit} are few`,
      'special-all-won': () => 'Special formula: all games before the event were won',
      'special-all-lost': () => 'Special formula: all games before the event were lost',
      'special-unrated': () => 'Special formula: the player is unrated',
      'initial-given': ({ rating }) => `The initial rating ${rating} was given`,
      'initial-fide': ({ rating, fide }) => `The initial rating is ${rating}, by FIDE’s rating ${fide}`,
      'initial-age': ({ rating, age }) => `The initial rating is ${rating}, by the age ${age}`,
      'initial-unknown': ({ rating }) => `The initial rating is ${rating}, for nothing else is known`,
      'effective-games': ({ games }) => `All ${games} games before the event count`,
      'effective-limited': ({ rating, limit }) => `A rating of ${rating} stands for ${limit} games, and no more count`,
      k: ({ effective, games, k }) => `K is 800 / (${effective} + ${games}) = ${k}`,
      'k-dual': ({ effective, games, factor, k }) =>
        `K is 800 × ${factor} / (${effective} + ${games}) = ${k}, for a high Regular rating in an event that is rated twice`,
      bonus: ({ gain, threshold, bonus }) =>
        `The gain of ${gain} is above ${threshold}, so that there is a bonus of ${bonus}`,
      'bonus-not-reached': ({ gain, threshold }) => `No bonus: a gain of ${gain} isn’t above ${threshold}`,
      'bonus-few-games': ({ games, least }) => `No bonus with ${games} games, of which ${least} are needed`,
      'bonus-same-opponent': ({ times }) => `No bonus: one opponent was met ${times} times`,
      'absolute-floor': ({ computed, floor }) => `The absolute floor ${floor} holds, instead of ${computed}`,
      'peak-floor': ({ computed, floor, highest }) =>
        `The floor ${floor} of the highest rating ${highest} holds, instead of ${computed}`,
    },
    dwz: {
      'no-games': () => 'No game against a rated opponent, so that nothing changes',
      'base-2014': ({ rating, age, addend, base }) =>
        `Base value (${rating} / 1000)⁴ + ${addend} = ${base}, at the age of ${age}`,
      acceleration: ({ factor }) => `Acceleration of the young by the factor ${factor}`,
      'brake-2014': ({ brake }) => `Brake of a low rating: ${brake} more`,
      'development-most': ({ computed, most, index }) =>
        `The development coefficient is ${most} at most with the index ${index}, instead of ${computed}`,
      'development-least': ({ computed, least }) =>
        `The development coefficient is ${least} at least, instead of ${computed}`,
      'k-2014': ({ development, games, k }) => `A point counts 800 / (${development} + ${games}) = ${k}`,
      'base-2026': ({ index, age, rating, base }) =>
        `Base value ${base} for the index ${index}, the age of ${age} and the rating ${rating}`,
      'brake-2026': ({ factor }) => `Brake of a low rating by the factor ${factor}`,
      bonus: ({ bonus }) => `Success: ${bonus} more`,
      'k-most': ({ computed, most }) => `K is ${most} at most, instead of ${computed}`,
      'k-2026': ({ k }) => `K is ${k}`,
      'lowest-rating': ({ computed, lowest }) => `No rating is below ${lowest}, which holds instead of ${computed}`,
    },
    glicko2: {
      'no-games': () => 'No games: the deviation grows by the volatility, and all else stays',
      narrower: () => 'The deviation is smaller: the games tell more than the volatility takes away',
      wider: () => 'The deviation is larger: the volatility takes more away than the games tell',
      'more-surprising': ({ surprise, due }) =>
        `The volatility is larger: the results surprise by ${surprise}, where ${due} was due`,
      'less-surprising': ({ surprise, due }) =>
        `The volatility is smaller: the results surprise by ${surprise}, where ${due} was due`,
    },
  },
  missing: {
    games: (players) => `The games before the event aren’t known (column games), and count as many: ${players}`,
    initial: (players) =>
      `Neither age, FIDE’s rating nor an initial one is known (columns age, fide, initial), so that 750 is the initial rating: ${players}`,
    development: (players) =>
      `Not rated, because the index or the age isn’t known (columns index, birth year): ${players}`,
    noDwz: (players) => `Without a DWZ, and without a first one, which isn’t calculated here: ${players}`,
    deviation: (players) => `No deviation is known (column deviation), and 350 counts, as of a new player: ${players}`,
    volatility: (players) =>
      `No volatility is known (column volatility), and 0.06 counts, as of a new player: ${players}`,
    rating: (players) => `No rating is known (column rating), and 1500 counts, as of a new player: ${players}`,
    ofFile: (players) =>
      `The rating before is that of the file, which may be of another system (column rating): ${players}`,
  },
};
