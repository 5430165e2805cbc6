import { describe, expect, it } from 'vitest';

import { CODES_OF_ARTICLE_5, crosstable } from '@crosstable/core';
import { call, game } from '@crosstable/core/testing/notation';

import { TIEBREAKS } from '../src/codes.js';
import { explain } from '../src/explain.js';
import { standings } from '../src/standings.js';
import { tiebreak, tiebreakValues } from '../src/values.js';

const KNOWN = `${TIEBREAKS.map(({ code }) => code).join(', ')}, with modifiers as /C1`;

/** Every code without parameters that a list may name, as the annexure on tournament report files spells them. */
const CODES = `PTS DE DE/P WIN WON BPG BWG PS PS/C1 PS/C2 REP STD TPN TPN/R
  BH BH/C1 BH/C2 BH/M1 BH/M2 BH/P BH/C1/P BH/C2/P BH/M1/P BH/M2/P AOB AOB/F
  BH/F BH/C1/F BH/C2/F BH/M1/F BH/M2/F BH/F/P BH/C1/F/P BH/C2/F/P BH/M1/F/P BH/M2/F/P
  FB FB/C1 FB/C2 FB/M1 FB/M2 FB/P FB/C1/P FB/C2/P FB/M1/P FB/M2/P
  SB SB/C1 SB/C2 SB/M1 SB/M2 SB/P SB/C1/P SB/C2/P SB/M1/P SB/M2/P KS KS/L+1 KS/L-2 KS/L60
  ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2 TPR PTP APRO APPO RTNG RTNG/R`.split(/\s+/);

/** Scores: A 2½, B 1, C 0, D 2½. */
const TABLE = crosstable(
  [
    [game('A', 'B', 1), game('C', 'D', 0)],
    [game('A', 'D', 0.5), game('C', 'B', 0)],
    [game('A', 'C', 1), game('D', 'B', 1)],
  ],
  { system: 'swiss', rounds: 3 },
);

it('the codes that definitions may not take are those of Article 5', () => {
  expect([...CODES_OF_ARTICLE_5].sort()).toEqual(TIEBREAKS.map(({ code }) => code.toUpperCase()).sort());
});

/** Everything that takes a code. */
const TAKERS: readonly (readonly [name: string, take: (code: unknown) => unknown, path: string])[] = [
  ['tiebreak', (code) => call((text: string) => tiebreak(text)('A', TABLE), [code]), 'code'],
  ['tiebreakValues', (code) => call(tiebreakValues, [code, TABLE]), 'code'],
  ['explain', (code) => call(explain, [code, 'A', TABLE]), 'code'],
  ['standings', (code) => call(standings, [TABLE, ['PTS', code]]), 'codes[1]'],
];

describe.each(TAKERS)('%s', (_, take, path) => {
  it.each(['XX', 'C1', '', 'SB--C1', 'toString', '__proto__', 'XX:GP', 'ＳＢ'])(
    'refuses the unknown code %j and lists the known ones',
    (code) => {
      expect(() => take(code)).toThrow(
        new RangeError(`${path}: expected one of ${KNOWN}, got ${JSON.stringify(code)}`),
      );
    },
  );

  it.each([
    ['BHC1', 'BH/C1'], // a sign left out
    [' SB', 'SB'],
    ['SB C1', 'SB/C1'],
    ['SB/', 'SB'],
    ['SB\n', 'SB'],
    ['ARRO', 'ARO'],
    ['Sonneborn-Berger', 'SB'],
    ['direct encounter', 'DE'],
  ])('says for %j what was meant', (code, meant) => {
    const message = `${path}: expected a code (did you mean ${meant}?), got ${JSON.stringify(code)}`;
    expect(() => take(code)).toThrow(new RangeError(message));
  });

  it.each(['PTS;DE', 'PTS DE', 'PTS|XX'])('says that %j is a list', (code) => {
    const message = `${path}: expected one code (separate codes by commas), got ${JSON.stringify(code)}`;
    expect(() => take(code)).toThrow(new RangeError(message));
  });

  it('doesn’t ask for the commas of a list that has them', () => {
    expect(() => take('PTS,SB/C1')).toThrow(new RangeError(`${path}: expected one code, got "PTS,SB/C1"`));
  });

  it.each([
    ['SB/C9', 'SB alone or with /C1, /C2, /M1, /M2, /P'],
    ['SB/C1/C1', 'SB alone or with /C1, /C2, /M1, /M2, /P'],
    ['BH/P/P', 'BH alone or with /C1, /C2, /M1, /M2, /F, /P, /F/P'],
    ['PS/M1', 'PS alone or with /C1, /C2'],
    ['win/c1', 'WIN without a modifier'],
    ['PTS/C1', 'PTS without a modifier'],
    ['DE/C1', 'DE alone or with /P'],
    ['AOB/C1', 'AOB alone or with /F'],
    ['ARO/P', 'ARO alone or with /C1, /C2, /M1, /M2'],
    ['TPN/C1', 'TPN alone or with /R'],
    ['TPR/R', 'TPR without a modifier'],
    ['KS/L', 'KS alone or with /L+n, /L-n, /Ln'],
    ['KS/L101', 'KS alone or with /L+n, /L-n, /Ln'],
    ['KS/C1', 'KS alone or with /L+n, /L-n, /Ln'],
    ['BH/L1', 'BH alone or with /C1, /C2, /M1, /M2, /F, /P, /F/P'],
  ])('refuses %s and says what is allowed', (code, allowed) => {
    expect(() => take(code)).toThrow(new RangeError(`${path}: expected ${allowed}, got ${JSON.stringify(code)}`));
  });

  it.each<readonly [unknown, string]>([
    [undefined, 'undefined'],
    [null, 'null'],
    [5, '5'],
    [['SB'], 'an object'],
  ])('refuses %s, which is no code', (code, shown) => {
    expect(() => take(code)).toThrow(new TypeError(`${path}: expected one of ${KNOWN}, got ${shown}`));
  });

  it.each(CODES)('takes %s in upper and lower case, with `/` and with `-`', (code) => {
    const written = JSON.stringify(take(code));
    expect(JSON.stringify(take(code.toLowerCase()))).toBe(written);
    expect(JSON.stringify(take(code.replaceAll('/', '-')))).toBe(written);
    expect(JSON.stringify(take(code.toLowerCase().replaceAll('/', '-')))).toBe(written);
  });
});

describe('modifiers', () => {
  it.each([
    ['BH/P/C1', 'BH/C1/P'],
    ['KS/L1', 'KS/L+1'],
    ['ks-l-2', 'KS/L-2'],
    ['KS/L+12', 'KS/L+12'], // half points
    ['KS/L10', 'KS/L10'], // percent
    ['KS/L12', 'KS/L12'],
    ['KS/L09', 'KS/L+9'],
    ['KS/L0', 'KS/L+0'],
  ])('%s is %s', (written, code) => {
    expect(explain(written, 'A', TABLE).code).toBe(code);
  });
});

describe('sb-c1', () => {
  it('is SB/C1', () => {
    // A: B 1 × 1 + D 2½ × ½, without C's 0 × 1
    expect(tiebreakValues('sb-c1', TABLE).get('A')).toBe(2.25);
    expect(tiebreak('Sb-C1')('A', TABLE)).toBe(2.25);
    expect(explain('sb-c1', 'A', TABLE).code).toBe('SB/C1');
  });
});
