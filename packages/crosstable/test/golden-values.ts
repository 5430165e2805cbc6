// Compares what the package computes with values from elsewhere: FIDE's own program and a second, independent one.

import type { CrosstableOptions, Edition, Player, Rounds, Scoring, System } from '../src/index.js';
import { crosstable, standings, tiebreakValues } from '../src/index.js';

export const CODES = ['PTS', 'PS', 'PS/C1', 'SB', 'SB/C1', 'ARO', 'ARO/C1'] as const;

/** Lists of these codes; their ranks follow from the values, see {@link ranksOf}. */
const ORDERS: readonly (readonly string[])[] = [
  ['PTS'],
  ['PTS', 'SB'],
  ['PTS', 'SB/C1', 'SB', 'PS'],
  ['PTS', 'PS/C1', 'ARO/C1'],
  ['ARO', 'PS'],
  ['SB', 'PTS'],
];

/** Values by code, then by player; `null` where the regulations leave one undefined. */
export type Expected = Readonly<Record<string, Readonly<Record<string, number | null>> | undefined>>;

export interface Golden {
  readonly id: string;
  readonly system: System;
  readonly rounds: number;
  readonly players: readonly Player[];
  readonly games: Rounds;
  readonly scoring?: Scoring;
  readonly expected: Expected;
  readonly standings: readonly {
    readonly order: readonly string[];
    readonly ranks: Readonly<Record<string, number>>;
  }[];
}

export interface GoldenGroup {
  readonly group: string;
  readonly edition: Edition;
  readonly tournaments: readonly Golden[];
}

/** What was compared, and what differs. */
export interface Comparison {
  values: number;
  ranks: number;
  readonly mismatches: string[];
}

export function noComparison(): Comparison {
  return { values: 0, ranks: 0, mismatches: [] };
}

/** Art. 4.2: one more than the number of players who are ahead. No value is the last of all. */
function ranksOf(order: readonly string[], expected: Expected, ids: readonly string[]): Map<string, number> {
  const rows = ids.map((id) => order.map((code) => expected[code]?.[id] ?? -Infinity));
  const isAhead = (one: readonly number[], other: readonly number[]) => {
    const at = one.findIndex((value, column) => value !== other[column]);
    return at >= 0 && one[at] > other[at];
  };
  return new Map(ids.map((id, own) => [id, 1 + rows.filter((row) => isAhead(row, rows[own])).length]));
}

/** Compares all values of our codes with those expected, and the ranks that follow from them. */
export function compareValues(
  into: Comparison,
  name: string,
  games: Rounds,
  options: CrosstableOptions & { readonly players: readonly Player[] },
  expected: Expected,
): void {
  const table = crosstable(games, options);
  for (const code of CODES) {
    const values = tiebreakValues(code, table);
    for (const [id, value] of Object.entries(expected[code] ?? {})) {
      into.values++;
      const own = values.get(id);
      if (!Object.is(own, value)) into.mismatches.push(`${name} ${code} of ${id}: expected ${value}, got ${own}`);
    }
  }
  for (const order of ORDERS) {
    // Where two readings are possible, a value is left out, and the list says nothing
    if (!table.players.every((id) => order.every((code) => expected[code]?.[id] !== undefined))) continue;
    compareRanks(into, name, standingRanks(table, order), order, ranksOf(order, expected, table.players));
  }
}

function standingRanks(table: Parameters<typeof standings>[0], order: readonly string[]): Map<string, number> {
  return new Map(standings(table, order).map(({ player, rank }) => [player, rank]));
}

function compareRanks(
  into: Comparison,
  name: string,
  own: ReadonlyMap<string, number>,
  order: readonly string[],
  expected: ReadonlyMap<string, number>,
): void {
  for (const [id, rank] of expected) {
    into.ranks++;
    if (own.get(id) === rank) continue;
    into.mismatches.push(`${name} ${order.join()} of ${id}: expected rank ${rank}, got ${own.get(id)}`);
  }
}

function isOurs(code: string): boolean {
  return CODES.some((own) => own === code);
}

/** Compares a whole group, its own standings included where they are lists of our codes. */
export function compareGroup(into: Comparison, { edition, tournaments }: GoldenGroup): void {
  for (const golden of tournaments) {
    const { id, system, rounds, players, games, scoring, expected } = golden;
    const name = `${id} (${edition})`;
    const options = { system, rounds, players, scoring, edition };
    compareValues(into, name, games, options, expected);
    for (const { order, ranks } of golden.standings) {
      if (!order.every(isOurs)) continue;
      const own = standingRanks(crosstable(games, options), order);
      compareRanks(into, name, own, order, new Map(Object.entries(ranks)));
    }
  }
}
