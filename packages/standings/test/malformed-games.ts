import { GAME_KINDS } from '@crosstable/core';

/** A value that is handed over, and the error that is thrown. */
export type Case = readonly [input: unknown, error: TypeError | RangeError];

export function type(message: string): TypeError {
  return new TypeError(message);
}
export function range(message: string): RangeError {
  return new RangeError(message);
}

const ab = { white: 'A', black: 'B', result: 1 };
const kinds = GAME_KINDS.join(', ');
const nothing = (): void => undefined;

/** One game that stands alone in its round. */
const GAMES: readonly Case[] = [
  [null, type('games[0][0].white: expected an id, got undefined')],
  [undefined, type('games[0][0].white: expected an id, got undefined')],
  ['AB', type('games[0][0].white: expected an id, got undefined')],
  [['A', 'B', 1], type('games[0][0].white: expected an id, got undefined')],
  [{ black: 'B', result: 1 }, type('games[0][0].white: expected an id, got undefined')],
  [{ ...ab, white: null }, type('games[0][0].white: expected an id, got null')],
  [{ ...ab, white: 1 }, type('games[0][0].white: expected text such as "1", got 1')],
  [{ ...ab, white: { id: 'A' } }, type('games[0][0].white: expected an id, got an object')],
  [{ ...ab, white: '' }, range('games[0][0].white: expected an id, got ""')],
  [{ white: 'A', result: 1 }, type('games[0][0].black: expected a string, got undefined')],
  [{ ...ab, black: null }, type('games[0][0].black: expected a string, got null')],
  [{ ...ab, black: 2 }, type('games[0][0].black: expected a string, got 2')],
  [{ ...ab, black: nothing }, type('games[0][0].black: expected a string, got an object')],
  [{ white: 'A', black: 'B' }, type('games[0][0].result: expected 0, 0.5 or 1, got undefined')],
  [{ ...ab, result: '1' }, type('games[0][0].result: expected 0, 0.5 or 1, got "1"')],
  [{ ...ab, result: true }, type('games[0][0].result: expected 0, 0.5 or 1, got true')],
  [{ ...ab, result: 1n }, type('games[0][0].result: expected 0, 0.5 or 1, got 1n')],
  [{ ...ab, result: 2 }, range('games[0][0].result: expected 0, 0.5 or 1, got 2')],
  [{ ...ab, result: -1 }, range('games[0][0].result: expected 0, 0.5 or 1, got -1')],
  [{ ...ab, result: 0.25 }, range('games[0][0].result: expected 0, 0.5 or 1, got 0.25')],
  [{ ...ab, result: NaN }, range('games[0][0].result: expected 0, 0.5 or 1, got NaN')],
  [{ ...ab, result: Infinity }, range('games[0][0].result: expected 0, 0.5 or 1, got Infinity')],
  [{ ...ab, kind: 'bye' }, range(`games[0][0].kind: expected one of ${kinds}, got "bye"`)],
  [{ ...ab, kind: '' }, range(`games[0][0].kind: expected one of ${kinds}, got ""`)],
  [{ ...ab, kind: 'toString' }, range(`games[0][0].kind: expected one of ${kinds}, got "toString"`)],
  [{ ...ab, kind: null }, type(`games[0][0].kind: expected one of ${kinds}, got null`)],
  [{ ...ab, kind: 0 }, type(`games[0][0].kind: expected one of ${kinds}, got 0`)],
  [{ ...ab, kind: 'forfeit-win', result: 0 }, range('games[0][0].result: expected 1 for a forfeit-win, got 0')],
  [{ ...ab, kind: 'forfeit-win', result: 0.5 }, range('games[0][0].result: expected 1 for a forfeit-win, got 0.5')],
  [{ ...ab, kind: 'forfeit-loss' }, range('games[0][0].result: expected 0 for a forfeit-loss, got 1')],
  [{ ...ab, kind: 'double-forfeit' }, range('games[0][0].result: expected 0 for a double-forfeit, got 1')],
  [
    { white: 'A', black: '', result: 0, kind: 'full-bye' },
    range('games[0][0].result: expected 1 for a full-bye, got 0'),
  ],
  [
    { white: 'A', black: 'A', result: 1, kind: 'half-bye' },
    range('games[0][0].result: expected 0.5 for a half-bye, got 1'),
  ],
  [
    { white: 'A', black: '', result: 0.5, kind: 'zero-bye' },
    range('games[0][0].result: expected 0 for a zero-bye, got 0.5'),
  ],
  [{ ...ab, kind: 'full-bye' }, range('games[0][0].black: expected no opponent for a full-bye, got "B"')],
  [{ ...ab, kind: 'half-bye', result: 0.5 }, range('games[0][0].black: expected no opponent for a half-bye, got "B"')],
  [{ ...ab, kind: 'zero-bye', result: 0 }, range('games[0][0].black: expected no opponent for a zero-bye, got "B"')],
  [{ ...ab, kind: 'pairing-bye' }, range('games[0][0].black: expected no opponent for a pairing-bye, got "B"')],
  [{ ...ab, blackResult: 2 }, range('games[0][0].blackResult: expected 0, 0.5 or 1 in a played game, got 2')],
  [{ ...ab, blackResult: NaN }, range('games[0][0].blackResult: expected 0, 0.5 or 1 in a played game, got NaN')],
  [{ ...ab, blackResult: '0' }, type('games[0][0].blackResult: expected 0, 0.5 or 1 in a played game, got "0"')],
  [{ ...ab, blackResult: null }, type('games[0][0].blackResult: expected 0, 0.5 or 1 in a played game, got null')],
  [
    { ...ab, kind: 'forfeit-win', blackResult: 0 },
    range('games[0][0].blackResult: expected 0, 0.5 or 1 in a played game, got 0'),
  ],
  [
    { white: 'A', black: '', result: 1, blackResult: 0 },
    range('games[0][0].blackResult: expected 0, 0.5 or 1 in a played game, got 0'),
  ],
];

/** All the rounds. */
const ROUNDS: readonly Case[] = [
  [[null], type('games[0]: expected an array of games, got null')],
  [[undefined], type('games[0]: expected an array of games, got undefined')],
  [[{}], type('games[0]: expected an array of games, got an object')],
  [[ab], type('games[0]: expected an array of games, got an object')],
  [[[ab], 'AB'], type('games[1]: expected an array of games, got "AB"')],
  [[[ab], [ab, ab]], range('games[1][1]: expected an id used once in round 2, got "A"')],
  [[[ab, { ...ab, white: 'C' }]], range('games[0][1]: expected an id used once in round 1, got "B"')],
  [[[ab, { ...ab, white: 'B', black: 'C' }]], range('games[0][1]: expected an id used once in round 1, got "B"')],
  [
    [[ab, { white: 'A', black: '', result: 1, kind: 'full-bye' }]],
    range('games[0][1]: expected an id used once in round 1, got "A"'),
  ],
  [[[{ white: 'B', black: 'B', result: 0 }, ab]], range('games[0][1]: expected an id used once in round 1, got "B"')],
  [
    [[ab], [ab, { white: 'D', black: 'A', result: 0, kind: 'double-forfeit' }]],
    range('games[1][1]: expected an id used once in round 2, got "A"'),
  ],
  [
    [[ab], [ab, { ...ab, white: 'C', black: 'D', result: 3 }]],
    range('games[1][1].result: expected 0, 0.5 or 1, got 3'),
  ],
];

/** Rounds that every function refuses, with the same words. */
export const MALFORMED: readonly Case[] = [...GAMES.map(([one, error]): Case => [[[one]], error]), ...ROUNDS];
