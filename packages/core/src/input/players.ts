import { type Unchecked, check, checkArray, checkFlag, expectedId } from './check.js';
import type { Player } from './game.js';
import { nearestMillionth } from './millionths.js';

/** A rating of the caller, to the nearest millionth. */
export function checkedRating(rating: unknown, path: string): number {
  check(typeof rating === 'number' && isFinite(rating), path, 'a finite number', rating, 'number');
  return nearestMillionth(rating);
}

/**
 * Checks the list of players; returns their ratings by id, in the order of the list and to the nearest
 * millionth, 0 for an unrated player.
 */
export function ratingsOf(players: readonly Unchecked<Player>[]): Map<string, number> {
  checkArray(players, 'players', 'players');
  const ratings = new Map<string, number>();
  for (let at = 0; at < players.length; at++) {
    const { id, rating = 0 } = players[at] ?? {};
    const path = `players[${at}]`;
    if (typeof id !== 'string' || id === '' || ratings.has(id)) {
      check(false, `${path}.id`, expectedId(id, 'an id used once'), id, 'string');
    }
    ratings.set(id, checkedRating(rating, `${path}.rating`));
  }
  return ratings;
}

/** The expelled among the players or teams of a list, by number. */
export function expelledIn(listed: readonly Pick<Player, 'expelled'>[], path: string): ReadonlySet<number> {
  const expelled = new Set<number>();
  listed.forEach((participant, at) => {
    checkFlag(participant.expelled, `${path}[${at}].expelled`);
    if (participant.expelled === true) expelled.add(at);
  });
  return expelled;
}
