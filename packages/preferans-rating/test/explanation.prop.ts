import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { expectEqual, expectSame } from '@crosstable/core/testing/expectations';

import { explain, inWords } from '../src/explain.js';
import { prefRating } from '../src/index.js';
import { round } from '../src/rounding.js';

const whole = fc.record({
  username: fc.string(),
  rating: fc.integer({ min: 0, max: 3000 }),
  score: fc.integer({ min: -2000, max: 2000 }),
});
const broken = fc.record({
  username: fc.string(),
  rating: fc.double({ min: 0, max: 3000, noNaN: true }),
  score: fc.double({ min: -2000, max: 2000, noNaN: true }),
});
const games = [
  { name: 'games as they occur', player: whole, bula: fc.integer({ min: 1, max: 200 }) },
  { name: 'games of fractions', player: broken, bula: fc.double({ min: 0.01, max: 200, noNaN: true }) },
];
const runs = { numRuns: 3000 };

describe.each(games)('explain on $name', ({ player, bula }) => {
  it('has the ratings of prefRating, in every bit', () => {
    fc.assert(
      fc.property(player, player, player, bula, (p1, p2, p3, bula) => {
        const explained = explain(p1, p2, p3, bula);
        const rated = prefRating(p1, p2, p3, bula);
        for (const seat of ['p1', 'p2', 'p3'] as const) {
          const { halves, unrounded, ...rest } = explained[seat];
          expectEqual(rest, rated[seat]);
          // The rule, from what is shown: the two halves together, rounded. `===` takes -0 for 0.
          expectSame(
            halves[0].half + halves[1].half === unrounded,
            true,
            `the sum of the halves of ${seat} is ${unrounded}`,
          );
          expectSame(round(unrounded, 0), rest.change, seat);
          expectSame(rest.oldRating + rest.change, rest.rating, seat);
        }
      }),
      runs,
    );
  });

  it('has C as the sum of its parts, and its halves with both signs', () => {
    fc.assert(
      fc.property(player, player, player, bula, (p1, p2, p3, bula) => {
        const explained = explain(p1, p2, p3, bula);
        for (const { first, second, d, t, n, c } of explained.pairs) {
          const pair = `${first} and ${second}`;
          expectSame(d + t + n, c, pair);
          // D and T have 3 decimals; `===` takes the -0 that rounding may leave for 0.
          expectSame(
            Number(d.toFixed(3)) === d && Number(t.toFixed(3)) === t,
            true,
            `${pair}: decimals of ${d} and ${t}`,
          );
          const mine = explained[first].halves.find(({ against }) => against === second)?.half;
          const theirs = explained[second].halves.find(({ against }) => against === first)?.half;
          expectSame(mine, c / 2 + 0, pair);
          expectSame(theirs, -c / 2 + 0, pair);
        }
      }),
      runs,
    );
  });

  it('has words for every game', () => {
    fc.assert(
      fc.property(player, player, player, bula, (p1, p2, p3, bula) => {
        const lines = inWords(explain(p1, p2, p3, bula));
        expectSame(lines.length, 7);
        const [, , , line] = lines;
        const { change } = prefRating(p1, p2, p3, bula).p1;
        expect(line).toContain(`rounded ${String(change)};`);
      }),
      { numRuns: 1000 },
    );
  });
});
