import type { Match, MatchScoring, Team, TeamPairingBye } from '@crosstable/core';

import type { PrintedPage } from '../printed-page.js';

/** A crosstable of teams with its matches, and with the points, ranks and tie-breaks that it prints. It has no games and no players. */
export interface PrintedTeamPage extends Pick<
  PrintedPage,
  'after' | 'name' | 'printed' | 'repairs' | 'rounds' | 'start' | 'system' | 'unknown' | 'updated'
> {
  /** In the order of the numbers by which the cells name opponents; these numbers are the ids. */
  readonly teams: readonly Team[];
  /**
   * `matches[n]` is round n + 1, up to the last round with a pairing. The totals of a match are its `gamePoints`, and `null` of one
   * without a result; in a Swiss `white` is the team that has White on the first board.
   */
  readonly matches: readonly (readonly Match[])[];
  /** The number of boards of a match. */
  readonly boards: number;
  /** Match points per outcome, where the page shows that they aren't 2-1-0. */
  readonly matchScoring?: MatchScoring;
  /** The points of a pairing-allocated bye, as far as the page tells them. */
  readonly pairingBye?: TeamPairingBye;
  /** The score that decides first, where the printed ranks show that it is game points. */
  readonly primary?: 'GP';
  /** The match points of each team by its matches and byes. */
  readonly matchPoints: ReadonlyMap<string, number>;
  /** Its game points likewise. */
  readonly gamePoints: ReadonlyMap<string, number>;
}
