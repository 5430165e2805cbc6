// FIDE C.07 (edition 2026-03), Article 13: Extended Sonneborn-Berger and Schedule Strength, explained

import { finalRoundDrawn, reasonOfForeScore } from '@crosstable/buchholz/inside';
import { type TiebreakRule, cutHighest, cutLeastSignificant, cutsAndMedians, reasonOfScoreMet } from '@crosstable/core';

import { type Products, extendedSonnebornBergerOf, scoredIn } from './article-13.2.js';
import { type ScheduleStrength, divisorOf, scheduleStrengthOf } from './article-13.4.js';

/** One of the four Extended Sonneborn-Bergers as a rule, for the umbrella package and for explanations. */
export function extendedSonnebornBergerRule(products: Products): TiebreakRule {
  const { opponents, own } = products;
  const pointsScore = scoredIn(products);
  return {
    ...extendedSonnebornBergerOf(products),
    code: `E${opponents[0]}${own[0]}SB`,
    name: `Extended Sonneborn-Berger, ${opponents} of the opponents times own ${own}`,
    article: ARTICLES[`${opponents}${own}`],
    type: 'BC',
    systems: ['swiss', 'round-robin'],
    cuts: cutsAndMedians(cutLeastSignificant, cutHighest),
    cutArticle: '14.1.2',
    pointsScore,
    units: (tournament) => ({
      score: tournament.primary.scale,
      value: tournament.primary.scale * pointsScore(tournament).scale,
    }),
    reason: reasonOfScoreMet,
  };
}

const ARTICLES: Readonly<Record<`${Products['opponents']}${Products['own']}`, string>> = {
  MPMP: '13.2.1',
  MPGP: '13.2.2',
  GPMP: '13.2.3',
  GPGP: '13.2.4',
};

/** The combination of scores and schedule strength as a rule, for the umbrella package and for explanations. */
export function scheduleStrengthRule(variant: ScheduleStrength = {}): TiebreakRule {
  const option = `${variant.fore === true ? '/F' : ''}${variant.divisor === undefined ? '' : `/K${variant.divisor}`}`;
  return {
    ...scheduleStrengthOf(variant),
    systems: ['swiss'],
    scoreWithAddedPoints: ({ primary, secondary = primary }) => secondary,
    units: ({ primary: { scale } }) => ({ score: scale, value: scale }),
    reason:
      variant.fore === true
        ? (tournament, contributing) => reasonOfForeScore(finalRoundDrawn(tournament), contributing)
        : reasonOfScoreMet,
    code: 'SSSC',
    name: 'Scores and Schedule Strength Combination',
    article: '13.4',
    type: variant.fore === true ? 'BD' : 'BC',
    cuts: {},
    option,
    conclusion: ({ from, sums, tournament }) => {
      const { primary, secondary = primary } = tournament;
      const values = {
        secondary: secondary.totals[from] / secondary.scale,
        buchholz: sums[0] / primary.scale,
        divisor: variant.divisor ?? divisorOf(tournament),
      };
      return { key: 'schedule-strength', article: '13.4', values };
    },
  };
}
