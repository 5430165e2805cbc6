// Lists of teams, rosters and adjustments that cannot be

import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';
import { board, boards, match, rosters } from '@crosstable/core/testing/team-notation';

import { teamTable } from '../src/article-11-table.js';
import { matchPoints } from '../src/index.js';

const AB = rosters('A', 'B');
const played = boards('A', 'B', board('a1', 'b1', 1), board('b2', 'a2', 0.5));

describe('lists of teams that cannot be', () => {
  it.each<[unknown, Error]>([
    [5, new TypeError('options.teams: expected an array of teams, got 5')],
    [[{ id: '' }, { id: 'B' }], new RangeError('options.teams[0].id: expected an id used once, got ""')],
    [[{ id: 'A' }, { id: 5 }], new TypeError('options.teams[1].id: expected text such as "5", got 5')],
    [[{ id: 'A' }, null], new TypeError('options.teams[1].id: expected an id used once, got undefined')],
    [
      [
        { id: 'A', players: 5 },
        { id: 'B', players: [] },
      ],
      new TypeError('options.teams[0].players: expected an array of ids, got 5'),
    ],
    [
      [
        { id: 'A', players: ['a1', 5] },
        { id: 'B', players: ['b1', 'b2'] },
      ],
      new TypeError('options.teams[0].players[1]: expected text such as "5", got 5'),
    ],
    [
      [
        { id: 'A', players: ['a1', 'a2'] },
        { id: 'B', players: ['', 'b2'] },
      ],
      new RangeError('options.teams[1].players[0]: expected an id, got ""'),
    ],
    [
      [{ id: 'A', expelled: 1 }, { id: 'B' }],
      new TypeError('options.teams[0].expelled: expected true or false, got 1'),
    ],
  ])('%j', (teams, error) => {
    expect(() => call(teamTable, [[[played]], { teams }])).toThrow(error);
  });

  it('a team of a match that nobody lists is no empty text and no number', () => {
    const totals = { ...match('A', 'B', 2.5, 1.5) };
    expect(() => call(teamTable, [[[{ ...totals, white: '' }]]])).toThrow(/^matches\[0\]\[0\]\.white: expected /);
    expect(() => call(teamTable, [[[{ ...totals, black: 5 }]]])).toThrow(/^matches\[0\]\[0\]\.black: expected /);
  });
});

describe('adjustments of teams that cannot be', () => {
  const adjusted = (adjustment: object) => call(teamTable, [[[played]], { teams: AB, adjustments: [adjustment] }]);

  it.each<[object, Error]>([
    [
      { team: 'A', matchPoints: 1, round: 1, replaces: 'yes' },
      new TypeError('options.adjustments[0].replaces: expected true or false, got "yes"'),
    ],
    [
      { team: 'A', gamePoints: '1' },
      new TypeError('options.adjustments[0].gamePoints: expected points with at most six decimals, got "1"'),
    ],
    [
      { team: 'A', matchPoints: 1e-9 },
      new RangeError('options.adjustments[0].matchPoints: expected points with at most six decimals, got 1e-9'),
    ],
  ])('%j', (adjustment, error) => {
    expect(() => adjusted(adjustment)).toThrow(error);
  });

  it('has no holes', () => {
    const adjustments = Array(1);
    expect(() => call(teamTable, [[[played]], { teams: AB, adjustments }])).toThrow(
      new TypeError('options.adjustments[0].team: expected an id, got undefined'),
    );
  });

  it('may add to the same round twice; only replacements exclude each other', () => {
    const twice = [1, 2].map((matchPoints) => ({ team: 'A', round: 1, matchPoints }));
    expect(() => call(teamTable, [[[played]], { teams: AB, adjustments: twice }])).not.toThrow();
    const [added, other] = twice;
    const adjustments = [added, { ...other, replaces: true }];
    // 2 in the place of the 2 of the won match, and 1 more
    expect(matchPoints('A', teamTable([[played]], { teams: AB, adjustments }))).toBe(3);
  });

  it('are for a whole round', () => {
    const options = { teams: AB, adjustments: [{ team: 'A', matchPoints: 1, round: 1.5 }] };
    expect(() => call(teamTable, [[[played], [played]], options])).toThrow(
      new RangeError('options.adjustments[0].round: expected a round from 1 to 2, got 1.5'),
    );
  });

  it('are those of a team wherever a team is named', () => {
    const adjustments = [{ team: 'A', player: 'a1', matchPoints: 1 }];
    expect(matchPoints('A', teamTable([[played]], { teams: AB, adjustments }))).toBe(3);
  });
});
