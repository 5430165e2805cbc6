import { describe, expect, it } from 'vitest';

import { call, game } from '../../core/test/notation.js';
import { crosstable, explain, standings, tiebreak, tiebreakValues } from '../src/index.js';

const KNOWN = 'PTS, PS, PS/C1, SB, SB/C1, ARO, ARO/C1';

/** Scores: A 2½, B 1, C 0, D 2½. */
const TABLE = crosstable([
  [game('A', 'B', 1), game('C', 'D', 0)],
  [game('A', 'D', 0.5), game('C', 'B', 0)],
  [game('A', 'C', 1), game('D', 'B', 1)],
]);

/** Everything that takes a code. */
const TAKERS: readonly (readonly [name: string, take: (code: unknown) => unknown, path: string])[] = [
  ['tiebreak', (code) => call(tiebreak, [code]), 'code'],
  ['tiebreakValues', (code) => call(tiebreakValues, [code, TABLE]), 'code'],
  ['explain', (code) => call(explain, [code, 'A', TABLE]), 'code'],
  ['standings', (code) => call(standings, [TABLE, ['PTS', code]]), 'codes[1]'],
];

describe.each(TAKERS)('%s', (_, take, path) => {
  it.each(['BH', 'SB/C9', 'SB/', 'C1', '', ' SB', 'SB C1', 'SB--C1', 'toString', '__proto__', 'SB/C1/P'])(
    'refuses the unknown code %j and lists the known ones',
    (code) => {
      expect(() => take(code)).toThrow(
        new RangeError(`${path}: expected one of ${KNOWN}, got ${JSON.stringify(code)}`),
      );
    },
  );

  it.each<readonly [unknown, string]>([
    [undefined, 'undefined'],
    [null, 'null'],
    [5, '5'],
    [['SB'], 'an object'],
  ])('refuses %s, which is no code', (code, shown) => {
    expect(() => take(code)).toThrow(new TypeError(`${path}: expected one of ${KNOWN}, got ${shown}`));
  });

  it.each(KNOWN.split(', '))('takes %s in upper and lower case, with `/` and with `-`', (code) => {
    const written = JSON.stringify(take(code));
    expect(JSON.stringify(take(code.toLowerCase()))).toBe(written);
    expect(JSON.stringify(take(code.replace('/', '-')))).toBe(written);
    expect(JSON.stringify(take(code.toLowerCase().replace('/', '-')))).toBe(written);
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
