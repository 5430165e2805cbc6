import type { CheckedAdjustment } from '../input/adjustments.js';
import { check, isObject, isWhole } from '../input/check.js';
import { EDITIONS, NEWEST, rowOf } from '../input/editions.js';
import { nearestMillionth } from '../input/millionths.js';
import { type CrosstableOptions, choice } from '../input/options.js';
import { SYSTEMS } from '../input/system.js';
import type { Settings } from './compile.js';
import { STANDARD_POINTS } from './points.js';
import { pointsOf } from './scoring.js';

/** The checked options with their defaults, without the lists. */
export interface CheckedOptions extends Settings {
  /** The number of rounds that count. */
  readonly rounds: number;
  /** NaN if the option gives no rating. */
  readonly ratingOfUnrated: number;
}

/** Checks the options of a tournament with a number of rounds of games. */
export function settingsOf(
  options: CrosstableOptions,
  adjustments: readonly CheckedAdjustment[],
  roundsInGames: number,
  given: 'games' | 'matches' = 'games',
): CheckedOptions {
  const { system, rounds, round = roundsInGames, scoring, edition, unrated } = options;
  const areEnough = rounds === undefined || isWhole(rounds, roundsInGames);
  check(
    areEnough,
    'options.rounds',
    `a whole number of at least ${roundsInGames}, the rounds in ${given}`,
    rounds,
    'number',
  );
  check(
    isWhole(round, 0, roundsInGames),
    'options.round',
    `a whole number from 0 to ${roundsInGames}, the rounds in ${given}`,
    round,
    'number',
  );
  const isRule = unrated === undefined || unrated === 'skip' || Number.isFinite(unrated) || isObject(unrated);
  check(isRule, 'options.unrated', 'a finite number, ratings by id or "skip"', unrated, 'number');
  const allowedEdition = choice(edition, 'options.edition', EDITIONS) ?? NEWEST;
  return {
    points:
      scoring === undefined && adjustments.length === 0
        ? STANDARD_POINTS
        : pointsOf(
            scoring,
            adjustments.map(({ points }) => points),
          ),
    system: choice(system, 'options.system', SYSTEMS),
    edition: allowedEdition,
    rules: rowOf(allowedEdition).rules,
    announcedRounds: rounds,
    rounds: round,
    ratingOfUnrated: typeof unrated === 'number' ? nearestMillionth(unrated) : NaN,
  };
}
