// Points that leave out the last paired round for everybody

import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { parseTrf } from '../src/index.js';

type Points = readonly [string, string, string];

/** 1 beats 2, and 3 has the bye; in round 2 the game of 3 and 1 has these results, and 2 has the bye. */
function told(points: Points, [third, first]: readonly [string, string]): readonly string[] {
  const { repairs } = parseTrf(
    file(
      '162 W 1.0    D 0.5    L 0.0',
      row(1, points[0], ['   2 w 1', `   3 b ${first}`]),
      row(2, points[1], ['   1 b 0', '0000 - U']),
      row(3, points[2], ['0000 - U', `   1 w ${third}`]),
    ),
  );
  return repairs.filter(({ kind }) => /points|^rounds/.test(kind)).map(({ kind, message }) => `${kind}: ${message}`);
}

const LEFT_OUT = 'is not counted, as the points of all players do not count round 2';

describe('points that leave out the last round for everybody', () => {
  it('say so by a bye beside games without a result', () => {
    expect(told(['1.0', '0.0', '1.0'], [' ', ' '])).toEqual([`rounds: line 4, column 102: "0000 - U" ${LEFT_OUT}`]);
  });

  it('say so by finished games, and none of them differs', () => {
    expect(told(['1.0', '0.0', '1.0'], ['1', '0'])).toEqual([`rounds: line 4, column 102: "0000 - U" ${LEFT_OUT}`]);
  });

  it.each([
    ['count its finished games', ['2.0', '1.0', '1.0'], ['0', '1'], []],
    ['count its bye', ['1.0', '1.0', '1.0'], [' ', ' '], []],
    [
      'count its game for one',
      ['2.0', '0.0', '1.0'],
      ['0', '1'],
      ['points-differ: line 4, column 81: "0" is not what the games give: 1'],
    ],
  ] as const)('don’t where they %s', (_, points, results, said) => {
    expect(told(points, results)).toEqual(said);
  });

  it('don’t where one alone has points in a round that is over', () => {
    const rows = [row(1, '1.0', ['   2 w 1', '   2 b 1']), row(2, '0.0', ['   1 b 0', '   1 w 0'])];
    const { repairs } = parseTrf(file(...rows));
    expect(repairs.map(({ message }) => message)).toEqual(['line 2, column 81: "1" is not what the games give: 2']);
  });
});
