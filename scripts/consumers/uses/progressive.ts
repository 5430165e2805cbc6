import { progressive, tiebreak, type Game, type Player, type Tiebreak } from '@crosstable/progressive';
import { progressiveCut1, tiebreak as cut1 } from '@crosstable/progressive/cut1';
import { tiebreak as cut1Fide } from '@crosstable/progressive/cut1-fide';
import { progressiveCut2, tiebreak as cut2 } from '@crosstable/progressive/cut2';
import { explain } from '@crosstable/progressive/explain';

const games: readonly (readonly Game[])[] = [[{ white: 'A', black: 'B', result: 1 }]];
const players: readonly Player[] = [{ id: 'A', rating: 2400 }, { id: 'B' }];
export const values: readonly number[] = [
  progressive('A', games),
  progressiveCut1('A', games, players),
  progressiveCut2('A', games),
];
export const tiebreaks: readonly Tiebreak[] = [tiebreak, cut1, cut1Fide, cut2];
export const rounds: readonly number[] = explain('A', games, players, { cut: 1 }).contributions.map(
  ({ round }) => round,
);

// @ts-expect-error a value is a number
export const text: string = progressive('A', games);
// @ts-expect-error a result is 0, 0.5 or 1
progressiveCut1('A', [[{ white: 'A', black: 'B', result: 2 }]]);
// @ts-expect-error there is a Cut-1 and no Cut-9
explain('A', games, players, { cut: 9 });
