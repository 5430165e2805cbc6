// Time that is linear in the length of the file, counted as blocks of code that run.
import { expect, it } from 'vitest';

import { workOf } from '@crosstable/core/testing/blocks-run';
import {
  FIRST_TEAM,
  type WrittenChess,
  playersInTeams,
  playersNamed,
  writtenChess,
} from '@crosstable/core/testing/written-swiss-chess';

const { readSwissChess } = await import('../src/index.js');

const work = (bytes: Uint8Array): number => workOf('swiss-chess', () => readSwissChess(bytes));
const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

const FILES: Readonly<Record<string, (times: number) => WrittenChess>> = {
  games: (times) => ({
    players: playersNamed(2 * times),
    games: [numbers(times).map((game) => [2 * game - 1, 2 * game, 3] as const)],
  }),
  absences: (times) => ({ players: playersNamed(times), drawn: 1 }),
  rounds: (times) => ({ players: playersNamed(2), rounds: times, games: numbers(times).map(() => [[1, 2, 3]]) }),
  dummies: (times) => ({ players: [{ name: 'A' }, ...numbers(times).map(() => ({}))], drawn: 1 }),
  matches: (times) => ({
    teams: numbers(2 * times).map((team) => ({ name: `Team ${team}` })),
    players: playersInTeams(2 * times, 1),
    bytes: { 604: 1 },
    matches: [numbers(times).map((match) => [FIRST_TEAM + 2 * match - 2, FIRST_TEAM + 2 * match - 1] as const)],
    games: [numbers(times).map((match) => [2 * match - 1, 2 * match, 15, { board: 1 }] as const)],
  }),
  'free rounds': (times) => ({ players: playersNamed(times), drawn: 1, bytes: { 596: 1 } }),
};

const TIMES = 300;

it.each(Object.entries(FILES))('twice as many %s are at most twice the work', (_what, file) => {
  work(writtenChess(file(TIMES))); // what is compiled on first use
  const one = work(writtenChess(file(TIMES)));
  const two = work(writtenChess(file(2 * TIMES)));
  expect(one).toBeGreaterThan(TIMES);
  expect(two / one).toBeLessThan(2.2);
});

it('a file that claims to have many players, teams or rounds is refused without room for them', () => {
  const bytes = writtenChess({ players: playersNamed(2), games: [[[1, 2, 3]]] });
  const usual = work(bytes);
  for (const at of [1, 7, 1332]) {
    const more = bytes.slice();
    more.fill(0xff, at, at + 2);
    more[606] = 255;
    expect(work(more)).toBeLessThan(usual);
  }
});
