import { describe, expect, test } from 'vitest';

import { documents, runDocstrings, runDocument, sourcesWithExamples } from '../examples/run.mjs';

test.each(documents())('the examples of %s give what they say', async (path) => {
  const { checks, failures } = await runDocument(path);
  expect(failures).toEqual([]);
  expect(checks, 'examples with a value: `expression; // → value`').toBeGreaterThan(0);
});

const sources = sourcesWithExamples();

test.each(sources)('the examples in the docstrings of %s give what they say', async (path) => {
  const { checks, failures } = await runDocstrings(path);
  expect(failures).toEqual([]);
  expect(checks).toBeGreaterThan(0);
});

test('there are docstrings with an @example', () => {
  expect(sources).not.toEqual([]);
});

/** A document with one code block of these lines, which begin on line 2. */
const documentOf = (...lines: string[]): string => ['```ts', ...lines, '```', ''].join('\n');
const check = (...lines: string[]): ReturnType<typeof runDocument> => runDocument('FIXTURE.md', documentOf(...lines));

describe('what an example may say', () => {
  test.each([
    '1 + 1; // → 2',
    '2 / 3; // → 0.667',
    'const half: number = 1 / 2; // → 0.5',
    "console.log('A'); // → 'A'",
    "[{ rank: 1, player: 'A' }]; // → [{ rank: 1, player: 'A' }]",
    "[{ rank: 1, player: 'A' }, 2]; // → [{ rank: 1, … }, …]",
    "new Map([['A', null]]); // → new Map([['A', null]])",
    'await Promise.resolve(-1); // → -1',
    '[1, 2].at(2); // → undefined',
    "JSON.parse('{'); // throws SyntaxError: …",
    "throw new RangeError('one'); // throws RangeError: one",
    "import { Tiebreak } from 'tiebreak'; Tiebreak.SCORE; // → 'SCORE'",
  ])('%s', async (line) => {
    expect(await check(line)).toEqual({ checks: 1, failures: [] });
  });

  test('a value over several lines, then a comment', async () => {
    const lines = ['[1, 2]; // → [', '//   1,', '//   2,', '// ]', '// Next:', "'x'; // → 'x'"];
    expect(await check(...lines)).toEqual({ checks: 2, failures: [] });
  });

  test('a later block sees and shadows what an earlier one declared', async () => {
    const text = [documentOf('const a = 1, b = 2;'), documentOf('const a = 3;'), documentOf('[a, b]; // → [3, 2]')];
    expect(await runDocument('FIXTURE.md', text.join('\n'))).toEqual({ checks: 1, failures: [] });
  });
});

describe('an example that drifted', () => {
  test.each([
    ['1 + 1; // → 3', 'FIXTURE.md:2: got 2'],
    ['8.3; // → 8', 'FIXTURE.md:2: got 8.3'],
    ['2 / 3; // → 0.66', 'FIXTURE.md:2: got 0.6666666666666666'],
    ['[{ a: 1, b: 2 }]; // → [{ a: 1 }]', 'FIXTURE.md:2: got [ { a: 1, b: 2 } ]'],
    ['[1, 2]; // → [1]', 'FIXTURE.md:2: got [ 1, 2 ]'],
    ["'1'; // → 1", "FIXTURE.md:2: got '1'"],
    ['null; // → undefined', 'FIXTURE.md:2: got null'],
    ['1; // throws RangeError: one', 'FIXTURE.md:2: got nothing was thrown'],
    ["throw new TypeError('one'); // throws RangeError: one", 'FIXTURE.md:2: got TypeError: one'],
    ['3; // → 1 + 2', 'FIXTURE.md:2: expected a JavaScript literal after →, got "1 + 2"'],
    ['2; // → 1, 2', 'FIXTURE.md:2: expected a JavaScript literal after →, got "1, 2"'],
    ['2; // → shown', 'FIXTURE.md:2: expected a JavaScript literal after →, got "shown"'],
    ['1; // → about one', 'FIXTURE.md:2: expected a JavaScript literal after →, got "about one"'],
    ["import fc from 'fast-check';", 'expected an entry of a package of this repository, got'],
    ["import x from '@crosstable/nowhere';", 'expected an entry of a package of this repository, got'],
    ['missing(); // → 1', 'FIXTURE.md: the examples stopped after 0 checks: ReferenceError: missing is not defined'],
    ['const x = ; // → 1', "FIXTURE.md: the examples don't run"],
  ])('%s', async (line, failure) => {
    const { failures } = await check(line);
    expect(failures).toEqual([expect.stringContaining(failure)]);
  });

  test('an expectation that stands beside no statement', async () => {
    expect(await check('if (true) {', '  1; // → 2', '}')).toEqual({
      checks: 0,
      failures: ['FIXTURE.md:2: expected each // → beside a statement, got 1 elsewhere'],
    });
  });

  test('a README without an example has no checks', async () => {
    expect(await runDocument('FIXTURE.md', '# Title\n\n```ts\nconst one = 1; // = 1\n```\n')).toMatchObject({
      checks: 0,
    });
  });

  test('a command that prints something else', async () => {
    const text = '```console\n$ npx crosstable --version\n99.0.0\n$ npm install crosstable\n```\n';
    const { checks, failures } = await runDocument('FIXTURE.md', text);
    expect(checks).toBe(1);
    expect(failures).toEqual([expect.stringContaining('FIXTURE.md:2: expected the output\n99.0.0\ngot\n')]);
  });

  test('in a docstring, by the line in the file', async () => {
    const text = ['/**', ' * Sums.', ' *', ' * @example', ' * ```ts', ' * 1 + 1; // → 3', ' * ```', ' */', ''].join(
      '\n',
    );
    const { failures } = await runDocstrings('packages/elo/src/elo.ts', text);
    expect(failures).toEqual(['packages/elo/src/elo.ts:6: got 2']);
  });

  test('a docstring that checks nothing', async () => {
    const { failures } = await runDocstrings('packages/elo/src/elo.ts', '/**\n * @example\n * 1 + 1; // = 2\n */\n');
    expect(failures).toEqual(['packages/elo/src/elo.ts:2: expected a checked value (// → …), got none']);
  });
});
