import type { Contender } from './contender.js';

/**
 * A score of a team, the sum over the players who count:
 *
 * - `'points'`: the points of the standings;
 * - `'rollins'`: the number of all players minus the place, which players with equal points share (US Chess 31A1);
 * - `'rank-points'`: 1 for the last place in the list, 1 more for each place before it;
 * - `'places'`: the places in the list, where less is better;
 * - `'best-place'`: no sum, but the best place alone, where less is better;
 * - any other text: the values of `values` under it, such as `'BH'`; of a player without one nothing is known, and such a sum is last.
 */
export type TeamScore = 'points' | 'rollins' | 'rank-points' | 'places' | 'best-place' | (string & {});

/** How the players of a tournament make teams. */
export interface TeamOptions {
  /** The label that a team has in common, or a function that gives it. Players without one are in no team. */
  readonly by: 'club' | 'federation' | 'group' | ((contender: Contender) => string | undefined);
  /** The number of players who count; default 4. */
  readonly best?: number | undefined;
  /** The most teams of one label: the first has the best players, the next the best of the others. Default 1; `Infinity` for any number. */
  readonly maximum?: number | undefined;
  /** The scores in the order in which they decide. Teams that are equal in all of them share a rank. */
  readonly order: readonly TeamScore[];
  /** The places for women among those who count, which nobody else takes; default 0. */
  readonly women?: number | undefined;
  /** Those for players who aren't known as women; default 0. */
  readonly men?: number | undefined;
  /** Teams with fewer players than count: behind all others, ranked by what they have, or left out. Default `'behind'`. */
  readonly incomplete?: 'behind' | 'counted' | 'out' | undefined;
  /** The fewest players of a team that has a rank; default 0. */
  readonly least?: number | undefined;
}

/** A player who counts for a team. */
export interface TeamMember {
  /** The id. */
  readonly player: string;
  /** In the list, from 1. */
  readonly place: number;
  /** The parts of the scores, in their order; `null` where nothing is known. */
  readonly values: readonly (number | null)[];
}

/** A team in the ranking. */
export interface RankedTeam {
  /** From 1, shared by teams that are equal in everything; `null` for a team with too few players. */
  readonly rank: number | null;
  /** As the first of its players writes it, without blanks around it. */
  readonly label: string;
  /** 1, of the second team of a label 2. */
  readonly number: number;
  /** Whether it has as many players as count. */
  readonly isComplete: boolean;
  /** The scores in their order; `null` where a part isn't known. */
  readonly values: readonly (number | null)[];
  /** The players who count: women and men who have a place of their own, then the others, each in the order of the list. */
  readonly members: readonly TeamMember[];
  /**
   * The place in the order of the score that puts it behind the team before it; `'complete'` for the first team with too few players
   * behind those that have enough; `null` for the first and for one with the same rank, or without one.
   */
  readonly separatedBy: number | 'complete' | null;
  /** The first who doesn't count although the standings leave a counting player equal; the order of the list decided. Else `null`. */
  readonly notCounted: { readonly player: string; readonly rank: number } | null;
}
