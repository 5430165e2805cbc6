// Writes a scoring as record 162, or as the lines that were read
import { type Scoring, check, checkNames } from '@crosstable/core';

import { type ScoreTable, isScoringCode, readScoring, toScoreTable, toScoring } from '../records/scoring-records.js';
import { SCORE, columnAfter } from '../text/columns.js';
import { lay } from '../text/laid-line.js';
import { recordCode } from '../text/line.js';
import type { TrfDraft } from '../tournament.js';
import { checkLines } from './draft-check.js';
import { formatPoints } from './points.js';
import { asLine, says } from './written-line.js';

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

/** The scoring of a draft: the lines as they were read, if they still agree with the field, else one line of 162. */
export function formatScoring(draft: TrfDraft): readonly string[] {
  const { scoring } = draft;
  if (scoring === undefined) return [];
  const lines = writtenScoring(draft);
  if (lines.length > 0) return lines;
  const values = toScoring(toScoreTable(scoring));
  const fields = FIELDS.flatMap(([symbol, field], n) => [
    [columnAfter(SCORE.symbol, n), symbol] as const,
    [columnAfter(SCORE.points, n), formatPoints(values[field], `scoring.${field}`)] as const,
  ]);
  return [lay('162', fields)];
}

/** The points of a draft by its own lines, which can tell more apart than the model. */
export function scoreTableOf(draft: TrfDraft): ScoreTable {
  const lines = writtenScoring(draft);
  return lines.length === 0 ? toScoreTable(draft.scoring) : readLines(lines);
}

/** The lines as they were read, if they still agree with the field; otherwise none. */
function writtenScoring({ scoring, written }: TrfDraft): readonly string[] {
  const lines = checkLines(written?.scoring, 'written.scoring');
  if (scoring === undefined || !lines.every((text) => isScoringCode(recordCode(text)))) return [];
  const wanted = JSON.stringify(toScoring(toScoreTable(scoring)));
  return says(() => JSON.stringify(toScoring(readLines(lines)))) === wanted ? lines : [];
}

function readLines(lines: readonly string[]): ScoreTable {
  return readScoring(lines.map(asLine), () => undefined);
}
