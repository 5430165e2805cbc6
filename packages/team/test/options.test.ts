import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';
import { bye, match } from '@crosstable/core/testing/team-notation';

import { teamTable } from '../src/article-11-table.js';
import { gamePoints, matchPoints } from '../src/index.js';

const MATCHES = [[match('A', 'B', 1, 1)]];

describe('options of a table of teams that are refused', () => {
  it.each([
    [{ boards: 1.5 }, new RangeError('options.boards: expected a whole number from 1 to 1000, got 1.5')],
    [{ boards: 1001 }, new RangeError('options.boards: expected a whole number from 1 to 1000, got 1001')],
    [{ boards: '4' }, new TypeError('options.boards: expected a whole number from 1 to 1000, got "4"')],
    [{ colours: 'XWB' }, new RangeError('options.colours: expected a text of W and B, got "XWB"')],
    [{ colours: ['W'] }, new TypeError('options.colours: expected a text of W and B, got an object')],
    [{ articleTwelve: 12 }, new TypeError('options.articleTwelve: expected "match" or "tournament", got 12')],
    [{ scoring: { wins: 1 } }, new RangeError('options.scoring: expected "win", got "wins"')],
    [{ scoring: { win: '1' } }, new TypeError('options.scoring.win: expected a finite number, got "1"')],
    [
      { pairingBye: { gamePoints: '1' } },
      new TypeError('options.pairingBye.gamePoints: expected points with at most six decimals, got "1"'),
    ],
  ])('%j', (options, error) => {
    expect(() => call(teamTable, [MATCHES, options])).toThrow(error);
  });

  it('not as many boards as there may be, and what a pairing-allocated bye of players is worth', () => {
    expect(teamTable(MATCHES, { boards: 1000, scoring: { pairingBye: 0.5 } }).boards).toBe(1000);
  });
});

describe('a table that is large, although hardly anything is in it', () => {
  // 4001 teams on 1000 boards are 4,001,000 cells: a fiftieth of them are 80,020 games, as many as 81 matches have
  const teams = Array.from({ length: 4001 }, (_, at) => ({ id: `${at}` }));
  const round = (matches: number) => [
    Array.from({ length: matches }, (_, at) => match(`${2 * at}`, `${2 * at + 1}`, 1, 1)),
  ];

  it('is refused', () => {
    const error = new RangeError('games: expected at least 80020 games for 4001000 players in 1 rounds, got 80000');
    expect(() => teamTable(round(80), { teams, boards: 1000 })).toThrow(error);
  });

  it('is none with a match more', () => {
    expect(teamTable(round(81), { teams, boards: 1000 }).players.length).toBe(4001);
  });
});

describe('the number of boards, where only totals are known', () => {
  it('is the fewest that give them, and a board gives a lost game its points too', () => {
    expect(teamTable([[match('A', 'B', 2.5, 1.5)]]).boards).toBe(4);
    // 3 and 1 on each of two boards
    const scoring = { win: 3, draw: 1, loss: 1, absence: 0 };
    expect(teamTable([[match('A', 'B', 4, 4)]], { scoring }).boards).toBe(2);
  });
});

describe('points with decimals', () => {
  it('are added up without an error: three times 1.11 are 3.33, and 0.89 are 2.67', () => {
    const table = teamTable([
      [match('A', 'B', 1.11, 0.89)],
      [match('A', 'B', 1.11, 0.89)],
      [match('A', 'B', 1.11, 0.89)],
    ]);
    expect([gamePoints('A', table), gamePoints('B', table)]).toEqual([3.33, 2.67]);
  });

  it('may be those of a pairing-allocated bye', () => {
    const table = teamTable([[bye('A', 'pairing-bye')]], {
      boards: 2,
      pairingBye: { matchPoints: 0.7, gamePoints: 1.25 },
    });
    expect([matchPoints('A', table), gamePoints('A', table)]).toEqual([0.7, 1.25]);
  });
});

it('a match scoring without a number is the usual one: 2 for a win, 1 for a draw', () => {
  const matchScoring = { win: undefined, draw: undefined };
  const table = teamTable([[match('A', 'B', 2, 0)], [match('A', 'B', 1, 1)]], { matchScoring });
  expect([matchPoints('A', table), matchPoints('B', table)]).toEqual([3, 1]);
});
