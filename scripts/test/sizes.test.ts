import { expect, test } from 'vitest';

import { row, sentence } from '../sizes.mjs';

test('a package says what each of its entries costs', () => {
  const entries = [
    { subpath: '.', size: 400 },
    { subpath: './batch', size: 1796 },
  ];
  expect(sentence(entries)).toMatch(/^Zero dependencies\. .*, in bytes: `\.` 400, `\/batch` 1,796\.$/);
});

test('a package with every tie-break says what it adds to a program that has these', () => {
  expect(sentence([{ subpath: '.', size: 21_000 }], 6_900)).toMatch(
    /`\.` 21,000\. A program .* pays 6,900 for `\.`\.$/,
  );
});

test('declarations cost nothing', () => {
  expect(sentence([])).toBe('Zero dependencies, and nothing to run: declarations alone.');
});

test('the table has the range of the sizes, and of the budgets', () => {
  const one = { size: 1165, sizeLimit: 1200 };
  expect(row('x', [{ size: 1216, sizeLimit: 1250 }, one])).toBe('| `x` | 2 | 1,165 to 1,216 | ≤ 1,200 to 1,250 |');
  expect(row('x', [one])).toBe('| `x` | 1 | 1,165 | ≤ 1,200 |');
});
