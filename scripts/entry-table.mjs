// The entries of a package that compute tie-breaks: a table made of the sources of the entries.
import { nameOf } from '../packages/crosstable/dist/words.js';
import { publishedPackages, tiebreakEntries } from './packages.mjs';

/**
 * The table as Markdown, in the order of the manifest.
 *
 * @param {string} folder
 */
export function entryTable(folder) {
  const { name } = publishedPackages().find((found) => found.folder === folder).manifest;
  const rows = tiebreakEntries()
    .filter(({ specifier }) => `${specifier}/`.startsWith(`${name}/`))
    .map(({ specifier, of, code }) => {
      return `| \`${specifier.slice(name.length) || '.'}\` | \`${of}\` | ${code} | ${nameOf(code)} |`;
    });
  return ['| entry | function | code | name |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
