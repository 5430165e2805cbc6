import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseJson } from '../src/text/json.js';

/** The value that somebody else's parser makes of a text. */
function outcomeOf(read: (text: string) => unknown, text: string): { readonly value?: unknown } | string {
  try {
    return { value: read(text) };
  } catch (thrown) {
    return String(thrown);
  }
}

test('what is written as JSON is read as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 1, '\t'), (value, space) => {
      const text = JSON.stringify(value, null, space);
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('a text with a sign too much or too few is refused where JSON.parse refuses it', () => {
  const sign = fc.constantFrom(
    '',
    '"',
    ',',
    ':',
    '{',
    '}',
    '[',
    ']',
    '\\',
    '0',
    '-',
    '.',
    'e',
    't',
    ' ',
    '\n',
    '\u0001',
  );
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.nat(1), sign, (json, where, left, added) => {
      const at = where % (json.length + 1);
      const text = json.slice(0, at) + added + json.slice(at + left);
      const [own, other] = [outcomeOf(parseJson, text), outcomeOf(JSON.parse, text)];
      if (typeof own !== 'string') expect(own).toEqual(other);
      else if (!own.includes('each property once')) {
        expect(typeof other, text).toBe('string');
        expect(own).toMatch(/^RangeError: line \d+, column \d+: expected /);
      }
    }),
    { numRuns: 2000 },
  );
});
