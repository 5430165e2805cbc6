import { expect, it } from 'vitest';

import { blocksRun } from '@crosstable/core/testing/blocks-run';
import type { Game, PrintedTable } from '../src/index.js';

const { audit, listOfPrinted } = await import('../src/index.js');
const { compare } = await import('../src/compare.js');

const SOURCES = /\/packages\/[\w-]+\/src\//;

/** The blocks that run while something is done. */
function workOf(act: () => void): number {
  blocksRun(SOURCES);
  act();
  return blocksRun(SOURCES);
}

const ROUNDS = 5;

/** Rounds in which each player meets one of the other half; who comes first wins, but for every third game. */
function gamesOf(players: number): Game[][] {
  const half = players / 2;
  return Array.from({ length: ROUNDS }, (_, round) =>
    Array.from({ length: half }, (_, at): Game => {
      const other = half + ((at + round) % half);
      return { white: String(at), black: String(other), result: (at + round) % 3 === 0 ? 0.5 : 1 };
    }),
  );
}

function tableOf(players: number): PrintedTable {
  const ids = Array.from({ length: players }, (_, at) => String(at));
  return { columns: [{ label: 'TB1', cells: new Map(ids.map((id, at) => [id, at % 11])) }] };
}

const SMALL = 64;

it('twice as many players are twice the work of an audit, but for those who are tied', () => {
  const [one, two, four] = [SMALL, 2 * SMALL, 4 * SMALL].map((players) =>
    workOf(() => audit(gamesOf(players), tableOf(players))),
  );
  expect(two / one).toBeLessThan(2.2);
  expect(four / two).toBeLessThan(2.2);
});

it('the list of a table is less than 60 % of the work of an audit, and twice as many players are twice the work', () => {
  const [one, two] = [SMALL, 2 * SMALL].map((players) =>
    workOf(() => listOfPrinted(gamesOf(players), tableOf(players))),
  );
  expect(one / 0.6).toBeLessThan(workOf(() => audit(gamesOf(SMALL), tableOf(SMALL))));
  expect(two / one).toBeLessThan(2.2);
});

it('twice as many columns are at most twice the work', () => {
  const games = gamesOf(SMALL);
  const [{ cells }] = tableOf(SMALL).columns;
  const columns = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `TB${at}`, cells }));
  const [two, four] = [2, 4].map((count) => workOf(() => audit(games, { columns: columns(count) })));
  expect(four / two).toBeLessThan(2);
});

it('twice as many players of whom nobody moves are twice the work of a comparison', () => {
  const [one, two] = [SMALL, 2 * SMALL].map((players) => workOf(() => compare(gamesOf(players), ['BH/C1', 'SB'])));
  expect(two / one).toBeLessThan(2.2);
});
