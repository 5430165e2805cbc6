import { describe, expect, it } from 'vitest';

import { norms } from '@crosstable/norms';

import { eventOf } from '../src/json-event.js';
import { normsAskedOf, titlesToMake } from '../src/norms-asked.js';

const GAMES = [
  [{ white: '1', black: '2', result: 1 as const }],
  [{ white: '2', black: '3', result: 0.5 as const }],
  [{ white: '3', black: '1', result: 0 as const }],
];

describe('the norms of an event are asked for', () => {
  it('with its games, players and facts', () => {
    const event = eventOf({
      system: 'swiss',
      rounds: 9,
      federation: 'ger',
      roundDates: ['2026-05-08', '', '2026-05-09'],
      ratings: 'round',
      players: [
        { id: '1', rating: 2500, title: 'g', federation: 'ger ' },
        { id: '2', title: 'NM', ratings: [{ from: 1, rating: 2100 }] },
        { id: '3', rating: -5, title: 'wim', federation: 'FID' },
      ],
      games: GAMES,
    });
    const asked = normsAskedOf({ ...event, round: 2 }, { kind: 'zonal' });
    // The next round as it was paired, without its result
    expect(asked.games).toEqual([...GAMES.slice(0, 2), [{ white: '3', black: '1', result: null }]]);
    expect(normsAskedOf({ ...event, round: 1 }).games).toHaveLength(2);
    expect(asked.players).toEqual([
      { id: '1', rating: 2500, title: 'GM', federation: 'GER' },
      { id: '2', rating: 2100, ratings: [{ from: 1, rating: 2100 }], title: '' },
      { id: '3', rating: 0, title: 'WIM', federation: 'FID' },
    ]);
    const dates = ['2026-05-08', '', '2026-05-09'];
    expect(asked.options).toEqual({
      ...{ system: 'swiss', rounds: 9, host: 'GER', dates, ratings: 'round', kind: 'zonal' },
    });
    expect(norms('1', asked.games, asked.players, asked.options)).toHaveLength(4);
  });

  it('with the ratings that count', () => {
    const ratings = [{ from: 1, rating: 2100 }, { from: 3, rating: 2200 }]; // prettier-ignore
    const players = [{ id: '1', ratings }, { id: '2', rating: 2000 }, { id: '3' }];
    const asked = (list?: 'first' | 'round' | { readonly inRound: number }) =>
      normsAskedOf(eventOf({ players, games: GAMES, rounds: 5, ...(list !== undefined && { ratings: list }) })).players;
    expect(asked().map(({ rating }) => rating)).toEqual([2100, 2000, 0]);
    expect(asked('round')[0]).toEqual({ id: '1', rating: 2100, ratings });
    expect(asked({ inRound: 4 }).map(({ rating, ratings: all }) => [rating, all])).toEqual([
      [2200, undefined],
      [2000, undefined],
      [0, undefined],
    ]);
  });

  it('with all pairings to come in a round robin, and in a Swiss with those that are made', () => {
    const [first, ...later] = GAMES;
    const byes = [{ white: '1', black: '', result: 0.5 as const, kind: 'half-bye' as const }];
    const players = ['1', '2', '3', '4'].map((id) => ({ id }));
    const robin = eventOf({ system: 'round-robin', players, games: [first, ...later] });
    expect(normsAskedOf({ ...robin, round: 1 }).games.map(([{ result }]) => result)).toEqual([1, null, null]);
    const swiss = eventOf({ system: 'swiss', players, games: [first, byes, ...later] });
    expect(normsAskedOf({ ...swiss, round: 1 }).games).toHaveLength(1);
    const withBye = eventOf({ system: 'swiss', players, games: [first, [...GAMES[1], ...byes]] });
    expect(normsAskedOf({ ...withBye, round: 1 }).games[1]).toEqual([
      { white: '2', black: '3', result: null },
      byes[0],
    ]);
  });

  it('without titles where nobody has one', () => {
    const event = eventOf({ players: [{ id: '1' }, { id: '2', title: 'NM' }, { id: '3' }], games: GAMES });
    expect(normsAskedOf(event).players.map(({ title }) => title)).toEqual([undefined, undefined, undefined]);
  });

  it('with the system that the games show, where a file doesn’t name it', () => {
    expect(normsAskedOf(eventOf({ games: GAMES })).options.system).toBe('round-robin');
    expect(normsAskedOf(eventOf({ games: GAMES.slice(0, 2) })).options.system).toBe('swiss');
    expect(normsAskedOf(eventOf({ games: [...GAMES, ...GAMES.slice(0, 1)] })).options.system).toBe('swiss');
    expect(normsAskedOf(eventOf({ games: GAMES.slice(0, 2), unknown: ['rounds'] })).options.system).toBe('round-robin');
  });
});

it('players make the titles above their own, and women those of women, too', () => {
  expect(titlesToMake({})).toEqual(['GM', 'IM']);
  expect(titlesToMake({ title: 'FM', sex: 'm' })).toEqual(['GM', 'IM']);
  expect(titlesToMake({ title: 'IM' })).toEqual(['GM']);
  expect(titlesToMake({ title: 'gm' })).toEqual([]);
  expect(titlesToMake({ sex: 'w' })).toEqual(['GM', 'IM', 'WGM', 'WIM']);
  expect(titlesToMake({ title: 'wim' })).toEqual(['GM', 'IM', 'WGM']);
  expect(titlesToMake({ title: 'WFM' })).toEqual(['GM', 'IM', 'WGM', 'WIM']);
});
