import { types } from 'node:util';

import type { Random } from '@crosstable/core/testing/random/random';

import { junk, junkKey, junkNumber, junkText, own, withoutPrototype } from './junk.js';

// Bound once: the test runner looks up an import of Node's whenever it is used
const { isFloat64Array, isInt32Array, isMap: isRealMap, isUint8Array } = types;

/** A copy of plain lists, records, maps and columns that a case can change. Other objects, such as a table, are shared. */
export function deepCopy(value: unknown): unknown {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(deepCopy);
  if (isMap(value)) return new Map([...value].map(([key, held]) => [key, deepCopy(held)]));
  if (isColumn(value)) return value.slice();
  if (!isPlain(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, held] of Object.entries(value)) copy[key] = deepCopy(held);
  return copy;
}

function isPlain(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Object.isFrozen(value) &&
    Object.getPrototypeOf(value) === Object.prototype
  );
}

type Change = (target: object, keys: readonly string[], random: Random) => void;

const replace: Change = (target, keys, random) => {
  if (keys.length === 0) return;
  put(target, random.pick(keys), random, junk(random));
};

/** The given value, slightly wrong. */
const distort: Change = (target, keys, random) => {
  if (keys.length === 0) return;
  const key = random.pick(keys);
  const held: unknown = Reflect.get(target, key);
  if (typeof held === 'number') put(target, key, random, junkNumber(random, held));
  else if (typeof held === 'string') put(target, key, random, junkText(random, held));
  else if (typeof held === 'object' && held !== null && !ArrayBuffer.isView(held))
    put(target, key, random, copyOf(held, random));
  else put(target, key, random, junk(random));
};

/** An object that resembles the given one but isn't one of its kind. */
function copyOf(held: object, random: Random): unknown {
  return random.pick<() => unknown>([
    () => ({ ...held }),
    (): unknown => Object.create(held),
    () => withoutPrototype(held),
    () => [held],
    () => new Proxy(held, {}),
    () => Object.freeze(Array.isArray(held) ? Array.from<unknown>(held) : { ...held }),
    (): unknown[] => Object.values(held),
    (): unknown[] => Object.entries(held),
  ])();
}

const remove: Change = (target, keys, random) => {
  if (keys.length > 0) Reflect.deleteProperty(target, random.pick(keys));
};

const add: Change = (target, _keys, random) => {
  own(target, Array.isArray(target) ? target.length + random.between(0, 2) : junkKey(random), junk(random));
};

/** Puts one part in the place of another, so that an object may occur twice. */
const repeat: Change = (target, keys, random) => {
  if (keys.length < 2) return;
  put(target, random.pick(keys), random, Reflect.get(target, random.pick(keys)));
};

const shorten: Change = (target, keys, random) => {
  if (Array.isArray(target) && keys.length > 0) target.length = random.between(0, keys.length - 1);
};

/** Puts the whole in a place inside itself: a cycle. */
const enclose: Change = (target, keys, random) => {
  if (keys.length > 0) put(target, random.pick(keys), random, target);
};

const CHANGES: readonly Change[] = [
  replace,
  replace,
  replace,
  replace,
  distort,
  distort,
  distort,
  remove,
  add,
  repeat,
  shorten,
  enclose,
];

/** Puts a number in a column, which holds nothing else. */
function put(target: object, key: string, random: Random, value: unknown): void {
  if (ArrayBuffer.isView(target)) Reflect.set(target, key, junkNumber(random));
  else own(target, key, value);
}

/** Changes one place of the arguments, anywhere in them. */
export function mangle(given: unknown[], random: Random): void {
  let target: object = given;
  for (let depth = 0; ; depth++) {
    const keys = Object.keys(target);
    const inside = keys
      .map((key): unknown => Reflect.get(target, key))
      .filter((part) => Array.isArray(part) || isPlain(part) || isMap(part) || isColumn(part));
    if (inside.length === 0 || random.chance() < (depth === 0 ? 0.25 : 0.35)) break;
    const next = random.pick(inside);
    if (isMap(next)) {
      next.set(random.chance() < 0.5 ? 'A' : junk(random), junk(random));
      return;
    }
    if (Object.isFrozen(next)) break;
    target = next;
    if (isColumn(target)) {
      replace(target, Object.keys(target), random);
      return;
    }
  }
  random.pick(CHANGES)(target, Object.keys(target), random);
}

/** Whether a value is a real map; a proxy of a map isn't. */
function isMap(value: unknown): value is Map<unknown, unknown> {
  return isRealMap(value);
}

function isColumn(value: unknown): value is Float64Array | Int32Array | Uint8Array {
  return ArrayBuffer.isView(value) && (isFloat64Array(value) || isInt32Array(value) || isUint8Array(value));
}

/** Puts any value in the place of one argument; the cases take turns with the arguments. */
export function supplant(given: unknown[], random: Random, at: number): void {
  given[at % Math.max(1, given.length)] = junk(random);
}

/** Puts junk in the place of an argument, or changes a part of it. */
export function mangleOrSupplant(given: unknown[], random: Random, at: number, isAllJunk: boolean): void {
  (isAllJunk ? supplant : mangle)(given, random, at);
}
