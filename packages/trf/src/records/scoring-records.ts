import type { Scoring } from '@crosstable/core';

import type { OnRepair } from '../repair.js';
import { type Line, recordCode, recordValue, valueColumn } from '../text/line.js';
import { TrfError } from '../trf-error.js';
import { isPoints, pointsOf } from './points.js';

/** The outcomes, by the codes of XXS, in the order of JaVaFo's manual. */
const OUTCOMES = ['WW', 'BW', 'WD', 'BD', 'WL', 'BL', 'ZPB', 'HPB', 'FPB', 'PAB', 'FW', 'FL'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** The points of every outcome. */
export type ScoreTable = Readonly<Record<Outcome, number>>;

// The outcomes that have one value in a scoring of the model; that of the first one is taken
const WIN: readonly Outcome[] = ['WW', 'BW', 'FW', 'FPB'];
const DRAW: readonly Outcome[] = ['WD', 'BD', 'HPB'];
const LOSS: readonly Outcome[] = ['WL', 'BL'];
const ABSENCE: readonly Outcome[] = ['FL', 'ZPB'];
const PAIRING_BYE: readonly Outcome[] = ['PAB'];

/** The outcomes by the names of their points. */
type Names = Readonly<Record<string, readonly Outcome[]>>;

/** 162; a missing P has the points of W (Annexure A). */
const SYMBOLS_162: Names = { W: WIN, D: DRAW, L: LOSS, A: ABSENCE, Z: ABSENCE, P: PAIRING_BYE, X: [] };

/** XXS: shortcuts, then the outcomes; the default of PAB is 1. */
const NAMES_XXS: Names = {
  ...{ W: WIN, D: DRAW, L: LOSS },
  ...Object.fromEntries(OUTCOMES.map((outcome) => [outcome, [outcome]])),
};

/** BB records of bbpPairings, each with one value. */
const RECORDS_BB: Names = { BBW: WIN, BBD: DRAW, BBL: LOSS, BBZ: ['ZPB'], BBF: ['FL'], BBU: PAIRING_BYE };

export function isScoringCode(code: string): boolean {
  return code === '162' || code === 'XXS' || Object.hasOwn(RECORDS_BB, code);
}

/** The points by all scoring records of a file together: later ones override earlier ones. */
export function readScoring(lines: readonly Line[], onRepair: OnRepair): ScoreTable {
  const table: Record<Outcome, number> = { ...toScoreTable() };
  const given = new Set<string>();
  for (const line of lines) {
    const code = recordCode(line.text);
    given.add(code);
    if (code === 'XXS') {
      for (const name of readPairs(line, /([A-Z]{1,3})=(\S+)|\S+/g, NAMES_XXS, table)) given.add(name); // XXS
    } else if (code === '162') {
      const symbols = readPairs(line, /([A-Z])\s*([^\sA-Z]+)|\S+/g, SYMBOLS_162, table); // 162
      for (const symbol of symbols) given.add(symbol);
      if (symbols.has('Z'))
        onRepair('scoring', line.number, line.text.indexOf('Z') + 1, 'Z', { key: 'absence', values: {} });
    } else {
      set(line, recordValue(line.text), RECORDS_BB[code], table); // BBW BBD BBL BBZ BBF BBU
    }
  }
  const has = (...codes: readonly string[]) => codes.some((code) => given.has(code));
  if (has('162', 'BBW') && !has('P', 'BBU', 'PAB')) table.PAB = table.WW; // 162: P = W; bbpPairings: BBU = BBW
  const first = lines.at(0);
  if (first) noteUnsayable(table, first, onRepair);
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

/** The table of a scoring of the model, which is 1-½-0 where it says nothing; the inverse of {@link toScoring}. */
export function toScoreTable(scoring: Scoring = {}): ScoreTable {
  const { win = 1, draw = 0.5, loss = 0, absence = loss, pairingBye = win } = scoring;
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

/** Reads the pairs of name and value in a record, or any other text, which is refused; gives the names. */
function readPairs(line: Line, pairs: RegExp, names: Names, table: Record<Outcome, number>): ReadonlySet<string> {
  const found = new Set<string>();
  const text = line.text.slice(3);
  for (const { 0: whole, 1: name = '', 2: value = '', index } of text.matchAll(pairs)) {
    if (!Object.hasOwn(names, name)) {
      const expected = `one of ${Object.keys(names).join(' ')} with its points`;
      throw new TrfError(line.number, index + 4, expected, text.slice(index).split(/\s/, 1)[0]);
    }
    set(line, value, names[name], table, index + 4 + whole.length - value.length);
    found.add(name);
  }
  return found;
}

function set(
  line: Line,
  value: string,
  outcomes: readonly Outcome[],
  table: Record<Outcome, number>,
  column = valueColumn(line.text),
): void {
  if (!isPoints(value)) throw new TrfError(line.number, column, 'a number of points', value);
  for (const outcome of outcomes) table[outcome] = pointsOf(value);
}

/** XXS and BB records can give two values where a scoring of the model has one. */
function noteUnsayable(table: ScoreTable, line: Line, onRepair: OnRepair): void {
  for (const [kept, ...others] of [WIN, DRAW, LOSS, ABSENCE]) {
    for (const lost of others) {
      if (table[kept] === table[lost]) continue;
      const values = { kept, lost, value: table[kept], said: table[lost] };
      onRepair('scoring', line.number, 1, line.text, { key: 'one-value', values });
    }
  }
}
