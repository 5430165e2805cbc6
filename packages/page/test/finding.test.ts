// The field that finds players: names without case and accents, numbers, clubs, federations, titles.
import { expect, test } from 'vitest';

import { eventOf } from 'crosstable/event';

import { foundIn } from '../src/find/finding.js';

const EVENT = eventOf({
  players: [
    { id: '1', name: 'Brandão, Tiago', federation: 'POR', title: 'f', club: 'Académica de Coimbra' },
    { id: '12', name: 'Łukasz "<b>" O’Neill', federation: 'POL' },
    { id: '2', name: 'Ágnes Csonka', federation: 'HUN', title: 'WIM' },
  ],
  games: [[{ white: '1', black: '2', result: 1 }]],
});

test.for([
  ['brandao', ['1']],
  ['TIAGO bran', ['1']],
  ['csonka, agnes', ['2']],
  ['coim', ['1']],
  ['por', ['1']],
  ['fm', ['1']],
  ['wim', ['2']],
  ['12', ['12']],
  ['1', ['1']],
  ['<b>', ['12']],
  ['o’neill', ['12']],
  ['lukasz', ['12']],
  ['łukasz', ['12']],
  ['nobody', []],
  ['ti csonka', []],
] as const)('%s', ([query, ids]) => {
  expect([...(foundIn(EVENT, query)?.participants ?? [])]).toEqual(ids);
});

test('no words find everybody', () => {
  for (const query of ['', '  ', ' , .']) expect(foundIn(EVENT, query)).toBeNull();
});

test('a player on a team is found, and the team; ids of both may be alike', () => {
  const boards = [{ white: '1', black: '2', result: 1 as const }];
  const event = eventOf({
    players: [
      { id: '1', name: 'Anna' },
      { id: '2', name: 'Ben' },
    ],
    teams: [
      { id: '1', name: 'Tower', players: ['1'] },
      { id: '2', name: 'Harbour', players: ['2'] },
    ],
    matches: [[{ white: '1', black: '2', boards }]],
  });
  expect(foundIn(event, 'ben')).toEqual({ participants: new Set(['2']), players: new Set(['2']) });
  expect(foundIn(event, 'tow')).toEqual({ participants: new Set(['1']), players: new Set() });
});
