// Rounds as crosstables of the United States print them, so that a test reads like the table that it was taken from

import type { Crosstable, Game, Result } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';

/** The player's result by its letter. */
const RESULTS: Readonly<Record<string, Result | undefined>> = { W: 1, D: 0.5, L: 0 };

/** A round of a player without an opponent: a half-point bye, a forfeit win, a forfeit loss, not played. */
const ALONE: Readonly<Record<string, (player: string) => Game>> = {
  H: (player) => bye(player, 'half-bye'),
  X: (player) => game(player, '', 1, 'forfeit-win'),
  F: (player) => game(player, '', 0, 'forfeit-loss'),
  U: (player) => bye(player, 'zero-bye'),
};

/** The games of rows such as `W29 H L4`, the first row being player 1; each game stands in the rows of both. */
export function gamesOfRows(rows: readonly string[]): Game[][] {
  const games: Game[][] = [];
  for (const [at, row] of rows.entries()) {
    for (const [round, cell] of row.split(' ').entries()) {
      const result = RESULTS[cell[0]];
      const opponent = Number(cell.slice(1)) - 1;
      games[round] ??= [];
      if (result === undefined) games[round].push(ALONE[cell](String(at + 1)));
      else if (opponent > at) games[round].push(game(String(at + 1), String(opponent + 1), result));
    }
  }
  return games;
}

/** The games of rounds such as `AB1 CD½`, White first; `AB+` is a forfeit win, `A:1` a bye worth a point, `D:½` one worth a half. */
export function gamesOf(rounds: readonly string[]): Game[][] {
  const resultOf = (text: string): Result => (text === '½' ? 0.5 : text === '1' ? 1 : 0);
  return rounds.map((round) =>
    round.split(' ').map(([white, black, result]) => {
      if (black === ':') return bye(white, result === '½' ? 'half-bye' : result === '1' ? 'full-bye' : 'zero-bye');
      return result === '+' ? game(white, black, 1, 'forfeit-win') : game(white, black, resultOf(result));
    }),
  );
}

/** The values of all players, in the order of the table or of the letters given. */
export function valuesOf(
  value: (player: string, games: Crosstable | readonly (readonly Game[])[]) => number,
  games: Crosstable | readonly (readonly Game[])[],
  ids: Iterable<string>,
): number[] {
  return [...ids].map((id) => value(id, games));
}

/**
 * The games of a player A with these results, a letter for each round, `B` a full-point bye, against opponents with these final scores,
 * who make them against others.
 */
export function gamesAgainst(results: string, scores: readonly number[]): Game[][] {
  const rounds = Array.from(results, (letter, at) => {
    const result = RESULTS[letter];
    return result === undefined ? [bye('A', 'full-bye')] : [game('A', `O${at}`, result)];
  });
  for (const [at, score] of scores.entries()) {
    let left = score - (1 - (RESULTS[results[at]] ?? 0));
    for (const [round, games] of rounds.entries()) {
      if (round === at) continue;
      const points: Result = left >= 1 ? 1 : left > 0 ? 0.5 : 0;
      games.push(game(`O${at}`, `X${at}-${round}`, points));
      left -= points;
    }
    if (left !== 0) throw new RangeError(`opponent ${at}: expected a score that the rounds allow, got ${score}`);
  }
  return rounds;
}
