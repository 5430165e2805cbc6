// The tie-breaks that players of the United States may expect where nothing was announced, and the lists that have some of US Chess
import { CODES_OF_ARTICLE_5, isAlone, plainCode } from '@crosstable/core';
import { ORDER_34E, ORDER_34F, usChess } from '@crosstable/us-chess/inside';

import type { ChessEvent } from './chess-event.js';

/** Whether all players have met each other. A table of rounds doesn't say that it is one of a round robin. */
function haveAllMet({ games, players }: Pick<ChessEvent, 'games' | 'players'>): boolean {
  const paired = games.flat().filter((game) => !isAlone(game));
  const pairs = new Set(paired.map(({ white, black }) => [white, black].sort().join('\n')));
  return pairs.size === (players.length * (players.length - 1)) / 2;
}

/** The order of 34E, and that of 34F in a round robin. */
export const US_CHESS_LISTS = { swiss: ORDER_34E, 'round-robin': ORDER_34F } as const;

/** The order of US Chess for an event. */
export function usChessOrder(event: Pick<ChessEvent, 'games' | 'players'>): readonly string[] {
  return US_CHESS_LISTS[haveAllMet(event) ? 'round-robin' : 'swiss'];
}

/** The codes of US Chess, as lists compare them. */
const CODES_OF_US_CHESS: ReadonlySet<string> = /* @__PURE__ */ new Set(usChess.map(({ code }) => code));

/** The points, which are nobody's tie-break. */
const POINTS: ReadonlySet<string> = /* @__PURE__ */ new Set(['PTS', 'MPTS', 'GPTS']);

/** Whose tie-breaks a list has: US Chess's alone, or FIDE's, too; nothing where none is of US Chess. */
export function rulesOf(list: readonly string[]): 'both' | 'us-chess' | undefined {
  const codes = list.map(plainCode);
  if (!codes.some((code) => CODES_OF_US_CHESS.has(code))) return undefined;
  const families = codes.map((code) => code.split(/[^A-Z]/, 1)[0]);
  return families.some((code) => CODES_OF_ARTICLE_5.has(code) && !POINTS.has(code)) ? 'both' : 'us-chess';
}
