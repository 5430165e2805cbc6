import { describe, expect, it } from 'vitest';

import type { TeamTableOptions } from '@crosstable/core';
import { call } from '@crosstable/core/testing/notation';
import { board, boards, bye, match, rosters } from '@crosstable/core/testing/team-notation';

import { teamTable } from '../src/article-11-table.js';

const AB = rosters('A', 'B');
const TWO = [board('a1', 'b1', 1), board('b2', 'a2', 0.5)];
const played = boards('A', 'B', ...TWO);

/** Two games of the players `x1` and `x2` of one team against those of another. */
const games = (own: string, others: string) => [board(`${own}1`, `${others}1`, 1), board(`${others}2`, `${own}2`, 0.5)];

describe('matches that cannot be', () => {
  it.each<[string, unknown, TeamTableOptions, Error]>([
    ['no list', { 0: [] }, {}, new TypeError('matches: expected an array of rounds, got an object')],
    ['a round that is no list', ['AB'], {}, new TypeError('matches[0]: expected an array of matches, got "AB"')],
    ['nothing', [[null]], {}, new TypeError('matches[0][0].white: expected an id, got undefined')],
    [
      'a team twice in a round',
      [[match('A', 'B', 1), match('C', 'A', 1)]],
      {},
      new RangeError('matches[0][1].black: expected a team used once in round 1, got "A"'),
    ],
    [
      'an unknown team',
      [[match('A', 'C', 1)]],
      { teams: AB },
      new RangeError('matches[0][0].black: expected a listed team, got "C"'),
    ],
    [
      'an unknown team whose boards are those of a known one',
      [[boards('C', 'A', board('b1', 'a1', 1), board('a2', 'b2', 0.5))]],
      { teams: AB },
      new RangeError('matches[0][0].white: expected a listed team, got "C"'),
    ],
    [
      'an unknown opponent whose boards are those of a known one',
      [[boards('A', 'C', ...TWO)]],
      { teams: AB },
      new RangeError('matches[0][0].black: expected a listed team, got "C"'),
    ],
    [
      'a kind that every object has as a field',
      [[{ ...match('A', 'B', 1), kind: 'toString' }]],
      {},
      new RangeError(
        'matches[0][0].kind: expected nothing, or one of forfeit-win, forfeit-loss, double-forfeit, got "toString"',
      ),
    ],
    [
      'a list of kinds',
      [[{ white: 'A', black: '', kind: ['half-bye'] }]],
      {},
      new TypeError(
        'matches[0][0].kind: expected one of zero-bye, half-bye, full-bye, pairing-bye for a bye, got an object',
      ),
    ],
    [
      'a bye without a kind, which has no result to read it by, in a Swiss either',
      [[{ white: 'A', black: '' }]],
      { system: 'swiss' },
      new TypeError(
        'matches[0][0].kind: expected one of zero-bye, half-bye, full-bye, pairing-bye for a bye, got undefined',
      ),
    ],
    [
      'a team with boards against itself',
      [[boards('A', 'A', board('a1', 'b1', 1), TWO[1])]],
      {},
      new RangeError('matches[0][0].black: expected another team, or a bye with its kind, got "A"'),
    ],
    [
      'a first team that has played',
      [[played, boards('A', 'C', board('a3', 'c1', 1), board('c2', 'a4', 0.5))]],
      {},
      new RangeError('matches[0][1].white: expected a team used once in round 1, got "A"'),
    ],
    [
      'a second team that has played',
      [[played, boards('C', 'A', board('c1', 'a3', 1), board('a4', 'c2', 0.5))]],
      {},
      new RangeError('matches[0][1].black: expected a team used once in round 1, got "A"'),
    ],
    [
      'a first team that has played in the second round',
      [[played], [boards('B', 'C', ...games('b', 'c')), boards('B', 'A', ...games('e', 'd'))]],
      {},
      new RangeError('matches[1][1].white: expected a team used once in round 2, got "B"'),
    ],
    [
      'a second team that has played in the second round',
      [[played], [boards('B', 'C', ...games('b', 'c')), boards('A', 'B', ...games('d', 'e'))]],
      {},
      new RangeError('matches[1][1].black: expected a team used once in round 2, got "B"'),
    ],
    [
      'boards that are no list',
      [[{ white: 'A', black: 'B', boards: 2 }]],
      { teams: AB },
      new TypeError('matches[0][0].boards: expected an array of games, got 2'),
    ],
    [
      'a played board and an open one in a forfeited match',
      [[{ ...boards('A', 'B', TWO[0], board('b2', 'a2', null)), kind: 'forfeit-win' }]],
      { teams: AB },
      new RangeError('matches[0][0].boards: expected forfeits only, in a forfeited match, got an object'),
    ],
    [
      'a team against itself',
      [[match('A', 'A', 1)]],
      {},
      new RangeError('matches[0][0].black: expected another team, or a bye with its kind, got "A"'),
    ],
    [
      'too few boards',
      [[boards('A', 'B', TWO[0])]],
      { teams: AB, boards: 2 },
      new RangeError('matches[0][0].boards: expected 2 boards, got 1'),
    ],
    [
      'too many boards',
      [[played]],
      { teams: AB, boards: 1 },
      new RangeError('matches[0][0].boards: expected 1 boards, got 2'),
    ],
    [
      'a bye with boards',
      [[{ ...bye('A', 'half-bye'), boards: TWO }]],
      { teams: AB },
      new RangeError('matches[0][0].boards: expected no boards for a bye, got an object'),
    ],
    [
      'a bye with game points',
      [[{ ...bye('A', 'half-bye'), gamePoints: [1, 1] }]],
      { teams: AB },
      new RangeError('matches[0][0].gamePoints: expected nothing for a bye, got an object'),
    ],
    [
      'a bye that is a forfeit',
      [[bye('A', 'forfeit-win')]],
      { teams: AB },
      new RangeError(
        'matches[0][0].kind: expected one of zero-bye, half-bye, full-bye, pairing-bye for a bye, got "forfeit-win"',
      ),
    ],
    [
      'a match that is a bye',
      [[{ ...played, kind: 'half-bye' }]],
      { teams: AB },
      new RangeError(
        'matches[0][0].kind: expected nothing, or one of forfeit-win, forfeit-loss, double-forfeit, got "half-bye"',
      ),
    ],
    [
      'a played board in a forfeited match',
      [[{ ...played, kind: 'forfeit-win' }]],
      { teams: AB },
      new RangeError('matches[0][0].boards: expected forfeits only, in a forfeited match, got an object'),
    ],
    [
      'a match with both',
      [[{ ...played, gamePoints: [1.5, 0.5] }]],
      { teams: AB },
      new RangeError('matches[0][0].gamePoints: expected nothing beside boards, got an object'),
    ],
    [
      'a match with neither',
      [[{ white: 'A', black: 'B' }]],
      {},
      new RangeError('matches[0][0]: expected a match with boards or gamePoints, got an object'),
    ],
    [
      'an open match that is forfeited',
      [[{ ...match('A', 'B'), kind: 'forfeit-win' }]],
      {},
      new RangeError('matches[0][0].gamePoints: expected the game points of a forfeited match, got null'),
    ],
    [
      'one total',
      [[{ ...match('A', 'B', 1), gamePoints: [1] }]],
      {},
      new RangeError('matches[0][0].gamePoints: expected the game points of the two teams, got 1'),
    ],
    [
      'totals with holes',
      [[{ ...match('A', 'B', 1), gamePoints: Array(2) }]],
      {},
      new TypeError('matches[0][0].gamePoints[0]: expected points with at most six decimals, got undefined'),
    ],
    [
      'totals that are no list',
      [[{ ...match('A', 'B', 1), gamePoints: 5 }]],
      {},
      new TypeError('matches[0][0].gamePoints: expected an array of the game points of the two teams, got 5'),
    ],
    [
      'totals that are no numbers',
      [[{ ...match('A', 'B', 1), gamePoints: ['1', 0] }]],
      {},
      new TypeError('matches[0][0].gamePoints[0]: expected points with at most six decimals, got "1"'),
    ],
    [
      'more game points than a team can have',
      [[match('A', 'B', 5, 0)]],
      { boards: 4 },
      new RangeError('matches[0][0].gamePoints[0]: expected 0 to 4 points on 4 boards, got 5'),
    ],
    [
      'fewer game points than none, where no board takes any',
      [[match('A', 'B', -1, 0)]],
      { boards: 4 },
      new RangeError('matches[0][0].gamePoints[0]: expected 0 to 4 points on 4 boards, got -1'),
    ],
    [
      'fewer game points than lost boards take',
      [[match('A', 'B', 2, -3)]],
      { boards: 2, scoring: { loss: -1 } },
      new RangeError('matches[0][0].gamePoints[1]: expected -2 to 2 points on 2 boards, got -3'),
    ],
    [
      'more game points than the boards give',
      [[match('A', 'B', 3, 2)]],
      { boards: 4 },
      new RangeError('matches[0][0].gamePoints: expected at most 4 points together on 4 boards, got 5'),
    ],
    [
      'finer game points than a millionth',
      [[match('A', 'B', 0.123_456_78, 0)]],
      { boards: 1 },
      new RangeError('matches[0][0].gamePoints[0]: expected points with at most six decimals, got 0.12345678'),
    ],
  ])('%s', (_, matches, options, error) => {
    expect(() => call(teamTable, [matches, options])).toThrow(error);
  });
});
