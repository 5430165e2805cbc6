import { expect, it } from 'vitest';

import { chanceOf } from '../src/chances.js';

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

/** The algorithm sfc32 of PractRand in whole numbers without a limit, after twenty numbers that nobody gets. */
function* sfc32(one: bigint, two: bigint, three: bigint): Generator<number> {
  const word = 2n ** 32n;
  let [a, b, c, counter] = [one, two, three, 1n];
  for (let at = 0; ; at++) {
    const sum = (a + b + counter) % word;
    const turned = (c * 2n ** 21n + c / 2n ** 11n) % word;
    [a, b, c, counter] = [b ^ (b / 2n ** 9n), (9n * c) % word, (turned + sum) % word, counter + 1n];
    if (at >= 20) yield Number(sum) / 2 ** 32;
  }
}

it.each([
  [7, 7n, 0n],
  [2 ** 33 + 1.25, 1n, 2n, 2n ** 30n],
  [-1.5, 2n ** 32n - 1n, 0n, 2n ** 31n],
] as const)('the numbers of seed %d are those of sfc32', (seed, one, two, three = 0n) => {
  const expected = sfc32(one, two, three);
  for (const number of numbersOf(seed)) expect(number).toBe(expected.next().value);
});
