// The form of the documents, and the words of every sentence of the repository.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from '../packages.mjs';

/** Forms that need reading twice. */
const RIDDLES = [/\bwhom?ever\b/i, /\bwho has none\b/i, /\bhigher the better\b/i, /\bit is what\b/i];

/** Two screens of a document, in lines of its source. */
const TWO_SCREENS = 100;

/** Lists that programs write, to be searched rather than read. */
const REPORTS = ['packages/bench/RESULTS.md', 'scripts/survivors.md'];

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const files = ['.', '.changeset', '.github', 'examples', 'packages', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' }).map((path) =>
      join(folder, path).replaceAll('\\', '/'),
    ),
  )
  .filter((path) => /\.(?:md|m?[jt]s|css|html|yml)$/.test(path))
  .filter((path) => !/(?:^|\/)(?:node_modules|dist|reports|reference|fixtures)\/|documents\.test\.ts$/.test(path));

const pages = files.filter((path) => path.endsWith('.md') && !REPORTS.includes(path));

/** The lines with one of the forms, as `line: form`. */
function riddles(text: string): readonly string[] {
  return text.split('\n').flatMap((line, at) =>
    RIDDLES.flatMap((form) => {
      const found = form.exec(line)?.[0];
      return found === undefined ? [] : [`${at + 1}: ${found}`];
    }),
  );
}

/** The headings that a page's list of contents leaves out; none for a short page. */
function unlisted(text: string): readonly string[] {
  if (text.trimEnd().split('\n').length <= TWO_SCREENS) return [];
  const prose = text.replaceAll(/^```[^]*?^```/gm, '');
  return [...prose.matchAll(/^## (.+)$/gm)]
    .map(([, heading]) => heading)
    .filter((heading) => {
      const anchor = heading.toLowerCase().replaceAll(/[^\p{L}\p{N}_ -]/gu, '');
      return !prose.includes(`](#${anchor.replaceAll(' ', '-')})`);
    });
}

test('a riddle is found, and a heading that a list of contents leaves out', () => {
  expect(riddles('Plain.\nThe best of whoever plays, and it is what counts.')).toEqual(['2: whoever', '2: it is what']);
  expect(riddles('Who has none\nWhat is higher the better.')).toEqual(['1: Who has none', '2: higher the better']);
  const long = '\n'.repeat(TWO_SCREENS);
  expect(unlisted(`[Install](#install)${long}## Install\n## Why trust it?\n`)).toEqual(['Why trust it?']);
  expect(unlisted(`[Why](#why-trust-it)${long}## Why trust it?\n`)).toEqual([]);
  expect(unlisted('## Install\n')).toEqual([]);
});

test('no sentence has a form that needs reading twice', () => {
  expect(files.flatMap((path) => riddles(read(path)).map((found) => `${path}:${found}`))).toEqual([]);
});

test('every page longer than two screens has a list of contents with all its headings', () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.flatMap((path) => unlisted(read(path)).map((heading) => `${path}: ${heading}`))).toEqual([]);
});

test('the README of the root has at most 150 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});
