// FIDE C.07 (edition 2026-03), Article 5: Tie-Breaks List, for players

import { averageRatingRule } from '@crosstable/average-rating/inside';
import {
  averageOfBuchholzRule,
  averageOfForeBuchholzRule,
  buchholzRule,
  foreAsBuchholzRule,
  foreBuchholzRule,
} from '@crosstable/buchholz/inside';
import { type OrderingRule, type TiebreakRule, withForfeitsAsGames } from '@crosstable/core';
import { directEncounterRule, directEncounterWithForfeits } from '@crosstable/direct-encounter/inside';
import { koyaRule, koyaWithLimit } from '@crosstable/koya/inside';
import {
  averagePerfectPerformanceRule,
  averagePerformanceRule,
  perfectPerformanceRule,
  tournamentPerformanceRule,
} from '@crosstable/performance-rating/inside';
import { progressiveRule } from '@crosstable/progressive/inside';
import { sonnebornBergerRule } from '@crosstable/sonneborn-berger/inside';
import {
  blackGamesRule,
  blackWinsRule,
  roundsElectedRule,
  standardPointsRule,
  winRule,
  wonRule,
} from '@crosstable/wins/inside';

import { ratingRule, reversedRatingRule } from './article-10.6.js';
import { pairingNumberRule, reversedPairingNumberRule } from './article-7.8.js';
import { pointsRule } from './points.js';

/** A tie-break with its variants, each with an `option` of its own. */
export interface Family<Rule = TiebreakRule | OrderingRule> {
  readonly rule: Rule;
  readonly options?: readonly Rule[];
  /** The variant of a limit, `/L+1`: moved by a number of half points, or in percent of the maximum. */
  readonly limited?: (limit: { readonly limit: number } | { readonly percent: number }) => Rule;
  /** The variants of a divisor, `/K4`: without another option and with each. */
  readonly divided?: (divisor: number) => readonly Rule[];
  /** Art. 13: the scores of a team that may be named behind the code, as in `BH:GP`; left out where there is no choice. */
  readonly scores?: readonly ('MP' | 'GP')[];
}

/** Art. 13: match points or game points. */
export const SCORES_OF_TEAMS = ['MP', 'GP'] as const;

function familiesOfPlayers(): readonly Family[] {
  return [
    { rule: pointsRule },
    { rule: directEncounterRule, options: [directEncounterWithForfeits], scores: SCORES_OF_TEAMS },
    { rule: winRule, scores: ['MP'] },
    { rule: wonRule, scores: ['MP'] },
    { rule: blackGamesRule },
    { rule: blackWinsRule },
    { rule: progressiveRule, scores: SCORES_OF_TEAMS },
    { rule: roundsElectedRule, scores: SCORES_OF_TEAMS },
    { rule: standardPointsRule, scores: SCORES_OF_TEAMS },
    { rule: pairingNumberRule, options: [reversedPairingNumberRule] },
    {
      rule: buchholzRule,
      options: [foreAsBuchholzRule, withForfeitsAsGames(buchholzRule), withForfeitsAsGames(foreAsBuchholzRule)],
      scores: SCORES_OF_TEAMS,
    },
    { rule: averageOfBuchholzRule, options: [averageOfForeBuchholzRule], scores: SCORES_OF_TEAMS },
    { rule: foreBuchholzRule, options: [withForfeitsAsGames(foreBuchholzRule)], scores: SCORES_OF_TEAMS },
    { rule: sonnebornBergerRule, options: [withForfeitsAsGames(sonnebornBergerRule)], scores: SCORES_OF_TEAMS },
    { rule: koyaRule, limited: koyaWithLimit, scores: SCORES_OF_TEAMS },
    { rule: averageRatingRule },
    { rule: tournamentPerformanceRule },
    { rule: perfectPerformanceRule },
    { rule: averagePerformanceRule },
    { rule: averagePerfectPerformanceRule },
    { rule: ratingRule, options: [reversedRatingRule] },
  ];
}

/** The tie-breaks that players have, in the order of Article 5; points first. */
export const FAMILIES_OF_PLAYERS = /* @__PURE__ */ familiesOfPlayers();
