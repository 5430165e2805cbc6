// FIDE C.07 (edition 2026-03), Article 13.2: Extended Sonneborn-Berger

import {
  type Calculation,
  type Score,
  TEAMS_ONLY,
  type Tournament,
  after,
  check,
  checkFlag,
  checkNames,
  cutLeastSignificant,
  inScore,
  valueOf,
  withForfeitsPlayed,
} from '@crosstable/core';
import { sonnebornBergerOf } from '@crosstable/sonneborn-berger/inside';

import type { TeamTable } from './article-11-table.js';
import { tournamentOfTeam } from './players-of.js';

/** The score of the opponents, and the score of the team's own points. */
export interface Products {
  readonly opponents: 'MP' | 'GP';
  readonly own: 'MP' | 'GP';
}

/** The score of the team's own points, in a tournament whose primary score is that of the opponents. */
export function scoredIn({ opponents, own }: Products): (tournament: Tournament) => Score {
  return ({ primary, secondary = primary }) => (own === opponents ? primary : secondary);
}

/** Art. 13.2: the opponents' totals in one score, each times the team's points against them in one. */
export function extendedSonnebornBergerOf(products: Products): Calculation {
  return {
    ...sonnebornBergerOf(scoredIn(products)),
    participants: TEAMS_ONLY,
    transform: (tournament) => inScore(tournament, products.opponents),
  };
}

/** The variant of Extended Sonneborn-Berger. */
export interface ExtendedSonnebornBergerVariant extends Products {
  /** The number of least significant products that are cut; default 0. */
  readonly cut?: 0 | 1 | 2 | undefined;
  /** `true` if forfeited matches count as played. */
  readonly forfeits?: boolean | undefined;
}

const SCORES: readonly unknown[] = ['MP', 'GP'];

/** Checks the variant. */
export function checkedProducts(variant: ExtendedSonnebornBergerVariant): {
  readonly products: Products;
  readonly cut: 0 | 1 | 2;
  readonly forfeits: boolean;
} {
  checkNames(variant, 'variant', { opponents: true, own: true, cut: true, forfeits: true });
  const { cut = 0, forfeits = false, opponents, own } = variant;
  check(SCORES.includes(opponents), 'variant.opponents', '"MP" or "GP"', opponents, 'string');
  check(SCORES.includes(own), 'variant.own', '"MP" or "GP"', own, 'string');
  check([0, 1, 2].includes(cut), 'variant.cut', '0, 1 or 2', cut, 'number');
  checkFlag(forfeits, 'variant.forfeits');
  return { products: { opponents, own }, cut, forfeits };
}

/**
 * Extended Sonneborn-Berger: the opponents' final match points or game points, each times the match points or game points scored
 * against them. Unplayed matches go by Article 16, in a round-robin by Article 15.2.
 *
 * @param team - Id of the team.
 * @param table - The tournament, from `teamTable`.
 * @param variant - `{ opponents: 'MP', own: 'GP' }` for EMGSB; `cut` for its Cut-1 and Cut-2, by the opponents' score (Article
 *   14.1.2), and `forfeits` for `/P`.
 * @returns Points times points; 0 for a team without matches.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: linear in the rounds, after a first call with a table that is linear in teams times rounds. Follows C.07 Art.
 * 13.2, 14.1.2, 15 and 16.
 *
 * @example
 * ```ts
 * import { teamTable } from 'crosstable';
 *
 * const table = teamTable([
 *   [{ white: 'Lions', black: 'Bears', gamePoints: [2.5, 1.5] }],
 *   [{ white: 'Bears', black: 'Lions', gamePoints: [2, 2] }],
 * ]);
 * extendedSonnebornBerger('Lions', table, { opponents: 'MP', own: 'GP' }); // → 4.5
 * ```
 */
export function extendedSonnebornBerger(
  team: string,
  table: TeamTable,
  variant: ExtendedSonnebornBergerVariant,
): number {
  const { cut, forfeits, products } = checkedProducts(variant);
  const tournament = tournamentOfTeam(team, table);
  const cuts = Array.from({ length: cut }, () => cutLeastSignificant); // Art. 14.1.2, 16.5
  const calculation = extendedSonnebornBergerOf(products);
  return valueOf(calculation, team, forfeits ? withForfeitsPlayed(tournament) : tournament, after(...cuts));
}
