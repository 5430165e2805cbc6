// A tournament that is as large as any.
import { fileOf } from './chromium.mjs';

/** A tournament of 581 players over nine rounds with byes and forfeits. Opponents move on by a prime number of places. */
export function largeFile() {
  const players = Array.from({ length: 581 }, (_, at) => ({
    id: String(at + 1),
    name: `Player, Number ${at + 1}`,
    rating: 2700 - at,
  }));
  const games = Array.from({ length: 9 }, (_, round) => {
    const order = players.map((__, at) => String(((at * (2 * round + 3)) % 581) + 1));
    const ids = [...new Set([...order, ...players.map(({ id }) => id)])];
    const pairs = Array.from({ length: 290 }, (__, at) => ({
      white: ids[2 * at],
      black: ids[2 * at + 1],
      result: [1, 0.5, 0][(at + round) % 3],
    }));
    return [...pairs, { white: ids[580], black: '', result: 1, kind: 'pairing-bye' }];
  });
  return fileOf({ name: 'Large', system: 'swiss', players, games });
}
