import { blackGames, standardPoints, win, type Game, type Player, type Tiebreak } from '@crosstable/wins';
import { tiebreak as games7_3 } from '@crosstable/wins/black-games';
import { blackWins, tiebreak as wins7_4 } from '@crosstable/wins/black-wins';
import { explain } from '@crosstable/wins/explain';
import { roundsElected, tiebreak as elected } from '@crosstable/wins/rounds-elected';
import { tiebreak as standard } from '@crosstable/wins/standard-points';
import { tiebreak as wins7_1 } from '@crosstable/wins/win';
import { won, tiebreak as wins7_2 } from '@crosstable/wins/won';

const games: readonly (readonly Game[])[] = [[{ white: 'A', black: 'B', result: 1 }]];
const players: readonly Player[] = [{ id: 'A', rating: 2400 }, { id: 'B' }];
export const values: readonly number[] = [
  win('A', games),
  won('A', games, players),
  blackGames('A', games),
  blackWins('A', games),
  roundsElected('A', games),
  standardPoints('A', games),
];
export const tiebreaks: readonly Tiebreak[] = [wins7_1, wins7_2, games7_3, wins7_4, elected, standard];
export const rounds: readonly number[] = explain('A', games, players, { of: 'STD' }).contributions.map(
  ({ round }) => round,
);

// @ts-expect-error a value is a number
export const text: string = win('A', games);
// @ts-expect-error a result is 0, 0.5 or 1
standardPoints('A', [[{ white: 'A', black: 'B', result: 2 }]]);
// @ts-expect-error there are six codes, and Buchholz is none of them
explain('A', games, players, { of: 'BH' });
