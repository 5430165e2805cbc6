import { expect, it, vi } from 'vitest';

import { blocksRun } from '@crosstable/core/testing/blocks-run';
import { row } from '@crosstable/core/testing/report-rows';
import { TYPE, oldTeam, team } from '@crosstable/core/testing/team-report-rows';

import type { TrfTournament } from '../src/index.js';

const { formatTrf, parseTrf, TrfError } = await import('../src/index.js');

const SOURCES = /\/packages\/(?:trf|core)\/src\//;

/** The blocks that run while something is done. */
function workOf(act: () => void): number {
  blocksRun(SOURCES);
  act();
  return blocksRun(SOURCES);
}

/** The tournament that the reader makes of a text, or undefined after the error that is documented. */
function read(text: string): TrfTournament | undefined {
  try {
    return parseTrf(text);
  } catch (thrown) {
    if (thrown instanceof TrfError) return undefined;
    throw thrown;
  }
}

const ONE = row(1, '', ['0000 - H']);
/** A point more for player or team 1. */
const ADDED = '299           1.0  000    1';
const GAME = [row(1, '', ['   2 w 1']), row(2, '', ['   1 b 0'])].join('\n');
const TEAMS = [TYPE, team(1, [1]), team(2, [2]), GAME].join('\n');
const TIMES = 900;

/** One more of something that a program in disorder writes again and again, in one line and in many. */
const DISORDER: Readonly<Record<string, (times: number) => string>> = {
  'blank lines': (times) => '\n'.repeat(times) + ONE,
  'lone carriage returns': (times) => '\r'.repeat(times) + ONE,
  'a line of blanks': (times) => `${' '.repeat(times)}x\n${ONE}`,
  'tabs in a record of a player': (times) => ONE.replace('001 ', `001${'\t'.repeat(times)}`),
  'teams without players': (times) =>
    [TYPE, oldTeam('A', [1]), oldTeam('B', [2]), ...Array<string>(times).fill('013 C'), GAME].join('\n'),
  'teams of one player': (times) => {
    const teams = Array.from({ length: times - (times % 2) }, (_, n) => oldTeam('A', [n + 1]));
    const rows = teams.map((_, n) =>
      row(n + 1, '', [`${String(n % 2 ? n : n + 2).padStart(4)} ${n % 2 ? 'b' : 'w'} =`]),
    );
    return [TYPE, ...teams, ...rows].join('\n');
  },
  comments: (times) => '### x\n'.repeat(times) + ONE,
  'lines that are no records': (times) => 'zzz x\n'.repeat(times) + ONE,
  'national records': (times) => 'EST x\n'.repeat(times) + ONE,
  'names of the tournament': (times) => '012 x\n'.repeat(times) + ONE,
  types: (times) => `092 ${'Swiss '.repeat(times)}\n${ONE}`,
  'numbers of rounds': (times) => 'XXR 9\n'.repeat(times) + ONE,
  colours: (times) => '152 W\n'.repeat(times) + ONE,
  'a day of many digits': (times) => `042 ${'1'.repeat(times)}\n${ONE}`,
  'a day of many parts': (times) => `042 ${'1 / '.repeat(times)}\n${ONE}`,
  'tie-breaks': (times) => `212 ${'PTS , '.repeat(times)}\n${ONE}`,
  'lists of tie-breaks': (times) => '202 BH\n'.repeat(times) + ONE,
  scores: (times) => `162${'  W 1.0  '.repeat(times)}\n${ONE}`,
  'lines of scores': (times) => '162  W 1.0\n'.repeat(times) + ONE,
  'scores with a name': (times) => 'XXS WW=1.0\n'.repeat(times) + ONE,
  'days of rounds': (times) => `132${' '.repeat(88)}${'26/01/01  '.repeat(times)}\n${ONE}`,
  'lines of days of rounds': (times) => `132${' '.repeat(88)}26/01/01\n`.repeat(times) + ONE,
  'byes for one': (times) => '240 Z   1    1\n'.repeat(times) + ONE,
  'byes for many': (times) => `240 Z   1${'    2'.repeat(times)}\n${ONE}`,
  'byes in the last round for many': (times) => `240 Z 999    1\n${players(times)}`,
  adjustments: (times) => `${ADDED}\n`.repeat(times) + ONE,
  'adjustments of wins': (times) => '299 W         1.0  001    1\n'.repeat(times) + ONE,
  'adjustments for many': (times) => `${ADDED}${'    1'.repeat(times)}\n${ONE}`,
  'adjustments of wins for many': (times) => `299 W         1.0  001${'    1'.repeat(times)}\n${ONE}`,
  'adjustments, and lines of a table of teams': (times) =>
    `${TEAMS}\n${'802   1\n'.repeat(times)}${`${ADDED}\n`.repeat(times)}`,
  players: (times) => players(times),
  twins: (times) => `${ONE}\n`.repeat(times),
  'opponents who are nobody': (times) => players(times, '9999 w 1'),
  'one opponent of all': (times) => players(times, '   1 w ='),
  rounds: (times) => ONE + '  0000 - H'.repeat(times),
  'rounds without anything': (times) => `${ONE}${' '.repeat(10 * times)}`,
  'rounds beyond the last, for many': (times) => `${ONE}${'  0000 - H'.repeat(10 * times)}\n${players(times)}`,
};

/** So many players who have this in round 1. */
function players(times: number, round = '0000 - H'): string {
  return Array.from({ length: times }, (_, n) => row(n + 2, '', [round])).join('\n');
}

// Work that grows with the square would be sixteen times as much.
it.each(Object.entries(DISORDER))('four times the %s are less than five times the work', (_, text) => {
  const [few, many] = [TIMES / 4, TIMES].map(text);
  const small = workOf(() => void read(few));
  expect(workOf(() => void read(many))).toBeLessThan(5 * small);
  const [short, long] = [few, many].map(read);
  if (!short || !long) return;
  const shortWork = workOf(() => void formatTrf(short));
  expect(workOf(() => void formatTrf(long))).toBeLessThan(5 * shortWork);
});

it('a line of a table of teams is taken apart once, not for each of its fields', () => {
  const line = `802   1${'    2 w  2.0 '.repeat(TIMES)}`.trimEnd();
  const taken = vi.spyOn(Array, 'from');
  parseTrf(`${TEAMS}\n${line}`);
  const lines = taken.mock.calls.filter(([text]) => (text as unknown) === line);
  taken.mockRestore();
  expect(lines).toHaveLength(1);
});
