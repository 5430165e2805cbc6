import { describe, expect, it, test } from 'vitest';

import { beyond, listWith, listedIn, survivorsIn } from '../survivors.mjs';

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

test('the list is what has a reason', () => {
  const text =
    '# Title\n\n## Reason\n\n```text\none\n\ntwo\n```\n\n```ts\nthree\n```\n\n## Other\n\n```text\nfour\n```\n';
  expect(listedIn(text)).toEqual(['one', 'two', 'four']);
  expect(listedIn(`${text}\n## No reason yet\n\n\`\`\`text\nfive\n\`\`\`\n`)).toEqual(['one', 'two', 'four']);
});

test('what stands twice has to be listed twice', () => {
  expect(beyond(['a', 'a', 'b'], ['a', 'c'])).toEqual(['a', 'b']);
  expect(beyond(['a', 'c'], ['a', 'a', 'b'])).toEqual(['c']);
});

describe('the list with a report', () => {
  const mutant = (status: string, from: number, replacement: string) => ({
    status,
    replacement,
    location: { start: { line: 1, column: from }, end: { line: 1, column: from + 1 } },
  });
  const files = {
    'packages/x/src/y.ts': {
      source: 'abc\n',
      mutants: [
        mutant('Survived', 1, 'A'),
        mutant('NoCoverage', 3, 'C'),
        mutant('Killed', 2, ''),
        mutant('Timeout', 1, ''),
      ],
    },
  };
  const section = (title: string, ...lines: readonly string[]) =>
    `\n## ${title}\n\n\`\`\`text\n${lines.map((line) => `${line}\n`).join('')}\`\`\`\n`;
  const before = `# Title\n\n- w: 1 of 1 changes noticed, 100.0 %\n${section('Same', 'x/src/y.ts: a → A', 'w/src/z.ts: a → A')}`;
  const scores = '# Title\n\n- w: 1 of 1 changes noticed, 100.0 %\n- x: 2 of 4 changes noticed, 50.0 %\n';

  it('has the score, and at its end what waits for a reason', () => {
    const after = `${scores}${section('Same', 'x/src/y.ts: a → A', 'w/src/z.ts: a → A')}${section('No reason yet', 'x/src/y.ts: c → C')}`;
    expect(listWith(before, 'x', { files })).toBe(after);
    expect(listedIn(after)).toEqual(['x/src/y.ts: a → A', 'w/src/z.ts: a → A']);
    expect(listWith(after, 'x', { files })).toBe(after);
  });

  it('loses what is noticed by now, and a reason with all its lines, but nothing of another package', () => {
    const gone = `${before}${section('Gone', 'x/src/y.ts: b → nothing')}${section('Last', 'x/src/y.ts: c → C')}`;
    expect(listWith(gone, 'x', { files })).toBe(
      `${scores}${section('Same', 'x/src/y.ts: a → A', 'w/src/z.ts: a → A')}${section('Last', 'x/src/y.ts: c → C')}`,
    );
    const waiting = `${before}${section('No reason yet', 'v/src/z.ts: a → A', 'x/src/y.ts: b → nothing')}`;
    expect(listWith(waiting, 'x', { files })).toContain(
      section('No reason yet', 'v/src/z.ts: a → A', 'x/src/y.ts: c → C'),
    );
  });
});
