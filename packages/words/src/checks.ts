// Checks of data that are put into words. Data from elsewhere may be wrong: the error says where, and what was
// expected.

import { check, checkArray, isObject } from '@crosstable/core';

/** Throws unless a value is right; the error calls the value by its path. */
export type Check = (value: unknown, path: string) => void;

export const text: Check = (value, path) => {
  check(typeof value === 'string', path, 'a text', value);
};

export const number: Check = (value, path) => {
  check(Number.isFinite(value), path, 'a finite number', value, 'number');
};

export function optional(one: Check): Check {
  return (value, path) => {
    if (value !== undefined) one(value, path);
  };
}

export function orNull(one: Check): Check {
  return (value, path) => {
    if (value !== null) one(value, path);
  };
}

export function list(one: Check): Check {
  return (value, path) => {
    checkArray(value, path, 'entries');
    // Holes too, which `forEach` would pass over
    for (const [at, entry] of value.entries()) one(entry, `${path}[${at}]`);
  };
}

/** An object with these properties; others are ignored. */
export function record(parts: Readonly<Record<string, Check>>): Check {
  return (value, path) => {
    check(isObject(value), path, 'an object', value);
    for (const [name, one] of Object.entries(parts)) one(Reflect.get(value, name), `${path}.${name}`);
  };
}
