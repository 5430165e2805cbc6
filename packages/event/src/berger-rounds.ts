// FIDE Handbook C.05, Annex 1: Berger Tables

import { type Game, checkFlag, checkNames } from '@crosstable/core';

import { givenIds } from './given-id.js';

/** The options of `bergerRounds`. */
export interface BergerOptions {
  /** True for two games of everybody with everybody, with both colours; default: one. */
  readonly double?: boolean | undefined;
}

/** The pairings of a round, counted from 0, by numbers from 0, White first; `even` is the number of players, or one more. */
function pairingsOf(round: number, even: number): readonly (readonly [white: number, black: number])[] {
  const last = even - 1;
  const first = (round * (even / 2)) % last;
  const others = Array.from({ length: even / 2 - 1 }, (_, at) => {
    const distance = at + 1;
    return [(first + distance) % last, (first - distance + last) % last] as const;
  });
  return [round % 2 === 0 ? [first, last] : [last, first], ...others];
}

/**
 * The rounds of a round robin by Berger's table: who meets whom, and with which colour.
 *
 * @param ids - The players in the order of their numbers, at least two. Numbers become texts.
 * @param options - Two cycles instead of one. The second has the colours reversed; the last two rounds of the first are exchanged,
 *   as FIDE recommends, so that nobody has a colour three times in a row.
 * @returns The rounds, each with its games in the order of the boards and without results. In an odd field, a player without a game is
 *   free.
 * @throws TypeError if `ids` isn't an array, or for an id that is neither a text nor a number; RangeError for fewer than two ids and
 *   for an id twice; both for options that can't be used.
 *
 * Cost: linear in the games. Follows C.05, Annex 1.
 *
 * @example
 * ```ts
 * const rounds = bergerRounds(['Ana', 'Bo', 'Cy', 'Dan']);
 * rounds[1]; // → [{ white: 'Dan', black: 'Cy', result: null }, { white: 'Ana', black: 'Bo', result: null }]
 * bergerRounds([1, 2, 3, 4], { double: true }).length; // → 6
 * ```
 */
export function bergerRounds(ids: readonly (number | string)[], options: BergerOptions = {}): Game[][] {
  const players = givenIds(ids);
  checkNames(options, 'options', { double: true });
  checkFlag(options.double, 'options.double');
  const even = players.length + (players.length % 2);
  const cycle = Array.from({ length: even - 1 }, (_, round) =>
    pairingsOf(round, even).filter((pair) => !pair.includes(players.length)),
  );
  const games = (pairings: readonly (readonly [number, number])[]): Game[] =>
    pairings.map(([white, black]) => ({ white: players[white], black: players[black], result: null }));
  if (options.double !== true) return cycle.map(games);
  const first = [...cycle.slice(0, -2), ...cycle.slice(-2).reverse()];
  const second = cycle.map((pairings) => pairings.map(([white, black]) => [black, white] as const));
  return [...first, ...second].map(games);
}
