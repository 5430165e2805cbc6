import { describe, expect, it } from 'vitest';

import { limitIn } from '@crosstable/koya/inside';
import { modifiersOf, resolvedCode } from '@crosstable/standings';

import { nameOf } from '../src/checked.js';

describe('14.5: the limit of Koya', () => {
  it.each([
    ['/L9', { limit: 9 }], // half points
    ['/L10', { percent: 10 }],
    ['/L100', { percent: 100 }],
    ['/L101', undefined],
    ['/L+100', { limit: 100 }],
    ['/L-1', { limit: -1 }],
    ['/L1000', undefined],
    ['/C1', undefined],
  ])('%s is %j', (modifier, limit) => {
    expect(limitIn(modifier)).toEqual(limit);
  });

  it.each(['KS/L1/C1', 'KS/L1/P', 'KS/P/L1', 'KS/L1/L2', 'KS/L1000'])('%s is more than one limit', (code) => {
    expect(() => resolvedCode(code)).toThrow(
      new RangeError(`code: expected KS alone or with /L+n, /L-n, /Ln, got "${code}"`),
    );
  });
});

describe('modifiers', () => {
  it.each([
    ['KS', ['/L+n', '/L-n', '/Ln']],
    ['AOB', ['/F']],
    ['PTS', []],
    ['XX', []],
  ])('%s may be followed by %j', (code, modifiers) => {
    expect(modifiersOf(code)).toEqual(modifiers);
  });

  it.each([
    ['BH/C1', 'Buchholz Cut-1'],
    ['BH/M1', 'Buchholz Median-1'],
    ['KS/L100', 'Koya System, limit 100 %'],
    ['BH/X1', 'Buchholz X1'],
  ])('%s is called %s', (code, name) => {
    expect(nameOf(code)).toBe(name);
  });
});
