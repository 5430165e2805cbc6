// The tie-breaks that players of the United States may expect where nothing was announced
import { isAlone } from '@crosstable/core';
import { ORDER_34E, ORDER_34F } from '@crosstable/us-chess/inside';

import type { ChessEvent } from './chess-event.js';

/** Whether all players have met each other. A table of rounds doesn't say that it is one of a round robin. */
function haveAllMet({ games, players }: Pick<ChessEvent, 'games' | 'players'>): boolean {
  const paired = games.flat().filter((game) => !isAlone(game));
  const pairs = new Set(paired.map(({ white, black }) => [white, black].sort().join('\n')));
  return pairs.size === (players.length * (players.length - 1)) / 2;
}

/** The order of 34E, or of 34F in a round robin. */
export function usChessOrder(event: Pick<ChessEvent, 'games' | 'players'>): readonly string[] {
  return haveAllMet(event) ? ORDER_34F : ORDER_34E;
}
