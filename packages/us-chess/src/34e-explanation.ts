// US Chess rule 34E: the tie-breaks, explained

import {
  type Crosstable,
  type Explanation,
  type Player,
  type Rounds,
  type SelfDefinedByContributions,
  check,
  checkNames,
  memoized,
  ratedTournament,
  seatOf,
} from '@crosstable/core';
import { ruleByContributions } from '@crosstable/standings/self-defined';

import { viewing } from './by-definition.js';
import { BY_CONTRIBUTIONS } from './us-chess.js';

/** The tie-break to explain. */
export interface USChessVariant {
  /** The code; default `'US_MM'`. */
  readonly of?:
    | 'US_MM'
    | 'US_SOLK'
    | 'US_CUM'
    | 'US_MED'
    | 'US_BLACKS'
    | 'US_KASH'
    | 'US_SB'
    | 'US_SB_ADJ'
    | 'US_COP'
    | 'US_OPP_PERF'
    | 'US_AVG_OPP'
    | undefined;
}

const ruleBy = /* @__PURE__ */ memoized((definition: SelfDefinedByContributions) =>
  ruleByContributions(definition, viewing),
);

/**
 * Explains a tie-break of US Chess: what every round contributes and why, and what is dropped. Results between the tied (34E5) are
 * explained by `explain` of `crosstable`, in a table with the definitions.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param players - The ratings, beside bare games; a table has its own.
 * @param variant - Default the modified median.
 * @returns The value, `null` where it is undefined, and its contributions, in the order of the rounds.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in players times rounds; with a table linear in the rounds after the first call. Follows US Chess 34E.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/us-chess';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 1 }],
 *   [{ white: 'C', black: 'A', result: 0 }, { white: 'B', black: 'D', result: 0.5 }],
 *   [{ white: 'A', black: '', result: 0.5, kind: 'half-bye' }, { white: 'C', black: 'B', result: 1 }],
 * ];
 * explain('A', games).contributions.map(({ value, cut }) => cut === null && value); // → [0.5, 2, false]
 * explain('A', games, [], { of: 'US_KASH' }).value; // → 8
 * ```
 */
export function explain(
  player: string,
  games: Rounds | Crosstable,
  players?: readonly Player[],
  variant: USChessVariant = {},
): Explanation {
  checkNames(variant, 'variant', { of: true });
  const { of = 'US_MM' } = variant;
  const definition = BY_CONTRIBUTIONS.find(({ code }) => code === of);
  const known = BY_CONTRIBUTIONS.map(({ code }) => `"${code}"`).join(' or ');
  check(definition !== undefined, 'variant.of', known, of, 'string');
  const seat = seatOf(ratedTournament(games, players), player);
  return ruleBy(definition).explain(seat.tournament, seat.player);
}
