// The texts, days and settings of the header, and the cards of players, by section 6 of the specification.
import { expect, it } from 'vitest';

import {
  SMALL_CHESS,
  type WrittenCard,
  type WrittenChess,
  writtenChess,
} from '@crosstable/core/testing/written-swiss-chess';

import { readSwissChess } from '../src/index.js';

const read = (more: WrittenChess = {}) => readSwissChess(writtenChess({ ...SMALL_CHESS, ...more }));

/** The first player of a file whose first card is this one. */
const playerOf = (card: WrittenCard, more: WrittenChess = {}) =>
  read({ players: [card, ...SMALL_CHESS.players.slice(1)], ...more }).players[0];

it('the texts of the header', () => {
  const texts = {
    245: 'Club night',
    376: 'Group A',
    790: 'Name of the list',
    831: 'Oslo',
    872: 'Dea',
    933: 'Flo',
    11_786: 'Club of Oslo',
    11_847: 'Gus',
    1055: '18.05.2013',
    1076: '26.05.2013',
    1097: '40/90',
    1118: '30 min',
    1160: 'NOR',
  };
  expect(read({ texts })).toMatchObject({
    version: '8.83',
    name: 'Club night',
    subtitle: 'Group A',
    place: 'Oslo',
    federation: 'NOR',
    start: '2013-05-18',
    end: '2013-05-26',
    organizer: 'Club of Oslo',
    chiefArbiter: 'Dea',
    deputyArbiters: 'Flo; Gus',
    timeControl: '40/90, 30 min',
    system: 'swiss',
    rounds: 2,
    pairedRounds: 1,
    notes: [],
  });
});

it('the name is the first line that there is', () => {
  expect(read({ texts: { 790: 'Open' } })).toMatchObject({ name: 'Open' });
  expect(read({ texts: { 376: 'Second', 790: 'Open' } })).toMatchObject({ name: 'Second' });
  expect(read().name).toBe('');
  expect(read()).not.toHaveProperty('subtitle');
});

it('nothing behind the NUL of a text is read, and no private words', () => {
  const texts = { 245: 'Open\0Secret', 831: 'Oslo a@b.no', 872: String.raw`C:\Users\dea`, 0: '' };
  const file = read({ texts, players: [{ name: 'A\0Secret' }, ...SMALL_CHESS.players.slice(1)] });
  expect([file.name, file.place, file.chiefArbiter, file.players[0].name]).toEqual(['Open', 'Oslo', undefined, 'A']);
  expect(JSON.stringify(file)).not.toMatch(/Secret|Users|@/);
});

it('a player whose name is an address is a player', () => {
  expect(read({ players: [{ name: 'a@b.no' }, ...SMALL_CHESS.players.slice(1)] })).toMatchObject({
    players: [{ id: '1', name: '' }, {}, {}, {}],
    games: [[{ white: '1', black: '3', result: 1 }, {}]],
  });
});

it('a text that fills its field ends with it', () => {
  const player = playerOf({ name: `${'a'.repeat(31)}b`, texts: { 32: 'x' } });
  expect(player.name).toBe(`${'a'.repeat(31)}b`);
});

it('days that no calendar has are left out, with a note', () => {
  const file = read({ texts: { 1055: '31.02.2013', 1076: 'May' } });
  expect([file.start, file.end]).toEqual([undefined, undefined]);
  expect(file.notes.map(({ message }) => message)).toEqual([
    '"31.02.2013" is no day of the calendar and left out',
    '"May" is no day of the calendar and left out',
  ]);
});

it('the schedule has days and times', () => {
  // From 30 December 1899 to 18 May 2013: 2 days, 113 years with 28 leap days, and 137 days of 2013
  const numbers = { 11_457: 2 + 113 * 365 + 28 + 137, 11_461: 41_413 };
  expect(read({ numbers, bytes: { 11_459: 8, 11_460: 30, 11_463: 24 } }).schedule).toEqual([
    { date: '2013-05-18', time: '08:30' },
    { date: '2013-05-19' },
  ]);
  expect(read({ bytes: { 11_459: 8 } }).schedule).toEqual([{}, {}]);
  const many = readSwissChess(writtenChess({ rounds: 41, players: SMALL_CHESS.players, numbers: { 11_617: 41_413 } }));
  expect(many.schedule[40]).toEqual({});
});

it('a card', () => {
  const texts = {
    33: 'Chess Club',
    66: 'FM',
    70: '2085',
    75: '2090',
    105: 'NOR',
    128: '19980421',
    184: 'm',
    324: '1500015',
  };
  expect(playerOf({ name: 'Berg,Ann', texts })).toEqual({
    id: '1',
    name: 'Berg, Ann',
    title: 'FM',
    federation: 'NOR',
    rating: 2085,
    fideRating: 2085,
    nationalRating: 2090,
    fideId: '1500015',
    birth: '1998-04-21',
    sex: 'm',
    club: 'Chess Club',
  });
});

it.for<readonly [string, string | undefined]>([
  ['1986', '1986'],
  ['19860101', '1986'],
  ['19860000', '1986'],
  ['19860230', undefined],
  ['', undefined],
  ['86', undefined],
])('a birth %s is %s', ([text, birth]) => {
  expect(playerOf({ name: 'A', texts: { 128: text } }).birth).toBe(birth);
});

it.for<readonly [string, object]>([
  ['w', { sex: 'w' }],
  ['W', { sex: 'w' }],
  ['*', { inactive: true }],
  ['x', {}],
])('the attribute %s', ([attribute, fields]) => {
  expect(playerOf({ name: 'A', texts: { 184: attribute } })).toEqual({ id: '1', name: 'A', ...fields });
});

it.for<readonly [setting: number, fide: string, national: string, rating: number | undefined]>([
  [0, '2085', '2090', 2085],
  [0, '', '2090', 2090],
  [1, '2085', '2090', 2090],
  [1, '2085', '0', 2085],
  [2, '2085', '2090', 2090],
  [2, '2085', 'abc', 2085],
  [0, '', '', undefined],
])('the setting %i shows of %s and %s the rating %s', ([setting, fide, national, rating]) => {
  expect(playerOf({ name: 'A', texts: { 70: fide, 75: national } }, { bytes: { 582: setting } }).rating).toBe(rating);
});

it('an unknown setting of the rating is noted', () => {
  const file = read({ bytes: { 582: 3 } });
  expect(file.notes.map(({ key, message }) => [key, message])).toEqual([
    ['unknown-rating-setting', 'nobody knows which rating the file shows: the rating is FIDE’s, else the national one'],
  ]);
});

it('the points of a win and a draw', () => {
  expect(read()).not.toHaveProperty('scoring');
  expect(read({ bytes: { 1336: 1 } }).scoring).toEqual({ win: 3, draw: 1 });
});

it('points that the arbiter gave are left out, with a note', () => {
  const players = [{ name: 'Berg', numbers: { 272: 2 } }, ...SMALL_CHESS.players.slice(1)];
  expect(read({ players }).notes.map(({ message }) => message)).toContain(
    'points that the arbiter gave or took are left out, because nobody knows how they are stored: Berg',
  );
});

it('points that are stored and aren’t those of the games are noted', () => {
  // 1 has won, 4 and 2 have drawn, 3 has lost
  const withPoints = (...twice: readonly number[]) =>
    read({ players: twice.map((points, at) => ({ name: `P${at}`, numbers: { 292: points } })) }).notes;
  expect(withPoints(2, 1, 0, 1)).toEqual([]);
  expect(withPoints(2, 2, 0, 2)).toMatchObject([
    {
      key: 'stored-points',
      values: { players: ['2', '4'] },
      message: 'the points that are stored in the file are others than those of the games: player 2 and player 4',
    },
  ]);
  expect(
    read({ bytes: { 1336: 1 }, players: [{ name: 'A', numbers: { 292: 6 } }, ...SMALL_CHESS.players.slice(1)] }).notes,
  ).toEqual([]);
});

it('nothing is paired before the first round', () => {
  expect(read({ games: [] })).toMatchObject({ pairedRounds: 0, games: [], rounds: 2 });
});
