import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { parseTrf } from '../src/index.js';

const anna = row(1, '', []);

/** Kind and message of every repair. */
function repairsOf(source: string): readonly (readonly [string, string])[] {
  return parseTrf(source).repairs.map(({ kind, message }) => [kind, message] as const);
}

it('records that a file has not are empty texts', () => {
  const texts = {
    ...{ name: '', city: '', federation: '', playerCount: '', ratedCount: '', teamCount: '', type: '' },
    ...{ chiefArbiter: '', timeControl: '', startingRank: '', program: '', timeControlCode: '' },
  };
  expect(parseTrf(file('192 FIDE_DUTCH_2026', anna))).toMatchObject(texts);
  expect(parseTrf(file('092 Swiss', anna))).toHaveProperty('typeCode', '');
});

describe('192 and 092 that tell no system', () => {
  const reason = 'a Swiss from a round-robin: blank rounds are read as absences';

  it.each([
    [['012 X', '092 Open', '102 IA One'], 'line 2, column 1: "092 Open" does not tell'],
    [['012 X', '192 CUSTOM_KNOCKOUT', '102 IA One'], 'line 2, column 1: "192 CUSTOM_KNOCKOUT" does not tell'],
    [['012 X', '092 Open', '192 CUSTOM_KNOCKOUT'], 'line 2, column 1: "092 Open" does not tell'],
    [['012 X', '192 CUSTOM_KNOCKOUT', '092 Open'], 'line 3, column 1: "092 Open" does not tell'],
    [['012 X'], 'line 1, column 1: nothing tells'],
  ])('%j', (lines, place) => {
    expect(repairsOf([...lines, anna].join('\n'))).toEqual([['system', `${place} ${reason}`]]);
  });
});

it('132 that stands twice is about dates, which change no rank', () => {
  const twins = file('132 1 March 2026', '132 2 March 2026', anna);
  expect(repairsOf(twins)).toContainEqual([
    'round-dates',
    'line 3, column 1: "132 2 March 2026" repeats a record: the first one counts, this one is kept',
  ]);
});

describe('132: what stands between the dates', () => {
  const one = `132${' '.repeat(88)}26/03/01`; // columns 92 to 99

  it.each([
    ['column 100', `${one}x`],
    ['column 101', `${one} x`],
    ['column 110', `${one}  26/03/02x`],
    ['column 111', `${one}  26/03/02 x`],
    ['column 91', `132${' '.repeat(87)}x26/03/01`],
  ])('in %s keeps the record as it is', (_, line) => {
    const { roundDates, otherRecords } = parseTrf(file(line, anna));
    expect([roundDates, otherRecords]).toEqual([[], [line]]);
    expect(repairsOf(file(line, anna))).toEqual([
      ['round-dates', `line 2, column 1: "${line}" has no dates from column 92 on: kept as it is`],
    ]);
  });
});

describe('lines that begin with a federation', () => {
  it.each(['NOR    1 Anna', 'NOR   12 Anna', 'NOR 1234 Anna'])('%s is national', (line) => {
    const { nationalLines, unknownLines } = parseTrf(file(anna, line));
    expect([nationalLines, unknownLines]).toEqual([[line], []]);
  });

  it.each(['999 NOR    1 Anna', 'xNOR    1 Anna', 'NOR 1 Anna', 'NOR    A Anna'])('%s is unknown', (line) => {
    const { nationalLines, unknownLines } = parseTrf(file(anna, line));
    expect([nationalLines, unknownLines]).toEqual([[], [line]]);
    expect(repairsOf(file(anna, line))).toEqual([
      ['unknown-record', `line 3, column 1: "${line}" is no known record: kept as it is`],
    ]);
  });
});

describe('what is reported, in whole sentences', () => {
  it.each([
    [
      ['012 One', '012 Two'],
      'duplicate-record',
      'line 3, column 1: "012 Two" repeats a record: the first one counts, this one is kept',
    ],
    [['062 12'], 'count-differs', 'line 2, column 5: "12" is not the number of the players: 1'],
    [['042 spring 2026'], 'date', 'line 2, column 5: "spring 2026" is not recognised as a date'],
    [['052 04/05/2020'], 'date', 'line 2, column 5: "04/05/2020" read with the day first: 2020-05-04'],
    [['299           1.0  000    7'], 'adjustment', 'line 2, column 24: "7" is no player of the file'],
    [['240 H 001    7'], 'bye-code', 'line 2, column 11: "7" is no player of the file'],
  ])('%j', (lines, kind, message) => {
    expect(repairsOf(file(...lines, anna))).toEqual([[kind, message]]);
  });

  it.each(['062 1 of 12', '062 many', '062 about 12', '062', '042', '052'])('nothing of %j', (line) => {
    expect(repairsOf(file(line, anna))).toEqual([]);
  });

  it('a date without a value is none', () => {
    const { start, end, written } = parseTrf(file('042', anna));
    expect([start, end, written.start, written.end]).toEqual([undefined, undefined, undefined, undefined]);
  });
});
