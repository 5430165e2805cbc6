// Teams: matches on several boards, or clubs of players.
import { describe, expect, it } from 'vitest';

import { type WrittenPgnGame, pgnOf } from '@crosstable/core/testing/written-pgn';

import { eventIn, repairsIn } from './reading.js';

type Row = readonly [round: string, white: string, black: string, result: string];

/** Games of players whose team is the first letter of their name. */
function written(rows: readonly Row[], tags: WrittenPgnGame['tags'] = {}): string {
  return pgnOf(
    rows.map(([Round, White, Black, Result]) => ({
      tags: { Round, White, Black, Result, WhiteTeam: White.charAt(0), BlackTeam: Black.charAt(0), ...tags },
    })),
  );
}

/** Three teams, two boards, a round robin; the file has the boards of the first match in another order. */
const ROWS: readonly Row[] = [
  ['1.1.2', 'B2', 'A2', '1/2-1/2'],
  ['1.1.1', 'A1', 'B1', '1-0'],
  ['2.1.1', 'C1', 'A1', '0-1'],
  ['2.1.2', 'A3', 'C2', '0-1'],
  ['3.1.1', 'B1', 'C1', '*'],
  ['3.1.2', 'C2', 'B2', '1-0'],
];

describe('matches', () => {
  it('have their boards in the order of their numbers', async () => {
    const { teams, boards, matches, games, system } = await eventIn(written(ROWS));
    expect([boards, games, system]).toEqual([2, undefined, 'round-robin']);
    expect(teams).toEqual([
      { id: 'A', name: 'A', players: ['A1', 'A2', 'A3'] },
      { id: 'B', name: 'B', players: ['B1', 'B2'] },
      { id: 'C', name: 'C', players: ['C1', 'C2'] },
    ]);
    expect(matches).toEqual([
      [{ white: 'A', black: 'B', boards: [{ white: 'A1', black: 'B1', result: 1 }, { white: 'B2', black: 'A2', result: 0.5 }] }], // prettier-ignore
      [{ white: 'C', black: 'A', boards: [{ white: 'C1', black: 'A1', result: 0 }, { white: 'A3', black: 'C2', result: 0 }] }], // prettier-ignore
      [{ white: 'B', black: 'C', boards: [{ white: 'B1', black: 'C1', result: null }, { white: 'C2', black: 'B2', result: 1 }] }], // prettier-ignore
    ]);
  });

  it('without numbers have that of the tag Board, or of the file', async () => {
    const one =
      written([['1', 'A1', 'B1', '1-0']], { Board: '2' }) + written([['1', 'B2', 'A2', '1-0']], { Board: '1' });
    expect((await eventIn(one)).matches?.[0][0].boards).toMatchObject([{ white: 'B2' }, { white: 'A1' }]);
    const none = written([['1', 'A1', 'B1', '1-0'], ['1', 'B2', 'A2', '1-0']]); // prettier-ignore
    expect((await eventIn(none)).matches?.[0][0].boards).toMatchObject([{ white: 'A1' }, { white: 'B2' }]);
    const mixed = written([['1.1.1', 'A1', 'B1', '1-0'], ['1.1', 'B2', 'A2', '1-0']]); // prettier-ignore
    expect((await eventIn(mixed)).matches?.[0][0].boards).toHaveLength(2);
  });

  it('with fewer games have vacant boards at their end', async () => {
    const rows: readonly Row[] = ['1', '2', '3'].map((board): Row => [`1.1.${board}`, `A${board}`, `B${board}`, '1-0']);
    const text = written([...rows, ['1.2.1', 'C1', 'D1', '1-0'], ['1.2.2', 'D2', 'C2', '0-1']]);
    const { boards, matches } = await eventIn(text);
    expect(boards).toBe(3);
    expect(matches?.[0][1].boards).toEqual([
      { white: 'C1', black: 'D1', result: 1 },
      { white: 'D2', black: 'C2', result: 0 },
      { white: '', black: '', result: 0, kind: 'double-forfeit' },
    ]);
    expect(await repairsIn(text)).toEqual([
      'line 31, column 1: "C – D" has 2 of 3 boards in round 1: the last ones are read as vacant',
    ]);
  });

  it('of a Swiss in which a team lacks one may lack byes', async () => {
    const rows = ROWS.slice(0, 4);
    expect((await eventIn(written(rows, { EventType: 'team-swiss' }))).mayLackByes).toBe(true);
  });
});

describe('other games with teams are those of players of clubs', () => {
  const NOTE = 'and the other teams read as clubs of players: their games are no matches on several boards';

  it.each([
    ['one board', [['1', 'A1', 'B1', '1-0']]],
    [
      'several opponents of a team in a round',
      [
        ['1', 'A1', 'B1', '1-0'],
        ['1', 'A2', 'B2', '1-0'],
        ['1', 'A3', 'C1', '1-0'],
      ],
    ],
    [
      'opponents of one team',
      [
        ['1', 'A1', 'A2', '1-0'],
        ['1', 'A3', 'A4', '1-0'],
      ],
    ],
    [
      'too few boards of a match',
      [...[1, 2, 3].map((at): Row => ['1', `A${at}`, `B${at}`, '1-0']), ['1', 'C1', 'D1', '1-0']],
    ],
    [
      'a bye',
      [
        ['1', 'A1', 'B1', '1-0'],
        ['1', 'A2', 'B2', '1-0'],
        ['1', 'C1', 'bye', '1-0'],
      ],
    ],
  ] as readonly (readonly [string, readonly Row[]])[])('%s', async (_what, rows) => {
    const text = written(rows);
    const { games, teams, players } = await eventIn(text);
    expect([games?.[0].length, teams, players[0].team]).toEqual([rows.length, undefined, 'A']);
    expect((await repairsIn(text)).filter((message) => message.endsWith(NOTE))).toHaveLength(1);
  });

  it('a player of two teams', async () => {
    const text =
      written([...ROWS.slice(0, 4), ['3.1.1', 'B1', 'C1', '1-0']]) +
      written([['3.1.2', 'A2', 'C2', '1-0']], { WhiteTeam: 'B' });
    expect((await eventIn(text)).teams).toBeUndefined();
  });

  it('a game that names one team alone', async () => {
    const text = written(ROWS).replace('[WhiteTeam "B"]\n', '');
    expect((await eventIn(text)).teams).toBeUndefined();
    const black = pgnOf([{ tags: { Round: '1', White: 'Ana', Black: 'Bo', Result: '1-0', BlackTeam: 'B' } }]);
    expect(await repairsIn(black)).toEqual([expect.stringMatching(/^line 5, column 1: "B" and the other teams/)]);
  });
});
