// The boards of a round in the order in which a Swiss publishes them. A report lists games by player, and no hall has its boards so.
import type { ChessEvent, EventGame } from 'crosstable/event';

/** A pair by what its board depends on. */
interface Standing {
  readonly most: number;
  readonly sum: number;
  readonly rank: number;
}

/** The highest pair first. */
function inOrder(one: Standing, other: Standing): number {
  return other.most - one.most || other.sum - one.sum || one.rank - other.rank;
}

/**
 * The games of a round, board 1 first, as C.04.2 publishes pairings: by the score of the higher-ranked player before the round, by the sum
 * of both scores, and by the pairing number of that player. Cost: O(n log n) in the number of games.
 *
 * @param points - The points of a player before the round.
 */
export function boardOrder<T extends { readonly game: Pick<EventGame, 'black' | 'white'> }>(
  games: readonly T[],
  players: ChessEvent['players'],
  points: (player: string) => number,
): readonly T[] {
  const numbers = new Map(players.map(({ id, pairingNumber }) => [id, pairingNumber]));
  const standings = games.map((one) => {
    const { black, white } = one.game;
    const scores = [white, black].map(points);
    const [most, least] = [Math.max(...scores), Math.min(...scores)];
    const higher = [white, black].filter((_, at) => scores[at] === most);
    const rank = Math.min(...higher.map((id) => numbers.get(id) ?? Infinity));
    return { one, standing: { most, sum: most + least, rank } };
  });
  return standings.sort((a, b) => inOrder(a.standing, b.standing)).map(({ one }) => one);
}
