// Boards as C.04.2 publishes them, worked out by hand.
import { expect, test } from 'vitest';

import { boardOrder } from '../src/live/board-order.js';

const POINTS: Readonly<Record<string, number>> = { a: 1, b: 2, c: 2, d: 0.5, e: 1, f: 2, g: 1, h: 1.5 };

/** Eight players with the pairing numbers of their letters. */
const PLAYERS = Object.keys(POINTS).map((id, at) => ({ id, pairingNumber: at + 1 }));

function games(...pairs: readonly string[]) {
  return pairs.map(([white, black]) => ({ game: { white, black } }));
}

function ordered(...pairs: readonly string[]): readonly string[] {
  return boardOrder(games(...pairs), PLAYERS, (id) => POINTS[id]).map(({ game }) => game.white + game.black);
}

test('the score of the higher-ranked player comes first, then the sum of both', () => {
  // a–e: 1 and 2 in sum; d–h: 1½ and 2; g–b: 2 and 3; f–c: 2 and 4
  expect(ordered('ae', 'dh', 'gb', 'fc')).toEqual(['fc', 'gb', 'dh', 'ae']);
});

test('of equal scores the lower number of the higher-ranked player stands first', () => {
  // Both 2 and 1: b has number 2, c number 3; the numbers of those with 1 point don’t count
  expect(ordered('ac', 'eb')).toEqual(['eb', 'ac']);
});

test('the numbers count, and not the places in the list', () => {
  const players = PLAYERS.map(({ id }, at) => ({ id, pairingNumber: 8 - at }));
  expect(boardOrder(games('ac', 'eb'), players, (id) => POINTS[id])).toEqual(games('ac', 'eb'));
});
