import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';
import { TEAMS, TYPE, rows, team } from '@crosstable/core/testing/team-report-rows';

import { parseTrf } from '../src/index.js';

/** The same lines with a comma in each number that has a decimal point. */
const withCommas = (line: string) => line.replaceAll(/(\d)\.(\d)/g, '$1,$2');

/** The content of a file, without the texts that it is written in. */
function read(lines: readonly string[]) {
  const { players, games, points, scoring, adjustments, teams, matches, matchScoring, pairingBye, repairs } = parseTrf(
    file(...lines),
  );
  const said = { players, games, points, scoring, adjustments, teams, matches, matchScoring, pairingBye };
  return { ...said, repairs: repairs.filter(({ kind }) => kind !== 'player-field') };
}

describe('a decimal comma says the same as a decimal point', () => {
  it.each([
    ['162', ['162  W 3.0    D 1.5    L 0.5    A 0.0    P 2.5', row(1, '2.5', ['0000 - U'])]],
    ['XXS', ['XXS W=3.0 D=1.5 PAB=2.5', row(1, '2.5', ['0000 - U'])]],
    ['BBW', ['BBW  3.0', 'BBD  1.5', 'BBU  2.5', row(1, '2.5', ['0000 - U'])]],
    ['299', ['299          -0.5  000    1', row(1, '0.5', ['0000 - U'])]],
    // A third team has the pairing-allocated bye: 1.5 match points, 1.0 game points.
    [
      '310, 320, 362 and 802',
      [
        TYPE,
        '352 WB',
        '320  1.5  1.0   3',
        '362 TW 2.5   TD 1.5   TL 0.5',
        '802   1 T1       2.5    1.5   2 w  1.5',
        ...TEAMS.slice(1),
        team(1, [1, 2, 3], ['2.5', '1.5', '1']),
        team(3, [7], ['1.5', '1.0', '2']),
        ...rows(),
        row(7, '0.0', []),
      ],
    ],
  ])('%s', (_, lines) => {
    expect(read(lines).repairs).toEqual([]);
    expect(read(lines.map(withCommas))).toEqual(read(lines));
  });

  it('in the points of a game without a result, the X of 162', () => {
    // The unfinished game counts 0,25 for both.
    const lines = ['162  W 1,0    X 0,25', row(1, '0,25', ['   2 w ?']), row(2, '0,25', ['   1 b ?'])];
    expect(read(lines).repairs.map(({ kind }) => kind)).toEqual(['scoring', 'unfinished-game']);
  });
});
