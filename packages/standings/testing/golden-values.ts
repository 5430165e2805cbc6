// Compares what the package computes with values from elsewhere: FIDE's own program and a second, independent one.

import {
  type Contribution,
  type Crosstable,
  type CrosstableOptions,
  type Edition,
  type Player,
  type Rounds,
  type Scoring,
  type System,
  crosstable,
} from '@crosstable/core';

import { explain } from '../src/explain.js';
import { standings } from '../src/standings.js';
import { tiebreakValues } from '../src/values.js';

/** The folder of the repository's own golden tournaments, a file for each group. */
export const GOLDEN = new URL('fixtures/golden/', import.meta.url);

/** Values by code, then by player; `null` where the regulations leave one undefined. */
export type Expected = Readonly<Record<string, Readonly<Record<string, number | null>> | undefined>>;

interface Ranks {
  readonly order: readonly string[];
  readonly ranks: Readonly<Record<string, number>>;
}

/** Where the two programs, or two readings of the text, differ: of a value or of the ranks under a list. */
export type Disputed = { readonly class: string } & (
  | { readonly tb: string; readonly id: string; readonly reference: number; readonly text?: number }
  | { readonly order: readonly string[]; readonly reference: Ranks['ranks']; readonly text: Ranks['ranks'] }
);

export interface Golden {
  readonly id: string;
  readonly system: System;
  readonly rounds: number;
  readonly players: readonly Player[];
  readonly games: Rounds;
  readonly scoring?: Scoring;
  readonly expected: Expected;
  readonly standings: readonly Ranks[];
  readonly disputed?: readonly Disputed[];
}

export interface GoldenGroup {
  readonly group: string;
  readonly edition: Edition;
  readonly tournaments: readonly Golden[];
}

type ListedOptions = CrosstableOptions & { readonly players: readonly Player[] };

/** The number of comparisons, and the differences. */
export interface Comparison {
  values: number;
  /** Contributions whose score is an opponent's adjusted score. */
  contributions: number;
  ranks: number;
  disputed: number;
  readonly mismatches: string[];
}

export function noComparison(): Comparison {
  return { values: 0, contributions: 0, ranks: 0, disputed: 0, mismatches: [] };
}

/** Adds up what was compared, without what differs. */
export function addComparison(all: Comparison, { values, contributions, ranks, disputed }: Comparison): void {
  all.values += values;
  all.contributions += contributions;
  all.ranks += ranks;
  all.disputed += disputed;
}

/** How the source prints averages of Buchholz, which aren't rounded here: how many decimals, and what for none. */
export interface Printed {
  readonly decimals: number;
  readonly none: 0 | null;
}

const AS_GOLDEN: Printed = { decimals: 2, none: null };

/**
 * Half up. The exact value is p / q, where q is the number of opponents times the parts of a point: less than 10,000. So
 * 100 (or 10,000) p / q + ½ is a multiple of 1 / 2q: a whole number, or at least 1 / 20,000 below the next one. The
 * millionth makes good for the error of the division, which is smaller, and can't reach the next whole number.
 */
export function roundedHalfUp(value: number, decimals: number): number {
  return Math.floor(value * 10 ** decimals + 0.5 + 1e-6) / 10 ** decimals;
}

function asPrinted(code: string, value: number | null | undefined, { decimals, none }: Printed) {
  if (!code.startsWith('AOB')) return value;
  return typeof value === 'number' ? roundedHalfUp(value, decimals) : none;
}

/** Art. 16.3: not tie-breaks, but what opponents see of a player, in Buchholz and in Fore Buchholz. */
const ADJUSTED: Readonly<Record<string, string | undefined>> = { ABH: 'BH', AFB: 'FB' };

/** The codes that something is expected of. */
export function codesIn(expected: Expected): readonly string[] {
  return Object.keys(expected).filter((code) => Object.keys(expected[code] ?? {}).length > 0);
}

/** Compares all values with those expected, and the ranks that follow from them. */
export function compareValues(
  into: Comparison,
  name: string,
  games: Rounds,
  options: ListedOptions,
  expected: Expected,
  printed: Printed = AS_GOLDEN,
): void {
  compareTable(into, name, crosstable(games, options), expected, printed);
}

function compareTable(
  into: Comparison,
  name: string,
  table: Crosstable,
  expected: Expected,
  printed: Printed = AS_GOLDEN,
): void {
  for (const code of codesIn(expected)) {
    const buchholz = ADJUSTED[code];
    if (buchholz !== undefined) {
      compareAdjusted(into, `${name} ${code}`, table, buchholz, expected[code] ?? {});
      continue;
    }
    const values = tiebreakValues(code, table);
    for (const [id, value] of Object.entries(expected[code] ?? {})) {
      into.values++;
      const own = asPrinted(code, values.get(id), printed);
      if (!Object.is(own, value)) into.mismatches.push(`${name} ${code} of ${id}: expected ${value}, got ${own}`);
    }
  }
  for (const order of ORDERS) {
    // Where two readings are possible, a value is left out, and the list says nothing
    if (!table.players.every((id) => order.every((code) => expected[code]?.[id] !== undefined))) continue;
    compareRanks(into, name, table, order, ranksOf(order, expected, table.players));
  }
}

/** Every score that a player's (Fore) Buchholz takes from an opponent is that opponent's adjusted score. */
function compareAdjusted(
  into: Comparison,
  name: string,
  table: Crosstable,
  code: string,
  adjusted: Readonly<Record<string, number | null | undefined>>,
): void {
  for (const id of table.players) {
    for (const contribution of explain(code, id, table).contributions) {
      const { round, opponent, score } = contribution;
      if (opponent === null || !showsOpponent(contribution, code, table)) continue;
      const expected = adjusted[opponent];
      if (expected === undefined) continue; // not every value of a large tournament is in the repository
      into.contributions++;
      if (score === expected) continue;
      into.mismatches.push(`${name} of ${opponent}, by ${id} in round ${round}: expected ${expected}, got ${score}`);
    }
  }
}

const OVER_THE_BOARD: readonly string[] = ['win', 'draw', 'loss'];
const FORFEITS: readonly string[] = ['forfeit-win', 'forfeit-loss', 'double-forfeit'];

/** Whether a contribution is the opponent's score; Fore Buchholz takes forfeits of the final round for games (8.3). */
function showsOpponent({ round, outcome }: Contribution, code: string, table: Crosstable): boolean {
  if (OVER_THE_BOARD.includes(outcome)) return true;
  return code === 'FB' && round === table.announcedRounds && FORFEITS.includes(outcome);
}

/** Lists without direct encounter, which has no value: their ranks follow from the values, see {@link ranksOf}. */
const ORDERS: readonly (readonly string[])[] = [
  ['PTS', 'SB/C1', 'SB', 'PS'],
  ['PTS', 'BH/M1', 'FB/C2', 'REP'],
  ['PTS', 'KS', 'STD', 'WON'],
  ['APRO', 'PTP', 'ARO/C2'],
  ['SB', 'PTS'],
];

/** Art. 4.2: one more than the number of players who are ahead. No value is the last of all. */
function ranksOf(order: readonly string[], expected: Expected, ids: readonly string[]): Ranks['ranks'] {
  const rows = ids.map((id) => ({ id, values: order.map((code) => expected[code]?.[id] ?? -Infinity) }));
  const compare = ({ values: one }: (typeof rows)[0], { values: other }: (typeof rows)[0]): number => {
    const at = one.findIndex((value, column) => value !== other[column]);
    return at < 0 ? 0 : other[at] - one[at];
  };
  const ranks: Record<string, number> = {};
  const sorted = rows.toSorted(compare);
  sorted.forEach((row, at) => {
    ranks[row.id] = at > 0 && compare(sorted[at - 1], row) === 0 ? ranks[sorted[at - 1].id] : at + 1;
  });
  return ranks;
}

function compareRanks(
  into: Comparison,
  name: string,
  table: Crosstable,
  order: readonly string[],
  expected: Ranks['ranks'],
): void {
  const own = new Map(standings(table, order).map(({ player, rank }) => [player, rank]));
  for (const [id, rank] of Object.entries(expected)) {
    into.ranks++;
    if (own.get(id) === rank) continue;
    into.mismatches.push(`${name} ${order.join()} of ${id}: expected rank ${rank}, got ${own.get(id)}`);
  }
}

/**
 * Where we go with the reference instead of the second reading: games "won over the board" and "played over the board"
 * are no forfeits, in a round robin either (see the note on 15.2 in the README of the golden values).
 */
const OVER_THE_BOARD_ONLY = ['RR-FORFEIT-WIN-15.2', 'RR-FORFEIT-2024'];

/** The value that we hold to be right in a dispute. */
function sideTaken({ class: dispute, reference, text }: Extract<Disputed, { tb: string }>): number {
  return OVER_THE_BOARD_ONLY.includes(dispute) || text === undefined ? reference : text;
}

function compareDisputed(into: Comparison, name: string, table: Crosstable, all: readonly Disputed[]): void {
  const columns = new Map<string, ReadonlyMap<string, number | null>>();
  const isOverTheBoard = all.some(({ class: dispute }) => OVER_THE_BOARD_ONLY.includes(dispute));
  for (const disputed of all) {
    into.disputed++;
    if ('order' in disputed) {
      const { order, reference, text } = disputed;
      compareRanks(into, `${name} disputed`, table, order, isOverTheBoard ? reference : text);
      continue;
    }
    const { tb, id, class: dispute } = disputed;
    const column = columns.get(tb) ?? tiebreakValues(tb, table);
    columns.set(tb, column);
    const own = asPrinted(tb, column.get(id), AS_GOLDEN);
    const expected = sideTaken(disputed);
    if (own === expected) continue;
    into.mismatches.push(`${name} ${tb} of ${id}: expected ${expected} (${dispute}), got ${own}`);
  }
}

/** Compares a whole group: values, standings, and what is disputed with the side that we take. */
export function compareGroup(into: Comparison, { edition, tournaments }: GoldenGroup): void {
  for (const { id, system, rounds, players, games, scoring, expected, ...golden } of tournaments) {
    const name = `${id} (${edition})`;
    const table = crosstable(games, { system, rounds, players, scoring, edition });
    compareTable(into, name, table, expected);
    for (const { order, ranks } of golden.standings) compareRanks(into, name, table, order, ranks);
    compareDisputed(into, name, table, golden.disputed ?? []);
  }
}
