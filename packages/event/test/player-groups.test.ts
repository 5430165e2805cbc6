// The groups of players that a file tells of: by sex, age, rating, title, federation, club and group.
import { describe, expect, it } from 'vitest';

import { standings } from '@crosstable/standings';

import { tableOf } from '../src/event-table.js';
import { eventOf } from '../src/json-event.js';
import { groupsIn, playersIn } from '../src/player-groups.js';

const EVENT = eventOf({
  system: 'swiss',
  end: '2026-05-10',
  players: [
    { id: '1', rating: 2010, sex: 'w', birth: '1960/02/28', title: 'wm', federation: 'GER', club: 'Turm' },
    { id: '2', rating: 1790, sex: 'm', birth: '2012', federation: 'FRA', club: 'Tour' },
    { id: '3', rating: 1800, sex: 'm', birth: '2009/12/31', federation: 'GER', club: 'Turm' },
    { id: '4', sex: 'm', federation: 'GER' },
  ],
  games: [
    [
      { white: '1', black: '2', result: 0 },
      { white: '3', black: '4', result: 1 },
    ],
  ],
});

const offered = groupsIn(EVENT).map(({ kind, value, count }) => `${kind} ${value} ${count}`);

describe('the groups of a file', () => {
  it('are those with somebody in them, and somebody out of them; a limit that means the same players is left out', () => {
    expect(offered).toEqual([
      'sex m 3',
      'sex w 1',
      // 2012 is 14 years before 2026, 2009 is 17
      'age U14 1',
      'age U18 2',
      'age S50 1',
      'age S65 1',
      // 1790 alone, then 1800 with it; nobody else is below 2200, which means all who are rated
      'rating U1800 1',
      'rating U2000 2',
      'rating U2200 3',
      'rating unrated 1',
      'title WIM 1',
      'federation FRA 1',
      'federation GER 3',
      'club Tour 1',
      'club Turm 2',
    ]);
  });

  it('are none of a file that tells nothing, and none of ages without a day', () => {
    const games = [[{ white: 'A', black: 'B', result: 1 as const }]];
    expect(groupsIn(eventOf({ games }))).toEqual([]);
    const players = [{ id: 'A', birth: '2012' }, { id: 'B' }];
    expect(groupsIn(eventOf({ games, players }))).toEqual([]);
  });

  it('are none of an event of teams, whose participants have no facts of players', () => {
    const boards = [{ white: 'a', black: 'b', result: 1 as const }];
    const players = [
      { id: 'a', federation: 'GER' },
      { id: 'b', federation: 'FRA' },
    ];
    expect(groupsIn(eventOf({ players, matches: [[{ white: 'A', black: 'B', boards }]] }))).toEqual([]);
  });
});

describe('the players of groups', () => {
  it('are in one group of every kind that is asked for', () => {
    const age = { kind: 'age', value: 'U18' } as const;
    expect(playersIn(EVENT, [age])).toEqual(['2', '3']);
    expect(playersIn(EVENT, [age, { kind: 'federation', value: 'GER' }])).toEqual(['3']);
    expect(playersIn(EVENT, [{ kind: 'title', value: 'WIM' }])).toEqual(['1']);
    expect(playersIn(EVENT, [{ kind: 'rating', value: 'unrated' }])).toEqual(['4']);
    expect(playersIn(EVENT, [{ kind: 'rating', value: 'U2000' }])).toEqual(['2', '3']);
    expect(playersIn(EVENT, [{ kind: 'age', value: 'S65' }])).toEqual(['1']);
    expect(playersIn(EVENT, [])).toEqual(['1', '2', '3', '4']);
  });

  it('are ranked anew, and keep their places among all', () => {
    const of = playersIn(EVENT, [{ kind: 'federation', value: 'GER' }]);
    const rows = standings(tableOf(EVENT), ['PTS'], { of }).map(({ rank, player, overall }) => [player, rank, overall]);
    expect(rows).toEqual([
      ['3', 1, 1],
      ['1', 2, 3],
      ['4', 2, 3],
    ]);
  });

  it('are nobody for a group that no file has', () => {
    for (const value of ['', 'X', 'U', 'S', 'Ux', 'U1e3'])
      expect(playersIn(EVENT, [{ kind: 'age', value }])).toEqual([]);
    expect(playersIn(EVENT, [{ kind: 'rating', value: 'all' }])).toEqual([]);
    expect(playersIn(EVENT, [{ kind: 'sex', value: 'x' }])).toEqual([]);
  });
});
