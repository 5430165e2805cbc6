// FIDE C.07 (edition 2026-03), Article 13.4: Scores and Schedule Strength Combination

import { buchholzCalculation, finalRoundDrawn, refusalOfFore, refusalOfRoundRobin } from '@crosstable/buchholz/inside';
import {
  type Calculation,
  TEAMS_ONLY,
  type Tournament,
  checkFlag,
  checkNames,
  checkWhole,
  refusalOf,
  refuse,
  valueOf,
  withForfeitsPlayed,
} from '@crosstable/core';

import type { TeamTable } from './article-11-table.js';
import { tournamentOfTeam } from './players-of.js';

/** The divisor, unless it is that of the regulations, and whether Fore Buchholz replaces Buchholz. */
export interface ScheduleStrength {
  /** The divisor that the rules of the competition set; default that of Article 13.4.2. */
  readonly divisor?: number | undefined;
  readonly fore?: boolean | undefined;
}

/**
 * Art. 13.4.2 b: the maximum of primary points in the rounds so far, divided by the maximum of secondary points in a
 * match and rounded down. At least 1, because a smaller divisor would be 0.
 */
export function divisorOf({ primary, rounds, secondary = primary }: Tournament): number {
  // Whole numbers: 0.6 / 0.2 would be a little less than 3
  const most = primary.win * rounds * secondary.scale;
  const ofMatch = secondary.win * primary.scale;
  return ofMatch > 0 ? Math.max(1, Math.trunc(most / ofMatch)) : 1;
}

/** Art. 13.4: the secondary score, plus the Buchholz in the primary score divided by the divisor. */
export function scheduleStrengthOf({ divisor, fore = false }: ScheduleStrength): Calculation {
  return {
    participants: TEAMS_ONLY,
    refusal: fore ? refusalOfFore : refusalOfRoundRobin,
    // The secondary score stays as it is; only the Buchholz looks ahead
    contributions: (tournament, rows) =>
      buchholzCalculation.contributions(fore ? finalRoundDrawn(tournament) : tournament, rows),
    values: ({ from, sums, tournament }) => {
      const { primary, secondary = primary } = tournament;
      const by = divisor ?? divisorOf(tournament);
      return sums.map((sum, row) => {
        // One division of whole numbers, so that equal values are equal
        const whole = secondary.totals[from + row] * primary.scale * by + sum * secondary.scale;
        return whole / (primary.scale * secondary.scale * by); // Art. 13.4
      });
    },
  };
}

/** The variant of the combination. */
export interface ScheduleStrengthVariant extends ScheduleStrength {
  /** `true` if forfeited matches count as played. */
  readonly forfeits?: boolean | undefined;
}

/** Checks the variant. */
export function checkedScheduleStrength(variant: ScheduleStrengthVariant): ScheduleStrength & { forfeits: boolean } {
  checkNames(variant, 'variant', { divisor: true, fore: true, forfeits: true });
  const { divisor, fore = false, forfeits = false } = variant;
  if (divisor !== undefined) checkWhole(divisor, 'variant.divisor', 1, MOST);
  checkFlag(fore, 'variant.fore');
  checkFlag(forfeits, 'variant.forfeits');
  return { divisor, fore, forfeits };
}

/** The largest divisor that a code can have, `/K999999999`. */
const MOST = 999_999_999;

/**
 * Scores and Schedule Strength Combination: the secondary score of a team, and the Buchholz in its primary score divided by a
 * number that makes the two comparable.
 *
 * @param team - Id of the team.
 * @param table - The tournament, from `teamTable`; Fore Buchholz needs the announced number of rounds.
 * @param variant - The divisor, if the rules of the competition set one; `fore` for `/F`, and `forfeits` for `/P`.
 * @returns Points, not rounded; tables print two decimals.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError for
 *   a table of a round-robin under the edition of March 2026, and with `fore` for one without the announced number of rounds.
 *
 * Cost: linear in the rounds, after a first call with a table that is linear in teams times rounds. Follows C.07 Art. 13.4,
 * 8.1, 8.3 and 16.
 *
 * @example
 * ```ts
 * import { teamTable } from 'crosstable';
 *
 * const table = teamTable([
 *   [{ white: 'Lions', black: 'Bears', gamePoints: [2.5, 1.5] }],
 *   [{ white: 'Bears', black: 'Lions', gamePoints: [2, 2] }],
 * ]);
 * scheduleStrength('Lions', table); // → 6.5
 * ```
 */
export function scheduleStrength(team: string, table: TeamTable, variant: ScheduleStrengthVariant = {}): number {
  const { forfeits, ...strength } = checkedScheduleStrength(variant);
  const tournament = tournamentOfTeam(team, table);
  const calculation = scheduleStrengthOf(strength);
  refuse(refusalOf(calculation, tournament), 'table');
  return valueOf(calculation, team, forfeits ? withForfeitsPlayed(tournament) : tournament);
}
