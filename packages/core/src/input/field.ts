import { type Unchecked, checkArray, checkWhole } from './check.js';
import type { Game, Player } from './game.js';
import { nearestMillionth } from './millionths.js';
import { ratingsOf } from './players.js';

/** The participants of a table. */
export interface Field {
  /** Ids to numbers, from 0. */
  readonly index: ReadonlyMap<string, number>;
  /** By number; 0 for an unrated player. */
  readonly ratings: Float64Array;
  /** By number; default the place in the list. */
  readonly pairingNumbers: Float64Array;
  /** Whether the caller listed the participants, so that other ids are mistakes. */
  readonly isListed: boolean;
}

/** A pairing number of the caller: a whole number from 1. */
export function checkedPairingNumber(given: unknown, path: string): number {
  checkWhole(given, path, 1);
  return given;
}

/** The field as the caller lists it. */
export function listedField(players: readonly Unchecked<Player>[]): Field {
  checkArray(players, 'players', 'players');
  const index = new Map<string, number>();
  const ratings = new Float64Array(players.length);
  const pairingNumbers = new Float64Array(players.length);
  for (let at = 0; at < players.length; at++) {
    const { id, rating = 0, pairingNumber } = players[at] ?? {};
    const fresh = typeof id === 'string' && id !== '' && index.set(id, at).size > at;
    // The full check builds a path for each message, so it runs only when there is an error to report.
    if (!fresh || typeof rating !== 'number' || !Number.isFinite(rating)) ratingsOf(players);
    else ratings[at] = nearestMillionth(rating);
    pairingNumbers[at] =
      pairingNumber === undefined ? at + 1 : checkedPairingNumber(pairingNumber, `players[${at}].pairingNumber`);
  }
  return { index, ratings, pairingNumbers, isListed: true };
}

/** The players of the games, in order of appearance. Wrong games and ids are skipped here and refused when they are read. */
export function appearingField(games: readonly (readonly Unchecked<Game>[])[]): Field {
  const index = new Map<string, number>();
  const add = (id: unknown): void => {
    if (typeof id === 'string' && id !== '' && !index.has(id)) index.set(id, index.size);
  };
  const isList: (round: unknown) => boolean = Array.isArray;
  for (const round of games) {
    if (!isList(round)) continue;
    for (const game of round) {
      add(game?.white);
      add(game?.black);
    }
  }
  const ratings = new Float64Array(index.size);
  return { index, ratings, pairingNumbers: ratings.map((_, at) => at + 1), isListed: false };
}
