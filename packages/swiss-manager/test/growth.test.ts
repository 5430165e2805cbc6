// Time that is linear in the length of the file, counted as blocks of code that run.
import { expect, it } from 'vitest';

import { workOf as workIn } from '@crosstable/core/testing/blocks-run';
import { BYE, NOT_PAIRED, type Written, inTeams, named, written } from '@crosstable/core/testing/written-swiss-manager';

const { readSwissManager } = await import('../src/index.js');

const workOf = (bytes: Uint8Array): number => workIn('swiss-manager', () => readSwissManager(bytes));
const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
const absent = (count: number) => numbers(count).map((player) => [player, NOT_PAIRED, 3] as const);

const FILES: Readonly<Record<string, (times: number) => Written>> = {
  players: (times) => ({ players: named(times), games: [absent(times)] }),
  rounds: (times) => ({
    players: named(2),
    rounds: times,
    paired: times,
    games: numbers(times).map(() => [[1, 2, 1]]),
  }),
  'rounds that claim to have records': (times) => ({
    players: named(2),
    rounds: times,
    games: [[[1, 2, 1]], [[1, 2, 1]]],
  }),
  matches: (times) => ({
    type: 3,
    teams: numbers(2 * times).map(String),
    players: inTeams(2 * times, 1),
    boards: 1,
    matches: [numbers(times).map((match) => [2 * match - 1, 2 * match] as const)],
    games: [numbers(times).map((match) => [2 * match - 1, 2 * match, 1] as const)],
  }),
  'byes of teams': (times) => ({
    type: 3,
    teams: numbers(times).map(String),
    players: inTeams(times, 1),
    boards: 1,
    matches: [numbers(times).map((team) => [team, BYE] as const)],
    games: [[]],
  }),
  'forbidden pairs': (times) => ({
    players: named(2),
    games: [absent(2)],
    forbidden: numbers(times).map(() => [1, 2] as const),
  }),
  'players who are missing': (times) => ({ players: named(times), games: [absent(times - 1)] }),
  'a text with blanks': (times) => ({
    players: named(2),
    games: [absent(2)],
    texts: { 0: `${'a '.repeat(times)}${'@'.repeat(times)}`, 21: ' \u00a0'.repeat(times) },
  }),
};

const TIMES = 300;

it.each(Object.entries(FILES))('twice as many %s are at most twice the work', (_what, file) => {
  workOf(written(file(TIMES))); // what is compiled on first use
  const one = workOf(written(file(TIMES)));
  const two = workOf(written(file(2 * TIMES)));
  expect(two / one).toBeLessThan(2.2);
});

it('a file that claims to have many players, rounds or games is refused without room for them', () => {
  const bytes = written({ players: named(2), games: [[[1, 2, 1]]] });
  const settings = new DataView(bytes.buffer).getUint32(bytes.length - 32, true) - 5887;
  for (const offset of [23, 27]) {
    const more = bytes.slice();
    more.fill(0xff, settings + offset, settings + offset + 2);
    if (offset === 27) more.fill(0xff, settings + 4, settings + 6);
    expect(workOf(more)).toBeLessThan(2 * workOf(bytes));
  }
});
