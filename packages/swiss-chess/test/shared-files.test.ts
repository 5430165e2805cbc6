// Real files, whose personal texts are replaced, with what another decoder reads in them.
import { expect, it } from 'vitest';

import { sharedBytes, sharedJson, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';

import { type Game, type Match, type SwissChessFile, readSwissChess } from '../src/index.js';

const FOLDER = 'swiss-manager/';

interface Expected extends Pick<SwissChessFile, 'name' | 'federation' | 'start' | 'end' | 'system' | 'rounds'> {
  readonly city?: string;
  readonly players: readonly object[];
  readonly games?: readonly (readonly Game[])[];
  readonly teams?: readonly object[];
  readonly matches?: readonly (readonly Match[])[];
  readonly tiebreaks: readonly string[];
}

interface Stored {
  readonly version: number;
  readonly drawnRounds: number;
  readonly stored: readonly { readonly id: string; readonly points: number; readonly tb1: number }[];
}

const NAMES = sharedNames(FOLDER, /\.SWT$/).filter((name) =>
  sharedNames(FOLDER, /\.SWT\.event/).some((one) => one.startsWith(name)),
);
const read = (name: string): SwissChessFile => readSwissChess(sharedBytes(FOLDER + name));
const expectedOf = (name: string) => sharedJson(`${FOLDER}${name}.event.json`) as Expected;
const storedOf = (name: string) => sharedJson(`${FOLDER}${name}.facts.json`) as Stored;

it.for(NAMES)('players, games and matches are those of the other decoder: %s', (name) => {
  const file = read(name);
  const expected = expectedOf(name);
  expect(file.games ?? []).toEqual(expected.games ?? []);
  expect(file.matches).toEqual(expected.matches);
  expect(file.teams).toEqual(expected.teams);
  const fields = ['id', 'name', 'title', 'rating', 'federation', 'birth', 'fideId'] as const;
  expect(file.players.map((player) => Object.fromEntries(fields.map((field) => [field, player[field]])))).toEqual(
    expected.players,
  );
});

it.for(NAMES)('so are the facts about the tournament, and the codes: %s', (name) => {
  const { subtitle = '', place, ...file } = read(name);
  const { city, tiebreaks, ...expected } = expectedOf(name);
  const facts = ['federation', 'start', 'end', 'system', 'rounds'] as const;
  expect(facts.map((fact) => file[fact])).toEqual(facts.map((fact) => expected[fact]));
  expect([`${file.name} ${subtitle}`.trim(), place]).toEqual([expected.name, city]);
  expect(file.tiebreaks.flatMap(({ code }) => code ?? [])).toEqual(tiebreaks.filter((code) => code !== 'PTS'));
});

it.for(NAMES)('points are those that are stored: %s', (name) => {
  const { games = [], notes } = read(name);
  const points = new Map<string, number>();
  const give = (player: string, more: number) => points.set(player, (points.get(player) ?? 0) + more);
  for (const { white, black, result } of games.flat()) {
    give(white, Number(result));
    give(black, 1 - Number(result));
  }
  const { stored } = storedOf(name);
  expect(Object.fromEntries(points)).toEqual(Object.fromEntries(stored.map((one) => [one.id, one.points])));
  expect(notes.map(({ key }) => key)).not.toContain('stored-points');
});

it('a file in which nothing is drawn yet has no participants', ({ skip }) => {
  if (skipNote !== '') skip();
  expect(() => readSwissChess(sharedBytes(`${FOLDER}empty.SWT`))).toThrow(
    'players (byte 13384): expected a player, found none; the file is a tournament without participants',
  );
});

it(`there are files${skipNote}`, ({ skip }) => {
  if (skipNote !== '') skip();
  expect(NAMES.length).toBeGreaterThan(0);
});
