/** The largest whole number that a mixed half of a draw can be, and one more. */
const HALF = 2 ** 32;

/** Spreads the bits of a whole number over all 32. */
function mixed(bits: number): number {
  let left = bits;
  left = Math.imul(left ^ (left >>> 16), 0x85ebca6b);
  left = Math.imul(left ^ (left >>> 13), 0xc2b2ae35);
  return left ^ (left >>> 16);
}

/**
 * The lot that a player draws: a number from 0 to 1 that depends on the seed and the id alone, so that a drawing can be
 * repeated, in any order of the players.
 */
export function lotOf(seed: string, id: string): number {
  let high = 1;
  let low = 2;
  for (const unit of `${seed.length}:${seed}${id}`.split('')) {
    const code = unit.charCodeAt(0);
    high = mixed(high ^ code);
    low = mixed((low + code) ^ high);
  }
  return ((high >>> 0) + (low >>> 0) / HALF) / HALF;
}
