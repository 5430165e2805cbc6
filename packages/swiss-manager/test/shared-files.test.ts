// Real files, whose personal texts are replaced, with what another decoder reads in them.
import { expect, it } from 'vitest';

import { sharedBytes, sharedJson, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';

import { type Game, type Match, type SwissManagerFile, readSwissManager } from '../src/index.js';

const FOLDER = 'swiss-manager/';

interface Expected extends Pick<SwissManagerFile, 'start' | 'end' | 'federation' | 'system' | 'rounds'> {
  readonly name: string;
  readonly city?: string;
  readonly players?: readonly object[];
  readonly games?: readonly (readonly Game[])[];
  readonly teams?: readonly object[];
  readonly matches?: readonly (readonly Match[])[];
  readonly adjustments?: SwissManagerFile['adjustments'];
}

interface StoredPlayer {
  readonly fideRating?: number;
  readonly nationalRating?: number;
  readonly sex?: string;
  readonly club?: string;
  readonly type?: string;
  readonly group?: string;
  readonly k?: number;
  readonly enteredAfterRound?: number;
  readonly manual?: number;
  readonly addedPoints?: number;
}

interface Stored {
  readonly currentRound: number;
  readonly timeControl: string;
  readonly timeControlClass: number;
  readonly tiebreaks: readonly { readonly number: number; readonly code?: string; readonly edition?: string }[];
  readonly schedule: readonly { readonly date?: string; readonly time?: string }[];
  readonly flagged: readonly { readonly round: number; readonly board: number }[];
  readonly records: readonly (readonly (readonly number[])[])[];
  readonly forbiddenPairs: readonly (readonly number[])[];
  readonly playerFacts: readonly StoredPlayer[];
}

const NAMES = sharedNames(FOLDER, /X$/);
const read = (name: string): SwissManagerFile => readSwissManager(sharedBytes(FOLDER + name));
const expectedOf = (name: string) => sharedJson(`${FOLDER}${name}.event.json`) as Expected;
const storedOf = (name: string) => sharedJson(`${FOLDER}${name}.facts.json`) as Stored;

/** The points of everybody, in the order of the ids. */
function pointsOf({
  games = [],
  matches = [],
  adjustments = [],
}: Partial<Pick<SwissManagerFile, 'games' | 'matches' | 'adjustments'>>) {
  const points = new Map<string, number>();
  const give = (player: string, more: number) => points.set(player, (points.get(player) ?? 0) + more);
  const all = [...games.flat(), ...matches.flat().flatMap(({ boards = [] }) => boards)];
  for (const { white, black, result, blackResult, kind } of all) {
    if (result === null) continue;
    give(white, result);
    if (black !== '') give(black, blackResult ?? (kind === 'double-forfeit' ? 0 : 1 - result));
  }
  for (const { player, points: more } of adjustments) give(player, more);
  return [...points].sort();
}

it.for(NAMES)('games, players and points are those of the other decoder: %s', (name) => {
  const file = read(name);
  const expected = expectedOf(name);
  expect(file.games ?? []).toEqual(expected.games ?? []);
  expect(file.matches).toEqual(expected.matches);
  expect(file.teams).toEqual(expected.teams);
  const fields = ['id', 'name', 'title', 'rating', 'federation', 'birth', 'fideId'] as const;
  expect(file.players.map((player) => Object.fromEntries(fields.map((field) => [field, player[field]])))).toEqual(
    expected.players,
  );
  expect(pointsOf(file)).toEqual(pointsOf(expected));
});

it.for(NAMES)('so are the facts about the tournament: %s', (name) => {
  const { subtitle, city: ofReport, place, ...file } = read(name);
  const { city, ...expected } = expectedOf(name);
  const facts = ['federation', 'start', 'end', 'system', 'rounds'] as const;
  expect(facts.map((fact) => file[fact])).toEqual(facts.map((fact) => expected[fact]));
  expect([[file.name, subtitle].filter(Boolean).join(', '), ofReport ?? place]).toEqual([expected.name, city]);
  expect(file.adjustments).toEqual(expected.adjustments ?? []);
  const stored = storedOf(name);
  expect([file.pairedRounds, file.timeControl ?? '']).toEqual([stored.currentRound, stored.timeControl]);
  expect(file.timeClass).toBe(['', 'standard', 'rapid', 'blitz'][stored.timeControlClass]);
  expect(file.schedule).toEqual(
    stored.schedule.map(({ date, time }) => ({ ...(date && { date }), ...(time && { time }) })),
  );
});

it.for(NAMES)('so are pairs and the other fields of players: %s', (name) => {
  const file = read(name);
  const stored = storedOf(name);
  const side = file.teams === undefined ? '' : 'T';
  expect(file.forbiddenPairs).toEqual(stored.forbiddenPairs.map((pair) => pair.map((one) => `${side}${one}`)));
  expect(file.pairsByHand).toEqual(
    stored.flagged.map(({ round, board }) => {
      const [white, black] = stored.records[round - 1][board - 1].map(String);
      return { round, white, black };
    }),
  );
  expect(file.players).toMatchObject(
    stored.playerFacts.map(
      ({ fideRating, nationalRating, sex, club, type, group, k, enteredAfterRound, manual, addedPoints }) => ({
        ...(fideRating && { fideRating }),
        ...(nationalRating && { nationalRating }),
        ...(sex && { sex: sex === 'm' ? 'm' : 'w' }),
        ...(club && { club: club.trim() }),
        ...(type && { type }),
        ...(group && { group }),
        ...(k && { k }),
        ...(enteredAfterRound && { enteredAfterRound }),
        ...(manual && { manualValue: manual }),
        ...(addedPoints && { addedPoints }),
      }),
    ),
  );
});

it.for(NAMES)('codes of tie-breaks are those of the other decoder: %s', (name) => {
  const withCode = read(name).tiebreaks.map(({ number, code }) => ({ number, code }));
  const drafts = storedOf(name).tiebreaks.map(({ number, code }) => ({ number, code }));
  expect(withCode).toEqual(drafts);
});

it(`there are files${skipNote}`, ({ skip }) => {
  if (skipNote !== '') skip();
  expect(NAMES.length).toBeGreaterThan(20);
});
