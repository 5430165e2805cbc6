import type { Tournament } from '@crosstable/core';
import { valuesOf } from '@crosstable/core';

import type { Split } from '../../crosstable/src/article-4.2-ranking.js';
import { byColumn, whereEqual } from '../../crosstable/src/article-4.2-ranking.js';
import { separate as separated } from '../../direct-encounter/src/article-6.js';
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
  { code: 'DE', article: '6', separate: (tournament, tied) => separated(tournament, tied, false) },
  { code: 'DE/P', article: '6.1.1', separate: (tournament, tied) => separated(tournament, tied, true) },
];

/** Those of players. */
export const CODES_OF_PLAYERS: KnownCodes = {
  participants: 'players',
  calculations: CALCULATIONS,
  orders: DIRECT_ENCOUNTERS,
};

/** How a code of a list divides the tied; an empty list for an unknown code. */
export function splitsOf(code: string, tournament: Tournament, known: KnownCodes): Split[] {
  const byOrder =
    ({ separate }: CodedOrder): Split =>
    (tied) =>
      separate(tournament, tied);
  const byValues = ({ calculation, comparable, cuts, lowerFirst }: CodedCalculation): Split => {
    const split = byColumn(valuesOf(calculation, cuts, tournament), lowerFirst);
    return comparable === undefined ? split : whereEqual(comparable(tournament), split);
  };
  const isMeant = (one: { readonly code: string }): boolean => one.code === code;
  return [...known.orders.filter(isMeant).map(byOrder), ...known.calculations.filter(isMeant).map(byValues)];
}
