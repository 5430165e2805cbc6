// PGN as an event: standings, teams, several events in a file, and what can't be read.
import { expect, it } from 'vitest';

import { type WrittenPgnGame, pgnOf } from '@crosstable/core/testing/written-pgn';
import { isInputError } from '@crosstable/core';
import { errorInWords } from '@crosstable/words/errors';
import { GERMAN_ERRORS } from '@crosstable/words/errors/de';
import { FRENCH_ERRORS } from '@crosstable/words/errors/fr';
import { SPANISH_ERRORS } from '@crosstable/words/errors/es';

import { openEvent } from '../src/index.js';

function game(
  Round: string,
  White: string,
  Black: string,
  Result: string,
  more: WrittenPgnGame['tags'] = {},
): WrittenPgnGame {
  return { tags: { Event: 'Club', Round, White, Black, Result, ...more } };
}

/** A Swiss of three, in which somebody is free in each round. */
const SWISS = [
  game('1', 'Ana', 'Bo', '1-0', { EventType: 'swiss', Site: 'Oslo NOR', Date: '2026.05.08', EventRounds: '5', WhiteFideId: '1503014', WhiteElo: '2400' }), // prettier-ignore
  game('2', 'Cy', 'Ana', '1/2-1/2', { EventType: 'swiss', BlackTeam: 'SK Oslo', Site: 'Oslo NOR' }),
];

it('has players by number, games, place and days', async () => {
  const { name, city, federation, start, system, rounds, round, players, games, repairs } = await openEvent(
    pgnOf(SWISS),
  );
  expect([name, city, federation, start, system, rounds, round]).toEqual(['Club', 'Oslo', 'NOR', '2026-05-08', 'swiss', 5, 2]); // prettier-ignore
  expect(players).toEqual([
    { id: '1', name: 'Ana', fideId: '1503014', rating: 2400, club: 'SK Oslo', pairingNumber: 1 },
    { id: '2', name: 'Bo', pairingNumber: 2 },
    { id: '3', name: 'Cy', pairingNumber: 3 },
  ]);
  expect(games).toEqual([[{ white: '1', black: '2', result: 1 }], [{ white: '3', black: '1', result: 0.5 }]]);
  expect(repairs.map(({ key }) => key)).toEqual(['no-matches']);
});

it('the first note says that byes may be missing', async () => {
  const { notes, remarks } = await openEvent(pgnOf(SWISS));
  expect(notes[0]).toBe('PGN has no byes and no absences: points of rounds without a game may be missing');
  expect(remarks[0].key).toBe('byes-not-in-pgn');
  const whole = await openEvent(pgnOf(SWISS.slice(0, 1)));
  expect(whole.remarks.filter(({ key }) => key === 'byes-not-in-pgn')).toEqual([]);
});

it('the section stands behind the name, and a place without a federation as it is', async () => {
  const { name, city, federation } = await openEvent(
    pgnOf([game('1', 'Ana', 'Bo', '1-0', { Section: 'U10', Site: 'The Hague', EventCountry: 'NED' })]),
  );
  expect([name, city, federation]).toEqual(['Club, U10', 'The Hague', 'NED']);
});

it('a bye keeps nobody as the opponent', async () => {
  const { games } = await openEvent(pgnOf([game('1', 'Ana', 'Bo', '1-0'), game('1', 'Cy', 'bye', '1-0')]));
  expect(games[0][1]).toEqual({ white: '3', black: '', result: 1, kind: 'pairing-bye' });
});

it('teams have numbers, rosters and matches', async () => {
  const teams = { WhiteTeam: 'SK Oslo', BlackTeam: 'SF Bergen' };
  const event = await openEvent(
    pgnOf([
      game('1.1', 'Ana', 'Bo', '1-0', teams),
      game('1.2', 'Cy', 'Dan', '1/2-1/2', { WhiteTeam: 'SF Bergen', BlackTeam: 'SK Oslo' }),
    ]),
  );
  expect(event.teams).toEqual([
    { id: '1', name: 'SK Oslo', players: ['1', '4'], pairingNumber: 1 },
    { id: '2', name: 'SF Bergen', players: ['2', '3'], pairingNumber: 2 },
  ]);
  expect([event.boards, event.matches]).toEqual([
    2,
    [[{ white: '1', black: '2', boards: [{ white: '1', black: '2', result: 1 }, { white: '3', black: '4', result: 0.5 }] }]], // prettier-ignore
  ]);
  expect(event.players[0]).not.toHaveProperty('club');
});

const TWO = pgnOf([
  game('1', 'Ana', 'Bo', '1-0'),
  game('1', 'Cy', 'Dan', '1-0', { Event: 'Blitz' }),
  game('1', 'Cy', 'Dan', '1-0', { Event: 'Blitz', Site: 'Bergen' }),
]);

async function errorOf(text: string, group?: string): Promise<unknown> {
  return openEvent(text, { group }).catch((thrown: unknown) => thrown);
}

it('several events are refused with their names, unless one is named', async () => {
  expect(await errorOf(TWO)).toMatchObject({
    message: 'expected one event, got 3: Club, Blitz, Blitz, Bergen; the option group takes one of them',
    key: 'several-events',
    values: { 1: 'Club', 2: 'Blitz', 3: 'Blitz, Bergen' },
  });
  for (const group of ['club', 'lub', '1']) {
    expect((await openEvent(TWO, { group })).players[0].name).toBe('Ana');
  }
  expect((await openEvent(TWO, { group: '3' })).city).toBe('Bergen');
  expect((await openEvent(pgnOf(SWISS), { group: 'club' })).name).toBe('Club');
  for (const group of ['', 'b', '4', '0', 'Rapid']) {
    expect(await errorOf(TWO, group)).toMatchObject({
      message: `options.group: expected the name of one event of the file (Club, Blitz, Blitz, Bergen), got ${JSON.stringify(group)}`,
      key: 'unknown-event',
    });
  }
});

it('errors have sentences in four languages', async () => {
  const without = ['Ana', 'Bo', 'Cy'].map((name) => game('?', name, 'Dan', '1-0'));
  const texts = [TWO, pgnOf(without), pgnOf([...without, game('?', 'Ana', 'Dan', '1-0')]), pgnOf([game('2', 'Ana', 'Bo', '1-0')]), pgnOf([game('1.1.1', 'Ana', 'Bo', '1-0'), game('1.1.2', 'Bo', 'Ana', '1-0')])]; // prettier-ignore
  const errors = await Promise.all(texts.map(async (text) => errorOf(text)));
  const sentences = errors.map(
    (error) =>
    [undefined, GERMAN_ERRORS, FRENCH_ERRORS, SPANISH_ERRORS].map((words) => (isInputError(error) ? errorInWords(error, words) : '')), // prettier-ignore
  );
  expect(sentences.map(([english]) => english)).toEqual([
    'The file has several events: Club, Blitz, Blitz, Bergen. One of them has to be named.',
    'The games have no rounds (tag Round), and aren’t those of a round robin in which all have met. Add the rounds to the PGN, or open the tournament report (TRF).',
    'The games have no rounds (tag Round), and players met several times, as in an arena. There are no tie-breaks for an arena.',
    'The file has games of round 2, but none of round 1. Put the games of all rounds into one file.',
    'Bo has several games in round 1. Only events with one game in a round are read from PGN.',
  ]);
  expect(new Set(sentences.flat()).size).toBe(20);
});

it.each([
  ['comments in braces', '{of a program}\n{another}\n'],
  ['escaped lines and comments', '% of a program\n; another\n'],
  ['a mark', '\uFEFF'],
])('%s before the first tag don’t hide a PGN', async (_what, before) => {
  expect((await openEvent(new TextEncoder().encode(before + pgnOf(SWISS)))).name).toBe('Club');
});
