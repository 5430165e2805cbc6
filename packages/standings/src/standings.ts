import { type Crosstable, type Tournament, check, checkArray, checkNames, nearest } from '@crosstable/core';

import { type Ranking, everybody, refine } from './article-4.2-ranking.js';
import { publicValue } from './columns.js';
import type { Code } from './every-code.js';
import { lotOf, seedOf } from './lots.js';
import { tableInOrder } from './order-of-arguments.js';
import { type Manual, type Step, checkManual, stepsOf } from './steps.js';

/** One line of the standings. */
export interface Standing {
  /** From 1; players whom the list leaves tied share the smaller one. With the option `of`, among its players. */
  readonly rank: number;
  /** The player's id. */
  readonly player: string;
  /**
   * The values in the order of the codes; `null` where the regulations leave one undefined. Direct encounter has no values:
   * the rank among the players who were still tied, `null` where it separated nobody.
   */
  readonly values: readonly (number | null)[];
  /** The codes whose values were entered by hand; only where `manual` is given. */
  readonly manual?: readonly string[];
  /** `true` where lots were drawn between the player and others; else left out. */
  readonly lots?: true;
  /** The rank among all players; only where `of` is given. */
  readonly overall?: number;
}

/** The rows, first to last, and the codes that had no effect. */
export interface Standings extends Array<Standing> {
  /** The codes that are undefined for every player and should be dropped from the list. */
  readonly undefinedCodes: readonly string[];
  /** The seed of the lots as a text, also that which `lots: true` made; `undefined` without lots. */
  readonly seed: string | undefined;
}

/** Options beside the list of codes. */
export interface StandingsOptions {
  /**
   * Values entered by hand, by code as the list writes it: of play-offs and drawings of lots. The higher value ranks
   * first. A player without a value ranks last, with `null`.
   */
  readonly manual?: Manual | undefined;
  /**
   * Draws lots when the list is exhausted. The same seed, a number or a text, draws the same lots again; `true` makes the seed of
   * the tournament: of the ids, and of what every round was.
   */
  readonly lots?: number | string | true | undefined;
  /**
   * The ids of a part of the field, in any order: the juniors, the members of a club. Only they have rows, with ranks of their own.
   * The values stay, because the games do; direct encounter looks at those of the part who are tied.
   */
  readonly of?: readonly string[] | undefined;
}

/** The numbers of those whom the standings rank: of all, or of a part. The expelled have no rank in either. */
export function rankedIn(tournament: Tournament, { of }: StandingsOptions): readonly number[] {
  const ranked = everybody(tournament);
  if (of === undefined) return ranked;
  checkArray(of, 'options.of', 'ids');
  const part = new Set<number>();
  for (const [at, id] of of.entries()) {
    const number = typeof id === 'string' ? tournament.index.get(id) : undefined;
    check(number !== undefined, `options.of[${at}]`, 'an id of the table', id, 'string');
    check(!part.has(number), `options.of[${at}]`, 'an id used once', id, 'string');
    part.add(number);
  }
  return ranked.filter((number) => part.has(number));
}

function checkLots(seed: unknown): asserts seed is StandingsOptions['lots'] {
  const ok = seed === undefined || seed === true || typeof seed === 'string' || Number.isFinite(seed);
  check(ok, 'options.lots', 'a seed, a text or a finite number, or true', seed, 'number');
}

/** The steps of a list with the values entered by hand; checks the codes and the options. */
export function stepsOfList(
  tournament: Tournament,
  codes: readonly string[],
  options: StandingsOptions,
): readonly Step[] {
  checkArray(codes, 'codes', 'codes');
  checkNames(options, 'options', { manual: true, lots: true, of: true }, nearest);
  const { manual, lots } = options;
  checkLots(lots);
  if (manual !== undefined) checkManual(manual, codes, new Set(tournament.ids));
  return stepsOf(codes, tournament, manual);
}

/**
 * The standings under a list of tie-breaks.
 *
 * @param table - The tournament, from `crosstable`.
 * @param codes - The whole order, as `['PTS', 'DE', 'BH/C1']`: the points only count where the list names them. Each
 *   tie-break looks at the players who are still tied when its turn comes; direct encounter may stand several times.
 * @param options - Values entered by hand, lots for tied players, and the ids of a part of the field.
 * @returns A row for every player, or for every one of the part, who wasn't expelled, first to last; tied players share the smaller rank (1, 2, 2, 4) and
 *   stand in the order of the table's players. `undefinedCodes` names the codes that have no value for anybody; direct
 *   encounter is never one of them. `seed` is that of the lots.
 * @throws RangeError for an unknown code, with the known ones, for one that isn't allowed in the table's system, or for more
 *   than 100 codes with more than 4,000,000 values in all;
 *   TypeError if `table` isn't a table, `codes` isn't an array, or a code isn't a text; both for options that can't be used.
 *
 * Cost: linear in players times rounds for each code, and the sort; direct encounter quadratic in the tied, times rounds. Twice
 * that for a part of the field. Follows C.07 Art. 4.2.
 *
 * @example
 * ```ts
 * const table = crosstable([
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 * ]);
 * standings(table, ['PTS', 'SB'])[0]; // → { rank: 1, player: 'A', values: [1.5, 1.75] }
 * standings(table, ['PTS', 'SB'], { of: ['B', 'C'] })[0]; // → { rank: 1, player: 'B', values: [1, 0], overall: 3 }
 * ```
 */
export function standings(
  table: Crosstable,
  codes: readonly (Code | (string & {}))[],
  options: StandingsOptions = {},
): Standings {
  const tournament = tableInOrder(table, 'standings(table, codes)');
  const steps = stepsOfList(tournament, codes, options);
  const { manual = {}, lots, of } = options;
  const seed = lots === undefined ? undefined : lots === true ? seedOf(tournament) : String(lots);
  const { ids } = tournament;
  const ranked = rankedIn(tournament, options);
  const overall = of && new Map(standings(table, codes, { manual, lots }).map(({ player, rank }) => [player, rank]));
  let ranking: Ranking = [ranked];
  for (const { split } of steps) ranking = refine(ranking, split);

  const byHand = codes.filter((code) => Object.hasOwn(manual, code));
  const rowOf = (player: number, rank: number): Standing => {
    const values: (number | null)[] = []; // filled here, for what `map` gives keeps every number in a box of its own
    for (const { column } of steps) values.push(publicValue(column[player]));
    const row = { rank, player: ids[player], values };
    const place = overall?.get(ids[player]);
    if (byHand.length === 0 && place === undefined) return row;
    return { ...row, ...(byHand.length > 0 && { manual: byHand }), ...(place !== undefined && { overall: place }) };
  };
  const rows: Standing[] = [];
  for (const group of ranking) {
    const rank = rows.length + 1;
    if (seed === undefined || group.length === 1) for (const player of group) rows.push(rowOf(player, rank));
    else inDrawnOrder(group, ids, seed).forEach((player, at) => rows.push({ ...rowOf(player, rank + at), lots: true }));
  }
  const isUndefined = ({ column, hasValues }: Step) =>
    hasValues && ranked.length > 0 && ranked.every((player) => Number.isNaN(column[player]));
  return withRemarks(
    rows,
    codes.filter((_, at) => isUndefined(steps[at])),
    seed,
  );
}

/** Art. 4.2: the tied in the order that lots decide. */
function inDrawnOrder(tied: readonly number[], ids: readonly string[], seed: string): number[] {
  const drawn = tied.map((player) => ({ player, lot: lotOf(seed, ids[player]) }));
  return drawn.sort((one, other) => one.lot - other.lot).map(({ player }) => player); // Art. 4.2
}

/** The codes and the seed are no rows, so they are not listed among the rows. */
function withRemarks(rows: Standing[], undefinedCodes: readonly string[], seed: string | undefined): Standings {
  const hidden = { enumerable: false };
  const standings = Object.assign(rows, { undefinedCodes, seed });
  return Object.defineProperties(standings, { undefinedCodes: hidden, seed: hidden });
}
