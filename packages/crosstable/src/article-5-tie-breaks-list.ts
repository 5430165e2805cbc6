// FIDE C.07 (edition 2026-03), Article 5: Tie-Breaks List

import type { Account, Separation } from '@crosstable/core';
import { withForfeitsAsGames } from '@crosstable/core';

import { averageRatingAccount } from '../../average-rating/src/article-10.1.js';
import { buchholzAccount } from '../../buchholz/src/article-8.1.js';
import { averageOfBuchholzAccount, averageOfForeBuchholzAccount } from '../../buchholz/src/article-8.2.js';
import { foreBuchholzAccount } from '../../buchholz/src/article-8.3.js';
import { directEncounterSeparation, directEncounterWithForfeits } from '../../direct-encounter/src/article-6.js';
import { koyaAccount, koyaWithLimit } from '../../koya/src/article-9.2.js';
import { tournamentPerformanceAccount } from '../../performance-rating/src/article-10.2.js';
import { perfectPerformanceAccount } from '../../performance-rating/src/article-10.3.js';
import { averagePerformanceAccount } from '../../performance-rating/src/article-10.4.js';
import { averagePerfectPerformanceAccount } from '../../performance-rating/src/article-10.5.js';
import { progressiveAccount } from '../../progressive/src/article-7.5.js';
import { sonnebornBergerAccount } from '../../sonneborn-berger/src/article-9.1.js';
import { winAccount } from '../../wins/src/article-7.1.js';
import { wonAccount } from '../../wins/src/article-7.2.js';
import { blackGamesAccount } from '../../wins/src/article-7.3.js';
import { blackWinsAccount } from '../../wins/src/article-7.4.js';
import { roundsElectedAccount } from '../../wins/src/article-7.6.js';
import { standardPointsAccount } from '../../wins/src/article-7.7.js';
import { ratingAccount, reversedRatingAccount } from './article-10.6.js';
import { pairingNumberAccount, reversedPairingNumberAccount } from './article-7.8.js';
import { pointsAccount } from './points.js';

/** A tie-break with what its options make of it, each with an `option` of its own. */
export interface Family<Rule = Account | Separation> {
  readonly rule: Rule;
  readonly options?: readonly Rule[];
  /** The variant of a limit, `/L+1`: moved by so many half points, or in percent of the maximum. */
  readonly limited?: (limit: { readonly limit: number } | { readonly percent: number }) => Rule;
}

/** All tie-breaks, in the order of Article 5; points first. */
export const FAMILIES: readonly Family[] = [
  { rule: pointsAccount },
  { rule: directEncounterSeparation, options: [directEncounterWithForfeits] },
  { rule: winAccount },
  { rule: wonAccount },
  { rule: blackGamesAccount },
  { rule: blackWinsAccount },
  { rule: progressiveAccount },
  { rule: roundsElectedAccount },
  { rule: standardPointsAccount },
  { rule: pairingNumberAccount, options: [reversedPairingNumberAccount] },
  { rule: buchholzAccount, options: [withForfeitsAsGames(buchholzAccount)] },
  { rule: averageOfBuchholzAccount, options: [averageOfForeBuchholzAccount] },
  { rule: foreBuchholzAccount, options: [withForfeitsAsGames(foreBuchholzAccount)] },
  { rule: sonnebornBergerAccount, options: [withForfeitsAsGames(sonnebornBergerAccount)] },
  { rule: koyaAccount, limited: koyaWithLimit },
  { rule: averageRatingAccount },
  { rule: tournamentPerformanceAccount },
  { rule: perfectPerformanceAccount },
  { rule: averagePerformanceAccount },
  { rule: averagePerfectPerformanceAccount },
  { rule: ratingAccount, options: [reversedRatingAccount] },
];
