import { expect, it } from 'vitest';

import { chanceOf } from '../src/seeded-chance.js';

/** The first numbers of a seed. */
function numbersOf(seed: number): readonly number[] {
  const chance = chanceOf(seed);
  return Array.from({ length: 1000 }, chance);
}

it('seeds that differ in any digit have numbers of their own, from 0 up to 1', () => {
  const seeds = [0, 1, 2, -1, 1.5, 1.25, 1 + 2 ** 32, 1 + 2 ** 40];
  const first = seeds.map((seed) => numbersOf(seed));
  expect(new Set(first.map(([number]) => number)).size).toBe(seeds.length);
  for (const numbers of first) {
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(numbers.filter((number) => number < 0.5).length).toBeGreaterThan(450);
    expect(numbers.filter((number) => number >= 0.5).length).toBeGreaterThan(450);
  }
});

it('a seed has the same numbers again', () => {
  expect(numbersOf(7)).toEqual(numbersOf(7));
});
