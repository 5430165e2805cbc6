import {
  type Crosstable,
  type CrosstableOptions,
  EDITIONS,
  NEWEST,
  type Rounds,
  type Rule,
  type Tournament,
  check,
  crosstable,
  isObject,
  nearestMillionth,
  openTable,
  seatOf,
} from '@crosstable/core';
import { publicValue } from '@crosstable/standings';

import { codesIn } from '../codes/codes-of-teams.js';
import { withCodes } from '../codes/known-codes.js';
import { type Account, accountOf } from './account.js';
import { type Hypothesis, candidateOf } from './hypothesis.js';
import { hypothesesOfResults } from './team-hypotheses.js';

/** The hypothesis of a rule that gives every player a value. */
function hypothesisOf(rule: Rule, tournament: Tournament): Hypothesis {
  const given: unknown = rule;
  const isRule =
    isObject(given) && typeof rule.code === 'string' && ['string', 'undefined'].includes(typeof rule.convention);
  check(isRule, 'rule', 'a rule', given);
  const { code, convention, edition } = rule;
  check(edition === undefined || EDITIONS.includes(edition), 'rule.edition', EDITIONS.join(' or '), edition, 'string');
  const found = hypothesesOfResults(tournament, NEWEST, withCodes(codesIn(tournament), [code])).find(
    ({ rule: other }) => other.code === code && other.edition === edition && other.convention === convention,
  );
  const named = convention === undefined ? code : `${code} (${convention})`;
  check(found !== undefined, 'rule', 'a rule that gives every player a value', named, 'string');
  return found;
}

/** The tournament of a table, or of games with their options. */
function tournamentOf(games: Rounds | Crosstable, options: CrosstableOptions): Tournament {
  return openTable(Array.isArray(games) ? crosstable(games, options) : games);
}

/**
 * The values of all players, or teams, under a rule that an audit names, a convention among them.
 *
 * @param rule - As an audit gives it, `{ code: 'BH', convention: 'virtual opponent', article: null }`.
 * @param games - `games[n]` holds round n + 1; or a table from `crosstable` or, of teams, from `teamTable`.
 * @param options - As for `crosstable`; not looked at beside a table.
 * @returns Ids to values; `null` where the rule gives none.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value: a rule that
 *   isn't known, and direct encounter, which depends on who is tied.
 *
 * Cost: linear in players times rounds.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/audit';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: '', result: 1, kind: 'pairing-bye' }],
 *   [{ white: 'C', black: 'A', result: 0 }, { white: 'B', black: '', result: 1, kind: 'pairing-bye' }],
 * ];
 * valuesUnder({ code: 'BH', convention: 'virtual opponent', article: null }, games).get('B'); // → 2
 * valuesUnder({ code: 'BH', edition: '2026-03', article: '8.1' }, games).get('B'); // → 3
 * ```
 */
export function valuesUnder(
  rule: Rule,
  games: Rounds | Crosstable,
  options: CrosstableOptions = {},
): Map<string, number | null> {
  const tournament = tournamentOf(games, options);
  const { values } = candidateOf(hypothesisOf(rule, tournament));
  return new Map(tournament.ids.map((id, player) => [id, publicValue(nearestMillionth(values[player]))]));
}

/**
 * The account of one player's value under a rule that an audit names: what every round contributes, and what cuts take.
 *
 * @param rule - As an audit gives it.
 * @param player - The player's id.
 * @param games - `games[n]` holds round n + 1; or a table from `crosstable` or, of teams, from `teamTable`.
 * @param options - As for `crosstable`; not looked at beside a table.
 * @returns The value and the rounds that contribute, in points; of tie-breaks with ratings in rating points.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value: a rule that
 *   isn't known, direct encounter, and a player who isn't listed.
 *
 * Cost: linear in players times rounds.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/audit';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: '', result: 1, kind: 'pairing-bye' }],
 *   [{ white: 'C', black: 'A', result: 0 }, { white: 'B', black: '', result: 1, kind: 'pairing-bye' }],
 * ];
 * const { value, rounds } = account({ code: 'BH', convention: 'virtual opponent', article: null }, 'B', games);
 * value; // → 2
 * rounds.map(({ score }) => score); // → [2, 0]
 * ```
 */
export function account(
  rule: Rule,
  player: string,
  games: Rounds | Crosstable,
  options: CrosstableOptions = {},
): Account {
  const seat = seatOf(tournamentOf(games, options), player);
  return accountOf(hypothesisOf(rule, seat.tournament), seat.player);
}
