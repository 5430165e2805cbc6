import { type Crosstable, type Edition, type Explanation, type Tournament, check, checkId } from '@crosstable/core';

import { type Ranking, refine } from './article-4.2-ranking.js';
import { publicValue } from './columns.js';
import type { Code } from './every-code.js';
import { explainerOf } from './explain.js';
import { tableInOrder } from './order-of-arguments.js';
import { type StandingsOptions, rankedIn, stepsOfList } from './standings.js';
import type { Step } from './steps.js';

/**
 * Explains a player's row of the standings, code by code.
 *
 * @param table - The tournament, from `crosstable`.
 * @param codes - The whole order, as for `standings`.
 * @param player - Id of a player of the table.
 * @param options - The same as for `standings`. Lots are no code, so that nothing of them is explained.
 * @returns An explanation for every code, in their order, with the value of the row. Direct encounter is explained among the
 *   players who are tied when its turn comes, and `null` where it separated nobody; `explain` looks at everybody with
 *   the same points instead. A value entered by hand has no contributions, and the conclusion `by-hand`.
 * @throws RangeError for an unknown code, for one that isn't allowed in the table's system, for a list that is too long for
 *   `standings`, and for a player who isn't in the table or in the part of the field, or was expelled; TypeError if `table` isn't a table, `codes` isn't an array, a
 *   code isn't a text, or `player` isn't an id; both for options that can't be used.
 *
 * Cost: that of the standings, and then linear in codes times rounds; direct encounter as its own `explain`. Follows C.07
 * Art. 4.2.
 *
 * @example
 * ```ts
 * import { crosstable } from 'crosstable';
 *
 * const table = crosstable([
 *   [{ white: 'A', black: 'B', result: 0.5 }, { white: 'C', black: 'D', result: 1 }],
 *   [{ white: 'D', black: 'A', result: 0 }, { white: 'B', black: 'C', result: 0 }],
 * ]);
 * explainStanding(table, ['PTS', 'SB'], 'A').map(({ code, value }) => [code, value]); // → [['PTS', 1.5], ['SB', 0.25]]
 * ```
 */
export function explainStanding(
  table: Crosstable,
  codes: readonly (Code | (string & {}))[],
  player: string,
  options: StandingsOptions = {},
): Explanation[] {
  const tournament = tableInOrder(table, 'explainStanding(table, codes, player)');
  const steps = stepsOfList(tournament, codes, options);
  const number = numberOf(player, 'player', tournament);
  check(!tournament.expelled?.has(number), 'player', 'a player who was not expelled', player, 'string');
  const ranked = rankedIn(tournament, options);
  check(ranked.includes(number), 'player', 'a player of options.of', player, 'string');
  return turnsOf(number, steps, ranked).map(({ step, tied }) => explainerOfStep(step, tournament, tied)(number));
}

/**
 * Explains every row of the standings, code by code, in one pass.
 *
 * @param table - The tournament, from `crosstable`.
 * @param codes - The whole order, as for `standings`.
 * @param options - The same as for `standings`. Lots are no code, so that nothing of them is explained.
 * @returns Ids to explanations, in the order of the table's players: of everybody, or of every one of the part, who wasn't
 *   expelled. The explanations of a player are those that `explainStanding` gives.
 * @throws What `standings` throws for the same table, codes and options.
 *
 * Cost: that of the standings, and then linear in players times codes times rounds; direct encounter quadratic in the tied, times rounds.
 * Follows C.07 Art. 4.2.
 *
 * @example
 * ```ts
 * const table = crosstable([
 *   [{ white: 'A', black: 'B', result: 0.5 }, { white: 'C', black: 'D', result: 1 }],
 *   [{ white: 'D', black: 'A', result: 0 }, { white: 'B', black: 'C', result: 0 }],
 * ]);
 * const explained = explainStandings(table, ['PTS', 'SB']);
 * explained.get('A')?.map(({ code, value }) => [code, value]); // → [['PTS', 1.5], ['SB', 0.25]]
 * explained.size; // → 4
 * ```
 */
export function explainStandings(
  table: Crosstable,
  codes: readonly (Code | (string & {}))[],
  options: StandingsOptions = {},
): Map<string, Explanation[]> {
  const tournament = tableInOrder(table, 'explainStandings(table, codes)');
  const steps = stepsOfList(tournament, codes, options);
  const ranked = rankedIn(tournament, options);
  const { ids } = tournament;
  const explained = new Map<string, Explanation[]>(ranked.map((player) => [ids[player], []]));
  let ranking: Ranking = [ranked];
  for (const step of steps) {
    const before = ranking;
    ranking = refine(before, step.split);
    for (const tied of before) {
      const explanationOf = explainerOfStep(step, tournament, tied);
      for (const player of tied) explained.get(ids[player])?.push(explanationOf(player));
    }
  }
  return explained;
}

/** The explanation of a value that was entered by hand, or of a missing one. */
function explanationByHand(code: string, edition: Edition, player: string, value: number | null): Explanation {
  const article = '2.2'; // Art. 2.2: the tournament's regulations say how ties are broken
  return {
    code,
    article,
    edition,
    player,
    value,
    undefinedBecause: value === null ? { key: 'not-entered', article } : null,
    contributions: [],
    unfinished: [],
    conclusion: { key: 'by-hand', article },
  };
}

/** Explains the value that a player has at a step; `tied` are the players tied until then, including the player. */
function explainerOfStep(
  { code, column, resolved }: Step,
  tournament: Tournament,
  tied: readonly number[],
): (player: number) => Explanation {
  const valueOf = (player: number): number | null => publicValue(column[player]);
  if (resolved === null) {
    const { edition, ids } = tournament;
    return (player) => explanationByHand(code, edition, ids[player], valueOf(player));
  }
  const explained = explainerOf(resolved, tournament, tied);
  // Of direct encounter, the rank at this place of the list
  return 'ordering' in resolved ? (player) => ({ ...explained(player), value: valueOf(player) }) : explained;
}

/** A step when its turn has come for a player. */
interface Turn {
  readonly step: Step;
  /** The players tied until then, the player among them. */
  readonly tied: readonly number[];
  /** The groups after the step. */
  readonly groups: readonly (readonly number[])[];
}

/** Art. 4.2: the list as one player goes through it: every step with the players who are still tied then. */
function turnsOf(player: number, steps: readonly Step[], ranked: readonly number[]): Turn[] {
  let tied = ranked;
  return steps.map((step) => {
    const before = tied;
    const groups = refine([before], step.split);
    tied = groups.find((group) => group.includes(player)) ?? [player];
    return { step, tied: before, groups };
  });
}

/** A tie-break that didn't separate two players. */
export interface EqualValue {
  /** As the list writes it. */
  readonly code: string;
  /**
   * The value that both have; for direct encounter the rank that they share. `null` where it separated nobody, and where the
   * values differ and aren't compared: the board counts of teams with different game points (Article 12.1).
   */
  readonly value: number | null;
}

/** Two players whom a list separates. */
export interface SeparatedOrder {
  /** Id of the player who ranks before the other. */
  readonly first: string;
  readonly second: string;
  /** The codes of the list that left them tied, in its order. */
  readonly equal: readonly EqualValue[];
  /** The first code of the list that doesn't, as the list writes it. */
  readonly code: string;
  /** The article of C.07 that defines it. */
  readonly article: string;
  /** The explanations of their values: the first player's, then the second's. */
  readonly explanations: readonly [Explanation, Explanation];
}

/** Two players whom a list leaves tied, or of whom one was expelled, in the order in which they were given. */
export interface UndecidedOrder {
  readonly first: string;
  readonly second: string;
  /** Empty where a player was expelled. */
  readonly equal: readonly EqualValue[];
  readonly code: null;
  readonly article: null;
  readonly explanations: null;
  /** Ids of those of the two who were expelled, and so have no place; left out where both are ranked. */
  readonly expelled?: readonly string[];
}

/** Why one player ranks before another, or that nothing in the list says so. */
export type OrderExplanation = SeparatedOrder | UndecidedOrder;

/** The number of a player, who must be in the table. */
export function numberOf(id: string, path: string, tournament: Tournament): number {
  checkId(id, path);
  const player = tournament.index.get(id);
  check(player !== undefined, path, 'a player of the table', id, 'string');
  return player;
}

/** A player's place after a step. */
function placeIn(groups: Turn['groups'], player: number): number {
  return groups.findIndex((group) => group.includes(player));
}

/**
 * Explains why one player ranks before another: walks the list to the first tie-break that separates the two, and explains
 * both sides of it. Direct encounter looks at all who are still tied at that point of the list, as in `standings`.
 *
 * @param table - The tournament, from `crosstable`.
 * @param codes - The whole order, as `['PTS', 'DE', 'BH/C1']`.
 * @param one - Id of a player.
 * @param other - Id of another one; in which order they are given doesn't matter.
 * @param options - The same as for `standings`. Lots are no code, so that nothing of them is explained.
 * @returns Who is first, by which code and article, both explanations, and the codes before it that left the two tied;
 *   code, article and explanations are `null` where the whole list does, and for an expelled player, whom `expelled` names.
 * @throws RangeError for an unknown code, for one that isn't allowed in the table's system, for a list that is too long for
 *   `standings`, for an id that isn't in the table or in `options.of`, and for the same id twice; TypeError if `table` isn't a table, `codes` isn't an
 *   array, or a code or an id isn't a text; both for options that can't be used.
 *
 * Cost: that of `standings`. Follows C.07 Art. 4.2.
 *
 * @example
 * ```ts
 * const table = crosstable([
 *   [{ white: 'A', black: 'B', result: 0 }, { white: 'C', black: 'D', result: 1 }],
 *   [{ white: 'D', black: 'A', result: 0 }, { white: 'B', black: 'C', result: 0 }],
 * ]);
 * const { first, code, equal, explanations } = explainOrder(table, ['PTS', 'SB'], 'A', 'B');
 * [first, code]; // → ['B', 'SB']
 * equal; // → [{ code: 'PTS', value: 1 }]
 * explanations?.map(({ player, value }) => [player, value]); // → [['B', 1], ['A', 0]]
 * explainOrder(table, ['PTS'], 'A', 'B').code; // → null
 * ```
 */
export function explainOrder(
  table: Crosstable,
  codes: readonly (Code | (string & {}))[],
  one: string,
  other: string,
  options: StandingsOptions = {},
): OrderExplanation {
  const tournament = tableInOrder(table, 'explainOrder(table, codes, one, other)');
  const player = numberOf(one, 'one', tournament);
  const rival = numberOf(other, 'other', tournament);
  check(player !== rival, 'other', 'another player', other, 'string');
  const undecided = { first: one, second: other, code: null, article: null, explanations: null } as const;
  const steps = stepsOfList(tournament, codes, options);
  const expelled = [player, rival].filter((number) => tournament.expelled?.has(number));
  if (expelled.length > 0)
    return { ...undecided, equal: [], expelled: expelled.map((number) => tournament.ids[number]) };
  const ranked = rankedIn(tournament, options);
  check(ranked.includes(player), 'one', 'a player of options.of', one, 'string');
  check(ranked.includes(rival), 'other', 'a player of options.of', other, 'string');
  const turns = turnsOf(player, steps, ranked);
  const at = turns.findIndex(({ groups }) => placeIn(groups, player) !== placeIn(groups, rival));
  const equal = turns.slice(0, at < 0 ? undefined : at).map(({ step: { code, column } }) => {
    return { code, value: column[player] === column[rival] ? publicValue(column[player]) : null };
  });
  if (at < 0) return { ...undecided, equal };

  const turn = turns[at];
  const isFirst = placeIn(turn.groups, player) < placeIn(turn.groups, rival);
  const [first, second] = isFirst ? [player, rival] : [rival, player];
  const { step, tied } = turn;
  const explained = explainerOfStep(step, tournament, tied);
  const explanations = [explained(first), explained(second)] as const;
  const [{ article }] = explanations;
  const { ids } = tournament;
  return { first: ids[first], second: ids[second], equal, code: step.code, article, explanations };
}
