import { crosstable } from '@crosstable/core';
import { bye, byeWithoutKind, game } from '@crosstable/core/testing/notation';

import type { Game, Rounds, Tiebreak } from '../src/index.js';

/** Rounds of A that were not played over the board, all of them worth a win. */
export const WITHOUT_PLAYING: readonly (readonly [string, Game])[] = [
  ['a forfeit win', game('A', 'B', 1, 'forfeit-win')],
  ['a forfeit win with the black pieces', game('B', 'A', 0, 'forfeit-loss')],
  ['a full-point bye', bye('A', 'full-bye')],
  ['a pairing-allocated bye', bye('A', 'pairing-bye')],
  ['a bye without kind', byeWithoutKind('A', 1)],
];

/** A's value of the games, of a Swiss and of a round-robin, in both editions. */
export function inAllSystems(value: Tiebreak, games: Rounds): readonly number[] {
  const editions = ['2024-08', '2026-03'] as const;
  const systems = ['swiss', 'round-robin', undefined] as const;
  const tables = editions.flatMap((edition) => systems.map((system) => crosstable(games, { edition, system })));
  return [value('A', games), ...tables.map((table) => value('A', table))];
}

/** As many of a value as {@link inAllSystems} gives. */
export function everywhere(value: number): readonly number[] {
  return new Array<number>(7).fill(value);
}
