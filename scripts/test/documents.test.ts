// The form of the documents, and the words of every sentence of the repository.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { CHECKS } from '../check.mjs';
import { execute } from '../execute.mjs';
import { root } from '../packages.mjs';

/** Forms that need reading twice, and comments that don't begin with their noun. */
const RIDDLES = [
  /\bwhom?ever\b/i,
  /\bwho has none\b/i,
  /\b(?:higher|lower) the better\b/i,
  /\bit is what\b/i,
  /(?<=^\s*(?:\/\*\*?|\/\/) )(?:What|Whom?) (?![^.]*\?)/,
];

/** Two screens of a document, in lines of its source. */
const TWO_SCREENS = 100;

/** A list that a program writes, to be searched rather than read. */
const REPORTS = ['packages/bench/RESULTS.md'];

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The files that git knows or will know, from the root. Links to other packages, as in `node_modules`, would be followed forever. */
const { stdout: listed } = await execute('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
});
const paths = listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));

const files = paths
  .filter((path) => /\.(?:md|m?[jt]s|css|html|yml)$/.test(path))
  .filter((path) => !/(?:^|\/)fixtures\/|documents\.test\.ts$/.test(path));

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
  expect(riddles('/** What is left. */\n  // Who met whom\n// Who moves? Players alone.')).toEqual([
    '1: What ',
    '2: Who ',
  ]);
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

/** The packages that the examples of a document import, without those that its `npm install` names. */
function notInstalled(text: string): readonly string[] {
  const installed = [...text.matchAll(/npm install ([^`#\n]*)/g)].flatMap(([, names]) => names.split(/\s+/));
  const code = [...text.matchAll(/^```ts\n([^]*?)^```/gm)].map(([, block]) => block).join('');
  const imported = [...code.matchAll(/ from '((?:@[^/']+\/)?[^/']+)/g)].map(([, name]) => name);
  return [...new Set(imported)].filter((name) => !installed.includes(name));
}

test('a README installs every package that its examples import', () => {
  const example = (name: string): string => `\`\`\`ts\nimport { a } from '${name}';\n\`\`\`\n`;
  expect(notInstalled(`npm install crosstable # all\n${example('crosstable/event')}${example('@a/b/c')}`)).toEqual([
    '@a/b',
  ]);
  const readmes = pages.filter((path) => /^(?:packages\/[^/]+\/)?README\.md$/.test(path));
  expect(readmes.length).toBeGreaterThan(15);
  expect(readmes.flatMap((path) => notInstalled(read(path)).map((name) => `${path}: ${name}`))).toEqual([]);
});

test.each([
  ['README.md', 130],
  ['CONTRIBUTING.md', 100],
])('%s has at most %i lines', (path, most) => {
  expect(read(path).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});

test('the root has at most 20 entries', () => {
  const entries = new Set(paths.map((path) => path.split('/')[0]));
  expect(entries).toContain('README.md');
  expect(entries.size).toBeLessThanOrEqual(20);
});

/** Commands of pnpm itself that the documents name. */
const OF_PNPM = ['install', 'changeset', 'pack', 'exec'];

/** The scripts and checks that a text asks of pnpm by names that there aren't. */
function unknownCommands(text: string): readonly string[] {
  const asked = [
    ...text.matchAll(
      /(?<=[`'"]|^ *|run: |npx -y )pnpm(?:@10)?(?: run)? ([a-z][a-z:-]*)((?: [a-z][a-z-]*)*)(?= *(?:[`#&|(\n;]|--|$))/gm,
    ),
  ];
  return asked.flatMap(([command, script, names]) => {
    const isKnown = script in scripts || OF_PNPM.includes(script);
    const checks = script === 'check' ? names.split(' ').filter((name) => name !== '') : [];
    return isKnown && checks.every((name) => name in CHECKS) ? [] : [command];
  });
}

test('every script and check that a text names is there', () => {
  expect(
    unknownCommands(
      '`pnpm check:size`, `pnpm@10 run gone` and `pnpm check size nothing`\npnpm check size # yes\npnpm test',
    ),
  ).toEqual(['pnpm check:size', 'pnpm@10 run gone', 'pnpm check size nothing']);
  expect(files.flatMap((path) => unknownCommands(read(path)).map((found) => `${path}: ${found}`))).toEqual([]);
});

test('the page about checks has a row for each, in the order in which they run', () => {
  const [, table] = /^## Each check$([^]*?)^## /m.exec(read('packages/site/contributing/checks.md')) ?? [];
  expect([...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name)).toEqual(Object.keys(CHECKS));
});
