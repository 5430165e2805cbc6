import { FORFEIT_LOSS, type Points } from '@crosstable/core';

import { eachMatch, isList } from './each-match.js';

/** The fewest boards on which two teams can score these totals together; 0 if the totals don't tell. */
function leastBoardsFor(totals: unknown, mostOfBoth: number): number {
  if (!isList(totals)) return 0;
  let sum = 0;
  for (const total of totals) sum += typeof total === 'number' ? total : 0;
  return Number.isFinite(sum) ? Math.ceil(sum / mostOfBoth - 1e-9) : 0;
}

/** The fewest and the most game points that a board gives one team, and the most that it gives both together, in units of the score. */
export function limitsOfBoard({ draw, loss, ofOutcome, win }: Points): {
  readonly least: number;
  readonly most: number;
  readonly ofBoth: number;
} {
  const absence = ofOutcome[FORFEIT_LOSS];
  return {
    least: Math.min(win, draw, loss, absence),
    most: Math.max(win, draw, loss, absence),
    ofBoth: Math.max(win + loss, 2 * draw, win + absence, 2 * absence),
  };
}

/** The number of boards of a match if the caller gives none: that of the largest match, or as many as its totals need. */
export function mostBoards(rounds: readonly unknown[], ofGame: Points): number {
  const mostOfBoth = limitsOfBoard(ofGame).ofBoth / ofGame.scale;
  let most = 1;
  eachMatch(rounds, ({ boards, gamePoints }) => {
    if (isList(boards)) most = Math.max(most, boards.length);
    else if (mostOfBoth > 0) most = Math.max(most, leastBoardsFor(gamePoints, mostOfBoth));
  });
  return most;
}
