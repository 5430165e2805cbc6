import { check, checkNames, type MatchScoring } from '@crosstable/core';
import { MATCH_SCORE, SCORE_WIDTH, cut, lay, refuse, shifted } from './columns.js';
import { recordValue, type Line } from './line.js';
import { formatPoints } from './format-points.js';
import { isPoints } from './points.js';

/** The symbols of 362 with the field of the model for each. */
const SYMBOLS = [
  ['TW', 'win'],
  ['TD', 'draw'],
  ['TL', 'loss'],
  ['TA', 'absence'],
] as const;

/** 362, the match points of each outcome. @throws TrfError naming the column that cannot be read */
export function readMatchScoring(line: Line): MatchScoring {
  const scoring: Record<string, number> = {};
  for (let n = 0; shifted(MATCH_SCORE.symbol, n, SCORE_WIDTH).from <= line.text.length; n++) {
    const [symbol, points] = [MATCH_SCORE.symbol, MATCH_SCORE.points].map((column) => shifted(column, n, SCORE_WIDTH));
    const field = SYMBOLS.find(([code]) => code === cut(line.text, symbol).toUpperCase())?.[1];
    const value = cut(line.text, points);
    if (field === undefined) refuse(line, symbol, 'one of TW TD TL TA');
    if (!isPoints(value)) refuse(line, points, 'points');
    scoring[field] = Number(value);
  }
  return scoring;
}

/** The line of 362 for a scoring of matches. @throws TypeError or RangeError naming the value that cannot be written */
export function formatMatchScoring(scoring: MatchScoring): string {
  checkNames(scoring, 'matchScoring', { win: true, draw: true, loss: true, absence: true });
  const given = SYMBOLS.flatMap(([symbol, field]) => {
    const value = scoring[field];
    return value === undefined ? [] : [[symbol, formatPoints(value, `matchScoring.${field}`)] as const];
  });
  return lay(
    '362',
    given.flatMap(([symbol, points], n) => [
      [shifted(MATCH_SCORE.symbol, n, SCORE_WIDTH), symbol] as const,
      [shifted(MATCH_SCORE.points, n, SCORE_WIDTH), points] as const,
    ]),
  );
}

/** 352, the colours of the first team by board. @throws TrfError for another text */
export function readColours(line: Line): string {
  const value = recordValue(line.text).toUpperCase();
  return isColours(value) ? value : refuse(line, { from: 5, to: line.text.length, align: 'left' }, 'colours (WBWB)');
}

function isColours(text: string): boolean {
  return /^[WB]+$/.test(text);
}

/** The line of 352 for this number of boards. @throws TypeError or RangeError for a value that isn't a list of colours */
export function formatColours(colours: unknown, boards: number): string {
  check(typeof colours === 'string', 'colours', 'a text of W and B', colours);
  check(isColours(colours), 'colours', 'a text of W and B', colours, 'string');
  return `352 ${colours.repeat(Math.ceil(boards / colours.length)).slice(0, boards)}`;
}
