import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { TrfError, parseTrf } from '../src/index.js';

const anna = row(1, '', []);
/** A player with as many full-point byes as that. */
const withRounds = (count: number) => row(1, '', Array<string>(count).fill('0000 - F'));

describe('what is no value of 142 or 152', () => {
  it.each([
    ['142 x9', 'a number of rounds, found "x9"'],
    ['142 9x', 'a number of rounds, found "9x"'],
    ['XXR 1000', 'a number of rounds, found "1000"'],
    ['142 0', 'a number of rounds, found "0"'],
    ['152 xw', 'a colour (W or B), found "xw"'],
    ['152 wx', 'a colour (W or B), found "wx"'],
  ])('%s', (line, rest) => {
    const message = `line 2, column 5: expected ${rest}`;
    expect(() => parseTrf(file(line, anna))).toThrow(TrfError);
    expect(() => parseTrf(file(line, anna))).toThrow(expect.objectContaining({ message }));
  });

  it.each([
    ['142 12', 12],
    ['142 999', 999],
    ['XXR 0010', 10],
  ])('but %s is', (line, rounds) => {
    expect(parseTrf(file(line, anna))).toMatchObject({ rounds, repairs: [], written: { rounds: line } });
  });
});

describe('two records that say the same', () => {
  it.each([
    [
      ['142 7', '142 5', 'XXR 9'],
      '142 7',
      [
        'line 3, column 1: "142 5" is kept, and "142 7" followed',
        'line 4, column 1: "XXR 9" is kept, and "142 7" followed',
      ],
    ],
    [['XXR 7', '142 7'], '142 7', []],
    [['XXC white1', '152 W'], '152 W', []],
    [['XXC white1', '152 B'], '152 B', ['line 2, column 1: "XXC white1" is kept, and "152 B" followed']],
    [['202 BH', '212 SB'], '212 SB', ['line 2, column 1: "202 BH" is kept, and "212 SB" followed']],
  ])('%j', (lines, followed, messages) => {
    const { written, otherRecords, repairs } = parseTrf(file(...lines, anna));
    expect([written.rounds, written.initialColour, written.tiebreaks]).toContain(followed);
    expect(otherRecords).toEqual(lines.filter((line) => line !== followed));
    expect(repairs.map(({ message }) => message)).toEqual(messages);
    expect(repairs.every(({ kind }) => kind === 'duplicate-record')).toBe(true);
  });

  it('a long one is quoted by its beginning, because each of the others tells of it', () => {
    const long = `212 ${'BH,'.repeat(99)}`;
    const { repairs } = parseTrf(file(long, '202 SB', anna));
    // 100 characters, of which "212 " are four
    const beginning = `212 ${'BH,'.repeat(32)}`;
    expect(repairs.map(({ message }) => message)).toEqual([
      `line 3, column 1: "202 SB" is kept, and "${beginning}…" followed`,
    ]);
  });

  it.each([
    ['XXC rank', 'XXC black1'],
    ['XXC black1', 'XXC rank'],
    ['212 SB', '202 ,'],
  ])('%s beside %s: one that says nothing is kept and not reported', (...lines) => {
    const { otherRecords, repairs } = parseTrf(file(...lines, anna));
    expect(otherRecords).toHaveLength(1);
    expect(repairs).toEqual([]);
  });
});

describe('rounds announced beside the rounds of the table', () => {
  it('as many', () => {
    expect(parseTrf(file('XXR 2', withRounds(2)))).toMatchObject({
      rounds: 2,
      written: { rounds: 'XXR 2' },
      repairs: [],
    });
  });

  it('fewer, in the second of two records', () => {
    const { rounds, written, repairs } = parseTrf(file('XXR 9', '142 1', withRounds(2)));
    expect([rounds, written.rounds]).toEqual([2, '142 2']);
    expect(repairs.map(({ kind, message }) => [kind, message])).toEqual([
      ['duplicate-record', 'line 2, column 1: "XXR 9" is kept, and "142 1" followed'],
      ['rounds', 'line 3, column 5: "1" read as 2, the rounds of the table'],
    ]);
  });
});
