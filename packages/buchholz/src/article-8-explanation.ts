// FIDE C.07 (edition 2026-03), Article 8: Buchholz and related, explained

import {
  type Crosstable,
  type Explanation,
  type Player,
  type Rounds,
  type TiebreakRule,
  checkFlag,
  checkNames,
  cutHighest,
  cutLeastSignificant,
  cutsAndMedians,
  explanationOf,
  meanReason,
  modifierOf,
  reasonOfScoreMet,
  ruleFrom,
  unratedTournament,
  variantOf,
} from '@crosstable/core';

import { buchholzCalculation } from './article-8.1.js';
import { averageOfBuchholzCalculation, averageOfForeBuchholzCalculation } from './article-8.2.js';
import { reasonOfForeScore } from './article-8.3-explanation.js';
import { foreBuchholzCalculation } from './article-8.3.js';

/** Buchholz, with all that standings and explanations need. */
export const buchholzRule = /* @__PURE__ */ ruleFrom(buchholzCalculation, {
  code: 'BH',
  name: 'Buchholz',
  article: '8.1',
  type: 'C',
  systems: ['swiss'],
  cuts: /* @__PURE__ */ cutsAndMedians(cutLeastSignificant, cutHighest),
  cutArticle: '14.1.1.a',
  units: ({ primary: { scale } }) => ({ score: scale, value: scale }),
  reason: reasonOfScoreMet,
});

/** Fore Buchholz: the Buchholz of another final round. */
export const foreBuchholzRule = /* @__PURE__ */ variantOf(buchholzRule, foreBuchholzCalculation, {
  code: 'FB',
  name: 'Fore Buchholz',
  article: '8.3',
  type: 'D',
  reason: reasonOfForeScore,
});

/** The code `BH/F`: the annexure on codes (C.02.03, MTB26) spells Fore Buchholz as a Buchholz, too. */
export const foreAsBuchholzRule = /* @__PURE__ */ variantOf(foreBuchholzRule, { code: 'BH', option: '/F' });

/** The average of the opponents' Buchholz. */
export const averageOfBuchholzRule = /* @__PURE__ */ ruleFrom(averageOfBuchholzCalculation, {
  code: 'AOB',
  name: 'Average of Opponents’ Buchholz',
  article: '8.2',
  type: 'CC',
  systems: ['swiss'],
  cuts: {},
  units: ({ primary: { scale } }) => ({ score: scale, value: scale }),
  reason: () => ({ key: 'opponent-buchholz', article: '8.2' }),
  conclusion: (kept) => meanReason('8.2', kept, kept.tournament.primary.scale),
});

/** The average of the opponents' Fore Buchholz. */
export const averageOfForeBuchholzRule = /* @__PURE__ */ variantOf(
  averageOfBuchholzRule,
  averageOfForeBuchholzCalculation,
  {
    option: '/F',
  },
);

/** The Buchholz to explain; default the plain one. */
export interface BuchholzVariant {
  /** The number of least significant scores that are cut. */
  readonly cut?: 0 | 1 | 2 | undefined;
  /** The number of scores that are cut at each end. */
  readonly median?: 0 | 1 | 2 | undefined;
  /** `true` for Fore Buchholz. */
  readonly fore?: boolean | undefined;
  /** `true` for the average of the opponents' (Fore) Buchholz, which has no cuts. */
  readonly average?: boolean | undefined;
}

function ruleOf(variant: BuchholzVariant): TiebreakRule {
  checkNames(variant, 'variant', { cut: true, median: true, fore: true, average: true });
  const { fore = false, average = false } = variant;
  checkFlag(fore, 'variant.fore');
  checkFlag(average, 'variant.average');
  if (average) return fore ? averageOfForeBuchholzRule : averageOfBuchholzRule;
  return fore ? foreBuchholzRule : buchholzRule;
}

/**
 * Explains a Buchholz: the score met in every round with its reason, and the cuts.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table; Fore Buchholz needs a table with the
 *   announced number of rounds.
 * @param players - Checked with bare games, and otherwise not needed.
 * @param variant - Default the plain tie-break.
 * @returns The value in points and its contributions, in the order of the rounds.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError
 *   for a table of a round-robin under the edition of March 2026, and with `{ fore: true }` for games or a table without the
 *   announced number of rounds.
 *
 * Cost: linear in the games and players, and then as with a table: at most quadratic in the rounds.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/buchholz';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }],
 *   [{ white: 'A', black: '', result: 0.5, kind: 'half-bye' }],
 * ];
 * explain('A', games).contributions.map(({ reason }) => reason.key); // → ['opponent-score', 'dummy-limited-by-draws']
 * ```
 */
export function explain(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
  variant: BuchholzVariant = {},
): Explanation {
  const rule = ruleOf(variant);
  return explanationOf(rule, modifierOf(variant, rule), player, unratedTournament(games, players));
}
