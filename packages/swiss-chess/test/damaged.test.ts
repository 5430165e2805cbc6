// A damaged file gives an error with its place, or a tournament that keeps the rules: never a crash, nor a text of another place.
import { expect, it } from 'vitest';

import { playersInTeams, playersNamed, writtenChess } from '@crosstable/core/testing/written-swiss-chess';

import { type SwissChessFile, isInputError, readSwissChess } from '../src/index.js';

const FILES = {
  players: writtenChess({
    rounds: 3,
    players: [
      ...playersNamed(5).map((player) => ({ ...player, texts: { 33: 'Club\0Rest', 324: '150001\0Rest' } })),
      {},
    ],
    texts: { 245: 'Open\0Rest', 376: 'Group', 831: 'Oslo\0Rest', 1055: '18.05.2013', 1160: 'NOR' },
    numbers: { 11_457: 41_413 },
    bytes: { 621: 3, 572: 7, 9: 1, 11_459: 8 },
    games: [
      [
        [1, 2, 3],
        [3, 4, 2],
      ],
      [
        [2, 3, 1, { status: 2 }],
        [4, 1, 0],
      ],
    ],
    alone: [[[5, { colour: 2, opponent: 6, result: 3 }]], [[5, { result: 2, status: 2 }]]],
  }),
  teams: writtenChess({
    players: playersInTeams(4, 2),
    teams: ['Reds', 'Blues', 'Greens', 'spielfrei'].map((name) => ({ name: `${name}\0Rest` })),
    bytes: { 604: 2, 611: 1, 613: 2, 1338: 1 },
    matches: [[[1000, 1001]]],
    games: [
      [
        [1, 3, 15, { board: 1 }],
        [4, 2, 10, { board: 2 }],
      ],
    ],
    aloneTeams: [[[1002, { colour: 2, opponent: 1003, result: 12 }]]],
  }),
};

/** The participants of rounds, who may be nobody. */
const namesIn = (round: readonly { readonly white: string; readonly black: string }[]): string[] =>
  round.flatMap(({ white, black }) => [white, black]).filter((name) => name !== '');

const isOnce = (names: readonly string[], all: readonly string[]): boolean =>
  new Set(names).size === names.length && names.every((name) => all.includes(name));

/** The rule that a tournament breaks; `undefined` for none. */
function brokenRule(file: SwissChessFile): string | undefined {
  const { players, games = [], matches = [], teams = [], boards = 0, pairedRounds, rounds, schedule } = file;
  const ids = players.map(({ id }) => id);
  const text = JSON.stringify(file);
  if (ids.length === 0) return 'no participants';
  if (text.includes('Rest')) return 'a text behind its end';
  if (games.some((round) => !isOnce(namesIn(round), ids))) return 'each player once';
  if (file.system === 'swiss' && games.some((round) => namesIn(round).length !== ids.length)) return 'each player';
  const teamIds = teams.map(({ id }) => id);
  if (matches.some((round) => !isOnce(namesIn(round), teamIds))) return 'each team once';
  const ofMatches = matches.map((round) => round.flatMap((match) => match.boards ?? []));
  if (ofMatches.some((round) => !isOnce(namesIn(round), ids) || round.length % boards !== 0))
    return 'each player of a team once';
  const outcomes = [...games, ...ofMatches].flat();
  if (outcomes.some(({ result }) => result !== null && ![0, 0.5, 1].includes(result))) return 'results';
  return pairedRounds > rounds + 1 || schedule.length !== rounds || text.length > 60_000 ? 'size' : undefined;
}

/** How a file broke the promise, by the error or the rule. */
function brokenBy(bytes: Uint8Array): string | undefined {
  try {
    return brokenRule(readSwissChess(bytes));
  } catch (error) {
    if (!isInputError(error) || !(error instanceof RangeError)) return String(error);
    const { path = '', values } = error;
    const isPlaced = / \(byte \d+\)$/.test(path) && Number(values.offset) <= bytes.length;
    if (error.message.includes('Rest')) return 'a text behind its end';
    return isPlaced || error.key === 'empty-file' ? undefined : `no place: ${error.message}`;
  }
}

const NAMES = ['players', 'teams'] as const;

it.for(NAMES)('whole: %s', (name) => {
  expect(brokenBy(FILES[name])).toBeUndefined();
  expect(() => readSwissChess(FILES[name])).not.toThrow();
});

it.for(NAMES)('cut at any byte: %s', (name) => {
  const file = FILES[name];
  for (let length = 0; length < file.length; length += 1) {
    const part = file.subarray(0, length);
    if (brokenBy(part) !== undefined) expect([length, brokenBy(part)]).toEqual([length, undefined]);
    // The shortest whole file is the longest one without players, which this one isn't
    if (length % 97 === 0) expect(() => readSwissChess(part), String(length)).toThrow(RangeError);
  }
});

/** The first sign of what stands behind the end of texts here. */
const REST = 'R'.charCodeAt(0);

/** The header has much that isn't read. There many bytes are changed at once. */
const READ_HEADER = 1400;
const HEADER = 13_384;
const BLOCK = 97;

it.for(NAMES)('with any byte changed: %s', (name) => {
  const file = FILES[name];
  const broken = new Set<string | undefined>();
  for (let at = 0; at < file.length; at += 1) {
    const { [at]: before, [at + 1]: next } = file;
    // Without the end of a text nobody knows where it ends
    if ((before === 0 && next === REST) || (at >= READ_HEADER && at < HEADER)) continue;
    // A bit, the most, zero, and another number
    for (const value of [before ^ 1, 0xff, 0, before + 2 + (at % 7)]) {
      file[at] = value;
      broken.add(brokenBy(file));
    }
    file[at] = before;
  }
  for (let at = READ_HEADER; at < HEADER; at += BLOCK) {
    for (const value of [1, 0x41, 0xff])
      broken.add(brokenBy(file.slice().fill(value, at, Math.min(at + BLOCK, HEADER))));
  }
  expect([...broken]).toEqual([undefined]);
});
