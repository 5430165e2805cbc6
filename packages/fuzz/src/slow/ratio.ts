/** An exact value of any size; the denominator is more than 0. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function ratio(numerator: number, denominator = 1): Ratio {
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

export function added(one: Ratio, other: Ratio): Ratio {
  return {
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  };
}

export function multiplied(one: Ratio, other: Ratio): Ratio {
  return { numerator: one.numerator * other.numerator, denominator: one.denominator * other.denominator };
}

/** Negative if the first is less, positive if it is more. */
export function compareRatios(one: Ratio, other: Ratio): number {
  const left = one.numerator * other.denominator;
  const right = other.numerator * one.denominator;
  return Number(left > right) - Number(left < right);
}

/** The number nearest to the value after it is written with so many decimals, of which the last is rounded. */
export function withDecimals({ numerator, denominator }: Ratio, decimals: number): number {
  const size = numerator < 0n ? -numerator : numerator;
  const units = (2n * size * 10n ** BigInt(decimals) + denominator) / (2n * denominator);
  const digits = String(units).padStart(decimals + 1, '0');
  const written = Number(`${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
  return numerator < 0n && written !== 0 ? -written : written;
}
