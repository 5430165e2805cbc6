import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';
import { TEAMS, TYPE, oldTeam, rows, team } from '@crosstable/core/testing/team-report-rows';

import { TrfError, type TrfTournament, formatTrf, parseTrf } from '../src/index.js';

function boardsOf({ matches = [] }: TrfTournament) {
  return matches[0][0].boards;
}

const FIRST = { white: '1', black: '4', result: 1 };

describe('boards won against nobody', () => {
  // 352 WB: team 1 has White on board 1, and so Black on board 2
  it.each([
    ['310, +', [TYPE, ...TEAMS], '+'],
    ['310, F', [TYPE, ...TEAMS], 'F'],
    ['013, F as in older files', ['092 Team Swiss', oldTeam('Lions', [1, 2, 3]), oldTeam('Bears', [4, 5, 6])], 'F'],
    ['013, 1 as in the oldest', ['092 Team Swiss', oldTeam('Lions', [1, 2, 3]), oldTeam('Bears', [4, 5, 6])], '1'],
  ])('are lost by the vacant White seat of the other team: %s', (_, lines, code) => {
    const players = rows({ 2: row(2, '1.0', [`0000 - ${code}`]), 5: row(5, '0.0', []) });
    const read = parseTrf(file('352 WB', ...lines, ...players));
    expect(boardsOf(read)).toEqual([FIRST, { white: '', black: '2', result: 0, kind: 'forfeit-loss' }]);
    expect(boardsOf(parseTrf(formatTrf(read)))).toEqual(boardsOf(read));
  });

  const players = rows({ 3: row(3, '1.0', ['0000 - +']) });
  const last = { white: '3', black: '', result: 1, kind: 'forfeit-win' };

  it.each([
    ['no line-up', []],
    ['the line-up of the other team, which has fewer seats', ['300   1   2   1    4    5']],
  ])('are the last ones behind all games, with nothing to choose: %s', (_, lineUps) => {
    const read = parseTrf(file(TYPE, '352 WBW', ...TEAMS, ...lineUps, ...players));
    expect(boardsOf(read)).toEqual([FIRST, { white: '5', black: '2', result: 0.5 }, last]);
    expect(read.repairs).toEqual([]);
  });
});

describe('the order of boards', () => {
  it('is that of the first team where the rosters disagree, and that is said', () => {
    const read = parseTrf(file(TYPE, '352 WB', TEAMS[0], team(2, [5, 4, 6]), ...rows()));
    expect(boardsOf(read)).toEqual([FIRST, { white: '5', black: '2', result: 0.5 }]);
    expect(read.repairs.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
      'line-up: line 3, column 5: "1" is read in the order of team 1: team 2 has another one in round 1',
    ]);
  });

  // 2 of team 1 played against 5 of team 2, whose line-up it is
  it.each(['300   1   2   1    4    6', '300   1   2   1    6    4'])(
    'the player whom the only line-up lacks is one of its own team: %s',
    (lineUp) => {
      const expected = 'a line-up with all who play, 5 among them';
      expect(() => parseTrf(file(TYPE, ...TEAMS, lineUp, ...rows()))).toThrow(new TrfError(4, 27, expected, ''));
    },
  );
});
