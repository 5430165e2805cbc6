import { describe, expect, it } from 'vitest';
import { parseTrf } from '../src/index.js';
import { recordCode } from '../src/line.js';
import { file, row } from './rows.js';

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
