// The tournament and the players, by the tables of section 2 of the specification.
import { expect, it } from 'vitest';

import { readSwissManager } from '../src/index.js';
import { messagesOf, refused } from './refused.js';
import { SMALL, type Written, named, written } from '@crosstable/core/testing/written-swiss-manager';

const read = (more: Written = {}) => readSwissManager(written({ ...SMALL, ...more }));
const players = (...all: NonNullable<Written['players']>) => [...all, ...named(4 - all.length)];

const TEXTS: Readonly<Record<number, string>> = {
  0: 'Club Open',
  1: 'Group A',
  3: 'Ann Director',
  4: 'Chess Club',
  5: 'Main Road 1, Oslo',
  6: 'Bo and Cy',
  10: 'Oslo',
  14: '90 min + 30 s',
  20: 'NOR',
  21: 'Dea Chief',
  22: 'Eva Deputy',
  35: 'Flo; Gus',
};

/** The texts of a file that name its user, and others. */
const PRIVATE: Readonly<Record<number, string>> = {
  2: 'call 12345',
  7: 'C:\\Users\\Ann\\games.pgn',
  8: 'C:\\Users\\Ann\\video',
  11: 'ann-secret-file',
  23: 'ann@example.org',
  24: 'https://ann.example.org',
};

it('texts', () => {
  expect(read({ texts: TEXTS })).toMatchObject({
    name: 'Club Open',
    subtitle: 'Group A',
    director: 'Ann Director',
    organizer: 'Chess Club',
    place: 'Main Road 1, Oslo',
    arbiters: 'Bo and Cy',
    city: 'Oslo',
    timeControl: '90 min + 30 s',
    federation: 'NOR',
    chiefArbiter: 'Dea Chief',
    representative: 'Eva Deputy',
    deputyArbiters: 'Flo; Gus',
  });
});

it('nothing personal goes out', () => {
  const texts = { ...TEXTS, ...PRIVATE, 21: 'Dea Chief dea@example.org', 5: 'C:\\Users\\Ann\\x Oslo' };
  const [player] = players({
    texts: { 0: 'Berg', 5: 'NAT-5551', 14: 'berg@example.org', 15: 'berg_online' },
    numbers: { 50: 4711, 54: 0x55 },
  });
  // The date of the program, the licence, the installation, the user of the schedule
  const longSettings = { 828: 87_654_321, 1275: 76_543_210 };
  const bytes = written({ ...SMALL, texts, players: players(player), longSettings });
  bytes.fill(0x41, 8, 28);
  bytes.fill(0x42, 36, 108);
  const file = readSwissManager(bytes);
  const text = JSON.stringify(file);
  for (const secret of [
    '12345',
    'Users',
    'secret',
    '@',
    'https',
    '5551',
    'berg_online',
    '4711',
    '87654321',
    '76543210',
  ]) {
    expect(text).not.toContain(secret);
  }
  expect([file.chiefArbiter, file.place]).toEqual(['Dea Chief', 'Oslo']);
});

it('days, times and the schedule', () => {
  const file = read({
    longSettings: { 75: 20_260_508, 79: 20_260_510 },
    settings: { 1267: 2 },
    schedule: [{ date: 20_260_508, time: '16:00' }, {}],
  });
  expect([file.start, file.end, file.timeClass]).toEqual(['2026-05-08', '2026-05-10', 'rapid']);
  expect(file.schedule).toEqual([{ date: '2026-05-08', time: '16:00' }, {}]);
  expect(read().start).toBeUndefined();
});

it('a day that no calendar has is a note', () => {
  const file = read({ longSettings: { 75: 20_261_332 } });
  expect(file.start).toBeUndefined();
  expect(messagesOf(file)).toEqual(['20261332 is no day of the calendar and left out']);
});

it('players', () => {
  const [player, other, third] = read({
    players: players(
      {
        texts: { 0: 'Berg', 1: 'Anna', 2: 'Dr.', 4: 'WFM', 9: 'Oslo CC', 10: 'NOR', 11: 'S50', 12: 'B' },
        numbers: { 0: 1, 2: 2101, 4: 2055, 26: 7, 46: 2, 52: 20 },
        long: { 8: 19_980_421, 18: 1_503_014 },
      },
      { texts: { 0: 'Cho' }, numbers: { 0: 2 }, long: { 8: 20_080_000 } },
      { texts: { 0: 'Dee' }, long: { 8: 20_081_300 } },
    ),
  }).players;
  expect(player).toEqual({
    id: '1',
    name: 'Berg, Anna',
    title: 'WFM',
    federation: 'NOR',
    rating: 2055,
    fideRating: 2101,
    nationalRating: 2055,
    fideId: '1503014',
    birth: '1998-04-21',
    sex: 'w',
    club: 'Oslo CC',
    type: 'S50',
    group: 'B',
    k: 20,
    enteredAfterRound: 2,
    manualValue: 7,
  });
  expect(other).toEqual({ id: '2', name: 'Cho', birth: '2008' });
  expect(third).toEqual({ id: '3', name: 'Dee', sex: 'm' });
});

// Setting 880: the ratings of a player with both, of one with FIDE's alone, and of one with the national one alone
it.for([
  [1, [1900, 2000, 1800]],
  [2, [2000, 2000, 1800]],
  [3, [2000, 2000, 1800]],
  [4, [2000, 2000, 1800]],
  [5, [1900, undefined, 1800]],
  [6, [2000, 2000, undefined]],
] as const)('the rating by setting %i', ([setting, ratings]) => {
  const three = players({ numbers: { 2: 2000, 4: 1900 } }, { numbers: { 2: 2000 } }, { numbers: { 4: 1800 } });
  const file = read({ players: three, settings: { 880: setting } });
  expect(file.players.slice(0, 3).map(({ rating }) => rating)).toEqual(ratings);
  expect(messagesOf(file)).toEqual([]);
});

it('the higher rating may be the national one', () => {
  const file = read({ players: players({ numbers: { 2: 1900, 4: 2000 } }), settings: { 880: 4 } });
  expect(file.players[0].rating).toBe(2000);
});

it('of a setting that nobody knows FIDE’s rating is taken, with a note', () => {
  const file = read({ players: players({ numbers: { 2: 1900, 4: 2000 } }), settings: { 880: 7 } });
  expect(file.players[0].rating).toBe(1900);
  expect(messagesOf(file)).toEqual([
    'nobody knows which rating the file shows: the rating is FIDE’s, else the national one',
  ]);
});

it('of settings of another length nothing behind the tie-breaks is read', () => {
  const settings = { 867: 1, 880: 5, 1267: 3 };
  const file = read({ players: players({ numbers: { 2: 1900, 44: 2 } }), settings, settingsLength: 5891 });
  expect([file.timeClass, file.players[0].rating, file.adjustments]).toEqual([undefined, 1900, []]);
  expect(file.notes).toHaveLength(3);
  expect(refused(written({ ...SMALL, settings: {}, settingsLength: 800 }))).toMatch(
    /^settings \(byte \d+\): expected settings of 826 bytes, found \d+ before the end of it$/,
  );
});

it('added points are adjustments where they count, with a note', () => {
  const added = players({ numbers: { 44: 3 } });
  const counted = read({ players: added, settings: { 867: 1, 880: 1 } });
  expect(counted.adjustments).toEqual([{ player: '1', points: 1.5 }]);
  expect(messagesOf(counted)).toEqual(['points that the arbiter added, which probably count: 1.5 of player 1']);
  const other = read({ players: added });
  expect([other.adjustments, other.players[0].addedPoints]).toEqual([[], 1.5]);
  expect(messagesOf(other)).toEqual([
    'points that the arbiter added, which probably don’t count, and are left out: 1.5 of player 1',
  ]);
});

it('values entered by hand, in the form that standings take', () => {
  const byHand = players({ numbers: { 26: 2 } }, {}, { numbers: { 26: 300 } });
  const file = read({ players: byHand, tiebreaks: [{ number: 5 }] });
  expect(file.manual).toEqual({ OTHER_MANUAL: new Map(Object.entries({ 1: 2, 2: 0, 3: 300, 4: 0 })) });
  expect(messagesOf(file)).toEqual([
    'values of the tie-break that the arbiter entered by hand: 2 of player 1 and 300 of player 3',
  ]);
  expect(read({ players: byHand }).manual).toBeUndefined();
});

it('players may have 18 texts and a longer block', () => {
  const own = players({ texts: { 0: 'Berg', 10: 'NOR' }, numbers: { 2: 2101 }, long: { 8: 19_980_421 } });
  expect(read({ players: own, textsOfPlayers: 18 }).players).toEqual(read({ players: own }).players);
});

it('texts of all planes, and halves of a character', () => {
  const name = '\uFEFFЂорђе 𝔄 \u0142';
  const [player, cut] = read({ players: players({ texts: { 0: name } }, { texts: { 0: 'a\ud800b' } }) }).players;
  expect([player.name, cut.name]).toEqual([name.trim(), 'a\uFFFDb']);
});

it('forbidden pairs', () => {
  expect(
    read({
      forbidden: [
        [1, 2],
        [4, 3],
      ],
    }).forbiddenPairs,
  ).toEqual([
    ['1', '2'],
    ['4', '3'],
  ]);
  expect(read().forbiddenPairs).toEqual([]);
});

it('bytes of a part of a larger buffer', () => {
  const bytes = written(SMALL);
  const larger = new Uint8Array(bytes.length + 20).fill(0x93);
  larger.set(bytes, 10);
  expect(readSwissManager(larger.subarray(10, 10 + bytes.length))).toEqual(read());
});
