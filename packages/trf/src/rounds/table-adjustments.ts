import type { Adjustment as TableAdjustment } from '@crosstable/core';

import type { Outcome } from '../records/scoring-records.js';
import type { TrfTournament } from '../tournament.js';
import { outcomesOf } from './game-points.js';
import { TYPE_OF, replacements } from './points-check.js';

/**
 * The changes by the records of 299, for the option `adjustments` of `crosstable`: one for each round whose result a
 * record names, and added points for each of its players. Unknown players and rounds beyond those of the file are left
 * out.
 */
export function tableAdjustments({
  adjustments,
  games,
  players,
}: Pick<TrfTournament, 'adjustments' | 'games' | 'players'>): TableAdjustment[] {
  if (adjustments.length === 0) return [];
  const replacement = replacements(adjustments);
  const found: TableAdjustment[] = [];
  const replace = (player: string, round: number, outcome: Outcome | undefined): void => {
    if (outcome === undefined) return;
    const { points } = replacement(TYPE_OF[outcome], round, player) ?? {};
    if (points !== undefined) found.push({ player, round, points, replaces: true });
  };
  games.forEach((pairings, at) => {
    for (const game of pairings) {
      const [white, black] = outcomesOf(game) ?? [];
      replace(game.white, at + 1, white);
      replace(game.black, at + 1, black);
    }
  });
  const known = new Set(players.map(({ id }) => id));
  for (const { type, players: ids, points = 0, round } of adjustments) {
    if (type !== '' || round > games.length) continue;
    for (const player of ids) {
      if (known.has(player)) found.push({ player, ...(round === 0 ? {} : { round }), points });
    }
  }
  return found;
}
