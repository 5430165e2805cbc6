// FIDE C.07 (editions 2024-08 and 2026-03), Article 4.2: the order under a list of tie-breaks.

import { directEncounter } from './article-6.js';
import { type Fraction, compareFractions, fraction } from './fraction.js';
import { type Column, type Sheet, columnOf, isEncounter, isLowerFirst } from './values.js';

/** Players in groups, first to last; those in a group are tied. */
export type Order = readonly (readonly number[])[];

/** Splits tied players by a column; players without a value come last. */
function splitBy(column: Column, lowerFirst: boolean, tied: readonly number[]): Order {
  const distance = (one: Fraction | null, other: Fraction | null): number => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return lowerFirst ? compareFractions(one, other) : compareFractions(other, one);
  };
  const sorted = tied.toSorted((one, other) => distance(column[one], column[other]));
  const groups: number[][] = [];
  for (const player of sorted) {
    const last = groups.at(-1);
    if (last !== undefined && distance(column[last[0]], column[player]) === 0) last.push(player);
    else groups.push([player]);
  }
  return groups;
}

/** By player: 1 and the number of players in the groups before. */
function ranksOf(order: Order): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>();
  let before = 0;
  for (const group of order) {
    for (const player of group) ranks.set(player, before + 1);
    before += group.length;
  }
  return ranks;
}

/** The place of a player under a list. */
export interface Placing {
  readonly rank: number;
  /** In the order of the list; of direct encounter the rank among those who were still tied, if it separated any of them. */
  readonly values: readonly (Fraction | null)[];
  /** In the order of the list: the players tied until then, the player among them. */
  readonly tied: readonly (readonly number[])[];
}

/** The effect of a code of a list on tied players. */
export type Separation =
  | { readonly separate: (tied: readonly number[]) => Order }
  | {
      readonly column: Column;
      readonly isLowerFirst: boolean;
      /** Whether the code can compare the tied; default: always. */
      readonly mayCompare?: (tied: readonly number[]) => boolean;
    };

/** Art. 4.2: every tie-break for each subgroup of participants still tied. */
export function place(
  participants: number,
  list: readonly Separation[],
  expelled: ReadonlySet<number> = new Set(),
): readonly Placing[] {
  const everybody = Array.from({ length: participants }, (_, number) => number);
  let order: Order = [everybody.filter((number) => !expelled.has(number))];
  const columns: Column[] = [];
  const orders: Order[] = [];
  for (const code of list) {
    orders.push(order);
    if ('separate' in code) {
      const column: (Fraction | null)[] = [];
      order = order.flatMap((tied) => {
        const groups = code.separate(tied);
        const ranks = ranksOf(groups);
        for (const player of tied) column[player] = groups.length > 1 ? fraction(ranks.get(player) ?? 0) : null;
        return groups;
      });
      columns.push(column);
    } else {
      const { column, isLowerFirst: lowerFirst, mayCompare = () => true } = code;
      order = order.flatMap((tied) => (mayCompare(tied) ? splitBy(column, lowerFirst, tied) : [tied]));
      columns.push(column);
    }
  }
  const ranks = ranksOf(order);
  return Array.from({ length: participants }, (_, player) => ({
    rank: ranks.get(player) ?? 0,
    values: columns.map((column) => column[player] ?? null),
    tied: orders.map((before) => before.find((group) => group.includes(player)) ?? []),
  }));
}

/** The places of the players under a list of codes; `leftOut` are those who aren't ranked. */
export function placings(sheet: Sheet, list: readonly string[], leftOut = sheet.event.expelled): readonly Placing[] {
  const { event } = sheet;
  const separations = list.map((code): Separation => {
    if (isEncounter(code)) return { separate: (tied) => directEncounter(event, tied, code === 'DE/P') };
    return { column: columnOf(code, sheet), isLowerFirst: isLowerFirst(code) };
  });
  return place(event.entries.length, separations, leftOut);
}

/** The rank of every player among those with the same points; 1 for a group that nothing separates, none of the expelled. */
export function encounterColumn(sheet: Sheet, code: string): Column {
  const { expelled } = sheet.event;
  return placings(sheet, ['PTS', code]).map(({ values }, player) =>
    expelled?.has(player) === true ? null : (values[1] ?? fraction(1)),
  );
}
