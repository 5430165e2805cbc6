import { type InputError, type InputErrorKey, inputError } from '../text/input-error.js';

/** A value as an error message shows it. */
export function valueInMessage(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  return Object(value) === value ? 'an object' : String(value);
}

/** The error about input that isn't as expected. `got` shows the value, or says what is there; the path of a whole file is `''`. */
export function unexpected(
  path: string,
  expected: string,
  got: string,
  Type: RangeErrorConstructor | TypeErrorConstructor = RangeError,
  key: InputErrorKey = Type === TypeError ? 'wrong-type' : 'wrong-value',
  values: InputError['values'] = {},
): InputError {
  const message = `${path && `${path}: `}expected ${expected}, got ${got}`;
  return inputError(message, { path, expected, found: got, key, values }, Type);
}

/**
 * Throws unless a value is as expected: a RangeError if it has the right `type`, as `typeof` names it, else a TypeError.
 */
export function check(ok: boolean, path: string, expected: string, value: unknown, type?: string): asserts ok {
  if (ok) return;
  throw unexpected(path, expected, valueInMessage(value), typeof value === type ? RangeError : TypeError);
}

/** An id as a message expects it: where a number is given, the text that is meant. */
export function expectedId(given: unknown, otherwise = 'an id'): string {
  return isWhole(given, 0) ? `text such as "${given}"` : otherwise;
}

/** Throws unless a value can be the id of a player. */
export function checkId(id: unknown, path: string): asserts id is string {
  if (typeof id !== 'string' || id === '') check(false, path, expectedId(id), id, 'string');
}

/** Throws unless a value is a list. */
export function checkArray(list: unknown, path: string, what: string): asserts list is readonly unknown[] {
  check(Array.isArray(list), path, `an array of ${what}`, list);
}

/** Throws unless a value has properties. */
export function checkObject(value: unknown, path: string): asserts value is object {
  check(isObject(value), path, 'an object', value);
}

/** Throws unless a flag is `true`, `false` or left out. */
export function checkFlag(flag: unknown, path: string): asserts flag is boolean | undefined {
  check(flag === undefined || typeof flag === 'boolean', path, 'true or false', flag);
}

/** Whether a value is an object or an array. A function isn't, although it has properties. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Whether a value is a whole number within these limits. */
export function isWhole(value: unknown, least: number, most = Infinity): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** Throws unless a value is a whole number within these limits. */
export function checkWhole(value: unknown, path: string, least: number, most = Infinity): asserts value is number {
  const expected = `a whole number from ${least}${most === Infinity ? '' : ` to ${most}`}`;
  check(isWhole(value, least, most), path, expected, value, 'number');
}

/** The caller's value, before anything is known about it. */
export type Unchecked<T> = { readonly [K in keyof T]?: unknown } | null | undefined;
