import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';
import { TYPE, rows, team } from '@crosstable/core/testing/team-report-rows';

import { formatTrf, parseTrf } from '../src/index.js';

describe('299: points given or taken', () => {
  it('points on top, and points in place of a result, belong to the sum', () => {
    const text = file(
      '299          -1.0  000    1',
      '299 L         0.5  001    2',
      row(1, '0.0', ['   2 w 1']),
      row(2, '0.5', ['   1 b 0']),
    );
    const { adjustments, repairs } = parseTrf(text);
    expect(adjustments).toStrictEqual([
      { type: '', points: -1, round: 0, players: ['1'] },
      { type: 'L', points: 0.5, round: 1, players: ['2'] },
    ]);
    expect(repairs).toEqual([]);
  });

  it('in the columns of match points count nothing for players, which is said', () => {
    const players = [row(1, '1.0', ['   2 w 1']), row(2, '0.0', ['   1 b 0'])];
    const read = parseTrf(file('299    -1.0        001    1', '299    -1.0   0.0  001    2', ...players));
    expect(read.adjustments[0]).toStrictEqual({ type: '', matchPoints: -1, round: 1, players: ['1'] });
    expect(read.repairs.map(({ kind, message }) => [kind, message])).toEqual([
      ['adjustment', 'line 2, column 1: "299    -1.0        001    1" is kept: it has match points only'],
    ]);
    expect(parseTrf(formatTrf(read))).toStrictEqual(read);
  });

  it('may be a zero with a sign, which is 0 as without one', () => {
    const read = parseTrf(
      file(
        '162 W 1.0    D 0.5    L -0.0',
        '299          -0.0  000    1',
        row(1, '-0.0', ['   2 w 0']),
        row(2, '1.0', ['   1 b 1']),
      ),
    );
    expect([...read.points]).toEqual([
      ['1', 0],
      ['2', 1],
    ]);
    expect(read.adjustments[0].points).toBe(0);
    expect(read.scoring?.loss ?? 0).toBe(0);
  });

  it('may leave less than nothing, and are read as they were written', () => {
    const players = [{ id: '1' }, { id: '2' }];
    const adjustments = [{ type: '' as const, points: -1, round: 0, players: ['2'] }];
    const games = [[{ white: '1', black: '2', result: 0.5 as const }]];
    const text = formatTrf({ system: 'swiss', players, games, adjustments });
    const read = parseTrf(text);
    expect([...read.points]).toEqual([
      ['1', 0.5],
      ['2', -0.5], // ½ - 1
    ]);
    expect(read.repairs).toEqual([]);
    expect(formatTrf(read)).toBe(text);
  });

  it.each([
    // The type is the result: another one in that round keeps its points. 1 drew with 2, and 3 has a half-point bye.
    ['299 D         2.0  001    1', '2.0', '0.5', '0.5'],
    ['299 W         2.0  001    1', '0.5', '0.5', '0.5'],
    ['299 D         2.0  001    1    2    3', '2.0', '2.0', '0.5'],
    ['299 H         0.0  001    1    2    3', '0.5', '0.5', '0.0'],
    // Round 000 is every round; a record for the round itself goes before it.
    ['299 D         2.0  000    1', '2.0', '0.5', '0.5'],
    ['299 D         2.0  002    1', '0.5', '0.5', '0.5'],
    ['299 D         3.0  001    1\n299 D         2.0  000    1    2', '3.0', '2.0', '0.5'],
    // TRF26: the players of the record are those "(if any)" that get these points; without any it is for all of them.
    ['299 D         2.0', '2.0', '2.0', '0.5'],
    ['299 D         2.0  001', '2.0', '2.0', '0.5'],
    ['299 D         2.0  002', '0.5', '0.5', '0.5'],
    ['299 H         0.0  000 0000', '0.5', '0.5', '0.0'],
    // A record that names a player goes before the one for all of them, and then the one of a round.
    ['299 D         2.0\n299 D         3.0  000    1', '3.0', '2.0', '0.5'],
    ['299 D         3.0  000    1\n299 D         2.0  001', '3.0', '2.0', '0.5'],
    ['299 D         3.0  001\n299 D         2.0', '3.0', '3.0', '0.5'],
  ])('%j: %s, %s and %s', (line, ...points) => {
    const cells = ['   2 w =', '   1 b =', '0000 - H'];
    const rowsWith = (stated: readonly string[]) => cells.map((cell, n) => row(n + 1, stated[n] ?? '', [cell]));
    expect(parseTrf(file(line, ...rowsWith(points))).repairs).toEqual([]);
    const { players, games, adjustments } = parseTrf(file(line, ...rowsWith([])));
    expect(formatTrf({ players, games, adjustments }).split('\n').slice(-4, -1)).toEqual(rowsWith(points));
  });

  it.each([
    ['W', '   2 w 1', '   1 b 0'],
    ['W', '   2 w W', '   1 b L'],
    ['W', '   2 b 1', '   1 w 0'],
    ['D', '   2 b D', '   1 w D'],
    ['L', '   2 w 0', '   1 b 1'],
    ['L', '   2 b 0', '   1 w 0'],
    ['+', '   2 w +', '   1 b -'],
    ['-', '   2 w -', '   1 b -'],
    ['F', '0000 - F', '0000 - H'],
    ['Z', '0000 - Z', '0000 - H'],
  ])('299 %s replaces the points of %j, and those of nothing else', (type, first, second) => {
    const others = ['W', 'D', 'L', '+', '-', 'F', 'H', 'Z'].filter((other) => other !== type);
    const lines = [`299 ${type}         7.0  000    1`, ...others.map((other) => `299 ${other}         9.0  000    1`)];
    const { repairs } = parseTrf(file(...lines, row(1, '7.0', [first]), row(2, '', [second])));
    expect(repairs).toEqual([]);
  });

  it('299 has no type for the pairing-allocated bye', () => {
    const lines = ['W', 'D', 'L', '+', '-', 'F', 'H', 'Z'].map((type) => `299 ${type}         9.0  000    1`);
    expect(parseTrf(file(...lines, row(1, '1.0', ['0000 - U']))).repairs).toEqual([]);
  });

  it('of a result may be for everybody, once', () => {
    const text = file('299 W         3.0', row(1, '3.0', ['   2 w 1']), row(2, '0.0', ['   1 b 0']));
    const read = parseTrf(text);
    expect(read.adjustments).toStrictEqual([{ type: 'W', points: 3, round: 0, players: [] }]);
    expect(parseTrf(formatTrf(read))).toStrictEqual(read);
    const message = 'line 3, column 24: expected one 299 for this result of a player, found nothing';
    expect(() => parseTrf(file('299 W         3.0', '299 W         2.0  000', row(1, '', [])))).toThrow(message);
    const [adjustment] = read.adjustments;
    expect(() => formatTrf({ ...read, adjustments: [adjustment, { ...adjustment, points: 2 }] })).toThrow(
      new RangeError('adjustments[1].players[0]: expected a player without another adjustment of this result, got ""'),
    );
  });

  it('of a result may be for all teams', () => {
    // Both boards are forfeited: team 1 has won 2-0, which is 2 match points; team 2 gets 1 by the record.
    const boards = { 1: row(1, '1.0', ['   4 w +']), 2: row(2, '1.0', ['   5 b +']) };
    const others = { 4: row(4, '0.0', ['   1 b -']), 5: row(5, '0.0', ['   2 w -']) };
    const teams = [team(1, [1, 2, 3], ['2.0', '2.0', '']), team(2, [4, 5, 6], ['1.0', '0.0', ''])];
    expect(parseTrf(file(TYPE, ...teams, '299 -   1.0', ...rows({ ...boards, ...others }))).repairs).toEqual([]);
  });

  it('299 for somebody else is reported', () => {
    const { adjustments, repairs } = parseTrf(file('299          -0.5  000    9', row(1, '', [])));
    expect(adjustments).toStrictEqual([{ type: '', points: -0.5, round: 0, players: ['9'] }]);
    expect(repairs.map(({ message }) => message)).toEqual(['line 2, column 24: "9" is no player of the file']);
  });
});
