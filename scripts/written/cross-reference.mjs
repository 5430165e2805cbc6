// The table of articles and their files, made from the first line of every source that names an article there.
import { basename, join, posix } from 'node:path';

import { readPackages, root, sourcesOf } from '../packages.mjs';

const FORM = '// FIDE C.07 (edition 2026-03), Article 9.1: Sonneborn-Berger';
const HEADER =
  /^\/\/ FIDE (?<regulation>[A-Z]\.\d+) \(edition (?<edition>\d{4}-\d{2})\), Article (?<article>\d+(?:\.\d+)*): (?<title>\S.*)$/;

const NOTHING = 'nothing to compute';

/** The articles of C.07 that have no file. */
const WITHOUT_FILE = [
  ['1', 'Scope', NOTHING],
  ['2', 'Ranking of Tied Participants', NOTHING],
  ['3', 'Play-Offs', `${NOTHING}: their results are entered by hand`],
].map(([article, title, status]) => ({ regulation: 'C.07', article, title, status }));

function isNamedAfterOne(path) {
  return basename(path).startsWith('article-');
}

/** The sources about an article: those whose first line names it, and those named after one. Fuzz repeats every rule. */
function sourcesOnArticles(found) {
  if (found.folder === 'fuzz') return [];
  return sourcesOf(found).filter(({ path, text }) => isNamedAfterOne(path) || HEADER.test(text.split('\n', 1)[0]));
}

/**
 * The article in the header of a source file. A file may be named after its article, or by its topic.
 *
 * @param {string} path from the root, with forward slashes
 * @param {string} text
 */
export function readHeader(path, text) {
  const [firstLine] = text.split('\n', 1);
  const found = HEADER.exec(firstLine)?.groups;
  if (found === undefined) throw new Error(`${path}:1: expected a header like "${FORM}", got "${firstLine}"`);
  const named = /^article-(\d+(?:\.\d+)*)(?:-[a-z0-9-]+)?\.ts$/.exec(basename(path))?.[1];
  if (isNamedAfterOne(path) && named !== found.article) {
    throw new Error(`${path}:1: expected Article ${named ?? 'as in the file name'}, got Article ${found.article}`);
  }
  return { path, ...found };
}

/** Articles count 9, 10, 10.1, 10.2; as text 10 would come before 9. */
const numeric = new Intl.Collator('en', { numeric: true }).compare;
const byArticle = (one, other) =>
  numeric(one.regulation, other.regulation) ||
  numeric(one.article, other.article) ||
  numeric(one.path ?? '', other.path ?? '');

/**
 * The table as Markdown, with links from the file that it stands in.
 *
 * @param {{ path: string, base?: string }} where `path` is the file's, from the root
 */
export function articleTable({ path: from, base = root }) {
  const headers = readPackages(base).flatMap((found) =>
    sourcesOnArticles(found).map(({ path, text }) => readHeader(`packages/${found.folder}/src/${path}`, text)),
  );
  if (headers.length === 0) {
    throw new Error(`${join(base, 'packages')}: expected a file in src with a header like "${FORM}", found none`);
  }
  const link = (path) => `[\`${path.slice('packages/'.length)}\`](${posix.relative(posix.dirname(from), path)})`;
  const rows = [...headers, ...WITHOUT_FILE]
    .sort(byArticle)
    .map(({ path, regulation, edition = '', article, title, status = 'computed' }) => {
      const file = path === undefined ? '' : link(path);
      return `| ${regulation} ${article} | ${title.replaceAll('|', '\\|')} | ${edition} | ${file} | ${status} |`;
    });
  return ['| Article | Title | Edition | File | Status |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}
