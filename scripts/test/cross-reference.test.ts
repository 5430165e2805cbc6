import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { articleTable, readHeader } from '../written/cross-reference.mjs';

const base = mkdtempSync(join(tmpdir(), 'cross-reference-'));
afterEach(() => {
  rmSync(base, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), text);
}

test('the table lists every article in the order of the regulation', () => {
  for (const folder of ['wins', 'performance']) write(`packages/${folder}/package.json`, '{}');
  write('packages/performance/src/article-10.2.ts', '// FIDE C.07 (edition 2026-03), Article 10.2: Performance\n');
  write('packages/performance/src/score.ts', 'export {};\n');
  write('packages/wins/src/article-7.1.ts', '// FIDE C.07 (edition 2026-03), Article 7.1: Number of Wins\n');
  const cells = articleTable({ path: 'README.md', base })
    .split('\n')
    .map((line) => line.replaceAll(/ {2,}/g, ' '));
  expect(cells.filter((line) => line.includes('article-'))).toEqual([
    '| C.07 7.1 | Number of Wins | 2026-03 | [`wins/src/article-7.1.ts`](packages/wins/src/article-7.1.ts) | computed |',
    '| C.07 10.2 | Performance | 2026-03 | [`performance/src/article-10.2.ts`](packages/performance/src/article-10.2.ts) | computed |',
  ]);
  // And the articles that have no file, each in its place
  expect(cells.slice(2).map((line) => line.split(' ')[2])).toEqual(['1', '2', '3', '7.1', '10.2']);
  expect(cells[4]).toBe('| C.07 3 | Play-Offs | | | nothing to compute: their results are entered by hand |');
  // The links lead from the file in which the table stands
  expect(articleTable({ path: 'packages/site/articles.md', base })).toContain('](../wins/src/article-7.1.ts)');
});

test('every article of C.07 is in the table, from 1 to 16', () => {
  const articles = articleTable({ path: 'README.md' }).matchAll(/^\| C\.07 (\d+)/gm);
  expect(new Set([...articles].map(([, article]) => Number(article)))).toEqual(
    new Set(Array.from({ length: 16 }, (_, index) => index + 1)),
  );
});

test('a file that is named by its topic is in the table by its first line', () => {
  for (const folder of ['fuzz', 'wins']) {
    write(`packages/${folder}/package.json`, '{}');
    write(`packages/${folder}/src/black-games.ts`, '// FIDE C.07 (edition 2026-03), Article 7.3: Games with Black\n');
  }
  write('packages/wins/src/rules.ts', '// The rules of FIDE C.07 (edition 2026-03), Article 7: a list\n');
  const rows = articleTable({ path: 'README.md', base }).split('\n');
  expect(rows.filter((line) => line.includes('.ts'))).toEqual([
    '| C.07 7.3 | Games with Black | 2026-03 | [`wins/src/black-games.ts`](packages/wins/src/black-games.ts) | computed |',
  ]);
});

test('no article at all is an error', () => {
  write('packages/wins/package.json', '{}');
  expect(() => articleTable({ path: 'README.md', base })).toThrow('expected a file in src with a header like');
});

test('a file may say after the number what part of the article it is', () => {
  const header = '// FIDE C.07 (edition 2026-03), Article 14: Modifiers';
  expect(readHeader('packages/core/src/article-14-cuts.ts', header)).toMatchObject({
    article: '14',
    title: 'Modifiers',
  });
});

test.each([
  ['export {};', 'expected a header like'],
  ['// Article 9.1: Sonneborn-Berger', 'expected a header like'],
  ['// FIDE C.07 (edition 2026-03), Article 9.1:', 'expected a header like'],
  ['// FIDE C.07 (edition 2026-03), Article 9.2: Sonneborn-Berger', 'expected Article 9.1, got Article 9.2'],
])('the header %j is refused', (header, message) => {
  expect(() => readHeader('packages/x/src/article-9.1.ts', header)).toThrow(message);
});
