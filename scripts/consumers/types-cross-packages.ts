// Compiled in the consumer's project: each package has its own copy of the types, and what one makes must suit the others.
import { averageRatingOfOpponents } from '@crosstable/average-rating';
import { explain as explainProgressive } from '@crosstable/progressive/explain';
import { sonnebornBerger } from '@crosstable/sonneborn-berger';
import { parseTrf } from '@crosstable/trf';
import type { Crosstable, Explanation, Game, GameKind } from '@crosstable/types';
import { crosstable, explain } from 'crosstable';

const games: readonly (readonly Game[])[] = [[{ white: 'A', black: 'B', result: 1 }]];
const table = crosstable(games, { players: [{ id: 'A' }, { id: 'B' }] });
export const sameTable: Crosstable = table;
export const sum: number = sonnebornBerger('A', table) + averageRatingOfOpponents('A', table);
export const explanations: readonly Explanation[] = [explain('SB', 'A', table), explainProgressive('A', table)];
export const ofFile: Crosstable = crosstable(parseTrf('012 Club championship').games);

// @ts-expect-error games have to be compiled first
explain('SB', 'A', games);
// @ts-expect-error a result is 0, 0.5 or 1
sonnebornBerger('A', [[{ white: 'A', black: 'B', result: 2 }]]);

// migrating.md of the site tells users of the predecessors that these lines no longer compile, and has a line for each that does.
const [[game]] = games;
// @ts-expect-error a game may be unfinished
export const points: number = game.result;
// @ts-expect-error fields are readonly
game.result = 1;
// @ts-expect-error nobody may have come: a double forfeit
export const scores: Record<GameKind, number> = {
  'forfeit-loss': 0,
  'forfeit-win': 1,
  'full-bye': 1,
  'half-bye': 0.5,
  'pairing-bye': 1,
  'zero-bye': 0,
};
