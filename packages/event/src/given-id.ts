import { check, checkArray, checkId } from '@crosstable/core';

/** An id as lists and databases have it: a text, or a number, which becomes one. */
export function givenId(given: unknown, path: string): string {
  const id = typeof given === 'number' && Number.isFinite(given) ? String(given) : given;
  checkId(id, path);
  return id;
}

/** The ids of those who all meet each other. */
export function givenIds(given: unknown): readonly string[] {
  checkArray(given, 'ids', 'ids');
  check(given.length >= 2, 'ids', 'at least 2 ids', given.length, 'number');
  const ids = new Set<string>();
  for (const [at, one] of given.entries()) {
    const id = givenId(one, `ids[${at}]`);
    check(!ids.has(id), `ids[${at}]`, 'an id used once', id, 'string');
    ids.add(id);
  }
  return [...ids];
}
