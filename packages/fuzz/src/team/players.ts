import type { Tournament } from '@crosstable/core/testing/random/tournament';
import type { Game, Match, Player } from 'crosstable';

import type { TeamTournament } from './tournament.js';

/** The game of a board for its players, or the forfeit of a player whose opponent's seat is vacant. */
function gamesOn(board: Game): readonly Game[] {
  const { white, black, kind, result } = board;
  if (white !== '' && black !== '') return [board];
  if (white === '' && black === '') return [];
  // The present player has won: the forfeit from the other side
  if (white === '') return [{ white: black, black: '', result: 1, kind: 'forfeit-win' }];
  return [{ white, black, result, ...(kind === undefined ? {} : { kind }) }];
}

function gamesOf({ boards = [] }: Match): readonly Game[] {
  return boards.flatMap(gamesOn);
}

/** The tournament of the players: the listed ones, else those of the rosters or of the boards. */
export function boardTournament({ matches, teams, options }: TeamTournament): Tournament {
  const games = matches.map((round) => round.flatMap(gamesOf));
  const rosters = teams.flatMap(({ players = [] }) => players);
  const seated = games
    .slice(0, options.round)
    .flat()
    .flatMap(({ white, black }) => (black === '' ? [white] : [white, black]));
  const players: readonly Player[] =
    options.players ?? [...new Set(rosters.length > 0 ? rosters : seated)].map((id) => ({ id }));
  const { system, round, scoring, edition, ratings, unrated, rounds = games.length } = options;
  return { games, players, options: { system, round, scoring, edition, ratings, unrated, rounds } };
}
