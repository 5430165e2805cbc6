// Numbers of self-defined tie-breaks: decimals and fractions are added up exactly

import { type Exact, isObject } from '@crosstable/core';

/** A fraction in whole numbers, the denominator positive. */
type Fraction = readonly [numerator: number, denominator: number];

/** Digits behind the twelfth decimal may be errors of binary arithmetic. */
const DECIMALS = 12;

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? Math.abs(one) : greatestDivisor(other, one % other);
}

/** A fraction in lowest terms; nothing where a double can't hold it exactly. */
function lowest(numerator: number, denominator: number): Fraction | undefined {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) return undefined;
  const divisor = greatestDivisor(numerator, denominator) * Math.sign(denominator);
  return [numerator / divisor, denominator / divisor];
}

/** The decimal that a number was written as, of at most twelve decimals, as a fraction; nothing for any other number. */
function decimalOf(value: number): Fraction | undefined {
  for (let places = 0, unit = 1; places <= DECIMALS; places++, unit *= 10) {
    const scaled = Math.round(value * unit);
    if (scaled / unit === value) return lowest(scaled, unit);
  }
  return undefined;
}

function fractionOf(given: Exact): Fraction | undefined {
  return typeof given === 'number' ? decimalOf(given) : lowest(given[0], given[1]);
}

/** Whether a value is a finite number, or a fraction of whole numbers. */
export function isExact(given: unknown): given is Exact {
  if (!Array.isArray(given)) return Number.isFinite(given);
  return given.length === 2 && given.every(Number.isSafeInteger) && given[1] !== 0;
}

/** A number as a double. */
export function numberOf(given: Exact): number {
  return isObject(given) ? given[0] / given[1] || 0 : given || 0; // no -0
}

/** Whether a number is of eighths, whose sums doubles hold exactly: most points are. */
function isOfEighths(given: Exact): given is number {
  return typeof given === 'number' && Number.isInteger(given * 8) && Math.abs(given) < 2 ** 40;
}

/** The sum over the least common denominator, because a larger one would leave fewer digits; nothing where a step isn't exact. */
function plus([one, of]: Fraction, [other, ofOther]: Fraction): Fraction | undefined {
  const common = greatestDivisor(of, ofOther);
  const parts = [one * (ofOther / common), other * (of / common)];
  return parts.every(Number.isSafeInteger) ? lowest(parts[0] + parts[1], of * (ofOther / common)) : undefined;
}

/** The sum: a fraction where every step of it is exact, else a number. */
export function sumOf(given: readonly Exact[]): Exact {
  if (given.every(isOfEighths)) return given.reduce((total, one) => total + one, 0);
  let sum: Fraction | undefined = [0, 1];
  for (const one of given) {
    const added: Fraction | undefined = fractionOf(one);
    sum = sum && added && plus(sum, added);
  }
  return sum ?? given.reduce<number>((total, one) => total + numberOf(one), 0);
}

/** The mean of some numbers, exact where their sum is; `null` of none. */
export function meanOf(given: readonly Exact[]): Exact | null {
  if (given.length === 0) return null;
  const sum = sumOf(given);
  const fraction = fractionOf(sum);
  return (fraction && lowest(fraction[0], fraction[1] * given.length)) ?? numberOf(sum) / given.length;
}

/** Rounded to twelve decimals, and to the fifteen digits that a double holds. */
function rounded(value: number): number {
  return Number(Number(value.toFixed(DECIMALS)).toPrecision(15)) || 0; // no -0
}

/**
 * The values of a column as doubles that are equal where the values are: quotients of lowest terms where all of them are exact, else
 * rounded. NaN for a missing one.
 */
export function columnOfExact(given: readonly (Exact | null)[]): Float64Array {
  if (given.every((one) => one === null || isOfEighths(one))) return Float64Array.from(given, (one) => one ?? NaN);
  const fractions = given.map((one) => (one === null ? null : fractionOf(one)));
  if (!fractions.includes(undefined)) return Float64Array.from(fractions, (one) => (one ? numberOf(one) : NaN));
  return Float64Array.from(given, (one) => (one === null ? NaN : rounded(numberOf(one))));
}
