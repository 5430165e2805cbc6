import type { PrintedColumn, Tournament } from '@crosstable/core';

/** The cells of a column that have a value, by the numbers of the players. */
export interface PrintedValues {
  readonly label: string;
  readonly players: Int32Array;
  readonly values: Float64Array;
  /** The digits after the point that the column needs. */
  readonly decimals: number;
}

/** Numbers that differ by less are the same number. */
export const NEARLY = 1e-6;

/** The powers of ten, by the digits after the point: at most six are printed. A power takes longer than the rest of {@link asPrinted}. */
const SCALES = [1, 10, 100, 1e3, 1e4, 1e5, 1e6];

function decimalsOf(value: number): number {
  let decimals = 0;
  while (decimals < SCALES.length - 1 && !isWhole(value * SCALES[decimals])) decimals++;
  return decimals;
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < NEARLY;
}

/** The cells with a value, in the order of the tournament's players. */
export function printedValues({ cells, label }: PrintedColumn, { ids }: Tournament): PrintedValues {
  const found = ids.flatMap((id, player) => {
    const value = cells.get(id) ?? null;
    return value === null ? [] : [{ player, value }];
  });
  return {
    label,
    players: Int32Array.from(found, ({ player }) => player),
    values: Float64Array.from(found, ({ value }) => value),
    decimals: found.reduce((most, { value }) => Math.max(most, decimalsOf(value)), 0),
  };
}

/**
 * A value as the column prints it, ½ of the last digit up. Only means are printed as whole numbers: the halves and quarters of
 * other values are never left out. A quarter may be printed as the even of two tenths, as in C, where the `cell` has it: 3.25 as 3.2.
 */
export function asPrinted(value: number, isMean: boolean, { decimals }: PrintedValues, cell = NaN): number {
  const scale = SCALES[isMean ? decimals : decimals || 1];
  const up = Math.floor(value * scale + 0.5 + NEARLY);
  const isEven =
    !isMean && Math.max(Math.abs(up - 0.5 - value * scale), Math.abs(up - 1 - cell * scale)) < NEARLY && up % 2 !== 0;
  return (isEven ? up - 1 : up) / scale;
}
