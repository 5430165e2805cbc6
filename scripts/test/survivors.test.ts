import { expect, test } from 'vitest';

import { beyond, listedIn, survivorsIn } from '../survivors.mjs';

const SOURCE = 'const a = 1;\nif (a < 2) {\n  b();\n}\n';

test('what survived, or was never run, is a line with the code before and after', () => {
  const mutant = (status: string, line: number, column: number, endLine: number, endColumn: number, to?: string) => ({
    status,
    location: { start: { line, column }, end: { line: endLine, column: endColumn } },
    ...(to === undefined ? {} : { replacement: to }),
  });
  const mutants = [
    mutant('Survived', 2, 5, 2, 10, 'a <= 2'),
    mutant('Killed', 2, 5, 2, 10, 'true'),
    mutant('NoCoverage', 2, 12, 4, 2, '{}'),
    mutant('Timeout', 3, 3, 3, 7, 'c()'),
    mutant('Survived', 3, 3, 3, 7),
  ];
  expect(survivorsIn({ files: { 'packages/x/src/y.ts': { source: SOURCE, mutants } } })).toEqual([
    'x/src/y.ts: a < 2 → a <= 2',
    'x/src/y.ts: { b(); } → {}',
    'x/src/y.ts: b(); → nothing',
  ]);
});

test('long code is cut', () => {
  const source = `${'x'.repeat(200)}\n`;
  const location = { start: { line: 1, column: 1 }, end: { line: 1, column: 201 } };
  const report = { files: { a: { source, mutants: [{ status: 'Survived', replacement: 'y', location }] } } };
  expect(survivorsIn(report)).toEqual([`a: ${'x'.repeat(89)}… → y`]);
});

test('the list is what stands in the blocks of text', () => {
  const text = '# Title\n\n## Reason\n\n```text\none\n\ntwo\n```\n\n```ts\nthree\n```\n\n```text\nfour\n```\n';
  expect(listedIn(text)).toEqual(['one', 'two', 'four']);
});

test('what stands twice has to be listed twice', () => {
  expect(beyond(['a', 'a', 'b'], ['a', 'c'])).toEqual(['a', 'b']);
  expect(beyond(['a', 'c'], ['a', 'a', 'b'])).toEqual(['c']);
});
