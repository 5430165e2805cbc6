import { describe, expect, it } from 'vitest';

import { prizes, teamsOf } from '@crosstable/prizes';

import { contendersOf } from '../src/contenders.js';
import { tableOf } from '../src/event-table.js';
import { eventOf } from '../src/json-event.js';

const EVENT = eventOf({
  system: 'swiss',
  players: [
    { id: '1', rating: 2000, sex: 'w', birth: '1990/02/28', title: 'WIM', federation: 'GER', club: 'Turm', group: 'A' },
    { id: '2', rating: 1800, birth: '2012' },
    { id: '3', rating: 1500, expelled: true },
    { id: '4', rating: 1600, birth: 'unknown' },
  ],
  games: [
    [
      { white: '1', black: '2', result: 0.5 },
      { white: '4', black: '', result: 1, kind: 'pairing-bye' },
      { white: '3', black: '', result: 0, kind: 'zero-bye' },
    ],
  ],
});

describe('the contenders of an event', () => {
  it('are its players in the order of the standings, without those who were expelled', () => {
    expect(contendersOf(EVENT, tableOf(EVENT), ['PTS', 'RTNG'])).toEqual([
      { id: '4', points: 1, rank: 1, rating: 1600, unplayed: 1, performance: null, values: { PTS: 1, RTNG: 1600 } },
      {
        ...{
          id: '1',
          points: 0.5,
          rank: 2,
          rating: 2000,
          sex: 'w',
          birth: '1990-02-28',
          title: 'WIM',
          federation: 'GER',
        },
        // A draw against 1800
        ...{ club: 'Turm', group: 'A', unplayed: 0, performance: 1800, values: { PTS: 0.5, RTNG: 2000 } },
      },
      {
        ...{ id: '2', points: 0.5, rank: 3, rating: 1800, birth: '2012', unplayed: 0, performance: 2000 },
        values: { PTS: 0.5, RTNG: 1800 },
      },
    ]);
  });

  it('and teams have the values of the codes', () => {
    const teams = teamsOf(contendersOf(EVENT, tableOf(EVENT), ['PTS', 'RTNG']), {
      by: ({ rating = 0 }) => (Number(rating) < 1900 ? 'Lower' : 'Higher'),
      best: 2,
      order: ['RTNG'],
      incomplete: 'counted',
    });
    expect(teams.map(({ label, values }) => [label, values])).toEqual([
      ['Lower', [3400]],
      ['Higher', [2000]],
    ]);
  });

  it('share a rank where the list leaves them equal, and win prizes', () => {
    const contenders = contendersOf(EVENT, tableOf(EVENT), ['PTS']);
    expect(contenders.map(({ rank }) => rank)).toEqual([1, 2, 2]);
    const main = { name: 'Main', amounts: [100, 60], share: 'equal' } as const;
    const { amounts } = prizes(contenders, { model: 'highest-value', prizes: [main] });
    expect([...amounts.values()]).toEqual([100, 30, 30]);
  });

  it('of a file with a day that is none have the year', () => {
    const players = [
      { id: 'A', birth: '2001/00/00' },
      { id: 'B', birth: '2001.05.03' },
      { id: 'C', birth: '2001-05' },
    ];
    const event = eventOf({ players, games: [[{ white: 'A', black: 'B', result: 1 }]] });
    const births = contendersOf(event, tableOf(event), ['PTS']).map(({ id, birth }) => `${id} ${birth}`);
    expect(births.toSorted()).toEqual(['A 2001', 'B 2001-05-03', 'C 2001']);
  });

  it('come from an event, and from its table', () => {
    const table = tableOf(EVENT);
    expect(() => contendersOf('event' as never, table, ['PTS'])).toThrow(
      new TypeError('event: expected an event of readEvent, got "event"'),
    );
    expect(() => contendersOf(EVENT, null as never, ['PTS'])).toThrow(TypeError);
    expect(() => contendersOf(EVENT, table, ['XYZ'])).toThrow(RangeError);
  });

  it('aren’t teams', () => {
    const event = eventOf({ matches: [[{ white: 'Lions', black: 'Bears', gamePoints: [3, 1] }]] });
    expect(() => contendersOf(event, tableOf(event), event.tiebreaks)).toThrow(
      new RangeError('event: expected an event of players, got "one of teams"'),
    );
  });
});
