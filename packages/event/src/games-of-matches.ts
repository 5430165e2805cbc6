import type { Game, Matches } from '@crosstable/core';

/** A board as its players have it; a vacant seat has no player. */
function gamesOfBoard(board: Game): readonly Game[] {
  const { white, black, kind } = board;
  if (white !== '' && black !== '') return [board];
  const player = white || black;
  if (player === '') return [];
  const hasWon = kind === (white === '' ? 'forfeit-loss' : 'forfeit-win');
  const alone = { white: player, black: '' };
  return [hasWon ? { ...alone, result: 1, kind: 'forfeit-win' } : { ...alone, result: 0, kind: 'zero-bye' }];
}

/** The games on the boards of matches. A win against a vacant seat becomes a forfeit win without an opponent. */
export function gamesOfMatches(matches: Matches): Game[][] {
  return matches.map((round) => round.flatMap(({ boards = [] }) => boards.flatMap(gamesOfBoard)));
}
