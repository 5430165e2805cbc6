// The tie-breaks of C.07, Article 5, that give every player a value, with their modifiers

import type { Calculation, Cut, Score, Tournament } from '@crosstable/core';
import {
  cutHighest,
  cutLeastSignificant,
  cutLowest,
  cutRound,
  cutsAndMedians,
  withForfeitsPlayed,
} from '@crosstable/core';

import { averageRatingCalculation } from '../../average-rating/src/article-10.1.js';
import { buchholzCalculation } from '../../buchholz/src/article-8.1.js';
import { averageOfBuchholzCalculation, averageOfForeBuchholzCalculation } from '../../buchholz/src/article-8.2.js';
import { foreBuchholzCalculation } from '../../buchholz/src/article-8.3.js';
import { HALF } from '../../koya/src/article-14.5.js';
import { koyaCalculation } from '../../koya/src/article-9.2.js';
import { tournamentPerformanceCalculation } from '../../performance-rating/src/article-10.2.js';
import { perfectPerformanceCalculation } from '../../performance-rating/src/article-10.3.js';
import { averagePerformanceCalculation } from '../../performance-rating/src/article-10.4.js';
import { averagePerfectPerformanceCalculation } from '../../performance-rating/src/article-10.5.js';
import { progressiveCalculation } from '../../progressive/src/article-7.5.js';
import { sonnebornBergerCalculation } from '../../sonneborn-berger/src/article-9.1.js';
import { winCalculation } from '../../wins/src/article-7.1.js';
import { wonCalculation } from '../../wins/src/article-7.2.js';
import { blackGamesCalculation } from '../../wins/src/article-7.3.js';
import { blackWinsCalculation } from '../../wins/src/article-7.4.js';
import { roundsElectedCalculation } from '../../wins/src/article-7.6.js';
import { standardPointsCalculation } from '../../wins/src/article-7.7.js';
import { ownData, points } from './own-data.js';

/** What the contributions are measured in: rounds, points, points times points, or rating points. */
export type Unit = 'rounds' | 'points' | 'points times points' | 'rating points';

/** A tie-break that gives a number, with the cuts of its modifier. */
export interface CodedCalculation {
  /** With its modifiers. */
  readonly code: string;
  readonly article: string;
  readonly unit: Unit;
  readonly calculation: Calculation;
  readonly cuts: readonly Cut[];
  /** Whether the value is a mean, which tables print rounded. */
  readonly isMean: boolean;
  /** Whether the lower value ranks first. */
  readonly lowerFirst: boolean;
  /** Of products: the score by which that of the opponents is multiplied, where it isn't the same one. */
  readonly factor?: (tournament: Tournament) => Score;
  /** By participant: what has to be equal for the values of two to be compared. */
  readonly comparable?: (tournament: Tournament) => Float64Array;
}

/** A tie-break of one value, and of as many as there are modifiers. */
export type Family = Omit<CodedCalculation, 'cuts' | 'isMean' | 'lowerFirst'> &
  Partial<Pick<CodedCalculation, 'isMean' | 'lowerFirst'>> & {
    readonly cutsOf?: Readonly<Record<string, readonly Cut[]>>;
    readonly option?: string;
  };

export const FIDE_CUTS = /* @__PURE__ */ cutsAndMedians(cutLeastSignificant, cutHighest);
const BY_RATING = /* @__PURE__ */ cutsAndMedians(cutLowest, cutHighest);
const BY_ROUND = { '/C1': [cutRound(1)], '/C2': [cutRound(1), cutRound(2)] }; // Art. 14.1.1.c, 14.2

/** Art. 16.6: with forfeits as games. */
export function withForfeits(family: Family): Family {
  const seen = (tournament: Tournament): Tournament =>
    withForfeitsPlayed(family.calculation.seen?.(tournament) ?? tournament);
  return { ...family, option: '/P', calculation: { ...family.calculation, seen } };
}

/** How a family of a unit is written down. */
function measuredIn(unit: Unit) {
  return (code: string, article: string, calculation: Calculation, more: Partial<Family> = {}): Family => ({
    ...{ code, article, unit, calculation },
    ...more,
  });
}

const rounds = measuredIn('rounds');
export const scores = measuredIn('points');
export const products = measuredIn('points times points');
const ratings = measuredIn('rating points');

const BUCHHOLZ = scores('BH', '8.1', buchholzCalculation, { cutsOf: FIDE_CUTS });
const FORE = scores('FB', '8.3', foreBuchholzCalculation, { cutsOf: FIDE_CUTS });
const SONNEBORN_BERGER = products('SB', '9.1', sonnebornBergerCalculation, { cutsOf: FIDE_CUTS });

const OWN_RATING = ownData(({ ratings: own }) => own.slice());
const PAIRING_NUMBER = ownData(({ pairingNumbers }) => pairingNumbers);

/** Art. 14.5: the limit of Koya, moved by so many half points. */
function koyas(): Family[] {
  return [0, 1, -1, 2, -2].map((halfPoints) =>
    scores('KS', halfPoints === 0 ? '9.2' : '14.5', koyaCalculation({ ...HALF, halfPoints }), {
      option: halfPoints === 0 ? '' : `/L${halfPoints < 0 ? '' : '+'}${halfPoints}`,
    }),
  );
}

const FAMILIES: readonly Family[] = [
  scores('PTS', '4.2', points),
  BUCHHOLZ,
  SONNEBORN_BERGER,
  rounds('WIN', '7.1', winCalculation),
  rounds('WON', '7.2', wonCalculation),
  rounds('BPG', '7.3', blackGamesCalculation),
  rounds('BWG', '7.4', blackWinsCalculation),
  scores('PS', '7.5', progressiveCalculation, { cutsOf: BY_ROUND }),
  rounds('REP', '7.6', roundsElectedCalculation),
  rounds('STD', '7.7', standardPointsCalculation),
  scores('AOB', '8.2', averageOfBuchholzCalculation, { isMean: true }),
  FORE,
  ratings('ARO', '10.1', averageRatingCalculation, { cutsOf: BY_RATING }),
  ratings('TPR', '10.2', tournamentPerformanceCalculation),
  ratings('PTP', '10.3', perfectPerformanceCalculation),
  ratings('APRO', '10.4', averagePerformanceCalculation),
  ratings('APPO', '10.5', averagePerfectPerformanceCalculation),
  ...koyas(),
  withForfeits(BUCHHOLZ),
  withForfeits(SONNEBORN_BERGER),
  withForfeits(FORE),
  scores('AOB', '8.2', averageOfForeBuchholzCalculation, { isMean: true, option: '/F' }),
  ratings('RTNG', '10.6', OWN_RATING),
  rounds('TPN', '7.8', PAIRING_NUMBER, { lowerFirst: true }),
  ratings('RTNG', '10.6', OWN_RATING, { lowerFirst: true, option: '/R' }),
  rounds('TPN', '7.8', PAIRING_NUMBER, { option: '/R' }),
];

/** The codes of families with every modifier, simple ones first. */
export function codedFrom(families: readonly Family[]): readonly CodedCalculation[] {
  return families.flatMap((family) => {
    const { cutsOf = {}, code, isMean = false, lowerFirst = false, option = '', ...others } = family;
    return Object.entries({ '': [], ...cutsOf }).map(([modifier, cuts]) => ({
      ...others,
      code: `${code}${modifier}${option}`,
      ...{ cuts, isMean, lowerFirst },
    }));
  });
}

/** Every code of players, many of which teams have, too. */
export const CALCULATIONS = /* @__PURE__ */ codedFrom(FAMILIES);
