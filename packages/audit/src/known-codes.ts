import type { Tournament } from '@crosstable/core';
import { valuesOf } from '@crosstable/core';

import type { Split } from '../../crosstable/src/article-4.2-ranking.js';
import { byColumn, whereEqual } from '../../crosstable/src/article-4.2-ranking.js';
import { separate } from '../../direct-encounter/src/article-6.js';
import type { CodedCalculation } from './calculations.js';
import { CALCULATIONS } from './calculations.js';

/** A tie-break that orders the tied without giving them values. */
export interface CodedOrder {
  /** With its option. */
  readonly code: string;
  readonly article: string;
  /** Divides the tied into groups, first to last. */
  readonly separate: (tournament: Tournament, tied: readonly number[]) => readonly (readonly number[])[];
}

/** The codes of Article 5 for players, or for teams. */
export interface KnownCodes {
  readonly participants: 'players' | 'teams';
  readonly calculations: readonly CodedCalculation[];
  readonly orders: readonly CodedOrder[];
}

/** Art. 6: direct encounter without and with forfeits. */
export const DIRECT_ENCOUNTERS: readonly CodedOrder[] = [
  { code: 'DE', article: '6', separate: (tournament, tied) => separate(tournament, tied, false) },
  { code: 'DE/P', article: '6.1.1', separate: (tournament, tied) => separate(tournament, tied, true) },
];

/** Those of players. */
export const CODES_OF_PLAYERS: KnownCodes = {
  participants: 'players',
  calculations: CALCULATIONS,
  orders: DIRECT_ENCOUNTERS,
};

/** How a code of a list divides the tied; nothing for a code that there isn't. */
export function splitOf(code: string, tournament: Tournament, known: KnownCodes): Split | undefined {
  const order = known.orders.find((one) => one.code === code);
  if (order !== undefined) return (tied) => order.separate(tournament, tied);
  const coded = known.calculations.find((one) => one.code === code);
  if (coded === undefined) return undefined;
  const { calculation, comparable, cuts, lowerFirst } = coded;
  const split = byColumn(valuesOf(calculation, cuts, tournament), lowerFirst);
  return comparable === undefined ? split : whereEqual(comparable(tournament), split);
}
