import type { Tournament } from '../tournament/tournament.js';

/** The result of a match for a team. */
export interface MatchResult {
  readonly matchPoints: number;
  readonly gamePoints: number;
  /** The game points of the opponents; `null` where there are none. */
  readonly against: number | null;
  /**
   * The game points by board, board 1 first, as Article 12 counts them: a forfeit is a win or a loss, a pairing-allocated bye a
   * win on every board, so that they need not add up to `gamePoints`. `null` where only the total is known.
   */
  readonly boards: readonly number[] | null;
}

/** The result of a team's match, by cell; an empty object for a player. */
export function matchOf(tournament: Tournament, cell: number): { readonly match?: MatchResult } {
  const { boards, opponents, primary, rounds, secondary } = tournament;
  if (boards === undefined || secondary === undefined) return {};
  const [matches, games] = primary.name === 'MP' ? [primary, secondary] : [secondary, primary];
  const opponent = opponents[cell];
  const onBoards = boards.points.subarray(cell * boards.size, (cell + 1) * boards.size);
  return {
    match: {
      matchPoints: matches.awarded[cell] / matches.scale,
      gamePoints: games.awarded[cell] / games.scale,
      against: opponent < 0 ? null : games.awarded[opponent * rounds + (cell % rounds)] / games.scale,
      boards: onBoards.some(Number.isNaN) ? null : Array.from(onBoards, (points) => points / games.scale),
    },
  };
}
