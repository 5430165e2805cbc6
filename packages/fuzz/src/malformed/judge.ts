import { types } from 'node:util';

import { type InputError, isInputError } from '@crosstable/core';

import type { Row } from './rows.js';

/** The faults that an answer can have. */
export type Fault =
  | 'another error'
  | 'an error of the engine'
  | 'an error without its facts'
  | 'changed what was handed over'
  | 'NaN in the result'
  | 'gave back what was handed over'
  | 'polluted a prototype'
  | 'took too long';

/** A limit for a case that takes too long; cases take microseconds. */
const MOST_MILLISECONDS = 2_000;

interface Held {
  readonly of: object;
  readonly keys: readonly PropertyKey[];
  readonly values: readonly unknown[];
}

// Bound once: the test runner looks up an import of Node's whenever it is used
const { isFloat64Array, isInt32Array, isMap, isSet, isUint8Array } = types;

/** A list of the same length and the same values, by identity. */
function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (!Object.is(one[at], other[at])) return false;
  return true;
}

/** The parts of an object: the values of its fields, and the contents of a map or a set. A proxy of one has no contents. */
function partsOf(of: object): Held {
  if (ArrayBuffer.isView(of)) {
    return { of, keys: [], values: isFloat64Array(of) || isInt32Array(of) || isUint8Array(of) ? [...of] : [] };
  }
  const keys = Reflect.ownKeys(of);
  const values: unknown[] = [];
  for (const key of keys) values.push(Reflect.getOwnPropertyDescriptor(of, key)?.value);
  if (isMap(of)) for (const [key, value] of of) values.push(key, value);
  else if (isSet(of)) for (const value of of) values.push(value);
  return { of, keys, values };
}

/** All objects that can be reached, each once. A queue instead of recursion, so that deep objects don't fill the stack. */
function reachableFrom(from: readonly unknown[]): Held[] {
  const seen = new Set<object>();
  const queue = from.filter(isObject);
  const all: Held[] = [];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next) || next === Math) continue;
    seen.add(next);
    const parts = partsOf(next);
    all.push(parts);
    for (const part of parts.values) if (isObject(part)) queue.push(part);
  }
  return all;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isAsBefore({ of, keys, values }: Held): boolean {
  const now = partsOf(of);
  return areSame(keys, now.keys) && areSame(values, now.values);
}

const PROTOTYPES: readonly object[] = [Object.prototype, Array.prototype];
const UNPOLLUTED = PROTOTYPES.map((prototype) => Reflect.ownKeys(prototype));

function isPolluted(): boolean {
  return PROTOTYPES.some((prototype, at) => !areSame(UNPOLLUTED[at], Reflect.ownKeys(prototype)));
}

/** These take what another function of ours made, and say so: an error class, and an explanation that isn't checked again. */
const UNCHECKED = /TrfError$|^@crosstable\/preferans-rating\/explain inWords$/;

/** Errors that the engine alone can tell: a proxy of a map is one by `instanceof`, and a class is a function. */
const TOLD_BY_THE_ENGINE = /incompatible receiver|^Class constructor/;

/** Whether an error about input has its facts as the documents say: a path, or a line and a column, and what goes with it. */
function hasFacts({ path, line, column, expected, found, key, values, message }: InputError): boolean {
  const isPlaced = typeof path === 'string' ? line === undefined : isPlace(line) && isPlace(column);
  const areTexts = [expected, found, key].every((one) => typeof one === 'string');
  return (
    isPlaced && areTexts && Array.from(found).length <= 80 && isObject(values) && message.startsWith(path ?? 'line ')
  );
}

function isPlace(number: unknown): boolean {
  return Number.isInteger(number) && Number(number) > 0;
}

/** The fault of an error that the documents don't name; `undefined` for one that they do. */
function faultOf(error: unknown, name: string): Fault | undefined {
  const isTypeError = error instanceof TypeError;
  if (!isTypeError && !(error instanceof RangeError)) return 'another error';
  if (error.name === 'TrfError') {
    const readsReports =
      name.startsWith('@crosstable/trf parseTrf') || /^crosstable\/event (?:open|read)Event$/.test(name);
    if (!readsReports) return 'another error';
  }
  if (isInputError(error)) return hasFacts(error) ? undefined : 'an error without its facts';
  // Errors of the engine: a full stack, a list that is too long, a field of nothing
  const isAllowed = isTypeError && (TOLD_BY_THE_ENGINE.test(error.message) || UNCHECKED.test(name));
  return isAllowed ? undefined : 'an error of the engine';
}

/** The verdict on an answer. */
export interface Verdict {
  readonly fault: Fault | undefined;
  /** The returned value, or the error. */
  readonly got: unknown;
  readonly isThrown: boolean;
}

/** The answer; of a promise, its result. */
async function answerOf(
  row: Row,
  given: readonly unknown[],
): Promise<{ readonly got: unknown; readonly isThrown: boolean }> {
  try {
    const got = row.call(given);
    return { got: got instanceof Promise ? await got : got, isThrown: false };
  } catch (error) {
    return { got: error, isThrown: true };
  }
}

/** Calls the function and checks every promise that holds for any arguments. */
export async function judge(row: Row, given: readonly unknown[]): Promise<Verdict> {
  const before = reachableFrom(given);
  const start = performance.now();
  const { got, isThrown } = await answerOf(row, given);
  const taken = performance.now() - start;
  const verdict = (fault: Fault | undefined): Verdict => ({ fault, got, isThrown });
  if (isPolluted()) return verdict('polluted a prototype');
  if (taken > MOST_MILLISECONDS) return verdict('took too long');
  const byDesign = isThrown ? [] : reachableFrom(row.changed.map((at) => given[at])).map(({ of }) => of);
  // An iterator that was read to its end shows no difference: it has no contents of its own
  if (!before.every((parts) => byDesign.includes(parts.of) || isAsBefore(parts)))
    return verdict('changed what was handed over');
  if (isThrown) return verdict(faultOf(got, row.name));
  if (row.keepsGiven) return verdict(undefined);
  const result = reachableFrom([got]);
  if (Number.isNaN(got) || result.some(({ values }) => values.some(Number.isNaN))) return verdict('NaN in the result');
  // An object of the caller that no check looked at: a player, a list or an option
  const handed = new Set(before.map(({ of }) => of));
  return verdict(result.some(({ of }) => handed.has(of)) ? 'gave back what was handed over' : undefined);
}
