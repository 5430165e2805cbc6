import { describe, expect, it } from 'vitest';

import type { TeamTableOptions } from '@crosstable/core';
import { call } from '@crosstable/core/testing/notation';
import { board, boards, rosters } from '@crosstable/core/testing/team-notation';

import { teamTable } from '../src/article-11-table.js';

const AB = rosters('A', 'B');
const TWO = [board('a1', 'b1', 1), board('b2', 'a2', 0.5)];

describe('boards that cannot be', () => {
  it.each<[string, unknown, TeamTableOptions, Error]>([
    [
      'a player twice in a round',
      [[boards('A', 'B', board('a1', 'b1', 1), board('b2', 'a1', 1))]],
      { teams: AB },
      new RangeError('matches[0][0].boards[1].black: expected a player used once in round 1, got "a1"'),
    ],
    [
      'a player twice in a round, with the white pieces',
      [[boards('A', 'B', board('a1', 'b1', 1), board('a1', 'b2', 1))]],
      { teams: AB },
      new RangeError('matches[0][0].boards[1].white: expected a player used once in round 1, got "a1"'),
    ],
    [
      'a player twice in a round, the first time absent',
      [[boards('A', 'B', board('a1', 'b1', 1, 'forfeit-win'), board('b2', 'a1', 1))]],
      { teams: AB },
      new RangeError('matches[0][0].boards[1].black: expected a player used once in round 1, got "a1"'),
    ],
    ...[{}, { teams: AB }].map((options): [string, unknown, TeamTableOptions, Error] => [
      `a board without White behind one that has both, ${'teams' in options ? 'with' : 'without'} rosters`,
      [[boards('A', 'B', ...TWO)], [{ ...boards('A', 'B', ...TWO), boards: [{ black: 'b1', result: 1 }, TWO[1]] }]],
      options,
      new TypeError('matches[1][0].boards[0].white: expected an id, or nothing for a vacant seat, got undefined'),
    ]),
    [
      'a player in no roster',
      [[boards('A', 'B', board('x', 'b1', 1), TWO[1])]],
      { teams: AB },
      new RangeError(
        'matches[0][0].boards[0].white: expected a player of the rosters or of the list of players, got "x"',
      ),
    ],
    [
      'a player of neither team',
      [[boards('A', 'B', board('c1', 'b1', 1), TWO[1])]],
      { teams: rosters('A', 'B', 'C') },
      new RangeError('matches[0][0].boards[0].white: expected a player of one of the two teams, got "c1"'),
    ],
    [
      'the first player of all with the white pieces, in a match of two other teams',
      [[boards('B', 'C', board('a1', 'c1', 1), board('c2', 'b2', 0))]],
      { teams: rosters('A', 'B', 'C') },
      new RangeError('matches[0][0].boards[0].white: expected a player of one of the two teams, got "a1"'),
    ],
    [
      'a player of neither team with the black pieces',
      [[boards('B', 'C', board('b1', 'a1', 1), board('c2', 'b2', 0))]],
      { teams: rosters('A', 'B', 'C') },
      new RangeError('matches[0][0].boards[0].black: expected a player of one of the two teams, got "a1"'),
    ],
    [
      'two players of one team',
      [[boards('A', 'B', board('a1', 'a2', 1), TWO[1])]],
      { teams: AB },
      new RangeError('matches[0][0].boards[0].black: expected a player of the other team, got "a2"'),
    ],
    [
      'two players of one team, the first of all with the black pieces',
      [[boards('A', 'B', board('a2', 'a1', 1), TWO[1])]],
      { teams: AB },
      new RangeError('matches[0][0].boards[0].black: expected a player of the other team, got "a1"'),
    ],
    [
      'two players of the second team',
      [[boards('A', 'B', board('b1', 'b2', 1), TWO[1])]],
      { teams: AB },
      new RangeError('matches[0][0].boards[0].black: expected a player of the other team, got "b2"'),
    ],
    [
      'a bye among the boards',
      [[boards('A', 'B', TWO[0], board('a2', '', 0.5, 'half-bye'))]],
      { teams: AB },
      new RangeError('matches[0][0].boards[1].kind: expected forfeit-win, because a seat is vacant, got "half-bye"'),
    ],
    [
      'a bye of two players',
      [[boards('A', 'B', TWO[0], board('a2', 'b2', 1, 'full-bye'))]],
      { teams: AB },
      new RangeError(
        'matches[0][0].boards[1].kind: expected nothing, or one of forfeit-win, forfeit-loss, double-forfeit, got "full-bye"',
      ),
    ],
    [
      'a player against themselves',
      [[boards('A', 'B', TWO[0], board('a2', 'a2', 1))]],
      { teams: AB },
      new RangeError('matches[0][0].boards[1].black: expected another player than White, got "a2"'),
    ],
    [
      'a player with the black pieces in no roster',
      [[boards('A', 'B', board('b1', 'x', 1), TWO[1])]],
      { teams: AB },
      new RangeError(
        'matches[0][0].boards[0].black: expected a player of the rosters or of the list of players, got "x"',
      ),
    ],
    [
      'a game with a vacant seat',
      [[boards('A', 'B', TWO[0], board('a2', '', 1))]],
      { teams: AB },
      new TypeError('matches[0][0].boards[1].kind: expected forfeit-win, because a seat is vacant, got undefined'),
    ],
    [
      'a vacant seat that wins',
      [[boards('A', 'B', TWO[0], board('a2', '', 0, 'forfeit-loss'))]],
      { teams: AB },
      new RangeError(
        'matches[0][0].boards[1].kind: expected forfeit-win, because a seat is vacant, got "forfeit-loss"',
      ),
    ],
    [
      'a board of nobody that somebody loses',
      [[boards('A', 'B', TWO[0], board('', '', 0, 'forfeit-loss'))]],
      { teams: AB },
      new RangeError(
        'matches[0][0].boards[1].kind: expected double-forfeit, because a seat is vacant, got "forfeit-loss"',
      ),
    ],
    [
      'a forfeit without a result',
      [[boards('A', 'B', TWO[0], board('a2', '', null, 'forfeit-win'))]],
      { teams: AB },
      new TypeError('matches[0][0].boards[1].result: expected 1 for a forfeit-win, got null'),
    ],
    [
      'a result of a vacant seat beside the forfeit',
      [[boards('A', 'B', TWO[0], { ...board('a2', '', 1, 'forfeit-win'), blackResult: 0 })]],
      { teams: AB },
      new RangeError('matches[0][0].boards[1].blackResult: expected nothing beside a forfeit, got 0'),
    ],
    [
      'a forfeit with another result',
      [[boards('A', 'B', TWO[0], board('a2', '', 0, 'forfeit-win'))]],
      { teams: AB },
      new RangeError('matches[0][0].boards[1].result: expected 1 for a forfeit-win, got 0'),
    ],
    [
      'a player with the black pieces of two teams, by the colours',
      [[boards('A', 'B', board('x', 'y', 1))], [boards('B', 'A', board('z', 'y', 1))]],
      {},
      new RangeError(
        'matches[1][0].boards[0].black: expected a player of one team; the colours say whose each seat is, got "y"',
      ),
    ],
    [
      'a player of two teams, by the colours',
      [[boards('A', 'B', board('x', 'y', 1))], [boards('B', 'A', board('x', 'y', 1))]],
      {},
      new RangeError(
        'matches[1][0].boards[0].white: expected a player of one team; the colours say whose each seat is, got "x"',
      ),
    ],
  ])('%s', (_, matches, options, error) => {
    expect(() => call(teamTable, [matches, options])).toThrow(error);
  });
});
