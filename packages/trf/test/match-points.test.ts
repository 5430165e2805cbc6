import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';
import { TEAMS, TYPE, rows, team } from '@crosstable/core/testing/team-report-rows';

import { formatTrf, parseTrf } from '../src/index.js';

/** A match won, drawn, lost, and one that was not played or an absence; a board won, drawn, lost, and lost by forfeit. */
const SCORINGS = ['362 TW 5.0   TD 3.0   TL 1.0   TA 2.0', '162  W 3.0    D 1.0    L 0.0    A 0.5'];

/** The match points and game points of each team: the file states others, and each difference is reported. */
function scores(...lines: readonly string[]): readonly (readonly number[])[] {
  const stated = ['999', '999', ''] as const;
  const teams = [team(1, [1, 2, 3], stated), team(2, [4, 5, 6], stated), team(3, [7, 8], stated)];
  const idle = [row(7, '', []), row(8, '', [])];
  const { repairs } = parseTrf(file(TYPE, '352 WB', ...SCORINGS, ...teams, ...lines, ...idle));
  const differing = repairs.filter(({ kind }) => kind === 'team-points');
  expect(differing.map(({ line, column }) => [line, column])).toEqual(
    [5, 6, 7].flatMap((line) => [55, 62].map((column) => [line, column])),
  );
  const points = differing.map(({ read }) => Number(/[\d.]+$/.exec(read)?.[0]));
  return [points.slice(0, 2), points.slice(2, 4), points.slice(4)];
}

const PAIRS = [
  ['1', '4', 'w'],
  ['2', '5', 'b'],
] as const;

/** The rows of 1 and 4, and of 2 and 5, with these results, of the first team before the other's; blank without one. */
function played(...results: readonly (readonly [string, string] | undefined)[]): readonly string[] {
  const cells = new Map<string, string>(
    PAIRS.flatMap(([own, other, colour], n) => {
      const [ofOwn, ofOther] = results[n] ?? [];
      if (ofOwn === undefined || ofOther === undefined) return [];
      const ofColour = colour === 'w' ? 'b' : 'w';
      return [
        [own, `   ${other} ${colour} ${ofOwn}`],
        [other, `   ${own} ${ofColour} ${ofOther}`],
      ];
    }),
  );
  return [1, 2, 3, 4, 5, 6].map((id) => row(id, '', [cells.get(String(id)) ?? '']));
}

const WON = ['1', '0'] as const;
const FORFEITED = ['+', '-'] as const;

// By hand, from SCORINGS. A match in which no board was played isn't played (C.07, 15.1): the loser has the points of an absence
describe('the points of a match', () => {
  it.each<readonly [string, readonly string[], readonly number[], readonly number[]]>([
    ['won', played(WON, ['=', '=']), [5, 4], [1, 1]],
    ['lost', played(['0', '1'], ['=', '=']), [1, 1], [5, 4]],
    ['drawn', played(WON, ['0', '1']), [3, 3], [3, 3]],
    ['with a game and a forfeit', played(WON, FORFEITED), [5, 6], [1, 0.5]],
    ['with a forfeit and a game', played(FORFEITED, WON), [5, 6], [1, 0.5]],
    ['with forfeits alone', played(FORFEITED, FORFEITED), [5, 6], [2, 0.5 + 0.5]],
    ['with forfeits alone, a win each', played(FORFEITED, ['-', '+']), [3, 3.5], [3, 3.5]],
    ['where nobody came', played(['-', '-'], ['-', '-']), [2, 0.5 + 0.5], [2, 0.5 + 0.5]],
    // The vacant seat loses by forfeit
    ['with a vacant White seat of the second team', withAlone(2), [5, 3 + 3], [1, 0.5]],
    ['with a vacant White seat of the first team', withAlone(4), [1, 0.5 + 1], [5, 3 + 1]],
    ['forfeited as a whole', [...played(), '330 +-   1   1   2'], [5, 3 + 3], [2, 0.5 + 0.5]],
    ['forfeited by both', [...played(), '330 --   1   1   2'], [2, 0.5 + 0.5], [2, 0.5 + 0.5]],
    ['forfeited with a vacant board', [...played(FORFEITED), '330 +-   1   1   2'], [5, 3 + 0.5], [2, 0.5 + 0.5]],
  ])('%s', (_, lines, first, second) => {
    expect(scores(...lines).slice(0, 2)).toEqual([first, second]);
  });

  // 5 and 3 + 1 of round 1; in round 2 a board is won, and the other one goes on
  it('count nothing, nor those of its boards, before it is finished', () => {
    const second = played(WON, ['?', '?']).map((line) => line.slice(91));
    const lines = played(WON, ['=', '=']).map((line, at) => `${line.padEnd(101)}${second[at]}`);
    const read = parseTrf(file(TYPE, '352 WB', ...SCORINGS, ...TEAMS, ...lines));
    const text = formatTrf({ ...read, written: undefined });
    const totals = text.split('\n').filter((line) => line.startsWith('310'));
    expect(totals.map((line) => [line.slice(54, 60), line.slice(61, 67)].map(Number))).toEqual([
      [5, 4],
      [1, 1],
    ]);
  });

  /** One board against nobody, and a game on the other. */
  function withAlone(player: 2 | 4): readonly string[] {
    const lines = player === 2 ? played(WON) : played(undefined, ['=', '=']);
    return lines.map((line, at) => (at === player - 1 ? row(player, '', ['0000 - +']) : line));
  }
});

// Two boards; the pairing-allocated bye is a draw (C.04.6, 1.4)
describe('the points of a bye of a team', () => {
  it.each([
    ['a full-point bye', '240 F   1    3', [5, 3 + 3]],
    ['a half-point bye', '240 H   1    3', [3, 1 + 1]],
    ['an absence', '240 Z   1    3', [2, 0.5 + 0.5]],
    ['the pairing-allocated bye', '320             3', [3, 1 + 1]],
    ['the pairing-allocated bye with its own', '320  4.0  2.5   3', [4, 2.5]],
  ])('%s', (_, line, points) => {
    expect(scores(line, ...played(WON, WON))[2]).toEqual(points);
  });

  it('by 240 is not worth the points that 320 gives the pairing-allocated bye', () => {
    expect(scores('320  4.0  2.5 000', '240 F   1    3', ...played(WON, WON))[2]).toEqual([5, 3 + 3]);
  });

  it('may stand in two records of 320 with the same points', () => {
    const lines = ['320  4.0  2.5   3', '320  4.0  2.5'];
    expect(scores(...lines, ...played(WON, WON))[2]).toEqual([4, 2.5]);
  });
});

describe('the records of matches', () => {
  it('801 has 0 for a lost board', () => {
    const { repairs } = parseTrf(file(TYPE, '352 WB', ...TEAMS, '801  2 T2     0.0  0.5   1 b 0= 12', ...rows()));
    expect(repairs).toEqual([]);
  });

  it('802 has PAB for the pairing-allocated bye, a draw on each board', () => {
    const lines = [TYPE, '352 WB', ...TEAMS, team(3, [7]), '320             3', row(7, '', []), ...rows()];
    const textOf = (bye: string) => `802   3 T3       1.0    1.0 ${bye}     1.0`;
    expect(parseTrf(file(...lines, textOf('PAB'))).repairs).toEqual([]);
    expect(parseTrf(file(...lines, textOf('HPB'))).repairs.map(({ line, column }) => [line, column])).toEqual([
      [14, 29],
    ]);
  });

  it('801 has a blank for a board that is not over, and no points of the match', () => {
    const tables = ['801  1 T1     0.0  0.0   2 w 1  12', '801  2 T2     0.0  0.0   1 b 0  12'];
    const read = parseTrf(file(TYPE, '352 WB', ...TEAMS, ...tables, ...played(WON, ['?', '?'])));
    expect(read.repairs.filter(({ kind }) => kind === 'team-points')).toEqual([]);
    const lines = formatTrf(read).split('\n');
    expect(lines.filter((line) => line.startsWith('801'))).toEqual(tables);
  });

  // 801: match points in columns 14-17, game points in 19-22. Team 1 won a board and drew one
  it.each([
    ['40.0', '801  1 T1     2.0  120   2 w 1= 12'],
    ['19.9', '801  1 T1     2.0 99.9   2 w 1= 12'],
    ['40.5', '801  1 T1     2.0        2 w 1= 12'], // 120.5 has five characters
  ])('801 has game points in four columns or not at all, with %s for a draw', (draw, line) => {
    const scoring = `162  W80.0    D${draw}    L 0.0`;
    const read = parseTrf(file(TYPE, '352 WB', scoring, ...TEAMS, ...rows()));
    const text = formatTrf({ ...read, written: { ...read.written, teamTables: ['801'] } });
    expect(text.split('\n')).toContain(line);
    expect(parseTrf(text).repairs.filter(({ kind }) => kind === 'team-points')).toEqual([]);
  });

  // 801: a place of the roster is one character, a digit or a letter, so that the 36th player has none
  it.each([
    [35, '801  1 T1     2.0  1.5   2 w 1= 1Z'],
    [36, '801  1 T1     2.0  1.5   2 w 1='],
  ])('801 has the places of the players or none, with number %i of the roster on board 2', (place, line) => {
    const others = Array.from({ length: place - 2 }, (_, at) => at + 10);
    const idle = [3, ...others].map((player) => row(player, '0.0', []));
    const lines = [TYPE, '352 WB', team(1, [1, 3, ...others.slice(1), 2, others[0]]), TEAMS[1]];
    const read = parseTrf(file(...lines, ...rows().filter((one) => !one.startsWith('001    3')), ...idle));
    const text = formatTrf({ ...read, written: { ...read.written, teamTables: ['801'] } });
    expect(text.split('\n')).toContain(line);
    expect(parseTrf(text).repairs).toEqual(read.repairs);
  });

  it('801 has two columns for the number of a team, 802 three', () => {
    const read = parseTrf(file(TYPE, '352 WB', team(99, [1, 2, 3]), team(100, [4, 5, 6]), ...rows()));
    const text = formatTrf({ ...read, written: { ...read.written, teamTables: ['801', '802'] } });
    expect(text.split('\n').filter((line) => line.startsWith('80'))).toEqual([
      '801 99 T99    2.0  1.5 100 w 1= 12',
      '802  99 T99      2.0    1.5 100 w  1.5',
      '802 100 T100     0.0    0.5  99 b  0.5',
    ]);
    expect(parseTrf(text).repairs).toEqual([]);
  });

  it('300 of another opponent than that of the games is refused', () => {
    const lines = [TYPE, ...TEAMS, team(3, [7]), '300   1   1   3    1    2', ...rows(), row(7, '', [])];
    expect(() => parseTrf(file(...lines))).toThrow(
      'line 5, column 9: expected a match of team 1 against team 2, as in the rest of the round, found "1 3"',
    );
  });
});
