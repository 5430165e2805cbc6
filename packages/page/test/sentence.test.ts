// The parts of a sentence that keep their direction among words of any script.
import { expect, test } from 'vitest';

import { isolatedName, sentence } from '../src/figures.js';

/** The template as text, its isolates in brackets. */
function read(template: unknown): string {
  if (Array.isArray(template)) return template.map(read).join('');
  if (typeof template !== 'object' || template === null || !('strings' in template)) return String(template);
  const { strings, values } = { values: [], ...template };
  const [before] = Array.isArray(strings) ? strings.map(String) : [];
  return before.startsWith('<bdi') ? `[${values.map(read).join('')}]` : values.map(read).join('');
}

test.for([
  ['The mean of 5: 12½ / 5 = 2½', 'The mean of [5]: [12½ / 5 = 2½]'],
  ['2100 − 275 for ½ of 9 = 6 %: −275', '[2100 − 275] for [½] of [9 = 6 %]: [−275]'],
  ['Rounds 1, 2 and 3, with 2½–1½', 'Rounds [1], [2] and [3], with [2½–1½]'],
  ['2,5 oder 18.50 (Art. 14.1.1.d)', '[2,5] oder [18.50] (Art. [14.1.1.d])'],
  // Codes and the numbers of regulations have letters before them, and read from left to right with these
  ['BH/C1, KS/L-1 and K400 of C.07, edition 2026-03', 'BH/C1, KS/L-1 and K400 of C.07, edition [2026-03]'],
  // A prefix in Hebrew is no code
  ['ב-2½', 'ב-[2½]'],
])('numbers are isolated with what belongs to them: %s', ([words, parts]) => {
  expect(read(sentence(words))).toBe(parts);
});

test('a name is isolated whole, with its digits', () => {
  expect(read(sentence(`${isolatedName('Meyer, Anna (2)')} is before ${isolatedName('7')}.`))).toBe(
    '[Meyer, Anna (2)] is before [7].',
  );
  expect(read(sentence(`${isolatedName('Ann\u2068')} 2`))).toContain('[2]');
});

test('an apostrophe has its printed form, but for that of a name', () => {
  expect(read(sentence(`the opponent's ${isolatedName("O'Neil")} doesn't`))).toBe("the opponent’s [O'Neil] doesn’t");
});
