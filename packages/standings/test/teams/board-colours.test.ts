import { expect, it } from 'vitest';

import { playersOf, teamTable } from '@crosstable/team/inside';

import { tiebreakValues } from '../../src/values.js';

it('a player who wins with the black pieces has a game won with them, on the first board that anybody plays too', () => {
  const boards = [
    { white: 'Ada', black: 'Bea', result: 0 },
    { white: 'Dora', black: 'Cleo', result: 0.5, blackResult: 0.5 },
  ] as const;
  const table = playersOf(teamTable([[{ white: 'Lions', black: 'Bears', boards }]]));
  // Art. 7.3, 7.4: Bea and Cleo had the black pieces, and Bea won
  expect(
    [...tiebreakValues('BPG', table)]
      .filter(([, games]) => games === 1)
      .map(([id]) => id)
      .toSorted(),
  ).toEqual(['Bea', 'Cleo']);
  expect([...tiebreakValues('BWG', table)].filter(([, games]) => games === 1).map(([id]) => id)).toEqual(['Bea']);
});
