// The last round of a tournament, still open: the question, and the slow answer by all outcomes.

import { withFittingAdjustments } from '@crosstable/core/testing/random/adjustments';
import { isAlone } from '@crosstable/core/testing/random/results';
import type { Tournament } from '@crosstable/core/testing/random/tournament';
import type { Game, Result } from 'crosstable';

import { placings } from './slow/article-4.js';
import { eventOf } from './slow/record.js';
import { sheetOf } from './slow/values.js';

/** The most open games: all outcomes of three are 27 tournaments. */
const MOST_OPEN = 3;

/** The results of a player in an open game, in the order of the answer. */
const RESULTS = [1, 0.5, 0] as const satisfies readonly Result[];

/** The tournament without the results of its last round; `undefined` if no game, too many games or an earlier game is open then. */
export function openLastRound(tournament: Tournament): Tournament | undefined {
  const { games, options } = tournament;
  const { round = games.length } = options;
  const last = games.slice(0, round).at(-1) ?? [];
  const open = last.filter((game) => !isAlone(game));
  if (open.length === 0 || open.length > MOST_OPEN) return undefined;
  if (games.slice(0, round - 1).some((earlier) => earlier.some(({ result }) => result === null))) return undefined;
  const opened = last.map((game): Game => {
    const { black, white } = game;
    return isAlone(game) ? game : { white, black, result: null };
  });
  return withFittingAdjustments({ ...tournament, games: games.with(round - 1, opened) });
}

/** The tournament with every result that its open games can have. */
function outcomesOf(tournament: Tournament): readonly Tournament[] {
  const { games } = tournament;
  const round = games.findIndex((one) => one.some(({ result }) => result === null));
  if (round < 0) return [tournament];
  const at = games[round].findIndex(({ result }) => result === null);
  return RESULTS.flatMap((result) =>
    outcomesOf({
      ...tournament,
      games: games.with(round, games[round].with(at, { ...games[round][at], result })),
    }),
  );
}

/** The place in `RESULTS` of a player's result in a round; 0 for a player without a pairing there. */
function ownResult(id: string, round: readonly Game[]): number {
  const game = round.find((one) => !isAlone(one) && (one.white === id || one.black === id));
  if (game?.result === undefined || game.result === null) return 0;
  return RESULTS.findIndex((result) => result === (game.white === id ? game.result : 1 - Number(game.result)));
}

/** The best and the worst place of a player after a win, a draw and a loss; of a player without an open game one of each. */
export function extremePlaces(opened: Tournament, list: readonly string[], player: number): readonly number[] {
  const { id } = opened.players[player];
  const { round = opened.games.length } = opened.options;
  const found: [number, number][] = [];
  for (const outcome of outcomesOf(opened)) {
    const own = ownResult(id, outcome.games[round - 1]);
    const { rank } = placings(sheetOf(eventOf(outcome)), list)[player];
    const [best, worst] = found.at(own) ?? [rank, rank];
    found[own] = [Math.min(best, rank), Math.max(worst, rank)];
  }
  return found.flat();
}
