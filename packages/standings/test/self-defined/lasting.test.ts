// Definitions that nobody can change are checked once, however many tables have them
import { expect, it } from 'vitest';

import { type SelfDefined, type SelfDefinedByContributions, crosstable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';

import { standings } from '../../src/standings.js';

const GAMES = [[game('A', 'B', 1)]];

const tableWith = (...selfDefined: readonly SelfDefined[]) => crosstable(GAMES, { selfDefined });

/** A definition that counts how often its code is read. */
function counted(): { readonly definition: SelfDefinedByContributions; readonly reads: () => number } {
  let reads = 0;
  const definition: SelfDefinedByContributions = {
    get code() {
      reads++;
      return 'OTHER_WINS';
    },
    name: 'Wins',
    contributions: ({ rounds }) => rounds.map(({ outcome, round }) => ({ round, value: outcome === 'win' ? 1 : 0 })),
  };
  return { definition, reads: () => reads };
}

const valuesOf = (definition: SelfDefined) => standings(tableWith(definition), ['WINS']).map(({ values }) => values[0]);

it('a frozen one is checked once', () => {
  const { definition, reads } = counted();
  Object.freeze(definition);
  expect(valuesOf(definition)).toEqual([1, 0]);
  const once = reads();
  expect(once).toBeGreaterThan(0);
  expect(valuesOf(definition)).toEqual([1, 0]);
  expect(reads()).toBe(once);
});

it('another one is checked by every table', () => {
  const { definition, reads } = counted();
  valuesOf(definition);
  const once = reads();
  valuesOf(definition);
  expect(reads()).toBe(2 * once);
});

it.each<
  [what: string, path: string, change: (definition: { readonly name: object; readonly systems: object }) => void]
>([
  ['name', 'options.selfDefined[0].name: expected a text', ({ name }) => Reflect.deleteProperty(name, 'en')],
  ['systems', 'options.selfDefined[0].systems[0]: expected', ({ systems }) => Reflect.set(systems, 0, 'KO')],
])('a frozen one whose %s can change is checked by every table', (_what, message, change) => {
  const definition = Object.freeze({
    code: 'LOT',
    name: { en: 'Lot' },
    systems: ['swiss' as const],
    contributions: () => [],
  });
  expect(() => tableWith(definition)).not.toThrow();
  change(definition);
  expect(() => tableWith(definition)).toThrow(message);
});

it('the values of a frozen one are checked against the ids of every table', () => {
  const lot: SelfDefined = Object.freeze({ code: 'LOT', name: 'Lot', values: Object.freeze({ B: 1 }) });
  expect(() => tableWith(lot)).not.toThrow();
  expect(() => crosstable([[game('C', 'D', 1)]], { selfDefined: [lot] })).toThrow(
    'options.selfDefined[0].values: expected ids of the table, got "B"',
  );
});

it('a wrong one is refused by every table, where it stands', () => {
  const { definition } = counted();
  const wrong: SelfDefined = Object.freeze({ ...definition, code: 'BH' });
  for (const at of [0, 1]) {
    const all = at === 0 ? [wrong] : [definition, wrong];
    expect(() => tableWith(...all)).toThrow(`options.selfDefined[${at}].code: expected a code`);
  }
});

it('one that stands twice is refused although it was checked', () => {
  const definition = Object.freeze(counted().definition);
  valuesOf(definition);
  expect(() => tableWith(definition, definition)).toThrow('options.selfDefined[1].code: expected a code defined once');
});
