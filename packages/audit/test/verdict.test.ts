// The verdict on a column of eight cells, from classes that are written down by hand

import { describe, expect, it } from 'vitest';

import { crosstable, openTable } from '@crosstable/core';

import type { Class } from '../src/hypotheses/classes.js';
import type { Rule } from '../src/index.js';
import { printedValues } from '../src/printed/printed-values.js';
import { type Hints, columnAudit } from '../src/verdicts/verdict.js';

const IDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const PRINTED = [1, 2, 3, 4, 5, 6, 7, 8];
const TOURNAMENT = openTable(crosstable([], { players: IDS.map((id) => ({ id })) }));
const HINTS: Hints = { label: 'TB1', declared: [], named: [], inForce: '2026-03' };

const BH: Rule = { code: 'BH', edition: '2026-03', article: '8.1' };
const SB: Rule = { code: 'SB', edition: '2026-03', article: '9.1' };

/** A class that gives the first so many of the printed cells. */
function classOf(matches: number, rules: readonly Rule[], isNamed = true, wrong = 50, printed = PRINTED): Class {
  const values = Float64Array.from(printed, (value, at) => (at < matches ? value : wrong));
  return { candidates: rules.map((rule) => ({ rule, isNamed, isMean: false, values })), values, matches };
}

function verdictOn(classes: readonly Class[], hints: Partial<Hints> = {}, printed: readonly number[] = PRINTED) {
  const cells = new Map(printed.map((value, at) => [IDS[at], value]));
  return columnAudit(classes, printedValues({ label: 'TB1', cells }, TOURNAMENT), TOURNAMENT, { ...HINTS, ...hints });
}

describe('a column is', () => {
  it('identified where the best class gives every cell, whatever the next one gives', () => {
    expect(verdictOn([classOf(8, [BH]), classOf(7, [SB])])).toEqual({
      label: 'TB1',
      cells: 8,
      verdict: 'identified',
      rules: [BH],
      matches: 8,
      wrong: [],
      runnerUp: { rules: [SB], matches: 7 },
      alternatives: [],
      telling: [],
      distance: 1,
    });
  });

  it('identified with errors where a quarter is wrong and the next class gives two cells fewer', () => {
    expect(verdictOn([classOf(6, [BH]), classOf(4, [SB])])).toMatchObject({
      verdict: 'identified-with-errors',
      rules: [BH],
      wrong: [
        { player: 'G', printed: 7, computed: 50 },
        { player: 'H', printed: 8, computed: 50 },
      ],
      runnerUp: { rules: [SB], matches: 4 },
      alternatives: [],
      telling: [],
    });
  });

  it('ambiguous where the next class gives one cell fewer, which a class without a name may do', () => {
    const found = verdictOn([classOf(7, [BH]), classOf(6, [SB], true, 60), classOf(6, [SB], false), classOf(5, [SB])]);
    expect(found).toMatchObject({ verdict: 'ambiguous', rules: [BH], wrong: [{ player: 'H' }] });
    expect(found.alternatives).toEqual([
      { rules: [BH], matches: 7 },
      { rules: [SB], matches: 6 },
    ]);
    expect(found.telling).toEqual([
      { player: 'G', printed: 7, computed: [7, 60] },
      { player: 'H', printed: 8, computed: [50, 60] },
    ]);
    expect(verdictOn([classOf(7, [BH]), classOf(6, [SB], false)])).toMatchObject({
      verdict: 'ambiguous',
      alternatives: [],
      telling: [],
    });
  });

  it('unknown where more than a quarter is wrong: then no cell is', () => {
    expect(verdictOn([classOf(5, [BH]), classOf(4, [SB])])).toMatchObject({
      verdict: 'unknown',
      rules: [],
      wrong: [],
      matches: 5,
      runnerUp: { rules: [BH], matches: 5 },
      alternatives: [],
      telling: [],
    });
  });

  it('unknown where the best class has no name; those with a name and one cell fewer stand beside it', () => {
    const grid: Rule[] = ['x', 'y'].map((convention) => ({ code: 'BH', convention, article: null }));
    const found = verdictOn([classOf(7, grid, false), classOf(6, [SB]), classOf(5, [BH])]);
    expect(found).toMatchObject({ verdict: 'unknown', rules: [], wrong: [] });
    expect(found.runnerUp).toEqual({ rules: [grid[0]], matches: 7 });
    expect(found.alternatives.map(({ rules }) => rules)).toEqual([[grid[0]], [SB]]);
    expect(found.telling.map(({ player }) => player)).toEqual(['G']);
    expect(verdictOn([classOf(8, grid, false), classOf(6, [SB])])).toMatchObject({ verdict: 'unknown', rules: [] });
    expect(verdictOn([classOf(5, grid, false), classOf(5, [SB])]).alternatives).toEqual([]);
  });

  it('without information where fewer than three cells, or different values, are printed', () => {
    const [two, level] = [PRINTED.slice(0, 2), [1, 1, 2, 2]];
    const nothing = { verdict: 'no-information', rules: [BH], wrong: [], alternatives: [], telling: [] };
    expect(verdictOn([classOf(2, [BH], true, 50, two), classOf(0, [SB], true, 50, two)], {}, two)).toMatchObject(
      nothing,
    );
    expect(verdictOn([classOf(4, [BH], true, 50, level), classOf(3, [SB], true, 50, level)], {}, level)).toMatchObject(
      nothing,
    );
    expect(verdictOn([classOf(3, [BH], true, 50, level), classOf(2, [SB], true, 50, level)], {}, level)).toMatchObject({
      verdict: 'no-information',
      rules: [],
      wrong: [],
      runnerUp: { rules: [BH] },
    });
    // A point of the grid beside a rule with a name
    const close = [classOf(4, [BH], false, 50, level), classOf(3, [SB], true, 50, level)];
    expect(verdictOn(close, {}, level)).toMatchObject({ verdict: 'no-information', rules: [], alternatives: [] });
    const three = PRINTED.slice(0, 3);
    expect(verdictOn([classOf(3, [BH], true, 50, three), classOf(2, [SB], true, 50, three)], {}, three).verdict).toBe(
      'identified',
    );
    expect(verdictOn([], {}, [])).toEqual({
      label: 'TB1',
      cells: 0,
      verdict: 'no-information',
      rules: [],
      matches: 0,
      wrong: [],
      runnerUp: null,
      alternatives: [],
      telling: [],
      distance: 0,
    });
  });
});

describe('what a class lacks', () => {
  it('is null, in a wrong cell and in one that tells classes apart', () => {
    const found = verdictOn([classOf(7, [BH], true, NaN), classOf(6, [SB], true, NaN)]);
    expect(found.wrong).toEqual([{ player: 'H', printed: 8, computed: null }]);
    expect(found.telling).toEqual([{ player: 'G', printed: 7, computed: [7, null] }]);
    expect(found.distance).toBe(1);
  });

  it('is as far from the nearest other class as the cells on which they differ', () => {
    expect(verdictOn([classOf(8, [BH]), classOf(5, [SB]), classOf(6, [SB]), classOf(3, [SB])]).distance).toBe(2);
  });
});

describe('the rules of a class', () => {
  const old: Rule = { code: 'BH', edition: '2024-08', article: '8.1' };
  const cut: Rule = { code: 'BH/C1', edition: '2026-03', article: '8.1' };
  const named: Rule = { code: 'BH', convention: 'virtual opponent', article: null };
  const other: Rule = { code: 'BH', convention: 'half of the rounds', article: null };
  const orderOf = (rules: readonly Rule[], hints: Partial<Hints> = {}): readonly Rule[] =>
    verdictOn([classOf(8, rules), classOf(5, [SB])], hints).rules;

  it('are of the edition in force first, however many modifiers, then of the other one, then of conventions', () => {
    expect(orderOf([named, old, cut, BH])).toEqual([BH, cut, old, named]);
    expect(orderOf([named, BH, old], { inForce: '2024-08' })).toEqual([old, BH, named]);
    const rating: Rule = { code: 'RTNG', edition: '2026-03', article: '10.6' };
    expect(orderOf([cut, rating])).toEqual([rating, cut]);
  });

  it('are those of the heading, the list or the legend before all others', () => {
    expect(orderOf([BH, cut, SB], { declared: ['SB'] })).toEqual([SB, BH, cut]);
    expect(orderOf([BH, cut, SB], { label: 'bh/c1' })).toEqual([cut, BH, SB]);
    expect(orderOf([BH, old, other, named], { named: [named] })).toEqual([named, BH, old, other]);
    expect(orderOf([BH, old, named], { named: [old] })).toEqual([old, BH, named]);
    expect(orderOf([SB, old, named], { named: [{ code: 'BH', article: null }] })).toEqual([old, named, SB]);
  });

  it('are only those with a name', () => {
    const mixed: Class = {
      ...classOf(8, [BH]),
      candidates: [...classOf(8, [other], false).candidates, ...classOf(8, [BH]).candidates],
    };
    expect(verdictOn([mixed, classOf(5, [SB])])).toMatchObject({ verdict: 'identified', rules: [BH] });
  });
});
