import type { Game, GameKind, Match, Result, Team } from '@crosstable/core';

/** A board of two players. */
export function board(white: string, black: string, result: Result | null, kind?: GameKind): Game {
  return kind === undefined ? { white, black, result } : { white, black, result, kind };
}

/** A match of which only the game points are known; none for one that isn't finished. */
export function match(white: string, black: string, own?: number, others = 0): Match {
  return { white, black, gamePoints: own === undefined ? null : [own, others] };
}

/** A match with boards. */
export function boards(white: string, black: string, ...games: readonly Game[]): Match {
  return { white, black, boards: games };
}

export function bye(team: string, kind: GameKind): Match {
  return { white: team, black: '', kind };
}

/** Two teams of two players, `a1`, `a2` and `b1`, `b2`, and so on. */
export function rosters(...ids: readonly string[]): Team[] {
  return ids.map((id) => ({ id, players: [`${id.toLowerCase()}1`, `${id.toLowerCase()}2`] }));
}
