// FIDE C.07 (edition 2026-03), Article 15.1: the result of a match of teams, played or not

import { DOUBLE_FORFEIT, DRAWN, FORFEIT_LOSS, FORFEIT_WIN, LOST, WON } from '../tournament/record.js';

/**
 * The outcomes of the two teams of a match that has ended: by their game points, and by whether any board had a game, and any
 * a win by forfeit.
 */
export function outcomesOfMatch(
  own: number,
  others: number,
  hasGame: boolean,
  hasForfeitWin: boolean,
): readonly [number, number] {
  // Art. 15.1: without a game on any board the match wasn't played, unless forfeits made it a draw
  if (!hasGame && !hasForfeitWin) return [DOUBLE_FORFEIT, DOUBLE_FORFEIT];
  // Art. 11.1.1: the team with more game points wins
  if (own === others) return [DRAWN, DRAWN];
  if (own > others) return hasGame ? [WON, LOST] : [FORFEIT_WIN, FORFEIT_LOSS];
  return hasGame ? [LOST, WON] : [FORFEIT_LOSS, FORFEIT_WIN];
}
