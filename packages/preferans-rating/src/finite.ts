import { check } from '@crosstable/core';

/** An object from a caller without types: any property may have any value. */
export type Unchecked<T> = { readonly [K in keyof T]?: unknown };

/** A value that is a finite number, or an error that says where it was found. */
export function finite(path: string, value: unknown): number {
  check(typeof value === 'number' && Number.isFinite(value), path, 'a finite number', value, 'number');
  return value;
}

/** Likewise positive, as a bula must be. */
export function positive(path: string, value: unknown): number {
  const ok = typeof value === 'number' && Number.isFinite(value) && value > 0;
  check(ok, path, 'a positive finite number', value, 'number');
  return value;
}
