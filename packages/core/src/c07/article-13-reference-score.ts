// FIDE C.07 (edition 2026-03), Article 13: the reference score of a team

import { memoized } from '../tournament/memoized.js';
import type { Tournament } from '../tournament/tournament.js';

/**
 * The score that a tie-break takes for the score of a team: match points, game points, or the one that isn't the
 * primary score.
 */
export type ReferenceScore = 'MP' | 'GP' | 'secondary';

/** Swaps the two scores of a tournament. */
export const withScoresSwapped = /* @__PURE__ */ memoized((tournament: Tournament): Tournament => {
  const { primary, secondary = primary } = tournament;
  return Object.freeze({ ...tournament, primary: secondary, secondary: primary });
});

/** Art. 13: the tournament with a score in the place of the primary one, which stays there where no other is named. */
export function inScore(tournament: Tournament, reference: ReferenceScore | undefined): Tournament {
  const stays = reference === undefined || reference === tournament.primary.name;
  return stays ? tournament : withScoresSwapped(tournament);
}
