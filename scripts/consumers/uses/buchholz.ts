import { buchholz, tiebreak, type Game, type Player, type Tiebreak } from '@crosstable/buchholz';
import { averageOfOpponentsBuchholz, tiebreak as average } from '@crosstable/buchholz/average';
import { buchholzCut1, tiebreak as cut1 } from '@crosstable/buchholz/cut1';
import { buchholzCut2, tiebreak as cut2 } from '@crosstable/buchholz/cut2';
import { explain } from '@crosstable/buchholz/explain';
import { tiebreak as fore } from '@crosstable/buchholz/fore';
import { tiebreak as foreCut1 } from '@crosstable/buchholz/fore/cut1';
import { tiebreak as median1 } from '@crosstable/buchholz/median1';
import { tiebreak as median2 } from '@crosstable/buchholz/median2';

const games: readonly (readonly Game[])[] = [[{ white: 'A', black: 'B', result: 1 }]];
const players: readonly Player[] = [{ id: 'A', rating: 2400 }, { id: 'B' }];
export const values: readonly number[] = [
  buchholz('A', games),
  buchholzCut1('A', games, players),
  buchholzCut2('A', games),
  averageOfOpponentsBuchholz('A', games),
];
export const tiebreaks: readonly Tiebreak[] = [tiebreak, cut1, cut2, median1, median2, fore, foreCut1, average];
export const rounds: readonly number[] = explain('A', games, players, { median: 1 }).contributions.map(
  ({ round }) => round,
);

// @ts-expect-error a value is a number
export const text: string = buchholz('A', games);
// @ts-expect-error a result is 0, 0.5 or 1
buchholzCut1('A', [[{ white: 'A', black: 'B', result: 2 }]]);
// @ts-expect-error there is no Median-9
explain('A', games, players, { median: 9 });
