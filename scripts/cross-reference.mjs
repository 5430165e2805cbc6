// Which file computes which article: reads the first line of every packages/*/src/article-*.ts and keeps the table in
// README.md, between its markers, equal to it. `--check` changes nothing and fails where the table is out of date.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import prettier from 'prettier';

import { keep } from './kept-file.mjs';
import { readPackages, root } from './packages.mjs';

const FORM = '// FIDE C.07 (edition 2026-03), Article 9.1: Sonneborn-Berger';
const HEADER =
  /^\/\/ FIDE (?<regulation>[A-Z]\.\d+) \(edition (?<edition>\d{4}-\d{2})\), Article (?<article>\d+(?:\.\d+)*): (?<title>\S.*)$/;
const START = '<!-- articles:start -->';
const END = '<!-- articles:end -->';

/**
 * What the header of one source file says.
 *
 * @param {string} path from the root, with forward slashes
 * @param {string} text
 */
export function readHeader(path, text) {
  const [firstLine] = text.split('\n', 1);
  const found = HEADER.exec(firstLine)?.groups;
  if (found === undefined) throw new Error(`${path}:1: expected a header like "${FORM}", got "${firstLine}"`);
  const named = /^article-(\d+(?:\.\d+)*)(?:-[a-z0-9-]+)?\.ts$/.exec(basename(path))?.[1];
  if (named !== found.article) {
    throw new Error(`${path}:1: expected Article ${named ?? 'as in the file name'}, got Article ${found.article}`);
  }
  return { path, regulation: found.regulation, edition: found.edition, article: found.article, title: found.title };
}

/** Articles count 9, 10, 10.1, 10.2; as text 10 would come before 9. */
function byArticle(one, other) {
  const numeric = new Intl.Collator('en', { numeric: true }).compare;
  return (
    numeric(one.regulation, other.regulation) || numeric(one.article, other.article) || numeric(one.path, other.path)
  );
}

function readHeaders(base) {
  return readPackages(base)
    .map(({ folder, directory }) => ({ folder, source: join(directory, 'src') }))
    .filter(({ source }) => existsSync(source))
    .flatMap(({ folder, source }) =>
      readdirSync(source)
        .filter((name) => /^article-.*\.ts$/.test(name))
        .map((name) => readHeader(`packages/${folder}/src/${name}`, readFileSync(join(source, name), 'utf8'))),
    )
    .sort(byArticle);
}

/**
 * The table as Markdown, aligned as prettier leaves it.
 *
 * @param {string} base
 */
export async function articleTable(base = root) {
  const rows = readHeaders(base).map(
    ({ path, regulation, edition, article, title }) =>
      `| ${regulation} ${article} | ${title.replaceAll('|', '\\|')} | ${edition} | [\`${path.slice('packages/'.length)}\`](${path}) |`,
  );
  if (rows.length === 0) throw new Error(`${join(base, 'packages')}: expected files src/article-*.ts, found none`);
  const table = ['| Article | Title | Edition | File |', '| --- | --- | --- | --- |', ...rows].join('\n');
  return (await prettier.format(table, { parser: 'markdown' })).trim();
}

/**
 * The README with the table between the markers.
 *
 * @param {string} readme
 * @param {string} table
 */
export function withTable(readme, table) {
  const [start, end] = [readme.indexOf(START), readme.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`README.md: expected the markers ${START} and ${END}, in this order`);
  return `${readme.slice(0, start + START.length)}\n\n${table}\n\n${readme.slice(end)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await keep({
    path: 'README.md',
    what: 'the table of articles',
    script: 'scripts/cross-reference.mjs',
    madeFrom: async (before) => withTable(before, await articleTable()),
  });
}
