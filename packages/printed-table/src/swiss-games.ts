import { withByes, type FoundBye } from './byes.js';
import { whiteLetter } from './colours.js';
import { checkMirrored, gameOf } from './mirror.js';
import type { PrintedGame, PrintedPlayer } from './printed-game.js';
import { refuseCut } from './refusal.js';
import type { Report } from './repair.js';
import { halfIn, type ReadCell } from './round-cell.js';

/** Throws where cells name opponents that the table doesn't have. */
function checkOpponents(rounds: readonly (readonly ReadCell[])[], players: number): void {
  const unknown = rounds.flat().filter((read) => {
    const opponent = halfIn(read)?.opponent ?? 1;
    return opponent < 1 || opponent > players;
  });
  unknown.sort((a, b) => a.cell.line - b.cell.line); // of a line, the first round stays first
  const [first] = unknown;
  if (unknown.length > 0) refuseCut(first.cell, players, unknown.length);
}

/** The games of each round, up to the last one with a pairing. */
export function swissGames(
  rounds: readonly (readonly ReadCell[])[],
  players: readonly PrintedPlayer[],
  report: Report,
): PrintedGame[][] {
  checkOpponents(rounds, players.length);
  const white = whiteLetter(rounds.flat(), report);
  const byes: FoundBye[] = [];
  const games = rounds.map((round, at) =>
    round.flatMap((read, place): PrintedGame[] => {
      const { said, cell } = read;
      if (said === undefined) return [];
      const player = place + 1;
      if ('bye' in said) {
        byes.push({ round: at, player, points: said.bye, cell });
        return [];
      }
      const { opponent } = said;
      const opposite = round[opponent - 1];
      const other = halfIn(opposite);
      checkMirrored({ half: said, cell }, player, other, opposite.cell);
      if (opponent <= player || other === undefined) return [];
      if (said.result === null) report('unfinished-game', cell, 'read as a game without a result');
      if (white === undefined) return [{ ...gameOf(player, opponent, said, other), coloursUnknown: true }];
      const isWhite = said.colour.toLowerCase() === white;
      return [isWhite ? gameOf(player, opponent, said, other) : gameOf(opponent, player, other, said)];
    }),
  );
  const all = withByes(games, byes, rounds, players, report);
  return all.slice(0, all.findLastIndex((round) => round.length > 0) + 1);
}
