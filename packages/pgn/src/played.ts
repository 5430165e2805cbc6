// The games of rounds as tables take them: byes with their kinds, and forfeits that nothing but missing moves shows
import { type Game, isAlone } from '@crosstable/core';

import type { NamedGame } from './players.js';
import type { OnRepair } from './readings.js';

/** Whether a side has won, and nothing but the moves could say how. */
function isDecided(game: NamedGame): boolean {
  const { result, kind, blackResult } = game.ending;
  return kind === undefined && blackResult === undefined && (result === 1 || result === 0) && !isAlone(game);
}

/** So many games without moves don't show that a file has no moves at all. */
const FEW = 2;

/**
 * The games with forfeits for those decided without a move. Where none of an event's games has moves, the file has results alone; but
 * all of very few may be forfeits.
 */
export function withForfeits(games: readonly NamedGame[], onRepair: OnRepair): readonly NamedGame[] {
  const haveMoves = games.length <= FEW || games.some(({ hasMoves }) => hasMoves);
  return games.map((game) => {
    const { cell, ending, hasMoves } = game;
    if (ending.result === null && !isAlone(game)) onRepair('unfinished-game', cell, { key: 'game-without-result', values: {} }); // prettier-ignore
    if (hasMoves || !isDecided(game)) return game;
    onRepair('result', cell, { key: haveMoves ? 'forfeit-without-moves' : 'games-without-moves', values: {} });
    if (!haveMoves) return game;
    return { ...game, ending: { ...ending, kind: ending.result === 1 ? 'forfeit-win' : 'forfeit-loss' } };
  });
}

/** The bye of the player whose opponent is nobody. `wholeByes` is the number of those worth a point in the round. */
function byeOf(game: NamedGame, wholeByes: number, onRepair: OnRepair): Game {
  const { white, black, ending, cell } = game;
  const { result } = ending;
  if (result === 0) return { white, black, result, kind: 'zero-bye' };
  if (result === 0.5) return { white, black, result, kind: 'half-bye' };
  const key = result === null ? 'bye-without-result' : wholeByes > 1 ? 'likely-pairing-bye' : 'only-bye';
  onRepair('bye-code', cell, { key, values: {} });
  return { white, black, result: 1, kind: 'pairing-bye' };
}

/** The game as it stands on a board. */
export function playedGame({ white, black, ending }: NamedGame): Game {
  return { white, black, ...ending };
}

/** The games and byes of rounds. */
export function gamesOf(rounds: readonly (readonly NamedGame[])[], onRepair: OnRepair): Game[][] {
  return rounds.map((round) => {
    const wholeByes = round.filter((game) => isAlone(game) && game.ending.result === 1).length;
    return round.map((game) => (isAlone(game) ? byeOf(game, wholeByes, onRepair) : playedGame(game)));
  });
}
