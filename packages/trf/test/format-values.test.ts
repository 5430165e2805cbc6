import { describe, expect, it } from 'vitest';

import { deepFrozen } from '@crosstable/core/testing/notation';
import { file, row } from '@crosstable/core/testing/report-rows';

import { type TrfDraft, type TrfGame, formatTrf, parseTrf } from '../src/index.js';

const players = [{ id: '1', name: 'Anna' }, { id: '2' }];
const win: TrfGame = { white: '1', black: '2', result: 1 };
const { written } = parseTrf(file(row(1, '', [])));

/** One round of these two with this game. */
function withGame(game: TrfGame): TrfDraft {
  return { players, games: [[game]] };
}

describe('a bye without a kind', () => {
  const three = [...players, { id: '3' }];
  const games: readonly (readonly TrfGame[])[] = [
    [win, { white: '3', black: '', result: 1 }],
    [
      { white: '1', black: '1', result: 0.5 },
      { white: '2', black: '', result: 0 },
    ],
  ];

  it('is written in a Swiss of players as Z, H or U, with its points', () => {
    const text = formatTrf(deepFrozen({ players: three, games, system: 'swiss' }));
    expect(text.match(/0000 - ./g)).toEqual(['0000 - H', '0000 - Z', '0000 - U']);
    const { games: read, points } = parseTrf(text);
    expect(read.map((round) => round.flatMap(({ kind, white }) => (kind ? [`${white} ${kind}`] : [])))).toEqual([
      ['3 pairing-bye'],
      ['1 half-bye', '2 zero-bye'],
    ]);
    expect([...points]).toEqual([
      ['1', 1.5],
      ['2', 0],
      ['3', 1],
    ]);
  });

  it('has no code elsewhere', () => {
    for (const system of ['round-robin', undefined] as const) {
      const draft = { players: three, games, system };
      expect(() => formatTrf(draft)).toThrow(
        'games[0][1].kind: expected a kind, because a file has no code for a bye without one, got undefined',
      );
    }
  });
});

describe('what cannot be written', () => {
  it.each<[string, object, string]>([
    ['no player', { players: [], games: [] }, 'players: expected at least one player, got 0'],
    ['an id', { players: [{ id: 'A' }], games: [] }, 'players[0].id: expected a start number from 1 to 9999, got "A"'],
    [
      'a leading zero',
      { players: [{ id: '01' }], games: [] },
      'players[0].id: expected a start number from 1 to 9999, got "01"',
    ],
    [
      'an id twice',
      { players: [{ id: '1' }, { id: '1' }], games: [] },
      'players[1].id: expected an id that no other player has, got "1"',
    ],
    [
      'a name',
      { players: [{ id: '1', name: 'x'.repeat(34) }], games: [] },
      `players[0].name: expected at most 33 characters, got "${'x'.repeat(34)}"`,
    ],
    [
      'a name of lines',
      { players: [{ id: '1', name: 'a\nb' }], games: [] },
      'players[0].name: expected a text without line breaks, got "a\\nb"',
    ],
    [
      'a rating',
      { players: [{ id: '1', rating: 2000.5 }], games: [] },
      'players[0].rating: expected a whole number from 0 to 9999, got 2000.5',
    ],
    [
      'a rank',
      { players, games: [], ranks: new Map([['1', -1]]) },
      'ranks of 1: expected a whole number from 0 to 9999, got -1',
    ],
    [
      'points',
      { players, games: [], points: new Map([['1', 100.5]]) },
      'points of 1: expected a number that fits into four columns, got 100.5',
    ],
    [
      'NaN points',
      { players, games: [], points: new Map([['2', NaN]]) },
      'points of 2: expected a number that fits into four columns, got NaN',
    ],
    [
      'a stranger',
      withGame({ ...win, black: '3' }),
      'games[0][0].black: expected the id of one of the players, got "3"',
    ],
    [
      'a player twice',
      { players, games: [[win, win]] },
      'games[0][1].white: expected a player once in a round, got "1"',
    ],
    [
      'half a bye',
      withGame({ white: '1', black: '2', result: 0.5, kind: 'half-bye' }),
      'games[0][0].black: expected \'\' or the id of white in a bye, got "2"',
    ],
    [
      "a bye's result",
      withGame({ white: '1', black: '', result: 1, kind: 'half-bye' }),
      'games[0][0].result: expected 0.5, that of a half-bye, got 1',
    ],
    [
      "a pairing bye's result",
      withGame({ white: '1', black: '', result: 0.5, kind: 'pairing-bye' }),
      'games[0][0].result: expected 1, that of a pairing-bye, got 0.5',
    ],
    [
      "a forfeit's result",
      withGame({ ...win, kind: 'forfeit-loss' }),
      'games[0][0].result: expected 0, that of a forfeit-loss, got 1',
    ],
    [
      'a bye without kind',
      withGame({ white: '1', black: '', result: 1 }),
      'games[0][0].kind: expected a kind, because a file has no code for a bye without one, got undefined',
    ],
    [
      'two points',
      withGame({ ...win, blackResult: 0.5 }),
      'games[0][0].blackResult: expected at most one point between the two, got 0.5',
    ],
    [
      'a forfeit of two results',
      withGame({ ...win, kind: 'forfeit-win', blackResult: 0 }),
      'games[0][0].blackResult: expected nothing but in a game over the board, got 0',
    ],
    ['too few rounds', { ...withGame(win), rounds: 0 }, 'rounds: expected at least 1, the rounds of games, got 0'],
    ['a date', { players, games: [], start: 'tomorrow' }, 'start: expected a date YYYY-MM-DD, got "tomorrow"'],
    [
      'a system',
      { players, games: [], system: 'swiss', type: 'Round Robin' },
      'system: expected what type and typeCode say, got "swiss"',
    ],
    [
      'another system',
      { players, games: [], system: 'knockout' },
      "system: expected 'swiss' or 'round-robin', got \"knockout\"",
    ],
    [
      'a colour',
      { players, games: [], initialColour: 'red' },
      "initialColour: expected 'white' or 'black', got \"red\"",
    ],
    ['a sex', { players: [{ id: '1', sex: 'f' }], games: [] }, "players[0].sex: expected 'm' or 'w', got \"f\""],
    [
      'scoring',
      { players, games: [], scoring: { win: NaN } },
      'scoring.win: expected a number that fits into four columns, got NaN',
    ],
    [
      'a line read as another record',
      { players, games: [], rounds: 3, written: { ...written, rounds: '142 3\n142 4' } },
      'written.rounds: expected a text without line breaks, got "142 3\\n142 4"',
    ],
    [
      'a tie-break',
      { players, games: [], tiebreaks: ['BH,SB'] },
      'tiebreaks[0]: expected a code without commas, got "BH,SB"',
    ],
    [
      'no tie-break',
      { players, games: [], tiebreaks: [] },
      'tiebreaks: expected at least one code, or undefined, got 0',
    ],
    [
      'a line of two',
      { players, games: [], comments: ['a\rb'] },
      'comments[0]: expected a text without line breaks, got "a\\rb"',
    ],
    [
      'an adjustment',
      { players, games: [], adjustments: [{ type: '', points: 1, round: 0, players: ['x'] }] },
      'adjustments[0].players[0]: expected a start number from 1 to 9999, got "x"',
    ],
    [
      'two types of an adjustment',
      { players, games: [], adjustments: [{ type: 'W D', points: 1, round: 0, players: ['1'] }] },
      'adjustments[0].type: expected one of W D L F H Z + - or \'\', got "W D"',
    ],
    [
      'a player twice in a round, once in a game without a result',
      { players, games: [[win, { white: '1', black: '2', result: null }]] },
      'games[0][1].white: expected a player once in a round, got "1"',
    ],
  ])('%s', (_, draft, message) => {
    // @ts-expect-error some are of values that the types exclude
    expect(() => formatTrf(draft)).toThrow(new RangeError(message));
  });
});
