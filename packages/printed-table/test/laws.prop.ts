import fc from 'fast-check';
import { expect, it } from 'vitest';

import { type PrintedPage, readPrintedTable } from '../src/index.js';
import {
  FORMS,
  type PlayedSide,
  chessResults,
  gamesTold,
  points,
  roundRobinSides,
  shuffled,
  sidesTold,
  swissPerfect,
  swissSides,
  vega,
  worthOf,
} from './printed-events.js';

/** The headings of a language: rank, name, the letters behind the number of a round, points. */
const LANGUAGES: readonly (readonly [rank: string, name: string, round: string, points: string])[] = [
  ['Rk.', 'Name', '.Rd', 'Pts.'],
  ['Rg.', 'Name', '.Rd', 'Pkt.'],
  ['Rk.', 'Nombre', '.Rd', 'Pts. '],
  ['Место', 'Имя', '.тур', 'Очки'],
];

const each = <T>(size: number, ...values: readonly T[]) =>
  fc.array(fc.constantFrom(...values), { minLength: size, maxLength: size });

/** The columns beside the games of so many players, and how all of it is printed. */
const beside = (size: number) =>
  fc.record({
    order: shuffled(size),
    ratings: each(size, 0, 1400, 2000, 2785),
    titles: each(size, '', 'GM', 'WFM'),
    federations: each(size, '', 'NOR', 'ESP'),
    quarters: fc.array(fc.nat(200), { minLength: size, maxLength: size }),
    language: fc.constantFrom(...LANGUAGES),
    letters: fc.constantFrom('wb', 'ws', 'bn', 'бч'),
    form: fc.constantFrom('commas', 'semicolons', 'tabs', 'html'),
    decimals: fc.constantFrom('.', ',', '½'),
  });

const swiss = fc
  .integer({ min: 2, max: 14 })
  .chain((size) => fc.record({ sides: swissSides(size), how: beside(size) }));

const nameOf = (player: number): string => `Name ${String.fromCharCode(97 + player)}, X`;

const values = (page: PrintedPage, column: 'points' | 'ranks') => [...(page.printed[column]?.values() ?? [])];

/** By player: 1 and the number of players with more points. */
function ranksOf(scores: readonly number[]): number[] {
  return scores.map((own) => 1 + scores.filter((other) => other > own).length);
}

/** The same sides where the player with the most points has the number 0, and so on. */
function numberedByRank(sides: readonly (readonly PlayedSide[])[]): PlayedSide[][] {
  const ranked = [...sides.keys()].sort((a, b) => worthOf(sides[b]) - worthOf(sides[a]));
  return ranked.map((player) =>
    sides[player].map((side) => ({ ...side, opponent: side.opponent < 0 ? -1 : ranked.indexOf(side.opponent) })),
  );
}

it('a table by starting number is read as it was printed, whatever the language, the form and the order of its rows', async () => {
  await fc.assert(
    fc.asyncProperty(swiss, async ({ sides, how }) => {
      const { order, ratings, titles, federations, quarters, language, letters, form, decimals } = how;
      const [rank, name, round, total] = language;
      const scores = sides.map(worthOf);
      const ranks = ranksOf(scores);
      const cell = chessResults(letters);
      const page = await readPrintedTable(
        FORMS[form]([
          ['No.', '', name, 'Rtg', 'FED', ...sides[0].map((_, at) => `${at + 1}${round}`), total, 'TB1', rank],
          ...order.map((player) => [
            player + 1,
            titles[player],
            nameOf(player),
            ratings[player],
            federations[player],
            ...sides[player].map(cell),
            points(scores[player], decimals),
            String(quarters[player] / 4).replace('.', decimals === ',' ? ',' : '.'),
            ranks[player],
          ]),
        ]),
      );
      expect(gamesTold(page.games)).toEqual(sidesTold(sides));
      expect([...page.points.values()]).toEqual(scores);
      expect(values(page, 'points')).toEqual(scores);
      expect(values(page, 'ranks')).toEqual(ranks);
      expect([...page.printed.columns[0].cells.values()]).toEqual(quarters.map((quarter) => quarter / 4));
      const who = page.players.map((player) => [player.name, player.title, player.rating, player.federation]);
      const or = <T>(value: T): T | undefined => value || undefined;
      expect(who).toEqual(order.map((_, at) => [nameOf(at), or(titles[at]), or(ratings[at]), or(federations[at])]));
    }),
    { numRuns: 500 },
  );
});

it('a table by rank names opponents by their ranks, and one rank for each row', async () => {
  await fc.assert(
    fc.asyncProperty(swiss, async ({ sides, how }) => {
      const { language, letters, form, decimals } = how;
      const [rank, name, round, total] = language;
      const ranked = numberedByRank(sides);
      const page = await readPrintedTable(
        FORMS[form]([
          [rank, name, ...sides[0].map((_, at) => `${at + 1}${round}`), total],
          ...ranked.map((row, at) => [
            at + 1,
            nameOf(at),
            ...row.map(chessResults(letters)),
            points(worthOf(row), decimals),
          ]),
        ]),
      );
      expect(gamesTold(page.games)).toEqual(sidesTold(ranked));
      expect(values(page, 'points')).toEqual(ranked.map(worthOf));
      expect(values(page, 'ranks')).toEqual(ranked.map((_, at) => at + 1));
    }),
    { numRuns: 500 },
  );
});

it('SwissPerfect has the same games without colours', async () => {
  await fc.assert(
    fc.asyncProperty(swiss, async ({ sides }) => {
      const page = await readPrintedTable(
        FORMS.tabs([
          ['No', 'Name', 'Loc Id', 'Total', ...sides[0].map((_, at) => ` ${at + 1}  `)],
          ...sides.map((row, at) => [at + 1, nameOf(at), 1000 + at, worthOf(row), ...row.map(swissPerfect)]),
        ]),
      );
      expect(gamesTold(page.games, false)).toEqual(sidesTold(sides, false));
      expect([...page.points.values()]).toEqual(sides.map(worthOf));
    }),
    { numRuns: 200 },
  );
});

it('Vega has the same games, without colours of forfeits', async () => {
  await fc.assert(
    fc.asyncProperty(swiss, async ({ sides }) => {
      const page = await readPrintedTable(
        FORMS.html([
          ['N', 'NAME', 'Pts', ...sides[0].map((_, at) => at + 1)],
          ...sides.map((row, at) => [at + 1, nameOf(at), worthOf(row), ...row.map(vega)]),
        ]),
      );
      expect(gamesTold(page.games, false)).toEqual(sidesTold(sides, false));
      expect([...page.points.values()]).toEqual(sides.map(worthOf));
    }),
    { numRuns: 200 },
  );
});

const roundRobin = fc
  .integer({ min: 3, max: 10 })
  .chain((size) => fc.record({ sides: roundRobinSides(size), how: beside(size) }));

it('a round robin has each game once, and nobody twice in a round', async () => {
  await fc.assert(
    fc.asyncProperty(roundRobin, async ({ sides, how }) => {
      const { language, form, decimals, order } = how;
      const [rank, name, , total] = language;
      const scores = sides.map(worthOf);
      const signs = sides.map((row) => row.map(({ sign }) => sign));
      const page = await readPrintedTable(
        FORMS[form]([
          ['No.', name, 'Rtg', 'FED', ...sides.map((_, at) => at + 1), total, rank],
          ...order.map((player) => [
            player + 1,
            nameOf(player),
            2000,
            'NOR',
            ...signs[player].toSpliced(player, 0, '*'),
            points(scores[player], decimals),
            ranksOf(scores)[player],
          ]),
        ]),
      );
      expect(page.system).toBe('round-robin');
      expect(gamesTold(page.games, false).flat().sort()).toEqual(sidesTold(sides, false).flat().sort());
      for (const ofRound of page.games) {
        const present = ofRound.flatMap(({ white, black }) => [white, black]);
        expect(new Set(present).size).toBe(present.length);
      }
      expect(values(page, 'points')).toEqual(scores);
    }),
    { numRuns: 300 },
  );
});
