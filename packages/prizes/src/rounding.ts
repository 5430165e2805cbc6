// Fractions of the smallest unit: as they are, rounded, or paid so that the total of tied players stays
import { type Exact, compare, floorOf, minus, numberOf, sumOf, whole } from './exact.js';
import type { Rounding } from './fund.js';

/** Half a unit and more is a whole one. */
function nearest({ numerator, denominator }: Exact): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** Units that all the fractions make together go to the largest of them; of equal ones to the first. */
function largestRemainder(amounts: readonly Exact[]): bigint[] {
  const units = amounts.map(floorOf);
  const remainders = amounts.map((amount, at) => ({ at, remainder: minus(amount, whole(units[at])) }));
  remainders.sort((one, other) => compare(other.remainder, one.remainder) || one.at - other.at);
  const surplus = Number(floorOf(sumOf(remainders.map(({ remainder }) => remainder))));
  for (const { at } of remainders.slice(0, surplus)) units[at]++;
  return units;
}

/** The amounts that tied players are paid, in their order. */
export function roundedAmounts(amounts: readonly Exact[], rounding: Rounding): number[] {
  if (rounding === 'exact') return amounts.map(numberOf);
  const units = {
    nearest: () => amounts.map(nearest),
    'largest-remainder': () => largestRemainder(amounts),
    down: () => amounts.map(floorOf),
  }[rounding]();
  return units.map(Number);
}
