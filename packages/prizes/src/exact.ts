/** An amount as a reduced fraction of the smallest unit. */
export interface Exact {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function reduced(numerator: bigint, denominator: bigint): Exact {
  let [divisor, rest] = [denominator, numerator < 0n ? -numerator : numerator];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** A whole number, which isn't negative. */
export function whole(amount: number | bigint): Exact {
  return { numerator: BigInt(amount), denominator: 1n };
}

export const NOTHING: Exact = whole(0);

export function plus(one: Exact, other: Exact): Exact {
  const numerator = one.numerator * other.denominator + other.numerator * one.denominator;
  return reduced(numerator, one.denominator * other.denominator);
}

export function minus(one: Exact, other: Exact): Exact {
  return plus(one, { numerator: -other.numerator, denominator: other.denominator });
}

/** The part of an amount that is `numerator / denominator`. */
export function partOf(amount: Exact, numerator: number, denominator: number): Exact {
  return reduced(amount.numerator * BigInt(numerator), amount.denominator * BigInt(denominator));
}

/** The part of an amount that `share` is of `all`, which isn't 0. */
export function inProportion(amount: Exact, share: Exact, all: Exact): Exact {
  const numerator = amount.numerator * share.numerator * all.denominator;
  return reduced(numerator, amount.denominator * share.denominator * all.numerator);
}

/** Below 0, 0 or above 0, as the first amount is smaller, equal or larger. */
export function compare(one: Exact, other: Exact): number {
  const difference = minus(one, other).numerator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function smaller(one: Exact, other: Exact): Exact {
  return compare(one, other) <= 0 ? one : other;
}

export function sumOf(amounts: Iterable<Exact>): Exact {
  let sum = NOTHING;
  for (const amount of amounts) sum = plus(sum, amount);
  return sum;
}

/** The whole part of an amount that isn't negative. */
export function floorOf({ numerator, denominator }: Exact): bigint {
  return numerator / denominator;
}

/** The nearest double. */
export function numberOf({ numerator, denominator }: Exact): number {
  const units = numerator / denominator;
  return Number(units) + Number(numerator - units * denominator) / Number(denominator);
}

/** As `'250'` or `'100/3'`. */
export function textOf({ numerator, denominator }: Exact): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}
