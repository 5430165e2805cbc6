// The points that an arbiter gave and took in a tournament of players.

import type { Adjustment } from '@crosstable/core';

import type { Random } from './random.js';
import type { Tournament } from './tournament.js';

type Games = Pick<Tournament, 'games' | 'options'>;

/** Whether the points of a player's round can be replaced: it is over, and in a Swiss an absence is a round, too. */
function isOver({ games, options }: Games, player: string, round: number): boolean {
  const game = games.at(round - 1)?.find(({ white, black }) => white === player || black === player);
  return game === undefined ? options.system === 'swiss' : game.result !== null;
}

/** The tournament without the points that replace those of rounds which aren't over. */
export function withFittingAdjustments(tournament: Tournament): Tournament {
  const { options } = tournament;
  if (options.adjustments === undefined) return tournament;
  const adjustments = options.adjustments.filter(
    ({ player, replaces = false, round = 0 }) => !replaces || isOver(tournament, player, round),
  );
  return { ...tournament, options: { ...options, adjustments } };
}

/** In some tournaments, points added to scores or replacing those of a round: halves mostly, and finer ones. */
export function adjustmentsOf(
  { games, players, options }: Tournament,
  { between, chance, pick }: Random,
): readonly Adjustment[] | undefined {
  if (chance() < 0.8) return undefined;
  const replaced = new Set<string>();
  return Array.from({ length: between(1, 4) }, (): readonly Adjustment[] => {
    const player = pick(players).id;
    const points = pick([1, 0.5, 0, -0.5, -1, 2, 0.1, -3.000_001]);
    if (games.length === 0 || chance() < 0.2) return [{ player, points }];
    const round = between(1, games.length);
    if (chance() < 0.4) return [{ player, points, round }];
    const cell = `${round} ${player}`;
    if (replaced.has(cell) || !isOver({ games, options }, player, round)) return [];
    replaced.add(cell);
    return [{ player, points, round, replaces: true }];
  }).flat();
}
