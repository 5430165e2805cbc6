import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { type TrfDraft, formatTrf, parseTrf } from '../src/index.js';

/** A 299 by hand: type 5, match points 8-11, points 14-17, round 20-22, players 24-27, 29-32 and so on. */
function adjustment(type: string, matchPoints: string, points: string, round: string, ...ids: readonly string[]) {
  const numbers = `${matchPoints.padStart(4)}  ${points.padStart(4)}  ${round.padStart(3)}`;
  return `299 ${type.padEnd(1)}  ${numbers} ${ids.map((id) => id.padStart(4)).join(' ')}`.trimEnd();
}

/** A 240 by hand: type 5, round 7-9, players 11-14, 16-19 and so on. */
function byes(type: string, round: string, ...ids: readonly string[]): string {
  return `240 ${type} ${round.padStart(3)} ${ids.map((id) => id.padStart(4)).join(' ')}`.trimEnd();
}

const rows = [1, 2, 12, 1000].map((number) => row(number, '', []));

describe('299 and 240, what is read', () => {
  it.each([
    [adjustment('', '', '-1.0', '000', '1'), { type: '', points: -1, round: 0, players: ['1'] }],
    // TRF26: an empty round means all of them, as 000 does.
    [adjustment('W', '', '0.5', '', '1'), { type: 'W', points: 0.5, round: 0, players: ['1'] }],
    [adjustment('W', '2.0', '1.0', '001', '1'), { type: 'W', points: 1, matchPoints: 2, round: 1, players: ['1'] }],
    [adjustment('W', '0', '1.0', '999', '1'), { type: 'W', points: 1, matchPoints: 0, round: 999, players: ['1'] }],
    [adjustment('', '', '1.0', '12', '12', '1000'), { type: '', points: 1, round: 12, players: ['12', '1000'] }],
    // Leading zeros are no part of the number.
    [adjustment('', '', '1.0', '000', '0012'), { type: '', points: 1, round: 0, players: ['12'] }],
    // Columns 29-32 are blank, and the list goes on after them.
    [adjustment('', '', '1.0', '000', '1', '', '2'), { type: '', points: 1, round: 0, players: ['1', '2'] }],
    [adjustment('', '', '1.0', '000', '1', '0000', '2'), { type: '', points: 1, round: 0, players: ['1', '2'] }],
    // The one character of column 24, the first of the field, ends the line.
    [`${adjustment('', '', '1.0', '000')} 1`, { type: '', points: 1, round: 0, players: ['1'] }],
    // Column 29, the first of the second field.
    [`${adjustment('', '', '1.0', '000', '1')} 2`, { type: '', points: 1, round: 0, players: ['1', '2'] }],
  ])('%j', (line, expected) => {
    const { adjustments, repairs } = parseTrf(file(line, ...rows));
    expect(adjustments).toStrictEqual([expected]);
    expect(repairs).toEqual([]);
  });

  it('a round and players of two and more figures in 240', () => {
    const { games } = parseTrf(file(byes('H', '12', '12', '', '1000'), row(12, '', []), row(1000, '', [])));
    expect(games).toHaveLength(12);
    expect(games[11]).toEqual([
      { white: '12', black: '', result: 0.5, kind: 'half-bye' },
      { white: '1000', black: '', result: 0.5, kind: 'half-bye' },
    ]);
  });
});

describe('two records 240 for one player', () => {
  it('in a round: the same bye twice is one, and two different ones are refused', () => {
    const half = byes('H', '2', '1', '2');
    expect(parseTrf(file(half, byes('H', '2', '2'), byes('Z', '3', '2'), ...rows)).repairs).toEqual([]);
    const message = 'line 3, column 11: expected one bye of a player in a round, found "2"';
    expect(() => parseTrf(file(half, byes('Z', '2', '12', '2'), ...rows))).toThrow(
      expect.objectContaining({ message }),
    );
  });
});

describe('299 and 240, what is not read', () => {
  const matchPoints = 'line 2, column 8: expected match points or nothing, found';
  const round = 'line 2, column 20: expected a round (000 or nothing for all), found';
  const byeRound = 'line 2, column 7: expected a round, found';
  const stray = 'expected a blank between two fields, found';

  it.each([
    [adjustment('', 'x', '1.0', '000', '1'), `${matchPoints} "x"`],
    [adjustment('', '1.5x', '1.0', '000', '1'), `${matchPoints} "1.5x"`],
    [adjustment('', '', '1.0', '1x', '1'), `${round} "1x"`],
    [adjustment('', '', '1.0', 'x1', '1'), `${round} "x1"`],
    [adjustment('', '', '', '001', '1'), 'line 2, column 14: expected points, found nothing'],
    [adjustment('', '', '1.0', '001'), "line 2, column 24: expected a player's number, found nothing"],
    [adjustment('', '', '1.0', '001', '1', 'x'), 'line 2, column 29: expected a player\'s number, found "x"'],
    [adjustment('', '', '1.0', '001', '1x'), 'line 2, column 24: expected a player\'s number, found "1x"'],
    [adjustment('', '', '1.0', '001', 'x1'), 'line 2, column 24: expected a player\'s number, found "x1"'],
    [adjustment('', '', '1.0', '001', '0'), 'line 2, column 24: expected a player\'s number, found "0"'],
    [byes('F', '', '1'), `${byeRound} nothing`],
    [byes('F', '000', '1'), `${byeRound} "000"`],
    [byes('F', '1x', '1'), `${byeRound} "1x"`],
    [byes('F', 'x1', '1'), `${byeRound} "x1"`],
    [byes('F', '001', 'x'), 'line 2, column 11: expected a player\'s number, found "x"'],
    [byes('F', '001', '1x'), 'line 2, column 11: expected a player\'s number, found "1x"'],
    [byes('F', '001', 'x1'), 'line 2, column 11: expected a player\'s number, found "x1"'],
    // Signs between two players' fields, in the middle of the line and at its end.
    [`${byes('F', '001', '1')}x`, `line 2, column 15: ${stray} "x"`],
    [`${byes('F', '001', '1')}x   2`, `line 2, column 15: ${stray} "x"`],
    [`${byes('F', '001', '1', '2')}x`, `line 2, column 20: ${stray} "x"`],
    [`${adjustment('', '', '1.0', '001', '1')}x`, `line 2, column 28: ${stray} "x"`],
    [`${adjustment('', '', '1.0', '001')}x   1`, `line 2, column 23: ${stray} "x"`],
  ])('%j', (line, message) => {
    expect(() => parseTrf(file(line, ...rows))).toThrow(expect.objectContaining({ name: 'TrfError', message }));
  });
});

describe('299, what is written', () => {
  const players = [{ id: '1' }, { id: '12' }];

  it.each([
    [
      { type: 'W', points: 1, matchPoints: 2, round: 999, players: ['1', '12'] },
      adjustment('W', '2.0', '1.0', '999', '1', '12'),
    ],
    [{ type: '', points: -0.5, round: 0, players: ['12'] }, adjustment('', '', '-0.5', '000', '12')],
  ])('%j', (given, line) => {
    const text = formatTrf({ players, games: [], adjustments: [given] });
    expect(text.split('\n').filter((written) => written.startsWith('299'))).toEqual([line]);
  });

  it.each<[object, Error]>([
    [
      { type: '', points: 1, round: 1000, players: ['1'] },
      new RangeError('adjustments[0].round: expected a round, or 0 for all, got 1000'),
    ],
    [
      { type: '', points: 1, round: 0, players: [] },
      new RangeError('adjustments[0].players: expected at least one player, got 0'),
    ],
    [
      { type: '', points: 1, round: 0, players: '1' },
      new TypeError('adjustments[0].players: expected an array of ids, got "1"'),
    ],
    [
      { type: '', points: 1, round: 0, players: ['12', '10000'] },
      new RangeError('adjustments[0].players[1]: expected a start number from 1 to 9999, got "10000"'),
    ],
    [
      { type: '', points: 1, round: 0, players: ['1x'] },
      new RangeError('adjustments[0].players[0]: expected a start number from 1 to 9999, got "1x"'),
    ],
  ])('%j cannot be', (given, error) => {
    const draft: Omit<TrfDraft, 'adjustments'> = { players, games: [] };
    // @ts-expect-error some are of values that the types exclude
    expect(() => formatTrf({ ...draft, adjustments: [given] })).toThrow(error);
  });
});
