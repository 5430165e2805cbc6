/** Random numbers: the same seed gives the same numbers. */
export interface Random {
  /** From 0 up to 1. */
  readonly chance: () => number;
  /** A whole number between two others, both included. */
  readonly between: (least: number, most: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly shuffled: <T>(list: readonly T[]) => T[];
}

/** Spreads the bits of a number, as the end of MurmurHash3 does. */
function mixed(bits: number): number {
  let hash = bits | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** The random numbers of a tournament, by the run's seed and the tournament's number; 64 bits of state, sfc32. */
export function randomOf(seed: number, number: number): Random {
  let a = mixed(seed);
  let b = mixed(number ^ 0x9e3779b9);
  let c = mixed(seed + Math.imul(number, 0x2545f491));
  let counter = 1;
  const chance = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let at = 0; at < 12; at++) chance();
  const between = (least: number, most: number): number => least + Math.floor(chance() * (most - least + 1));
  const shuffled = <T>(list: readonly T[]): T[] => {
    const all = [...list];
    for (let at = all.length - 1; at > 0; at--) {
      const other = between(0, at);
      [all[at], all[other]] = [all[other], all[at]];
    }
    return all;
  };
  return { chance, between, pick: (from) => from[between(0, from.length - 1)], shuffled };
}
