import { check, isObject } from '@crosstable/core';

/**
 * Values that were found outside, by code as the list writes it: the result of a play-off, a drawing of lots. Ids to values;
 * the higher value ranks first. A player without a value ranks last, with `null`.
 */
export type Manual = Readonly<Record<string, ReadonlyMap<string, number>>>;

/** Checks the values entered by hand: known codes of the list, known players, numbers. */
export function checkManual(
  manual: unknown,
  codes: readonly string[],
  ids: ReadonlySet<unknown>,
): asserts manual is Manual {
  check(isObject(manual), 'options.manual', 'an object of codes', manual);
  for (const [code, values] of Object.entries(manual)) {
    const path = `options.manual.${code}`;
    check(
      codes.includes(code),
      path,
      `a code of the list (${codes.filter((one) => typeof one === 'string').join(', ')})`,
      code,
      'string',
    );
    check(values instanceof Map, path, 'a Map from ids to numbers', values);
    for (const [id, value] of values) {
      check(ids.has(id), path, 'ids of the table', id, 'string');
      check(Number.isFinite(value), `${path} of ${id}`, 'a finite number', value, 'number');
    }
  }
}

/** A column of the values; NaN for players without one. */
export function columnByHand(values: ReadonlyMap<string, number>, ids: readonly string[]): Float64Array {
  return Float64Array.from(ids, (id) => values.get(id) ?? NaN);
}
