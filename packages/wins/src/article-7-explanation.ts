// FIDE C.07 (edition 2026-03), Article 7: the tie-breaks that count rounds, explained

import type {
  Calculation,
  Contributing,
  Crosstable,
  Explanation,
  Player,
  Reason,
  Rounds,
  TiebreakRule,
  Title,
  Tournament,
} from '@crosstable/core';
import { check, checkNames, explanationOf, unratedTournament, variantOf } from '@crosstable/core';

import { winCalculation } from './article-7.1.js';
import { wonCalculation } from './article-7.2.js';
import { blackGamesCalculation } from './article-7.3.js';
import { blackWinsCalculation } from './article-7.4.js';
import { roundsElectedCalculation } from './article-7.6.js';
import { standardPointsCalculation } from './article-7.7.js';

/** The common part of the tie-breaks of Article 7 that count rounds. */
const NUMBER_OF_ROUNDS = {
  type: 'B',
  systems: ['swiss', 'round-robin'],
  cuts: {},
  units: ({ primary: { scale } }: Tournament) => ({ score: scale, value: 1 }),
} as const;

function countingRule(title: Pick<Title, 'code' | 'name' | 'article'>, calculation: Calculation): TiebreakRule {
  const { article } = title;
  return {
    ...NUMBER_OF_ROUNDS,
    ...calculation,
    ...title,
    scored: ({ primary }) => primary,
    reason: (_, { value }) => ({ key: value === 1 ? 'counts' : 'does-not-count', article }),
  };
}

// The tie-breaks, with all that standings and explanations need

export const winRule: TiebreakRule = /* @__PURE__ */ countingRule(
  { code: 'WIN', name: 'Number of Wins', article: '7.1' },
  winCalculation,
);

export const wonRule: TiebreakRule = /* @__PURE__ */ countingRule(
  { code: 'WON', name: 'Number of Games Won', article: '7.2' },
  wonCalculation,
);

export const blackGamesRule: TiebreakRule = /* @__PURE__ */ countingRule(
  { code: 'BPG', name: 'Number of Games Played with Black', article: '7.3' },
  blackGamesCalculation,
);

export const blackWinsRule: TiebreakRule = /* @__PURE__ */ countingRule(
  { code: 'BWG', name: 'Number of Games Won with Black', article: '7.4' },
  blackWinsCalculation,
);

export const roundsElectedRule: TiebreakRule = /* @__PURE__ */ countingRule(
  { code: 'REP', name: 'Rounds one Elected to Play in', article: '7.6' },
  roundsElectedCalculation,
);

/** The reasons of a round's worth, by half points. */
const AGAINST_OPPONENT = ['less-than-opponent', 'same-as-opponent', 'more-than-opponent'] as const;
const WITHOUT_OPPONENT = ['less-than-draw', 'same-as-draw', 'more-than-draw'] as const;

function reasonOfPoints({ opponents, rounds }: Tournament, { player, round, value }: Contributing): Reason {
  const keys = opponents[player * rounds + round] < 0 ? WITHOUT_OPPONENT : AGAINST_OPPONENT;
  return { key: keys[2 * value], article: '7.7' };
}

export const standardPointsRule = /* @__PURE__ */ variantOf(
  /* @__PURE__ */ countingRule({ code: 'STD', name: 'Standard Points', article: '7.7' }, standardPointsCalculation),
  { reason: reasonOfPoints },
);

/** The tie-break to explain. */
export interface WinsVariant {
  /** The code; default `'WIN'`. */
  readonly of?: 'WIN' | 'WON' | 'BPG' | 'BWG' | 'REP' | 'STD' | undefined;
}

export const RULES: readonly TiebreakRule[] = [
  winRule,
  wonRule,
  blackGamesRule,
  blackWinsRule,
  roundsElectedRule,
  standardPointsRule,
];

function ruleOf(variant: WinsVariant): TiebreakRule {
  checkNames(variant, 'variant', { of: true });
  const { of = 'WIN' } = variant;
  const rule = RULES.find(({ code }) => code === of);
  check(rule !== undefined, 'variant.of', RULES.map(({ code }) => `"${code}"`).join(' or '), of, 'string');
  return rule;
}

/**
 * Explains a number of rounds: the worth of every round, and its reason.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - Checked with bare games, and otherwise not needed.
 * @param variant - Default the Number of Wins.
 * @returns The value and its contributions, in the order of the rounds: 1 for a round that counts, else 0, of standard points
 *   also ½. Their `score` is the points of the round, of standard points those to be compared with: the opponent's or a
 *   draw's.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the games; with a table linear in the rounds.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/wins';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 0.5 }],
 *   [{ white: 'A', black: 'B', result: 0, kind: 'forfeit-loss' }],
 * ];
 * explain('A', games, [], { of: 'REP' }).contributions.map(({ value }) => value); // → [1, 0]
 * ```
 */
export function explain(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
  variant: WinsVariant = {},
): Explanation {
  return explanationOf(ruleOf(variant), '', player, unratedTournament(games, players));
}
