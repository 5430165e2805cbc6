// FIDE C.07 (edition 2026-03), Article 15.1: the result of a match of teams, played or not

import { DOUBLE_FORFEIT, DRAWN, FORFEIT_LOSS, FORFEIT_WIN, LOST, WON } from '../tournament/record.js';

/** The outcomes of the two teams of a match. */
type Outcomes = readonly [number, number];

const BOTH_ABSENT: Outcomes = [DOUBLE_FORFEIT, DOUBLE_FORFEIT];
const DRAWN_MATCH: Outcomes = [DRAWN, DRAWN];
/** Won and lost by the first team: over the board, and by forfeit. */
const WON_MATCH: Outcomes = [WON, LOST];
const LOST_MATCH: Outcomes = [LOST, WON];
const WON_BY_FORFEIT: Outcomes = [FORFEIT_WIN, FORFEIT_LOSS];
const LOST_BY_FORFEIT: Outcomes = [FORFEIT_LOSS, FORFEIT_WIN];

/**
 * The outcomes of the two teams of a match that has ended: by their game points, and by whether any board had a game, and any
 * a win by forfeit.
 */
export function outcomesOfMatch(own: number, others: number, hasGame: boolean, hasForfeitWin: boolean): Outcomes {
  // Art. 15.1: without a game on any board the match wasn't played, unless forfeits made it a draw
  if (!hasGame && !hasForfeitWin) return BOTH_ABSENT;
  // Art. 11.1.1: the team with more game points wins
  if (own === others) return DRAWN_MATCH;
  if (own > others) return hasGame ? WON_MATCH : WON_BY_FORFEIT;
  return hasGame ? LOST_MATCH : LOST_BY_FORFEIT;
}
