import { TrfError } from '../trf-error.js';
import type { Line } from './line.js';

/**
 * The columns of the records, as printed in the description of the format: FIDE Handbook C.02.03, Annexure A (TRF26, in
 * force 1 March 2026); those of 001 and 132 are the same in TRF16. Positions count from 1 and include both ends.
 */
export interface Column {
  readonly from: number;
  readonly to: number;
  /** Texts begin at the left end of their columns, numbers end at the right. */
  readonly align: 'left' | 'right';
  /** The distance to the next column of a list, which goes on to the end of the line. */
  readonly every?: number;
}

/** The first column of a list. */
export interface ListColumn extends Column {
  readonly every: number;
}

/** 001, a player. */
// prettier-ignore
export const PLAYER = {
  number:     { from:  5, to:  8, align: 'right' },
  sex:        { from: 10, to: 10, align: 'left'  },
  title:      { from: 11, to: 13, align: 'right' },
  name:       { from: 15, to: 47, align: 'left'  },
  rating:     { from: 49, to: 52, align: 'right' },
  federation: { from: 54, to: 56, align: 'left'  },
  fideId:     { from: 58, to: 68, align: 'right' },
  birth:      { from: 70, to: 79, align: 'left'  },
  points:     { from: 81, to: 84, align: 'right' },
  rank:       { from: 86, to: 89, align: 'right' },
} as const satisfies Record<string, Column>;

/** 001, round 1. */
// prettier-ignore
export const ROUND = {
  opponent: { from: 92, to: 95, align: 'right', every: 10 },
  colour:   { from: 97, to: 97, align: 'left',  every: 10 },
  result:   { from: 99, to: 99, align: 'left',  every: 10 },
} as const satisfies Record<string, Column>;

/** 142, 240 and 299 have three digits for a round. */
export const MOST_ROUNDS = 999;

/** 132, the date of round 1. */
export const ROUND_DATE = { from: 92, to: 99, align: 'left', every: 10 } as const satisfies ListColumn;

/** 162, the first symbol and its points. */
// prettier-ignore
export const SCORE = {
  symbol: { from: 6, to:  6, align: 'left',  every: 9 },
  points: { from: 7, to: 10, align: 'right', every: 9 },
} as const satisfies Record<string, Column>;

/** 240, byes asked for. */
// prettier-ignore
export const BYE = {
  type:   { from:  5, to:  5, align: 'left'  },
  round:  { from:  7, to:  9, align: 'right' },
  player: { from: 11, to: 14, align: 'right', every: 5 },
} as const satisfies Record<string, Column>;

/** 299, points given or taken. */
// prettier-ignore
export const ADJUSTMENT = {
  type:        { from:  5, to:  5, align: 'left'  },
  matchPoints: { from:  8, to: 11, align: 'right' },
  points:      { from: 14, to: 17, align: 'right' },
  round:       { from: 20, to: 22, align: 'right' },
  player:      { from: 24, to: 27, align: 'right', every: 5 },
} as const satisfies Record<string, Column>;

/** The column `n` places further on in its list. */
export function columnAfter(column: ListColumn, n: number): ListColumn {
  const distance = n * column.every;
  return { ...column, from: column.from + distance, to: column.to + distance };
}

/** The columns of a list up to the end of a line. */
export function columnsIn(text: string, list: ListColumn): readonly ListColumn[] {
  const places: ListColumn[] = [];
  for (let place = list; place.from <= text.length; place = columnAfter(place, 1)) places.push(place);
  return places;
}

/** The text in a column, without the white space around it. */
export function cut(text: string, column: Column): string {
  return text.slice(column.from - 1, column.to).trim();
}

const SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** A line with a stand-in for each character that takes two places in a string, as an emoji does. */
export function inColumns(text: string): string {
  return text.replace(SURROGATE_PAIR, '\ufffd');
}

/** The text in a column of a line that may have such characters, which are given one by one; without the white space around it. */
export function cutCharacters(characters: readonly string[], { from, to }: Column): string {
  return characters
    .slice(from - 1, to)
    .join('')
    .trim();
}

/** Refuses the text in a column. */
export function refuse(line: Line, column: Column, expected: string): never {
  throw new TrfError(line.number, column.from, expected, cut(line.text, column));
}
