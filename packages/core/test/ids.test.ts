// Ids are texts. A database has numbers, and the error says which text is meant.

import { expect, it } from 'vitest';

import { crosstable } from '../src/index.js';
import { call, game } from '../testing/notation.js';

it.each([
  [[[{ white: 7, black: 'B', result: 1 }]], {}, 'games[0][0].white: expected text such as "7", got 7'],
  [[[game('7', '8', 1)]], { players: [{ id: 7 }] }, 'players[0].id: expected text such as "7", got 7'],
  [[[game('7', '8', 1)]], { adjustments: [{ player: 0, points: 1 }] }, 'options.adjustments[0].player: expected text such as "0", got 0'], // prettier-ignore
])('a number in place of an id: %j %j', (games, options, message) => {
  expect(() => call(crosstable, [games, options])).toThrow(new TypeError(message));
});

it.each([[7.5], [NaN], [-1], [null]])('%s is no number of a database', (white) => {
  const message = `games[0][0].white: expected an id, got ${white}`;
  expect(() => call(crosstable, [[[{ white, black: 'B', result: 1 }]]])).toThrow(new TypeError(message));
});
