import { describe, expect, it } from 'vitest';

import { crosstable, openTable } from '@crosstable/core';
import { standings } from '@crosstable/standings';
import { teamTable } from '@crosstable/team/inside';
import { usChess } from '@crosstable/us-chess/inside';

import { tableOf } from '../src/event-table.js';
import { eventOf } from '../src/json-event.js';

const PLAYERS = eventOf({
  system: 'swiss',
  players: [{ id: 'Ana', rating: 2000 }, { id: 'Bo' }],
  games: [[{ white: 'Ana', black: 'Bo', result: 1 }], [{ white: 'Bo', black: 'Ana', result: 1 }]],
});
const TEAMS = eventOf({
  boards: 4,
  matches: [
    [{ white: 'Lions', black: 'Bears', gamePoints: [3, 1] }],
    [{ white: 'Bears', black: 'Lions', gamePoints: [2, 2] }],
  ],
});

describe('the table of an event', () => {
  it('is that of its games with its options, and with the tie-breaks of US Chess', () => {
    const expected = crosstable(PLAYERS.games, { ...PLAYERS, selfDefined: usChess });
    expect(openTable(tableOf(PLAYERS))).toEqual(openTable(expected));
    expect(tableOf(PLAYERS)).toMatchObject({ players: ['Ana', 'Bo'], rounds: 2, system: 'swiss' });
  });

  it('is that of its matches where it has them', () => {
    expect(openTable(tableOf(TEAMS))).toEqual(openTable(teamTable(TEAMS.matches ?? [], TEAMS)));
    expect(tableOf(TEAMS)).toMatchObject({ players: ['Lions', 'Bears'], boards: 4, primary: 'MP' });
  });

  it('ends with the round of the event, or with another one', () => {
    expect(tableOf({ ...PLAYERS, round: 1 }).rounds).toBe(1);
    expect(tableOf(PLAYERS, { round: 1 }).rounds).toBe(1);
    expect(tableOf(PLAYERS, { round: 0 }).rounds).toBe(0);
    expect(tableOf(PLAYERS, { round: undefined }).rounds).toBe(2);
    // 3-1 in round 1 is a match won, 2 match points
    expect(standings(tableOf(TEAMS, { round: 1 }), ['PTS']).map(({ values }) => values)).toEqual([[2], [0]]);
  });

  it.each([
    ['a round too many', { round: 3 }, RangeError, 'options.round: expected a whole number from 0 to 2, got 3'],
    ['a text', { round: '1' }, TypeError, 'options.round: expected a whole number from 0 to 2, got "1"'],
    ['a slip', { runde: 1 }, RangeError, 'options: expected only round, got "runde"'],
  ])('refuses an option with %s', (_, options, type, message) => {
    for (const event of [PLAYERS, TEAMS]) {
      const call = (): unknown => Reflect.apply(tableOf, undefined, [event, options]);
      expect(call).toThrow(type);
      expect(call).toThrow(message);
    }
  });

  it.each([
    ['no object', 'null', 'event: expected an event of readEvent, got null'],
    ['games alone', '[]', 'event: expected an event of readEvent, got an object'],
    ['no list of games', '{ "games": 3 }', 'event.games: expected an array of rounds, got 3'],
    ['no list of matches', '{ "games": [], "matches": 3 }', 'event.matches: expected an array of rounds, got 3'],
  ])('refuses %s as an event', (_, json, message) => {
    const call = (): unknown => Reflect.apply(tableOf, undefined, [JSON.parse(json)]);
    expect(call).toThrow(TypeError);
    expect(call).toThrow(message);
  });

  it('names the place of a mistake in the event', () => {
    const wrong = { ...PLAYERS, games: [[{ white: 'Ana', black: 'Cy', result: 1 as const }], []] };
    expect(() => tableOf(wrong)).toThrow('event.games[0][0]: expected a listed player, got "Cy"');
  });
});
