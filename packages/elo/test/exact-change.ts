// The change by a game, with 60 decimals: whole numbers of 2^-200, so that no rounding of a double comes near.

const BITS = 200n;
const ONE = 1n << BITS;
/** ln 10, of which only the first 60 decimals are needed. */
const LN_10 = (2302585092994045684017991454684364207601101488628772976033327900967572609677n << BITS) / 10n ** 75n;

/** A double below 2^800, exactly, unless it has bits below 2^-200. */
function exactly(value: number): bigint {
  return BigInt(Math.trunc(value * 2 ** Number(BITS)));
}

function times(one: bigint, other: bigint): bigint {
  return (one * other) >> BITS;
}

/** e^x for x ≥ 0: the series for x / 256, whose 30th term is below 2^-200, squared eight times. */
function exponential(x: bigint): bigint {
  const small = x >> 8n;
  let term = ONE;
  let sum = ONE;
  for (let n = 1n; n < 40n; n++) {
    term = times(term, small) / n;
    sum += term;
  }
  for (let time = 0; time < 8; time++) sum = times(sum, sum);
  return sum;
}

/** The expected score of a player who leads by `lead` rating points, by the formula: 1 / (1 + 10^(−lead / 400)). */
function expectedExactly(lead: bigint): bigint {
  const power = exponential(((lead < 0n ? -lead : lead) * LN_10) / (400n * ONE));
  const underdog = (ONE * ONE) / (ONE + power);
  return lead < 0n ? underdog : ONE - underdog;
}

/** How far a change is from K × (score − expected score), in rating points; all arguments are taken as they are, exactly. */
export function errorOfChange(change: number, k: number, points: number, lead: number, bonus = 0): number {
  const expected = expectedExactly(exactly(lead) + exactly(bonus));
  const exact = times(exactly(k), exactly(points) - expected);
  return Math.abs(Number(exactly(change) - exact)) / 2 ** Number(BITS);
}
