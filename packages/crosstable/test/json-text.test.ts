// JSON as RFC 8259 has it, and where a mistake is.

import { describe, expect, it } from 'vitest';

import { parseJson } from '../src/command/json-text.js';

describe('values', () => {
  it.each([
    ['"\\u00e9\\u004A\\n"', '\u00e9J\n'],
    ['12.25', 12.25],
    ['-0.125', -0.125],
    ['1e3', 1000],
    ['1E+3', 1000],
    ['25e-2', 0.25],
    ['1e12', 1_000_000_000_000],
    ['10', 10],
  ])('%s', (text, value) => {
    expect(parseJson(text)).toBe(value);
  });

  it.each(['"\\u00e"', '"\\u00g9"', '1.', '1e', '01', '.5', '+1'])('not %s', (text) => {
    expect(() => parseJson(text)).toThrow('line 1, column 1: expected a value, found ');
  });
});

describe('mistakes', () => {
  it.each([
    ['{ "games" 1 }', 'line 1, column 11: expected ":", found "1"'],
    ['[1 2]', 'line 1, column 4: expected "," or "]", found "2"'],
    ['[1,\n 2', 'line 2, column 3: expected "," or "]", found nothing'],
    ['{ "a": 1 "b": 2 }', 'line 1, column 10: expected "," or "}", found "\\"b\\""'],
    // A word of 20 signs is shown as it is, a longer one is cut there
    [`[${'x'.repeat(20)}]`, `line 1, column 2: expected a value, found "${'x'.repeat(20)}"`],
    [`[${'x'.repeat(21)}]`, `line 1, column 2: expected a value, found "${'x'.repeat(20)}…"`],
  ])('%s', (text, sentence) => {
    expect(() => parseJson(text)).toThrow(new RangeError(sentence));
  });
});
