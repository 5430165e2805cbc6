// A damaged file gives an error with its place, or a tournament that keeps the rules: never a crash.
import { expect, it } from 'vitest';

import { type SwissManagerFile, isInputError, readSwissManager } from '../src/index.js';
import { BYE, NOT_PAIRED, SMALL, TEAMS, written } from '@crosstable/core/testing/written-swiss-manager';

/** Two files of today, and one of an older version, whose settings are short. */
const FILES = {
  players: written({
    ...SMALL,
    type: 0,
    players: [...SMALL.players, { texts: { 0: 'Ёжик' } }, { texts: { 0: 'Zoë' } }],
    paired: 2,
    games: [
      [
        [1, 3, 1],
        [4, 2, 2, 1],
        [5, BYE, 9],
        [6, NOT_PAIRED, 2],
      ],
      [
        [3, 4, 15],
        [2, 1, 6],
        [5, 6, 0],
      ],
    ],
    tiebreaks: [{ number: 84, parameters: { 0: 1 } }, { number: 68 }],
    forbidden: [[1, 2]],
  }),
  older: written({ ...SMALL, rounds: 1, textsOfPlayers: 18, settingsLength: 900, tiebreaks: [{ number: 37 }] }),
  teams: written({ ...TEAMS, tiebreaks: [{ number: 13 }, { number: 82 }], forbidden: [[1, 2]] }),
};

/** The names of the participants of rounds. */
const namesIn = (round: readonly { readonly white: string; readonly black: string }[]): string[] =>
  round.flatMap(({ white, black }) => [white, black]).filter((name) => name !== '');

/** The rule that a tournament breaks; `undefined` for none. */
function brokenRule(file: SwissManagerFile, length: number): string | undefined {
  const { players, games = [], matches = [], teams = [], notes } = file;
  const ids = new Set(players.map(({ id }) => id));
  const isOnce = (names: readonly string[], all: ReadonlySet<string>): boolean =>
    new Set(names).size === names.length && names.every((name) => all.has(name));
  if (players.length === 0) return 'no participants';
  for (const round of games) {
    const names = namesIn(round);
    if (!isOnce(names, ids) || (file.system === 'swiss' && names.length !== players.length)) return 'each player once';
    if (round.some(({ result }) => result !== null && ![0, 0.5, 1].includes(result))) return 'results';
  }
  for (const round of matches) {
    if (!isOnce(namesIn(round), new Set(teams.map(({ id }) => id)))) return 'each team once';
    if (!isOnce(namesIn(round.flatMap(({ boards = [] }) => boards)), ids)) return 'each player of a team once';
  }
  if (file.pairedRounds > file.rounds || file.schedule.length !== file.rounds) return 'rounds';
  return JSON.stringify(file).length > 10 * length || notes.length > 100 ? 'size' : undefined;
}

/** The ways in which a file broke the promise, by the error or the rule. */
function brokenBy(bytes: Uint8Array): string | undefined {
  try {
    return brokenRule(readSwissManager(bytes), bytes.length);
  } catch (error) {
    if (!isInputError(error) || !(error instanceof RangeError)) return String(error);
    const { path = '', values } = error;
    const isPlaced = / \(byte \d+\)$/.test(path) && Number(values.offset) <= bytes.length;
    return isPlaced || error.key === 'empty-file' ? undefined : `no place: ${error.message}`;
  }
}

function isRead(bytes: Uint8Array): boolean {
  try {
    readSwissManager(bytes);
    return true;
  } catch {
    return false;
  }
}

const NAMES = ['players', 'older', 'teams'] as const;

it.for(NAMES)('whole: %s', (name) => {
  expect(brokenBy(FILES[name])).toBeUndefined();
  expect(() => readSwissManager(FILES[name])).not.toThrow();
});

/** Whether one change of a byte is enough: in settings that the older file has, too, and in those that nobody knows. */
function isElsewhere(file: Uint8Array, at: number): boolean {
  const schedule = new DataView(file.buffer).getUint32(file.length - 32, true);
  const setting = at - (schedule - 5887);
  return at < schedule && (setting < 826 ? setting >= 0 : setting >= 1280);
}

/** Other values of a byte: each bit changed, nothing, the most, and numbers beside it. */
function othersOf(before: number, at: number): readonly number[] {
  const bits = Array.from({ length: 8 }, (_, bit) => before ^ (1 << bit));
  const numbers = [0, 0x7f, 0xff, (before + 0xff) & 0xff, (before + 3 + (at % 7)) & 0xff, (31 * at) & 0xff];
  return [...new Set([...bits, ...numbers])].filter((value) => value !== before);
}

/** The changes of each byte. */
function changesOf(name: (typeof NAMES)[number]): readonly (readonly number[])[] {
  const file = FILES[name];
  return Array.from(file, (before, at) =>
    name !== 'older' && isElsewhere(file, at) ? [before ^ 1] : othersOf(before, at),
  );
}

it.for(NAMES)('cut at any byte: %s', (name) => {
  const file = FILES[name];
  const broken = new Set<string | undefined>();
  for (let length = 0; length < file.length; length += 1) {
    const part = file.subarray(0, length);
    broken.add(isRead(part) ? `read ${length} bytes` : brokenBy(part));
  }
  expect([...broken]).toEqual([undefined]);
});

it.for(NAMES)('with any byte changed: %s', (name) => {
  const file = FILES[name].slice();
  const broken = new Set<string | undefined>();
  changesOf(name).forEach((values, at) => {
    const { [at]: before } = file;
    for (const value of values) {
      file[at] = value;
      broken.add(brokenBy(file));
    }
    file[at] = before;
  });
  expect([...broken]).toEqual([undefined]);
});

it('these are 100,000 damaged files', () => {
  const damaged = NAMES.map((name) => FILES[name].length + changesOf(name).flat().length);
  expect(damaged.reduce((sum, count) => sum + count)).toBeGreaterThan(100_000);
});
