// Tie-breaks of programs that C.07 doesn't have, and those that programs compute in another way where points are 3-1-0 or values are rounded

import {
  AS_BLACK,
  type Calculation,
  DRAWN,
  type Edition,
  type Tournament,
  isPlayed,
  outcomeOf,
  quotients,
  rowsOf,
  scoresMet,
  valuesMet,
} from '@crosstable/core';

import { type ValueCode, codesOf, valuesOfCode } from '../codes/known-codes.js';
import { inEdition } from '../conventions/unplayed-rounds.js';
import { hypothesesWithName } from './convention-hypotheses.js';
import { type Hypothesis, candidateOf, conventionRule, withParts } from './hypothesis.js';

/** The amount that a played game adds. */
type PerGame = (result: 'win' | 'draw' | 'loss', isBlack: boolean) => number;

/** The sum of amounts of the games that were played. */
function sumOfGames(amount: PerGame): Calculation {
  return {
    contributions: (tournament, rows) => {
      const records = rowsOf(tournament.records, tournament, rows);
      const scores = rowsOf(tournament.primary.awarded, tournament, rows);
      const values = Float64Array.from(records, (record) => {
        if (!isPlayed(record)) return NaN;
        const outcome = outcomeOf(record);
        return amount(outcome === DRAWN ? 'draw' : outcome > DRAWN ? 'win' : 'loss', record >= AS_BLACK);
      });
      return { scores, values };
    },
    values: ({ sums }) => sums,
  };
}

/** US Chess, rule 34E9, and Swiss-Manager's number 92; its number 61. They have no code of C.07. */
const OF_GAMES: readonly (readonly [code: string, convention: string, amount: PerGame])[] = [
  ['Kashdan', '4 for a win, 2 for a draw, 1 for a loss', (result) => ({ win: 4, draw: 2, loss: 1 })[result]],
  [
    'Arranz',
    '1 for a win, 0.6 for a draw with Black, 0.4 with White',
    (result, isBlack) => ({ win: 1, draw: isBlack ? 0.6 : 0.4, loss: 0 })[result],
  ],
];

function hypothesesOfGames(tournament: Tournament): Hypothesis[] {
  const [win] = codesOf('WIN');
  return OF_GAMES.map(([code, convention, amount]) => ({
    rule: conventionRule(code, convention),
    isNamed: true,
    coded: withParts(win, sumOfGames(amount)),
    tournament,
  }));
}

/** The conventions that the programs' own ways begin with. */
const OF_BASES = ['virtual opponent', 'virtual opponent, ½ in unplayed rounds', 'points without unplayed rounds'];

/** The rules of Buchholz or Sonneborn-Berger that the programs' own ways begin with: in an edition, and under conventions. */
function basesOf(codes: readonly string[], tournament: Tournament, edition: Edition): Hypothesis<ValueCode>[] {
  const ofEdition = codes
    .flatMap((code) => codesOf(code.replace(/\/.*/, '')).filter((coded) => coded.code === code))
    .map((coded) => ({
      rule: { code: coded.code, edition, article: coded.rule.article },
      isNamed: true,
      coded,
      tournament: inEdition(tournament, edition),
    }));
  const ofConventions = hypothesesWithName(tournament).filter(
    ({ rule: { code, convention = '' } }) => codes.includes(code) && OF_BASES.includes(convention),
  );
  return [...ofEdition, ...ofConventions];
}

/** The name of a convention that does more than another one, or than an edition. */
function withMore({ convention }: Hypothesis['rule'], more: string): string {
  return convention === undefined ? more : `${convention}; ${more}`;
}

/** Swiss-Chess' BuSum and Swiss-Manager's numbers 25 and 70: the sum of the opponents' Buchholz, of which C.07 has the mean. */
function sumsOfBuchholz(tournament: Tournament, edition: Edition): Hypothesis[] {
  const [average] = codesOf('AOB');
  return basesOf(['BH', 'BH/C1'], tournament, edition).map(({ coded, rule, tournament: ofRule }) => {
    const calculation: Calculation = {
      contributions: (_, rows) => valuesMet(ofRule, rows, valuesOfCode(coded, ofRule)),
      values: ({ sums }) => sums,
    };
    return {
      rule: conventionRule('AOB', withMore(rule, `sum of the opponents’ ${rule.code}`)),
      isNamed: true,
      isMean: false,
      coded: withParts(average, calculation),
      tournament: ofRule,
    };
  });
}

/** The share of a win that a score has: 1, ½ or 0. */
export function weightsOf({ primary: { awarded, draw, win } }: Tournament): Float64Array {
  return awarded.map((points) => (points === win ? 1 : points === draw ? 0.5 : 0));
}

/** Whether a win isn't worth 1, or a draw isn't worth ½. */
export function hasOtherPoints({ primary: { draw, scale, win } }: Tournament): boolean {
  return win !== scale || 2 * draw !== scale;
}

/** Sonneborn-Berger in which a win takes the opponent's points once and a draw half of them, although they are 3-1-0. */
function weightedSonnebornBergers(tournament: Tournament, edition: Edition): Hypothesis[] {
  if (!hasOtherPoints(tournament)) return [];
  return basesOf(['SB', 'SB/C1'], tournament, edition).map(({ coded, rule, tournament: ofRule }) => {
    const calculation: Calculation = {
      contributions: (given, rows) => {
        const met = rule.edition === undefined ? coded.rule.contributions(given, rows).scores : undefined;
        const scores = met ?? rowsOf(scoresMet(given), given, rows);
        const weights = rowsOf(weightsOf(given), given, rows);
        return { scores, values: scores.map((score, cell) => score * weights[cell]) };
      },
      values: ({ sums, tournament: { primary } }) => quotients(sums, primary.scale),
    };
    return {
      rule: conventionRule(rule.code, withMore(rule, 'weights 1, ½, 0')),
      isNamed: true,
      coded: withParts(coded, calculation),
      tournament: ofRule,
    };
  });
}

function cutOffAfterOneDecimal(values: Float64Array): Float64Array {
  return values.map((value) => Math.floor(10 * value) / 10);
}

/** Sonneborn-Berger without the second decimal of quarters; left out where no value has one. */
function cutOffSonnebornBergers(tournament: Tournament, edition: Edition): Hypothesis[] {
  return basesOf(['SB', 'SB/C1'], tournament, edition).flatMap((base) => {
    const { values } = candidateOf(base);
    if (cutOffAfterOneDecimal(values).every((value, at) => !(value < values[at]))) return [];
    const { coded, rule } = base;
    return [
      {
        ...base,
        rule: conventionRule(rule.code, withMore(rule, 'cut off after one decimal')),
        coded: withParts(coded, { values: (kept) => cutOffAfterOneDecimal(coded.rule.values(kept)) }),
      },
    ];
  });
}

/** Everything that programs compute beside C.07 and its older conventions. */
export function programHypotheses(tournament: Tournament, edition: Edition): Hypothesis[] {
  return [
    ...hypothesesOfGames(tournament),
    ...sumsOfBuchholz(tournament, edition),
    ...weightedSonnebornBergers(tournament, edition),
    ...cutOffSonnebornBergers(tournament, edition),
  ];
}
