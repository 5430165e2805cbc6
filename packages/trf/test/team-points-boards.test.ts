import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';
import { oldTeam } from '@crosstable/core/testing/team-report-rows';

import { parseTrf } from '../src/index.js';

const ABSENT = '0000 - -';

const READ = 'read as a board won against nobody, as the Points column says';

/** The points of a player, as written, and three rounds. */
type Rounds = readonly [points: string, ...cells: string[]];

/**
 * Three matches of three boards in TRF16: 2 draws against 5 and 3 against 6 in each. Tells the rounds in which 4, 5, 6 or 7 won
 * a board against nobody, and the lines whose points are wrong.
 */
function read(fourth: Rounds, others: Readonly<Record<number, Rounds>> = {}, ...records: readonly string[]) {
  const draws = (opponent: number): Rounds => ['', ...['b', 'w', 'b'].map((colour) => `   ${opponent} ${colour} =`)];
  const lions: Rounds = ['', '   4 w 0', '', '   4 w 0'];
  const all = {
    1: lions,
    2: draws(5),
    3: draws(6),
    4: fourth,
    5: drawsBack(2),
    6: drawsBack(3),
    7: ['0.0'],
    ...others,
  };
  const lines = Object.entries(all).map(([id, [points, ...cells]]) => row(Number(id), points, cells));
  const teams = [oldTeam('Lions', [1, 2, 3]), oldTeam('Bears', [4, 5, 6, 7])];
  const { matches = [], repairs } = parseTrf(file('092 Team Swiss', '352 WBW', ...records, ...lines, ...teams));
  const won = matches.flatMap(([match], n) =>
    (match.boards ?? [])
      .filter(({ white, black }) => white === '' || black === '')
      .filter(({ result, white }) => result === (white === '' ? 0 : 1))
      .map(({ white, black }) => `${white}${black} in ${n + 1}`),
  );
  const ofPoints = repairs.filter(({ kind }) => kind.startsWith('points-'));
  return [
    won.filter((board) => /^[4-7]/.test(board)),
    ofPoints.map(({ found, read: as }) => (as === READ ? `points-bye ${found}` : `points-differ ${found}`)),
  ];
}

function drawsBack(opponent: number): Rounds {
  return ['', ...['w', 'b', 'w'].map((colour) => `   ${opponent} ${colour} =`)];
}

const WIN = '   1 b 1';
const SCORING = '162  W 3.0    D 1.0    L 0.0';

// By hand: a won game is 1 (or 3), and the points that no game gives are those of boards won against nobody
describe('the boards of TRF16 that only the Points column shows', () => {
  it.each<readonly [string, Rounds, readonly string[]]>([
    ['one point more than two games give', ['3.0', WIN, ABSENT, WIN], []],
    ['with a blank round', ['3.0', WIN, '', WIN], []],
    ['where a win is worth 3', ['9.0', WIN, ABSENT, WIN], [SCORING]],
  ])('%s', (_, fourth, records) => {
    const found = fourth[2] === '' ? '' : ABSENT;
    expect(read(fourth, {}, ...records)).toEqual([['4 in 2'], [`points-bye ${found}`]]);
  });

  it('are two, where two rounds lack a board and two points are left', () => {
    const others = { 1: ['', '   4 w 0'] as const };
    expect(read(['3.0', WIN, ABSENT, ABSENT], others)).toEqual([
      ['4 in 2', '4 in 3'],
      [`points-bye ${ABSENT}`, `points-bye ${ABSENT}`],
    ]);
    // Either may be the one
    expect(read(['2.0', WIN, ABSENT, ABSENT], others)).toEqual([[], ['points-differ 2']]);
  });

  it('are none where the points are right, with the X of 162 for a game without a result', () => {
    const others = { 1: ['', '   4 w ?', '', '   4 w 0'] as const };
    const scoring = '162  W 1.0    D 0.5    L 0.0    X 1.0';
    expect(read(['2.0', '   1 b ?', ABSENT, WIN], others, scoring)).toEqual([[], []]);
  });

  it('are none where the points left are no whole number of wins, or too few', () => {
    expect(read(['2.5', WIN, ABSENT, WIN])).toEqual([[], ['points-differ 2.5']]);
    expect(read(['1.0', WIN, ABSENT, WIN])).toEqual([[], ['points-differ 1']]);
  });

  it('are none in a match whose line-up (300) has the seat vacant', () => {
    const lineUp = '300   2   2   1 0000    5    6';
    expect(read(['3.0', WIN, ABSENT, WIN], {}, lineUp)).toEqual([[], ['points-differ 3']]);
  });

  it('are none in a match in which the team has all its boards', () => {
    const others = { 1: ['', '   4 w 0', '   7 b 1', '   4 w 0'] as const, 7: ['0.0', '', '   1 w 0'] as const };
    expect(read(['3.0', WIN, ABSENT, WIN], others)).toEqual([[], ['points-differ 3']]);
  });

  it('are not two where one board is lacking', () => {
    expect(read(['3.0', WIN, ABSENT, WIN], { 7: ['1.0', '', '', ''] })).toEqual([
      ['4 in 2'],
      [`points-bye ${ABSENT}`, 'points-differ 1'],
    ]);
  });

  it.each<readonly [string, Rounds, string]>([
    ['played', ['3.0', WIN, ABSENT, WIN], '   4 w 0'],
    ['had a half-point bye', ['2.5', '0000 - H', ABSENT, WIN], ''],
  ])('are none in a match that lacks a board, but in which the player %s', (_, fourth, first) => {
    // 3 and 6 are absent from round 1
    const others = {
      1: ['', first, '', '   4 w 0'] as const,
      3: ['', '', '   6 w =', '   6 b ='] as const,
      6: ['', '', '   3 b =', '   3 w ='] as const,
    };
    expect(read(fourth, others)).toEqual([['4 in 2'], [`points-bye ${ABSENT}`]]);
  });
});
