// Numbers of wins, and sums of scores, as programs beside C.07 count them

import { FORFEITS, OPEN, type Tournament, derive, isIn } from '@crosstable/core';
import { restartedCalculation } from '@crosstable/progressive/inside';
import { type Counts, counting } from '@crosstable/wins/inside';

import { codesOf } from '../codes/known-codes.js';
import { isUnplayed } from '../conventions/unplayed-rounds.js';
import { type Hypothesis, conventionRule, withParts } from './hypothesis.js';

/** Rounds with the points of a win, but for some. */
function winsWithout(isLeftOut: (record: number) => boolean): Counts {
  return ({ primary }, record, awarded) => !isIn(OPEN, record) && awarded === primary.win && !isLeftOut(record);
}

const WINS: readonly (readonly [convention: string, counts: Counts])[] = [
  ['forfeit wins count, byes don’t', winsWithout((record) => isUnplayed(record) && !isIn(FORFEITS, record))],
  ['byes count, forfeit wins don’t', winsWithout((record) => isIn(FORFEITS, record))],
];

/** The tournament in which every unplayed round was a draw. */
function withDraws(tournament: Tournament): Tournament {
  const { primary, records } = tournament;
  const awarded = primary.awarded.map((points, cell) => (isUnplayed(records[cell]) ? primary.draw : points));
  return derive(tournament, { primary: { awarded } });
}

/** Wins and progressive scores by other conventions. */
export function countingHypotheses(tournament: Tournament): Hypothesis[] {
  const [win] = codesOf('WIN');
  const scores = codesOf('PS');
  const drawn = withDraws(tournament);
  return [
    ...WINS.map(([convention, counts]) => ({
      rule: conventionRule('WIN', convention),
      isNamed: true,
      coded: withParts(win, counting(counts)),
      tournament,
    })),
    {
      rule: conventionRule('PS/C1', 'total starts again after round 1'),
      isNamed: true,
      coded: withParts(scores[0], restartedCalculation),
      tournament,
    },
    ...scores.map((coded) => ({
      rule: conventionRule(coded.code, 'unplayed rounds as draws'),
      isNamed: false,
      coded,
      tournament: drawn,
    })),
  ];
}
