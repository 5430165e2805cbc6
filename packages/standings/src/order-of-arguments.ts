import { type Crosstable, type Tournament, check, isObject, openTable } from '@crosstable/core';

// Arguments in another order, as their types tell: the functions about one value have the table last, those about a list have it first.

/** Throws where a table stands in the place of a code; `order` shows the call. */
export function checkCodeFirst(code: unknown, order: string): void {
  check(!isObject(code) || Array.isArray(code), 'code', `a code (the order is ${order})`, code);
}

/** The tournament of a table; throws where an id or a list of codes stands in its place. */
export function tableInOrder(table: Crosstable, order: string): Tournament {
  const given: unknown = table;
  const isOther = typeof given === 'string' || (Array.isArray(given) && typeof given[0] === 'string');
  check(!isOther, 'table', `a Crosstable (the order is ${order})`, given);
  return openTable(table);
}
