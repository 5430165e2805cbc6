import type { MatchScoring } from '@crosstable/core';

import type { OnRepair } from '../repair.js';
import { refuse } from '../text/columns.js';
import { type Line, recordValue } from '../text/line.js';
import { TrfError } from '../trf-error.js';
import { isPoints, pointsOf } from './points.js';

/** The symbols of 362 with the field of the model for each. */
export const MATCH_SYMBOLS = [
  ['TW', 'win'],
  ['TD', 'draw'],
  ['TL', 'loss'],
  ['TA', 'absence'],
] as const;

/**
 * 362, the match points of each outcome, like 162 in any columns.
 *
 * @throws TrfError naming the column that cannot be read
 */
export function readMatchScoring({ number, text }: Line): MatchScoring {
  const scoring: Record<string, number> = {};
  for (const { 1: symbol, 2: value, index } of text.slice(3).matchAll(/([A-Z]+|(?=\S))\s*([^\sA-Z]*)/gi)) {
    const field = MATCH_SYMBOLS.find(([code]) => code === symbol.toUpperCase())?.[1] ?? '';
    const isTwice = Object.hasOwn(scoring, field);
    if (field === '' || isTwice) {
      const expected = isTwice ? 'each of TW TD TL TA once' : 'one of TW TD TL TA';
      throw new TrfError(number, index + 4, expected, symbol || value);
    }
    if (!isPoints(value)) throw new TrfError(number, index + 4, `${symbol} with its points`, symbol + value);
    scoring[field] = pointsOf(value);
  }
  return scoring;
}

/** 352, the colours of the first team by board. @throws TrfError for another text */
export function readColours(line: Line, onRepair: OnRepair): string {
  const text = recordValue(line.text);
  const value = text.toUpperCase();
  if (!isColours(value)) refuse(line, { from: 5, to: line.text.length, align: 'left' }, 'colours (WBWB)');
  if (value !== text) onRepair('letter-case', line.number, 5, text, { key: 'read-as', values: { as: value } });
  return value;
}

/** Whether a text is a list of colours. */
export function isColours(text: string): boolean {
  return /^[WB]+$/.test(text);
}
