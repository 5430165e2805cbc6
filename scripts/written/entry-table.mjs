// The table of a package's tie-break entries, made from the sources of the entries.
import { nameOf } from '../../packages/crosstable/dist/words.js';
import { tiebreakEntries } from '../packages.mjs';

/**
 * The table as Markdown, in the order of the manifest.
 *
 * @param {import('../packages.mjs').Package} found
 */
export function entryTable({ manifest: { name } }) {
  const rows = tiebreakEntries()
    .filter(({ specifier }) => `${specifier}/`.startsWith(`${name}/`))
    .map(({ specifier, of, code }) => {
      return `| \`${specifier.slice(name.length) || '.'}\` | \`${of}\` | ${code} | ${nameOf(code)} |`;
    });
  return ['| entry | function | code | name |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
