import { koya, tiebreak, type Game, type KoyaLimit, type Player, type Tiebreak } from '@crosstable/koya';
import { explain } from '@crosstable/koya/explain';

const games: readonly (readonly Game[])[] = [[{ white: 'A', black: 'B', result: 1 }]];
const players: readonly Player[] = [{ id: 'A', rating: 2400 }, { id: 'B' }];
const limit: KoyaLimit = { percent: 60 };
export const values: readonly number[] = [
  koya('A', games),
  koya('A', games, players),
  koya('A', games, [], { limit: -1 }),
  koya('A', games, undefined, limit),
];
export const tiebreaks: readonly Tiebreak[] = [tiebreak];
export const rounds: readonly number[] = explain('A', games, players, limit).contributions.map(({ round }) => round);

// @ts-expect-error a value is a number
export const text: string = koya('A', games);
// @ts-expect-error a result is 0, 0.5 or 1
koya('A', [[{ white: 'A', black: 'B', result: 2 }]]);
// @ts-expect-error a limit is a number
koya('A', games, players, { limit: '+1' });
