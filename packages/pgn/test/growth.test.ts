// Time that is linear in the length of the file, counted as blocks of code that run.
import { expect, it } from 'vitest';

import { blocksRun } from '@crosstable/core/testing/blocks-run';
import { pgnGame } from '@crosstable/core/testing/written-pgn';

const { readPgn } = await import('../src/index.js');

const SOURCES = /\/packages\/pgn\/src\//;

async function workOf(text: string): Promise<number> {
  blocksRun(SOURCES);
  await readPgn(text).catch(() => undefined);
  return blocksRun(SOURCES);
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
const won = (tags: Readonly<Record<string, string>>): string => pgnGame({ ...tags, Result: '1-0' });

const TEXTS: Readonly<Record<string, (times: number) => string>> = {
  'games of a round': (times) => numbers(times).map((at) => won({ Round: '1', White: `W${at}`, Black: `B${at}` })).join(''), // prettier-ignore
  rounds: (times) => numbers(times).map((at) => won({ Round: String(at), White: 'Ana', Black: 'Bo' })).join(''), // prettier-ignore
  'games of two players': (times) => won({ White: 'Ana', Black: 'Bo' }).repeat(times),
  'players of one surname': (times) => numbers(times).map((at) => won({ Round: '1', White: `Nguyen, W${at}`, Black: `Nguyen, B${at}` })).join(''), // prettier-ignore
  'spellings of a player': (times) => numbers(times).map((at) => won({ Round: String(at), White: `Ana ${at}`, WhiteFideId: '7', Black: 'Bo' })).join(''), // prettier-ignore
  events: (times) => numbers(times).map((at) => won({ Event: `E${at}`, Round: '1', White: 'Ana', Black: 'Bo' })).join(''), // prettier-ignore
  teams: (times) => numbers(times).flatMap((at) => [1, 2].map((board) => won({ Round: `1.${at}.${board}`, White: `W${at} ${board}`, Black: `B${at} ${board}`, WhiteTeam: `W${at}`, BlackTeam: `B${at}` }))).join(''), // prettier-ignore
  moves: (times) => won({ Round: '1', White: 'Ana', Black: 'Bo' }) + '1. e4 {[%clk 1]} e5 (1... d5) '.repeat(times),
  'opened brackets': (times) => '['.repeat(times),
  'brackets behind a quote': (times) => `["${']'.repeat(times)}`,
  quotes: (times) => `[White ${'" '.repeat(times)}`,
  braces: (times) => '{'.repeat(times),
  'ends of lines': (times) => '\r\n\r'.repeat(times),
  marks: (times) => '\uFEFF'.repeat(times),
};

const TIMES = 300;

it.each(Object.entries(TEXTS))('twice as many %s are at most twice the work', async (_what, text) => {
  await workOf(text(TIMES)); // what is compiled on first use
  const one = await workOf(text(TIMES));
  const two = await workOf(text(2 * TIMES));
  expect(two / one).toBeLessThan(2.2);
});
