import type { Scoring } from '@crosstable/core';
import { recordCode, recordValue, type Line } from './line.js';
import { isPoints, pointsOf } from './points.js';
import type { Report } from './repair.js';
import { TrfError } from './trf-error.js';

/** The points of every outcome, by the codes of XXS in the order of JaVaFo's manual. */
export interface ScoreTable {
  readonly WW: number;
  readonly BW: number;
  readonly WD: number;
  readonly BD: number;
  readonly WL: number;
  readonly BL: number;
  readonly ZPB: number;
  readonly HPB: number;
  readonly FPB: number;
  readonly PAB: number;
  readonly FW: number;
  readonly FL: number;
}

export type Outcome = keyof ScoreTable;

/** The 1-½-0 scale, which counts in a file without scoring records. */
// prettier-ignore
const USUAL: ScoreTable = {
  WW: 1, BW: 1, WD: 0.5, BD: 0.5, WL: 0, BL: 0, ZPB: 0, HPB: 0.5, FPB: 1, PAB: 1, FW: 1, FL: 0,
};

/** 162: the symbols and the outcomes of each; a missing P has the points of W (Annexure A). */
const SYMBOLS_162: ReadonlyMap<string, readonly Outcome[]> = new Map([
  ['W', ['WW', 'BW', 'FW', 'FPB']],
  ['D', ['WD', 'BD', 'HPB']],
  ['L', ['WL', 'BL']],
  ['A', ['ZPB', 'FL']],
  ['Z', ['ZPB', 'FL']],
  ['P', ['PAB']],
  ['X', []],
]);

/** XXS (JaVaFo): the shortcuts W, D and L beside the twelve outcomes; the default of PAB is 1. */
const SHORTCUTS_XXS: ReadonlyMap<string, readonly Outcome[]> = new Map([
  ['W', ['WW', 'BW', 'FW', 'FPB']],
  ['D', ['WD', 'BD', 'HPB']],
  ['L', ['WL', 'BL']],
  ['WW', ['WW']],
  ['BW', ['BW']],
  ['WD', ['WD']],
  ['BD', ['BD']],
  ['WL', ['WL']],
  ['BL', ['BL']],
  ['ZPB', ['ZPB']],
  ['HPB', ['HPB']],
  ['FPB', ['FPB']],
  ['PAB', ['PAB']],
  ['FW', ['FW']],
  ['FL', ['FL']],
]);

/** BB records of bbpPairings, each with one value. */
const RECORDS_BB: ReadonlyMap<string, readonly Outcome[]> = new Map([
  ['BBW', ['WW', 'BW', 'FW', 'FPB']],
  ['BBD', ['WD', 'BD', 'HPB']],
  ['BBL', ['WL', 'BL']],
  ['BBZ', ['ZPB']],
  ['BBF', ['FL']],
  ['BBU', ['PAB']],
]);

export function isScoringCode(code: string): boolean {
  return code === '162' || code === 'XXS' || RECORDS_BB.has(code);
}

/** The points by all scoring records of a file together: later ones override earlier ones. */
export function readScoring(lines: readonly Line[], report: Report): ScoreTable {
  const table: Record<Outcome, number> = { ...USUAL };
  const given = new Set<string>();
  for (const line of lines) {
    const code = recordCode(line.text);
    given.add(code);
    if (code === 'XXS') {
      for (const name of readPairs(line, /(\S+?)=(\S+)/y, SHORTCUTS_XXS, table)) given.add(name); // XXS
    } else if (code === '162') {
      const symbols = readPairs(line, /([A-Z])\s*([^\sA-Z]+)/y, SYMBOLS_162, table); // 162
      for (const symbol of symbols) given.add(symbol);
      if (symbols.has('Z')) report('scoring', line.number, line.text.indexOf('Z') + 1, 'Z', 'read as A (absence)');
    } else {
      set(line, recordValue(line.text), RECORDS_BB.get(code) ?? [], table); // BBW BBD BBL BBZ BBF BBU
    }
  }
  const has = (...codes: readonly string[]) => codes.some((code) => given.has(code));
  if (has('162', 'BBW') && !has('P', 'BBU', 'PAB')) table.PAB = table.WW; // 162: P = W; bbpPairings: BBU = BBW
  const first = lines.at(0);
  if (first) reportUnsayable(table, first, report);
  return table;
}

/** The points that 162 gives to a game without a result (X), with their place; the last one counts. */
export function readUnknownResult(
  lines: readonly Line[],
): { line: number; column: number; points: number } | undefined {
  let last: ReturnType<typeof readUnknownResult>;
  for (const { number, text } of lines) {
    const match = recordCode(text) === '162' ? /X\s*([^\sA-Z]+)/.exec(text.slice(3)) : null;
    if (match) last = { line: number, column: match.index + 4, points: pointsOf(match[1]) };
  }
  return last;
}

/** The table of a scoring of the model; the inverse of {@link toScoring}. */
export function toScoreTable(scoring: Scoring | undefined): ScoreTable {
  const { win = 1, draw = 0.5, loss = 0 } = scoring ?? {};
  const { absence = loss, pairingBye = win } = scoring ?? {};
  // prettier-ignore
  return {
    WW: win, BW: win, WD: draw, BD: draw, WL: loss, BL: loss,
    ZPB: absence, HPB: draw, FPB: win, PAB: pairingBye, FW: win, FL: absence,
  };
}

/** The scoring of the model: one value for White and Black, and one for every kind of absence. */
export function toScoring(table: ScoreTable): Scoring {
  return { win: table.WW, draw: table.WD, loss: table.WL, absence: table.FL, pairingBye: table.PAB };
}

/** Reads pairs of name and value up to the end of the line; gives the names. */
function readPairs(
  line: Line,
  pair: RegExp,
  names: ReadonlyMap<string, readonly Outcome[]>,
  table: Record<Outcome, number>,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = 3; at < line.text.length;) {
    if (/\s/.test(line.text.charAt(at))) {
      at++;
      continue;
    }
    pair.lastIndex = at;
    const match = pair.exec(line.text);
    const outcomes = match && names.get(match[1]);
    if (!outcomes) {
      const expected = `one of ${[...names.keys()].join(' ')} with its points`;
      throw new TrfError(line.number, at + 1, expected, line.text.slice(at).split(/\s/, 1)[0]);
    }
    const [whole, name, value] = match;
    set(line, value, outcomes, table, at + whole.length - value.length);
    found.add(name);
    at = pair.lastIndex;
  }
  return found;
}

function set(
  line: Line,
  value: string,
  outcomes: readonly Outcome[],
  table: Record<Outcome, number>,
  at = Math.max(4, line.text.indexOf(value, 3)),
): void {
  if (!isPoints(value)) throw new TrfError(line.number, at + 1, 'a number of points', value);
  for (const outcome of outcomes) table[outcome] = pointsOf(value);
}

/** XXS and BB records can give two values where a scoring of the model has one. */
function reportUnsayable(table: ScoreTable, line: Line, report: Report): void {
  const merged: readonly (readonly [Outcome, Outcome])[] = [
    ['WW', 'BW'],
    ['WW', 'FW'],
    ['WW', 'FPB'],
    ['WD', 'BD'],
    ['WD', 'HPB'],
    ['WL', 'BL'],
    ['FL', 'ZPB'],
  ];
  for (const [kept, lost] of merged) {
    if (table[kept] === table[lost]) continue;
    const read = `is read with ${lost}=${table[kept]}, not ${table[lost]}`;
    report('scoring', line.number, 1, line.text, `${read}: a scoring has one value for ${kept} and ${lost}`);
  }
}
