// JSON as RFC 8259 has it, and where a mistake is.

import { describe, expect, it, test } from 'vitest';

import { parseJson, valuesIn } from '../src/text/json.js';

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

describe('colons and brackets in texts', () => {
  it.each([
    ['{ ":": ":" }', { ':': ':' }],
    ['{ "\\":": "\\\\" }', { '":': '\\' }],
    ['["[[", "{{\\\\", ":\\\\\\":"]', ['[[', '{{\\', ':\\":']],
    ['{ "__proto__": { "a": 1 } }', JSON.parse('{ "__proto__": { "a": 1 } }')],
  ])('%s', (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });
});

describe('levels', () => {
  it('up to 100', () => {
    const nested = (levels: number, inside: string) => '['.repeat(levels) + inside + ']'.repeat(levels);
    expect(JSON.stringify(parseJson(nested(99, '1')))).toBe(nested(99, '1'));
    expect(JSON.stringify(parseJson(nested(100, '')))).toBe(nested(100, ''));
    const message = 'line 1, column 101: expected no more than 100 levels, found ';
    expect(() => parseJson(nested(100, '1'))).toThrow(new RangeError(`${message}"1"`));
    expect(() => parseJson('['.repeat(1_000_000))).toThrow(new RangeError(`${message}"["`));
  });
});

describe('mistakes', () => {
  it.each([
    ['{ "games" 1 }', 'line 1, column 11: expected ":", found "1"'],
    ['[1 2]', 'line 1, column 4: expected "," or "]", found "2"'],
    // A property that stands twice, in the same spelling, in another one, or far inside
    ['{ "a": 1, "a": 1 }', 'line 1, column 11: expected each property once, found "\\"a\\""'],
    ['{ "a": 1, "\\u0061": 2 }', 'line 1, column 11: expected each property once, found "\\"\\\\u0061\\""'],
    ['[{}, { "b": [{ "": 1,\n"": 2 }] }]', 'line 2, column 1: expected each property once, found "\\"\\""'],
    ['{ "__proto__": 1, "__proto__": 2 }', 'line 1, column 19: expected each property once, found "\\"__proto__\\""'],
    ['[1,\n 2', 'line 2, column 3: expected "," or "]", found nothing'],
    ['{ "a": 1 "b": 2 }', 'line 1, column 10: expected "," or "}", found "\\"b\\""'],
    // A word of 20 signs is shown as it is, a longer one is cut there
    [`[${'x'.repeat(20)}]`, `line 1, column 2: expected a value, found "${'x'.repeat(20)}"`],
    [`[${'x'.repeat(21)}]`, `line 1, column 2: expected a value, found "${'x'.repeat(20)}…"`],
  ])('%s', (text, sentence) => {
    expect(() => parseJson(text)).toThrow(new RangeError(sentence));
  });

  // One pattern for the whole text had no room for so many
  it('behind millions of escapes', () => {
    const text = `["${'\\n'.repeat(4_000_000)}" 1`;
    expect(() => parseJson(text)).toThrow(new RangeError('line 1, column 8000005: expected "," or "]", found "1"'));
  });
});

test('each value has its path, and the place where it begins', () => {
  const text = '{\n "a b": [1, { "\\u0063": null, "d": "[{,:" } ],\n "e": {}, "f" : []}';
  expect(Object.fromEntries(valuesIn(text))).toEqual({
    '': 0,
    'a b': text.indexOf('[1'),
    'a b[0]': text.indexOf('1'),
    'a b[1]': text.indexOf('{ "'),
    'a b[1].c': text.indexOf('null'),
    'a b[1].d': text.indexOf('"[{'),
    e: text.indexOf('{}'),
    f: text.indexOf('[]'),
  });
});
