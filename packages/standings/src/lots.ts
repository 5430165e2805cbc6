import type { Tournament } from '@crosstable/core';

/** The number of values that 32 bits have; a lot is made of two halves of as many bits. */
const HALF = 2 ** 32;

/** Spreads the bits of a whole number over all 32. */
function mix(bits: number): number {
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
    high = mix(high ^ code);
    low = mix((low + code) ^ high);
  }
  return ((high >>> 0) + (low >>> 0) / HALF) / HALF;
}

/**
 * A seed that the tournament makes: another result, bye or colour gives another one, and the order of the players doesn't matter. So
 * nobody knows it before the last game is over. Cost: linear in the cells.
 */
export function seedOf({ ids, opponents, records, rounds }: Tournament): string {
  const rows = ids.map((id, player) => {
    const cells = Array.from({ length: rounds }, (_, round) => player * rounds + round);
    return JSON.stringify([id, ...cells.map((cell) => [records[cell], ids[opponents[cell]] ?? ''])]);
  });
  return lotOf('', rows.sort().join()).toString(36).slice(2, 12);
}
