import { sonnebornBerger, tiebreak, type Game, type Player, type Tiebreak } from '@crosstable/sonneborn-berger';
import { sonnebornBergerCut1, tiebreak as cut1 } from '@crosstable/sonneborn-berger/cut1';
import { sonnebornBergerCut2, tiebreak as cut2 } from '@crosstable/sonneborn-berger/cut2';
import { explain } from '@crosstable/sonneborn-berger/explain';

const games: readonly (readonly Game[])[] = [[{ white: 'A', black: 'B', result: 1 }]];
const players: readonly Player[] = [{ id: 'A', rating: 2400 }, { id: 'B' }];
export const values: readonly number[] = [
  sonnebornBerger('A', games),
  sonnebornBergerCut1('A', games, players),
  sonnebornBergerCut2('A', games),
];
export const tiebreaks: readonly Tiebreak[] = [tiebreak, cut1, cut2];
export const rounds: readonly number[] = explain('A', games, players, { cut: 1 }).contributions.map(
  ({ round }) => round,
);

// @ts-expect-error a value is a number
export const text: string = sonnebornBerger('A', games);
// @ts-expect-error a result is 0, 0.5 or 1
sonnebornBergerCut1('A', [[{ white: 'A', black: 'B', result: 2 }]]);
// @ts-expect-error there is a Cut-1 and no Cut-9
explain('A', games, players, { cut: 9 });
