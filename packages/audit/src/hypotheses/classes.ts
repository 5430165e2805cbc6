import { nearestMillionth } from '@crosstable/core';

import { NEARLY, type PrintedValues, asPrinted } from '../printed/printed-values.js';
import type { Candidate } from './hypothesis.js';

/** Rules that give the same in every printed cell. */
export interface Class {
  readonly candidates: readonly Candidate[];
  /** By printed cell, as it would be printed; NaN where there is no value. */
  readonly values: Float64Array;
  /** The number of cells that agree. */
  readonly matches: number;
}

/** Whether a rule of a class has a name, so that it can be an answer. */
export function hasName({ candidates }: Class): boolean {
  return candidates.some(({ isNamed }) => isNamed);
}

/** Whether a table that prints a number could mean a value: 0 also stands for none. */
export function agrees(printed: number, computed: number): boolean {
  return Number.isNaN(computed) ? printed === 0 : Math.abs(printed - computed) < NEARLY;
}

/** A number that equal lists of values share; different ones seldom do. */
function keyOf(values: Float64Array): number {
  let key = 0;
  for (const value of values) {
    key = (Math.imul(key, 31) + (Number.isNaN(value) ? 7 : Math.round(value * 1e4))) | 0;
  }
  return key;
}

/** In how many places two lists of the same length differ. */
export function distanceOf(one: Float64Array, other: Float64Array): number {
  let count = 0;
  for (let at = 0; at < one.length; at++) count += Number(!Object.is(one[at], other[at]));
  return count;
}

/** Puts together what has equal values. */
export function groupByValues<T>(
  all: readonly T[],
  valuesOf: (one: T) => Float64Array,
): { values: Float64Array; members: T[] }[] {
  const groups = new Map<number, { values: Float64Array; members: T[] }[]>();
  for (const one of all) {
    const values = valuesOf(one);
    const key = keyOf(values);
    const alike = groups.get(key) ?? [];
    const group = alike.find((other) => distanceOf(other.values, values) === 0);
    if (group === undefined) groups.set(key, [...alike, { values, members: [one] }]);
    else group.members.push(one);
  }
  return [...groups.values()].flat();
}

/** Candidates whose values are equal for all players, so that they are compared once; values are rounded to millionths. */
export type Columns = readonly { readonly values: Float64Array; readonly members: readonly Candidate[] }[];

/** The different columns that the candidates give. */
export function columnsOf(candidates: readonly Candidate[]): Columns {
  return [false, true].flatMap((areMeans) =>
    groupByValues(
      candidates.filter(({ isMean }) => isMean === areMeans),
      ({ values }) => values,
    ).map(({ members, values }) => ({ members, values: values.map(nearestMillionth) })),
  );
}

/** The classes on the printed cells, those with most matches first, and among these those with a name. */
export function classesOf(columns: Columns, printed: PrintedValues): Class[] {
  const { players, values: printedCells } = printed;
  // Loops, and one list for all: hundreds of columns come here for every printed one
  const onAll = new Float64Array(columns.length * players.length);
  let end = 0;
  const onCells = groupByValues(columns, ({ members: [{ isMean }], values }) => {
    const cells = onAll.subarray(end, (end += players.length));
    for (let at = 0; at < cells.length; at++) {
      cells[at] = asPrinted(values[players[at]], isMean, printed, printedCells[at]);
    }
    return cells;
  });
  const haveValues = onCells.filter(({ values }) => !values.every(Number.isNaN));
  const classes = haveValues.map(({ members, values }) => {
    let matches = 0;
    for (let at = 0; at < values.length; at++) matches += Number(agrees(printedCells[at], values[at]));
    return { candidates: members.flatMap((column) => column.members), values, matches };
  });
  return classes.sort((one, other) => other.matches - one.matches || Number(hasName(other)) - Number(hasName(one)));
}
