import { check, isObject } from '@crosstable/core';

/** Throws unless a value can be iterated over. */
export function checkIterable(list: unknown, path: string, what: string): void {
  const isText = typeof list === 'string';
  check(isText || (isObject(list) && Symbol.iterator in list), path, `an iterable of ${what}`, list);
}

/**
 * Called at the beginning of a run and then at most 20 times a second, with the number of games done and, if known, of
 * all.
 */
export type OnProgress = (done: number, total: number | undefined) => void;

/** Milliseconds between two calls. */
const INTERVAL = 50;

/** A function to call with all progress. It passes progress on if the last call is long enough ago. */
export function throttle(onProgress: OnProgress = () => undefined, total?: number): (done: number) => void {
  check(typeof onProgress === 'function', 'onProgress', 'a function', onProgress);
  let last = Date.now();
  onProgress(0, total);
  return (done) => {
    const now = Date.now();
    if (now < last + INTERVAL) return;
    last = now;
    onProgress(done, total);
  };
}
