// Writes a scoring as record 162
import { check, checkNames, type Scoring } from '@crosstable/core';
import { SCORE, shifted } from './columns.js';
import { lay } from './laid-line.js';
import { formatPoints } from './format-points.js';
import { toScoreTable, toScoring } from './scoring-records.js';

/** The symbols of 162 with the field of the model for each. */
const FIELDS = [
  ['W', 'win'],
  ['D', 'draw'],
  ['L', 'loss'],
  ['A', 'absence'],
  ['P', 'pairingBye'],
] as const;

/** Throws unless a value is a scoring whose values are numbers. */
export function checkScoring(scoring: Scoring): void {
  checkNames(scoring, 'scoring', { win: true, draw: true, loss: true, absence: true, pairingBye: true });
  for (const [, field] of FIELDS) {
    const points = scoring[field];
    check(points === undefined || typeof points === 'number', `scoring.${field}`, 'a number', points);
  }
}

/** A scoring as one line of 162. */
export function formatScoring(scoring: Scoring): string {
  const values = toScoring(toScoreTable(scoring));
  return lay(
    '162',
    FIELDS.flatMap(([symbol, field], n) => [
      [shifted(SCORE.symbol, n), symbol] as const,
      [shifted(SCORE.points, n), formatPoints(values[field], `scoring.${field}`)] as const,
    ]),
  );
}
