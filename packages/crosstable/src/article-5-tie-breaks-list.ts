// FIDE C.07 (edition 2026-03), Article 5: Tie-Breaks List

import type { OrderingRule, TiebreakRule } from '@crosstable/core';
import { withForfeitsAsGames } from '@crosstable/core';

import { averageRatingRule } from '../../average-rating/src/article-10.1-explanation.js';
import {
  averageOfBuchholzRule,
  averageOfForeBuchholzRule,
  buchholzRule,
  foreBuchholzRule,
} from '../../buchholz/src/article-8-explanation.js';
import { directEncounterRule, directEncounterWithForfeits } from '../../direct-encounter/src/article-6.js';
import { koyaRule, koyaWithLimit } from '../../koya/src/article-9.2-explanation.js';
import {
  averagePerfectPerformanceRule,
  averagePerformanceRule,
  perfectPerformanceRule,
  tournamentPerformanceRule,
} from '../../performance-rating/src/article-10-explanation.js';
import { progressiveRule } from '../../progressive/src/article-7.5-explanation.js';
import { sonnebornBergerRule } from '../../sonneborn-berger/src/article-9.1-explanation.js';
import {
  blackGamesRule,
  blackWinsRule,
  roundsElectedRule,
  standardPointsRule,
  winRule,
  wonRule,
} from '../../wins/src/article-7-explanation.js';
import { ratingRule, reversedRatingRule } from './article-10.6.js';
import { pairingNumberRule, reversedPairingNumberRule } from './article-7.8.js';
import { pointsRule } from './points.js';

/** A tie-break with what its options make of it, each with an `option` of its own. */
export interface Family<Rule = TiebreakRule | OrderingRule> {
  readonly rule: Rule;
  readonly options?: readonly Rule[];
  /** The variant of a limit, `/L+1`: moved by so many half points, or in percent of the maximum. */
  readonly limited?: (limit: { readonly limit: number } | { readonly percent: number }) => Rule;
}

/** All tie-breaks, in the order of Article 5; points first. */
export const FAMILIES: readonly Family[] = [
  { rule: pointsRule },
  { rule: directEncounterRule, options: [directEncounterWithForfeits] },
  { rule: winRule },
  { rule: wonRule },
  { rule: blackGamesRule },
  { rule: blackWinsRule },
  { rule: progressiveRule },
  { rule: roundsElectedRule },
  { rule: standardPointsRule },
  { rule: pairingNumberRule, options: [reversedPairingNumberRule] },
  { rule: buchholzRule, options: [withForfeitsAsGames(buchholzRule)] },
  { rule: averageOfBuchholzRule, options: [averageOfForeBuchholzRule] },
  { rule: foreBuchholzRule, options: [withForfeitsAsGames(foreBuchholzRule)] },
  { rule: sonnebornBergerRule, options: [withForfeitsAsGames(sonnebornBergerRule)] },
  { rule: koyaRule, limited: koyaWithLimit },
  { rule: averageRatingRule },
  { rule: tournamentPerformanceRule },
  { rule: perfectPerformanceRule },
  { rule: averagePerformanceRule },
  { rule: averagePerfectPerformanceRule },
  { rule: ratingRule, options: [reversedRatingRule] },
];
