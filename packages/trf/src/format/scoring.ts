// Writes a scoring as record 162, or as the lines that were read
import { type Scoring, check, checkNames } from '@crosstable/core';

import {
  type ScoreTable,
  isScoringCode,
  readScoring,
  readUnknownResult,
  toScoreTable,
  toScoring,
} from '../records/scoring-records.js';
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

/** The scoring of a draft: the lines as they were read, if they still agree with the fields, else one line of 162. */
export function formatScoring(draft: TrfDraft): readonly string[] {
  const { scoring, unknownResult } = draft;
  check(['number', 'undefined'].includes(typeof unknownResult), 'unknownResult', 'a number', unknownResult);
  if (scoring === undefined && unknownResult === undefined) return [];
  const lines = writtenScoring(draft);
  if (lines.length > 0 && readUnknownResult(lines.map(asLine))?.points === unknownResult) return lines;
  const values = toScoring(toScoreTable(scoring));
  const said = FIELDS.map(([symbol, field]) => [symbol, values[field], `scoring.${field}`] as const);
  const all = unknownResult === undefined ? said : [...said, ['X', unknownResult, 'unknownResult'] as const];
  const fields = all.flatMap(([symbol, points, path], n) => [
    [columnAfter(SCORE.symbol, n), symbol] as const,
    [columnAfter(SCORE.points, n), formatPoints(points, path)] as const,
  ]);
  const own = lay('162', fields);
  const both = [own, ...lines.filter((text) => recordCode(text) !== '162')];
  // Records of other programs can tell more apart
  const isSame = lines.length > 0 && JSON.stringify(readLines(both)) === JSON.stringify(readLines(lines));
  return isSame ? both : [own];
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
