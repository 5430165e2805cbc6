// The forms in which people have a table beside tabs, commas and HTML: printed at random, and read back
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type PrintedPage, readPrintedTable } from '../src/index.js';
import { FORMS_OF_PEOPLE, type Shown } from '@crosstable/core/testing/forms-of-people';
import {
  type PlayedSide,
  chessResults,
  gamesTold,
  points,
  roundRobinSides,
  sidesTold,
  swissPerfect,
  swissSides,
  worthOf,
} from './printed-events.js';

const each = <T>(size: number, ...values: readonly T[]) =>
  fc.array(fc.constantFrom(...values), { minLength: size, maxLength: size });

const beside = (size: number) =>
  fc.record({
    names: each(
      size,
      'Berg, Anna',
      'van den Ek, Bo',
      'Li, Cy',
      'Featherstone, Marmaduke Pelham',
      'ÖZ, Ümit',
      'Dahl Å.',
    ),
    ratings: each<number | ''>(size, 985, 1400, 2150, 2785, ''),
    titles: each(size, '', '', 'GM', 'WFM'),
    seed: fc.nat(20),
  });

const swiss = fc.integer({ min: 3, max: 12 }).chain((size) =>
  fc.record({
    // A column that is blank in all lines has no place in a text
    sides: swissSides(size).filter((sides) => sides[0].every((_, at) => sides.some((row) => row[at].opponent >= 0))),
    how: beside(size),
  }),
);

const roundRobin = fc
  .integer({ min: 3, max: 10 })
  .chain((size) => fc.record({ sides: roundRobinSides(size), how: beside(size) }));

/** The names as they stand in a table, each with a number so that no two are one. */
const named = (names: readonly string[]): string[] => names.map((name, at) => `${name} ${'abcdefghijklmn'.charAt(at)}`);

function expectPlayers(page: PrintedPage, names: readonly string[], ratings: readonly (number | string)[]): void {
  expect(page.players.map(({ name, rating }) => [name, rating])).toEqual(
    names.map((name, at) => [name, ratings[at] === '' ? undefined : ratings[at]]),
  );
}

describe.each(Object.entries(FORMS_OF_PEOPLE))('%s', (_form, form) => {
  const shown = (rows: Shown, seed: number) => readPrintedTable(form(rows, seed));

  it('has the games, the players and the points of a Swiss', async () => {
    await fc.assert(
      fc.asyncProperty(swiss, async ({ sides, how: { names, ratings, titles, seed } }) => {
        const who = named(names);
        const page = await shown(
          [
            ['No.', 'Ti', 'Name', 'Rtg', ...sides[0].map((_, at) => `${at + 1}.Rd`), 'Pts.'],
            ...sides.map((row, at) => [
              at + 1,
              titles[at],
              who[at],
              ratings[at],
              ...row.map(chessResults('wb')),
              points(worthOf(row), '.'),
            ]),
          ],
          seed,
        );
        expect(gamesTold(page.games)).toEqual(sidesTold(sides));
        expectPlayers(page, who, ratings);
        expect(page.players.map(({ title = '' }) => title)).toEqual(titles);
        expect([...(page.printed.points?.values() ?? [])]).toEqual(sides.map(worthOf));
      }),
      { numRuns: 60 },
    );
  });

  it('has the games of SwissPerfect', async () => {
    // A single 1 above a column is no heading where each cell has a line
    const longer = swiss.filter(({ sides: [row] }) => row.length > 1);
    await fc.assert(
      fc.asyncProperty(longer, async ({ sides, how: { names, ratings, seed } }) => {
        const who = named(names);
        const page = await shown(
          [
            ['No', 'Name', 'Rtg', 'Total', ...sides[0].map((_, at) => at + 1)],
            ...sides.map((row, at) => [at + 1, who[at], ratings[at], worthOf(row), ...row.map(swissPerfect)]),
          ],
          seed,
        );
        expect(gamesTold(page.games, false)).toEqual(sidesTold(sides, false));
        expectPlayers(page, who, ratings);
      }),
      { numRuns: 60 },
    );
  });

  it('has the results of a round robin', async () => {
    await fc.assert(
      fc.asyncProperty(roundRobin, async ({ sides, how: { names, ratings, seed } }) => {
        const who = named(names);
        const signs = sides.map((row: readonly PlayedSide[]) => row.map(({ sign }) => sign));
        const page = await shown(
          [
            ['Nr.', 'Name', 'TWZ', ...sides.map((_, at) => at + 1), 'Punkte'],
            ...sides.map((row, at) => [
              at + 1,
              who[at],
              ratings[at],
              ...signs[at].toSpliced(at, 0, '**'),
              points(worthOf(row), '.'),
            ]),
          ],
          seed,
        );
        expect(gamesTold(page.games, false).flat().sort()).toEqual(sidesTold(sides, false).flat().sort());
        expectPlayers(page, who, ratings);
      }),
      { numRuns: 60 },
    );
  });
});
