import type { MatchResult } from '../input/match-result.js';
import type { Tournament } from '../tournament/tournament.js';

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
