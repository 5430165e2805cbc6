import type { MatchScoring } from '@crosstable/core';
import { cut, placesIn, refuse, shifted } from '../text/columns.js';
import { MATCH_SCORE } from '../text/team-columns.js';
import { recordValue, type Line } from '../text/line.js';
import type { Report } from '../repair.js';
import { isPoints, pointsOf } from './points.js';

/** The symbols of 362 with the field of the model for each. */
export const MATCH_SYMBOLS = [
  ['TW', 'win'],
  ['TD', 'draw'],
  ['TL', 'loss'],
  ['TA', 'absence'],
] as const;

/** 362, the match points of each outcome. @throws TrfError naming the column that cannot be read */
export function readMatchScoring(line: Line): MatchScoring {
  const scoring: Record<string, number> = {};
  placesIn(line.text, MATCH_SCORE.symbol).forEach((symbol, n) => {
    const points = shifted(MATCH_SCORE.points, n);
    const field = MATCH_SYMBOLS.find(([code]) => code === cut(line.text, symbol).toUpperCase())?.[1];
    const value = cut(line.text, points);
    if (field === undefined) refuse(line, symbol, 'one of TW TD TL TA');
    if (Object.hasOwn(scoring, field)) refuse(line, symbol, 'each of TW TD TL TA once');
    if (!isPoints(value)) refuse(line, points, 'points');
    scoring[field] = pointsOf(value);
  });
  return scoring;
}

/** 352, the colours of the first team by board. @throws TrfError for another text */
export function readColours(line: Line, report: Report): string {
  const text = recordValue(line.text);
  const value = text.toUpperCase();
  if (!isColours(value)) refuse(line, { from: 5, to: line.text.length, align: 'left' }, 'colours (WBWB)');
  if (value !== text) report('letter-case', line.number, 5, text, `read as ${value}`);
  return value;
}

/** Whether a text is a list of colours. */
export function isColours(text: string): boolean {
  return /^[WB]+$/.test(text);
}
