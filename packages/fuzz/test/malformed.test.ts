import { readFileSync } from 'node:fs';

import { describe, expect, it, vi } from 'vitest';

import { inputError } from '@crosstable/core/text';
import { functionsOf, publishedEntries } from '@crosstable/core/testing/entries';

import { exportOf } from '../src/malformed/calls.js';
import { type Fault, judge } from '../src/malformed/judge.js';
import { type Row, rowsOf, tabledOf } from '../src/malformed/rows.js';
import { search } from '../src/malformed/search.js';

const SEED = 20_260_301;
const CASES = 200;

const packages = new URL('../../', import.meta.url);
const files = ['avro-1938', 'harbour-open'].map((name) =>
  readFileSync(new URL(`../examples/${name}.trf`, packages), 'utf8'),
);
const functions = await functionsOf(publishedEntries(packages), 'source');
const rows = rowsOf(functions, files);
// The readers and the words of a refusal are loaded with the first file of each kind, which isn't the time of an answer
const open = exportOf('crosstable/event openEvent', functions);
await Promise.allSettled([files[0], '{}', 'Rk.;Name;1.Rd', ''].map((file) => open(file)));

it('every exported function has a row in the table of arguments', () => {
  // Every value is a valid argument of isInputError, which has tests of its own
  const refusing = [...functions.keys()].filter((name) => !name.endsWith(' isInputError'));
  expect(refusing.toSorted()).toEqual(tabledOf(functions).toSorted());
});

it('every row is answered for valid arguments', async () => {
  const random = { chance: () => 0, between: (least: number) => least, pick: <T>(from: readonly T[]) => from[0] };
  const verdicts: { readonly name: string; readonly isFaulty: boolean }[] = [];
  // One after the other: the time of an answer that waits for another file would have that of all rows behind it
  for (const row of rows) {
    const { fault, isThrown } = await judge(row, row.given({ ...random, shuffled: (list) => [...list] }));
    verdicts.push({ name: row.name, isFaulty: isThrown || fault !== undefined });
  }
  expect(verdicts.filter(({ isFaulty }) => isFaulty)).toEqual([]);
});

describe('malformed arguments change nothing, and give no NaN and no error but TypeError and RangeError', () => {
  it.each(rows.map((row) => [row.name, row] as const))('%s', async (_name, row) => {
    const { failures, counts } = await search(row, SEED, 0, CASES);
    expect(failures.map(({ fault, number, report }) => `${fault} in case ${number}: ${report}`)).toEqual([]);
    // Some cases are refused, and some are answered
    expect(counts.get('refused')).toBeGreaterThan(0);
    expect(counts.get('answered')).toBeGreaterThan(0);
  });
});

/** A function with a fault, as a row. */
function faulty(call: Row['call'], changed: readonly number[] = []): Row {
  return { name: 'faulty', call, given: () => [[1, { id: 'A' }]], edit: () => undefined, changed, keepsGiven: false };
}

const MISTAKE = { path: 'list', expected: 'two', found: 'one', key: 'wrong-value', values: {} } as const;

describe('a fault is seen', () => {
  const faultOf = async (row: Row): Promise<Fault | undefined> => (await judge(row, row.given(NO_RANDOM))).fault;
  const NO_RANDOM: Parameters<Row['given']>[0] = {
    chance: () => 0,
    between: (least) => least,
    pick: (from) => from[0],
    shuffled: (list) => [...list],
  };

  it('not where there is none', async () => {
    expect(await faultOf(faulty(([list]) => structuredClone(list)))).toBe(undefined);
    const refuse = (error: Error) =>
      faulty(() => {
        throw error;
      });
    expect(await faultOf(refuse(inputError('list: expected two, got one', MISTAKE)))).toBe(undefined);
    expect(await faultOf(refuse(inputError('list: expected two, got one', MISTAKE, TypeError)))).toBe(undefined);
    const receiver = 'Method Map.prototype.entries called on incompatible receiver #<Map>';
    expect(await faultOf(refuse(new TypeError(receiver)))).toBe(undefined);
  });

  it('in what a promise comes to', async () => {
    expect(await faultOf(faulty(() => Promise.resolve([NaN])))).toBe('NaN in the result');
    expect(await faultOf(faulty(() => Promise.reject(new Error('expected two'))))).toBe('another error');
    expect(await faultOf(faulty(() => Promise.reject(inputError('list: expected two, got one', MISTAKE))))).toBe(
      undefined,
    );
  });

  it('in the error', async () => {
    const throwing = [
      (): never => {
        throw new Error('list: expected two');
      },
      (): unknown => JSON.parse('{'),
      (): unknown => decodeURIComponent('%'),
    ];
    const faults = await Promise.all(throwing.map((call) => faultOf(faulty(call))));
    expect(new Set(faults)).toEqual(new Set(['another error']));
  });

  it('in an error about input without its facts, or with others than its text', async () => {
    const thrown = (error: Error) =>
      faulty(() => {
        throw error;
      });
    expect(await faultOf(thrown(new RangeError('list: expected two, got one')))).toBe('an error of the engine');
    const { path, ...unplaced } = MISTAKE;
    const wrong = [
      unplaced,
      { ...MISTAKE, line: 1 },
      { ...unplaced, line: 0, column: 1 },
      { ...MISTAKE, path: 'other' },
    ];
    const faults = await Promise.all(
      wrong.map((mistake) => faultOf(thrown(inputError(`${path}: expected two, got one`, mistake)))),
    );
    expect(faults).toEqual(wrong.map(() => 'an error without its facts'));
  });

  it('in an error of the engine, from a call without an end or a field of nothing', async () => {
    const deep = (level: number): number => deep(level + 1) + 1;
    expect(await faultOf(faulty(() => deep(0)))).toBe('an error of the engine');
    const missing = (): never => {
      throw new TypeError('Cannot read properties of null');
    };
    expect(await faultOf(faulty(missing))).toBe('an error of the engine');
  });

  it('in what was handed over, at any depth, also when it throws', async () => {
    const sort = faulty(([list]) => Array.isArray(list) && Reflect.deleteProperty(new Object(list[1]), 'id'));
    expect(await faultOf(sort)).toBe('changed what was handed over');
    const column = new Float64Array([1, 2]);
    const fillAndThrow = (changed: readonly number[]): Row => ({
      ...faulty(() => {
        column[0]++;
        throw new RangeError('expected less');
      }, changed),
      given: () => [column],
    });
    expect(await faultOf(fillAndThrow([]))).toBe('changed what was handed over');
    expect(await faultOf(fillAndThrow([0]))).toBe('changed what was handed over');
    expect(await faultOf({ ...faulty(() => column[0]++, [0]), given: () => [column] })).toBe(undefined);
  });

  it('in the result, in lists, maps and columns', async () => {
    const results = [NaN, [[{ value: NaN }]], new Map([['A', [NaN]]]), new Float64Array([NaN]), new Set([NaN])];
    const faults = await Promise.all(results.map((result) => faultOf(faulty(() => result))));
    expect(faults).toEqual(results.map(() => 'NaN in the result'));
    expect(await faultOf(faulty(() => [null, undefined, 'NaN', Infinity]))).toBe(undefined);
  });

  it('in a result that holds what was handed over', async () => {
    const wrap = faulty(([list]) => new Map([['list', { list }]]));
    expect(await faultOf(wrap)).toBe('gave back what was handed over');
    expect(await faultOf({ ...wrap, keepsGiven: true })).toBe(undefined);
  });

  it('in the time', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(2_001);
    expect(await faultOf(faulty(() => 1))).toBe('took too long');
    now.mockRestore();
  });

  it('in a prototype', async () => {
    for (const prototype of [Object.prototype, Array.prototype]) {
      const pollute = faulty(() => Reflect.defineProperty(prototype, 'polluted', { value: 1, configurable: true }));
      try {
        expect(await faultOf(pollute)).toBe('polluted a prototype');
      } finally {
        Reflect.deleteProperty(prototype, 'polluted');
      }
    }
  });

  it('in a search, with the changes that it needs and no others', async () => {
    const demanding: Row = {
      ...faulty(([list]) => (Array.isArray(list) && list.includes(1) ? NaN : 0)),
      given: () => [[]],
      edit: ([list], _random, at) => {
        if (Array.isArray(list)) list.push(at);
      },
    };
    const { failures, counts } = await search(demanding, SEED, 0, 100);
    expect(failures).toHaveLength(1);
    expect(failures[0].report).toBe('given [ [ 1 ] ]\ngot NaN');
    expect(counts.get('NaN in the result')).toBeGreaterThan(10);
  });
});
