import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { formatTrf } from '@crosstable/trf';

import type { EventForm } from '../src/event-form.js';
import { tableOf } from '../src/event-table.js';
import { eventOf } from '../src/json-event.js';
import { readEvent } from '../src/read-event.js';
import { eventText } from '../src/written-event.js';

const FORM = {
  name: 'Club night',
  chiefArbiter: 'Holm, Cyra',
  deputyArbiters: ['Vik, Dag', 'Berg, Eli'],
  timeControl: '90 minutes and 30 seconds a move',
  timeControlCode: '5400+30',
  players: [
    { id: 'Ana', sex: 'w', club: 'Lions', group: 'U18' },
    { id: 'Bo', sex: 'm', club: 'Bears' },
  ],
  games: [[{ white: 'Ana', black: 'Bo', result: 1 }]],
} as const satisfies EventForm;

describe('what a file says beside the games', () => {
  it('is kept by an event: sex, club and group of the players, arbiters, and the time control', () => {
    const event = eventOf(FORM);
    const { chiefArbiter, deputyArbiters, timeControl, timeControlCode, players } = event;
    expect({ chiefArbiter, deputyArbiters, timeControl, timeControlCode }).toEqual({
      chiefArbiter: 'Holm, Cyra',
      deputyArbiters: ['Vik, Dag', 'Berg, Eli'],
      timeControl: '90 minutes and 30 seconds a move',
      timeControlCode: '5400+30',
    });
    expect(players.map(({ sex, club, group }) => [sex, club, group])).toEqual([
      ['w', 'Lions', 'U18'],
      ['m', 'Bears', undefined],
    ]);
  });

  it('is written as JSON and read again', () => {
    const event = eventOf(FORM);
    expect(readEvent(eventText(event))).toEqual(event);
  });

  it('is ignored by a table', () => {
    expect(crosstable(FORM.games, eventOf(FORM)).players).toEqual(['Ana', 'Bo']);
    expect(tableOf(eventOf(FORM)).players).toEqual(['Ana', 'Bo']);
  });

  it('are the days of the rounds, of JSON, of a report (132), and in JSON again', () => {
    const roundDates = ['1999-12-30', ''];
    const event = eventOf({ ...FORM, start: '1999-12-30', roundDates });
    roundDates.push('2000-01-01');
    expect(event.roundDates).toEqual(['1999-12-30', '']);
    expect(readEvent(eventText(event)).roundDates).toEqual(['1999-12-30', '']);
    const ids = [{ id: '1' }, { id: '2' }];
    const report = formatTrf({
      players: ids,
      games: [],
      start: '1999-12-30',
      roundDates: ['99/12/30', '', '00/01/02'],
    });
    expect(readEvent(report).roundDates).toEqual(['1999-12-30', '', '2000-01-02']);
    expect(readEvent(formatTrf({ players: ids, games: [], roundDates: ['38/11/06'] })).roundDates).toEqual([
      '2038-11-06',
    ]);
    expect(readEvent(formatTrf({ players: ids, games: [] }))).not.toHaveProperty('roundDates');
    expect(() => eventOf({ ...FORM, roundDates: ['', '2026-02-30'] })).toThrow(
      new RangeError('roundDates[1]: expected a day YYYY-MM-DD, or an empty text, got "2026-02-30"'),
    );
  });

  it('is another list than that of its form', () => {
    const deputyArbiters = ['Vik, Dag'];
    const event = eventOf({ ...FORM, deputyArbiters });
    deputyArbiters.push('Berg, Eli');
    expect(event.deputyArbiters).toEqual(['Vik, Dag']);
  });

  it('is read from a report: 001 column 10, 102, 112, 122 and 222', () => {
    const { name, chiefArbiter, deputyArbiters, timeControl, timeControlCode } = FORM;
    const players = [
      { id: '1', name: 'Ana', sex: 'w' },
      { id: '2', name: 'Bo' },
    ] as const;
    const games = [[{ white: '1', black: '2', result: 1 }]] as const;
    const report = formatTrf({ name, chiefArbiter, deputyArbiters, timeControl, timeControlCode, players, games });
    const event = readEvent(report);
    expect(event).toMatchObject({ chiefArbiter, deputyArbiters, timeControl, timeControlCode });
    expect(event.players.map(({ sex }) => sex)).toEqual(['w', undefined]);
  });

  it('is left out where a report doesn’t say it', () => {
    const event = readEvent(formatTrf({ players: [{ id: '1', name: 'Ana' }], games: [] }));
    for (const field of ['chiefArbiter', 'deputyArbiters', 'timeControl', 'timeControlCode']) {
      expect(event).not.toHaveProperty(field);
    }
  });

  it('has a form', () => {
    const form: unknown = JSON.parse('{ "games": [[]], "players": [{ "id": "A", "sex": "f" }] }');
    const call = (): unknown => Reflect.apply(eventOf, undefined, [form]);
    expect(call).toThrow(new RangeError('players[0].sex: expected "m" or "w", got "f"'));
  });
});
