import type { Game, Match, Player } from '../../../crosstable/src/index.js';
import type { Tournament } from '../tournament.js';
import type { TeamTournament } from './tournament.js';

/** What a board is for those who have a seat at it: a game, or a forfeit of somebody whom nobody sat against. */
function gamesOn(board: Game): readonly Game[] {
  const { white, black, kind, result } = board;
  if (white !== '' && black !== '') return [board];
  if (white === '' && black === '') return [];
  // Whoever is there has won: the other side of a forfeit from Black's point of view
  if (white === '') return [{ white: black, black: '', result: 1, kind: 'forfeit-win' }];
  return [{ white, black, result, ...(kind === undefined ? {} : { kind }) }];
}

function gamesOf({ boards = [] }: Match): readonly Game[] {
  return boards.flatMap(gamesOn);
}

/** The tournament of the players: those who are listed, else those of the rosters or of the boards. */
export function boardTournament({ matches, teams, options }: TeamTournament): Tournament {
  const games = matches.map((round) => round.flatMap(gamesOf));
  const rosters = teams.flatMap(({ players = [] }) => players);
  const seated = games
    .slice(0, options.round)
    .flat()
    .flatMap(({ white, black }) => (black === '' ? [white] : [white, black]));
  const players: readonly Player[] =
    options.players ?? [...new Set(rosters.length > 0 ? rosters : seated)].map((id) => ({ id }));
  const { system, round, scoring, edition, unrated, rounds = games.length } = options;
  return { games, players, options: { system, round, scoring, edition, unrated, rounds } };
}
