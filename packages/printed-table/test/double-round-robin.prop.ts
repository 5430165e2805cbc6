import fc from 'fast-check';
import { expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { gamesTold, worthOf } from './printed-events.js';

/** The results of two players, the lower number first; `''` of a game that isn't played. */
const GAMES = ['10', '½½', '01', '+-', '-+', ''] as const;

/** By pair of players: the results of both games, of which those of the first pair are played. */
const doubleRoundRobin = fc.integer({ min: 2, max: 7 }).chain((size) => {
  const cycle = fc.array(fc.constantFrom(...GAMES), { minLength: size * size, maxLength: size * size });
  const between = fc.constantFrom(' ', ':', '/', '|');
  return fc.record({ size: fc.constant(size), cycles: fc.tuple(cycle, cycle), between, isWhiteFirst: fc.boolean() });
});

/** The cell of two signs, of which one or both may be missing. */
function cellOf(first: string, second: string, between: string): string {
  if (first === '' && second === '') return '';
  return `${first || '*'}${between}${second || '*'}`;
}

it('a double round robin has all games of its cells, played or not, and nobody plays twice in a round', async () => {
  await fc.assert(
    fc.asyncProperty(doubleRoundRobin, async ({ size, cycles, between, isWhiteFirst }) => {
      const numbers = [...Array(size).keys()];
      const signAt = (cycle: number, player: number, opponent: number): string => {
        const place = Math.min(player, opponent) * size + Math.max(player, opponent);
        const game = cycles[cycle][place] || (place === 1 ? '10' : '');
        return game.charAt(player < opponent ? 0 : 1);
      };
      // The lower number has White in the first cycle, so that the higher one has it in the second
      const cell = (player: number, opponent: number): string => {
        if (player === opponent) return 'x';
        const signs = [signAt(0, player, opponent), signAt(1, player, opponent)];
        const [first, second] = isWhiteFirst && player > opponent ? signs.reverse() : signs;
        return cellOf(first, second, between);
      };
      const rows = numbers.map((player) => numbers.map((opponent) => cell(player, opponent)));
      const sides = numbers.map((player) =>
        numbers
          .filter((opponent) => opponent !== player)
          .flatMap((opponent) => [0, 1].map((cycle) => ({ opponent, colour: '' as const, sign: signAt(cycle, player, opponent) }))),
      ); // prettier-ignore
      const table = [
        ['No.', 'Name', ...numbers.map((number) => number + 1), 'Pts.'],
        ...rows.map((row, player) => [player + 1, `Name ${player}`, ...row, worthOf(sides[player])]),
      ];
      const page = await readPrintedTable(table.map((row) => row.join('\t')).join('\n'));
      expect([page.system, page.rounds]).toEqual(['round-robin', 2 * (size - 1 + (size % 2))]);
      const told = sides.flatMap((row, player) =>
        row.map(({ opponent, sign }) => `${player + 1} ${opponent + 1} ${sign}`),
      );
      expect(gamesTold(page.games, false).flat().sort()).toEqual(told.sort());
      expect([...page.points.values()]).toEqual(sides.map(worthOf));
      for (const round of page.games) {
        const present = round.flatMap(({ white, black }) => [white, black]);
        expect(new Set(present).size).toBe(present.length);
      }
    }),
    { numRuns: 300 },
  );
});
