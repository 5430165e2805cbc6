import { averageRatingOfOpponents } from '@crosstable/average-rating';
import { explain as explainProgressive } from '@crosstable/progressive/explain';
import { sonnebornBerger } from '@crosstable/sonneborn-berger';
import type { Crosstable as AnyTable, Explanation as AnyExplanation } from '@crosstable/types';
import {
  crosstable,
  explain,
  explainOrder,
  inWords,
  standings,
  tiebreak,
  tiebreakValues,
  type Crosstable,
  type Game,
  type OrderExplanation,
} from 'crosstable';

const games: readonly (readonly Game[])[] = [[{ white: 'A', black: 'B', result: 1 }]];
const table: Crosstable = crosstable(games, {
  system: 'swiss',
  edition: '2026-03',
  players: [{ id: 'A' }, { id: 'B' }],
});
export const ranks: readonly number[] = standings(table, ['PTS', 'SB']).map(({ rank }) => rank);
export const values: ReadonlyMap<string, number | null> = tiebreakValues('SB/C1', table);
export const one: number | null = tiebreak('PS')('A', table);
export const order: OrderExplanation = explainOrder(table, ['PTS', 'SB'], 'A', 'B');
export const lines: readonly string[] = (order.explanations ?? []).flatMap((side) =>
  inWords(side, (id) => `no. ${id}`),
);

// Each package has its own copy of the types: a table of one must suit the others.
export const table2: AnyTable = table;
export const sum: number = sonnebornBerger('A', table) + averageRatingOfOpponents('A', table);
export const explanations: readonly AnyExplanation[] = [explain('SB', 'A', table), explainProgressive('A', table)];

// @ts-expect-error null where the regulations leave a value undefined
export const value: number = tiebreak('ARO')('A', table);
// @ts-expect-error games have to be compiled first
standings(games, ['SB']);
// @ts-expect-error one of two systems
crosstable(games, { system: 'dutch' });
