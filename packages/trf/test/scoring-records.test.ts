import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';
import { TEAMS, TYPE, rows } from '@crosstable/core/testing/team-report-rows';

import { parseTrf } from '../src/index.js';
import { readScoring } from '../src/records/scoring-records.js';

const anna = row(1, '', []);

/** The 1-½-0 scale, with what differs from it. */
function usual(outcomes: readonly string[], points: number): Record<string, number> {
  const table = { WW: 1, BW: 1, WD: 0.5, BD: 0.5, WL: 0, BL: 0, ZPB: 0, HPB: 0.5, FPB: 1, PAB: 1, FW: 1, FL: 0 };
  return { ...table, ...Object.fromEntries(outcomes.map((outcome) => [outcome, points])) };
}

describe('what each name of a scoring record stands for, worth 7', () => {
  it.each([
    // 162: W is also a full-point bye and a forfeit win, D a half-point bye, A a zero-point bye or a forfeit loss; a
    // pairing-allocated bye is worth a W where P is missing.
    ['162  W 7.0', ['WW', 'BW', 'FW', 'FPB', 'PAB']],
    ['162  D 7.0', ['WD', 'BD', 'HPB']],
    ['162  L 7.0', ['WL', 'BL']],
    ['162  A 7.0', ['ZPB', 'FL']],
    ['162  Z 7.0', ['ZPB', 'FL']],
    ['162  P 7.0', ['PAB']],
    ['162  X 7.0', []],
    // XXS: three shortcuts beside the twelve codes.
    ['XXS W=7', ['WW', 'BW', 'FW', 'FPB']],
    ['XXS D=7', ['WD', 'BD', 'HPB']],
    ['XXS L=7', ['WL', 'BL']],
    ...['WW', 'BW', 'WD', 'BD', 'WL', 'BL', 'ZPB', 'HPB', 'FPB', 'PAB', 'FW', 'FL'].map((code): [string, string[]] => [
      `XXS ${code}=7`,
      [code],
    ]),
    // bbpPairings: a pairing-allocated bye is worth a win where BBU is missing.
    ['BBW  7.0', ['WW', 'BW', 'FW', 'FPB', 'PAB']],
    ['BBD  7.0', ['WD', 'BD', 'HPB']],
    ['BBL  7.0', ['WL', 'BL']],
    ['BBZ  7.0', ['ZPB']],
    ['BBF  7.0', ['FL']],
    ['BBU  7.0', ['PAB']],
  ])('%s', (text, outcomes) => {
    expect(readScoring([{ number: 1, text }], () => undefined)).toStrictEqual(usual(outcomes, 7));
  });
});

describe('numbers of points', () => {
  it.each([
    ['10', 10],
    ['0.25', 0.25],
    ['12.75', 12.75],
    ['.125', 0.125],
    ['2.', 2],
    ['-1', -1],
    ['+1', 1],
    // As programs write it whose language has a decimal comma.
    ['1,5', 1.5],
    [',5', 0.5],
  ])('%s', (text, draw) => {
    expect(parseTrf(file(`XXS D=${text}`, anna)).scoring?.draw).toBe(draw);
  });

  it.each(['1x', 'x1', '1.5x', '1.x', '.', '--1', '1,5,0', '1,000.0', ','])('%s is none', (text) => {
    const message = `line 2, column 7: expected a number of points, found "${text}"`;
    expect(() => parseTrf(file(`XXS D=${text}`, anna))).toThrow(expect.objectContaining({ message }));
  });
});

describe('what a scoring record leaves open or a scoring cannot tell apart', () => {
  it.each([
    // On the 1-½-0 scale one outcome gets another value than the one that the scoring keeps for both.
    ['XXS BW=2', 'WW', 'BW', 1],
    ['XXS FW=2', 'WW', 'FW', 1],
    ['XXS FPB=2', 'WW', 'FPB', 1],
    ['XXS BD=2', 'WD', 'BD', 0.5],
    ['XXS HPB=2', 'WD', 'HPB', 0.5],
    ['XXS BL=2', 'WL', 'BL', 0],
    ['XXS ZPB=2', 'FL', 'ZPB', 0],
  ])('%s', (line, kept, lost, value) => {
    const read = `is read with ${lost}=${value}, not 2: a scoring has one value for ${kept} and ${lost}`;
    const reading = { key: 'one-value', values: { kept, lost, value, said: 2 }, read };
    const message = `line 2, column 1: "${line}" ${read}`;
    expect(parseTrf(file(line, anna)).repairs).toEqual([
      { kind: 'scoring', line: 2, column: 1, found: line, ...reading, message },
    ]);
  });

  it('162 with Z for A', () => {
    const reading = { key: 'absence', values: {}, read: 'read as A (absence)' };
    const message = 'line 2, column 6: "Z" read as A (absence)';
    expect(parseTrf(file('162  Z 0.0', anna)).repairs).toEqual([
      { kind: 'scoring', line: 2, column: 6, found: 'Z', ...reading, message },
    ]);
  });

  it.each(['BBW  1.0', 'BBW  3.0', 'BBW  3.0\nBBU  1.0', 'BBD  1.0', '162  A 0.5'])('nothing in %j', (lines) => {
    expect(parseTrf(file(lines, anna)).repairs).toEqual([]);
  });
});

describe('362, the match points', () => {
  // Single blanks as in the prose of the description, no blank at all, ten columns for each, and a column later
  it.each(['TW 3.0 TD 1.0 TL 0.0', 'TW3TD1TL0', 'TW 3.0    TD 1.0    TL 0.0', ' tw  3.0   td 1,0  tl .0'])(
    'stand in any columns, as the points of 162: %s',
    (points) => {
      const read = parseTrf(file(TYPE, `362 ${points}`, ...TEAMS, ...rows()));
      expect([read.matchScoring, read.repairs]).toEqual([{ win: 3, draw: 1, loss: 0 }, []]);
    },
  );
});
