// Makes up a Swiss tournament of teams, the same one for the same arguments.
import { randomNumbers, swiss } from './tournament.mjs';

/** Chances of a win and of a win or a draw on a board, for White. */
const WIN = 0.36;
const WIN_OR_DRAW = 0.72;

/**
 * The Swiss of `tournament.mjs` with a team for every player: byes and forfeited matches are the same, every other game is a
 * match whose boards are played. The first team has the white pieces on the odd boards.
 *
 * @param {number} size teams
 * @param {number} rounds
 * @param {number} boards of a match
 */
export function teamSwiss(size, rounds, boards) {
  const random = randomNumbers(2);
  const { games, players } = swiss(size, rounds, { prefix: 'T' });
  const rosterOf = (id) => Array.from({ length: boards }, (_, board) => `${id}-${board + 1}`);
  const rosters = new Map(players.map(({ id }) => [id, rosterOf(id)]));
  const playBoard = (first, second, board) => {
    const [white, black] = board % 2 === 0 ? [first[board], second[board]] : [second[board], first[board]];
    const luck = random();
    const result = luck < WIN ? 1 : luck < WIN_OR_DRAW ? 0.5 : 0;
    return { white, black, result };
  };
  const playMatch = ({ white, black, kind }) => {
    if (kind !== undefined) return { white, black, kind };
    const [first, second] = [rosters.get(white), rosters.get(black)];
    return { white, black, boards: first.map((_, board) => playBoard(first, second, board)) };
  };
  return {
    boards,
    matches: games.map((round) => round.map(playMatch)),
    teams: players.map(({ id }) => ({ id, players: rosters.get(id) })),
  };
}
