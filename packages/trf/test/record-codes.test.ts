import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { parseTrf } from '../src/index.js';
import { recordCode } from '../src/text/line.js';

describe('the code of a line', () => {
  it.each([
    ['142 5', '142'],
    ['142\t5', '142'],
    ['142', '142'],
    ['1425', ''],
    ['142345 5', ''],
    ['14 5', ''],
    ['14', ''],
    ['', ''],
  ])('%j: %j', (text, code) => {
    expect(recordCode(text)).toBe(code);
  });

  it.each(['1425', '142345 5'])('%s announces no rounds', (line) => {
    const { rounds, unknownLines } = parseTrf(file(line, row(1, '', [])));
    expect([rounds, unknownLines]).toEqual([0, [line]]);
  });
});

describe('records without a value', () => {
  const codes = [
    '012',
    '042',
    '062',
    '082',
    '092',
    '112',
    '132',
    '142',
    '152',
    '162',
    '172',
    '192',
    '202',
    '212',
    '222',
  ];
  const others = ['013', '240', '250', '260', '299', '300', '310', '320', '330', '352', '362', '801', '802'];
  const ofEngines = ['XXR', 'XXC', 'XXS', 'XXA', 'XXP', 'XXZ', 'BBW', 'BBD', 'BBL', 'BBZ', 'BBF', 'BBU'];
  const players = ['092 Swiss', row(1, '1.0', ['   2 w 1']), row(2, '0.0', ['   1 b 0'])];
  const bare = parseTrf(file(...players));

  it.each([...codes, ...others, ...ofEngines])('%s says nothing, and not that there are teams', (code) => {
    expect(parseTrf(file(...players, code, `${code} `))).toEqual(bare);
  });

  it('says nothing beside the same record with a value either', () => {
    const { name, rounds, repairs } = parseTrf(file('012', '012 Open', '142', '142 5', ...players));
    expect([name, rounds, repairs]).toEqual(['Open', 5, []]);
  });
});
