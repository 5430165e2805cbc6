// Fields as RFC 4180 has them, and as spreadsheet programs write them.

import { describe, expect, it } from 'vitest';

import { csvCells, csvText } from '../src/text/csv.js';

/** The texts in the fields of each line. */
function textsIn(content: string): string[][] {
  return csvCells(new TextEncoder().encode(content)).map((line) => line.map(({ text }) => text));
}

describe('CSV', () => {
  it('2.7: a quote in a field is written twice, in a pair of quotes', () => {
    expect(csvText([['a "b"', 'c']])).toBe('"a ""b""",c\r\n');
    expect(textsIn('"a ""b""",c\r\n')).toEqual([['a "b"', 'c']]);
  });

  // OWASP, CSV Injection: a separator in a text begins another cell. Excel splits at semicolons where the decimal sign is a comma
  it.each([
    ['=1+1', "'=1+1"],
    ['a;=1+1;b', "a;'=1+1;b"],
    ['a;+1;-1;@a', "a;'+1;'-1;'@a"],
    ['a;"=1+1', '"a;""\'=1+1"'],
    ['a; b', 'a; b'],
    ['a=1;b-2', 'a=1;b-2'],
  ])('has no formula in %s, however its lines are split', (text, field) => {
    expect(csvText([[1, text]])).toBe(`1,${field}\r\n`);
    expect(field.split(/[,;]/).filter((cell) => /^"*[=+@-]/.test(cell))).toEqual([]);
  });

  it.each([
    ['before the headings', '\nid;k\n1;10'],
    ['of blanks before the headings', '  \nid;k\n1;10'],
    ['between the others', 'id;k\n\n1;10\n'],
    ['of blanks between the others', 'id;k\n  \n1;10\n \n'],
  ])('leaves out an empty line %s', (_, content) => {
    expect(textsIn(content)).toEqual([
      ['id', 'k'],
      ['1', '10'],
    ]);
  });
});
