import { describe, expect, it } from 'vitest';

import type { Matches } from '@crosstable/core';
import { teamTable } from '@crosstable/team/inside';
import { blackWins } from '@crosstable/wins/black-wins';
import { explain } from '@crosstable/wins/explain';
import { win } from '@crosstable/wins/win';
import { won } from '@crosstable/wins/won';

/** On four boards A wins by 2½ to 1½, draws, and wins by a forfeit: 2 + 1 + 2 match points, 2½ + 2 + 4 game points. */
const MATCHES: Matches = [
  [{ white: 'A', black: 'B', gamePoints: [2.5, 1.5] }],
  [{ white: 'A', black: 'C', gamePoints: [2, 2] }],
  [{ white: 'A', black: 'D', kind: 'forfeit-win' }],
];

describe.each(['MP', 'GP'] as const)('7.1, 7.2: of teams the matches are counted, where %s come first', (primary) => {
  const table = teamTable(MATCHES, { boards: 4, primary });

  it('wins, and wins over the board', () => {
    expect([win('A', table), won('A', table)]).toEqual([2, 1]);
    expect([win('C', table), won('C', table)]).toEqual([0, 0]);
  });

  it.each(['WIN', 'WON'] as const)('explains %s with the match points of each round', (of) => {
    const { contributions, unit } = explain('A', table, undefined, { of });
    expect(unit).toBe('MP');
    expect(contributions.map(({ points }) => points)).toEqual([2, 1, 2]);
  });

  it('5, 7.4: games with Black are not counted', () => {
    const error = new RangeError('games: expected a tournament of players (Article 5), got "teams"');
    expect(() => blackWins('A', table)).toThrow(error);
  });
});
