// The entries of @crosstable/wins, one for each tie-break and one for all, and the list of its rules follow from its articles;
// `--update` writes them.
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { articlesOf, publishedPackages } from '../../packages.mjs';

const TYPES = "export type * from '@crosstable/core/public';\n";

const wins = publishedPackages().filter(({ folder }) => folder === 'wins');

/** The tie-breaks of a package: each article with its function, and with the code that its rule has. */
function tiebreaksOf(found: (typeof wins)[number]) {
  const articles = articlesOf(found);
  return articles.flatMap(({ path, text }) => {
    const of = /^export function (\w+)\(\s*player: string/m.exec(text)?.at(1);
    const article = path.replace(/^article-|\.ts$/g, '');
    const rule = new RegExp(`code: '(\\w+)',\\s+name: '[^\\n]*',\\s+article: '${article}'`);
    const code = articles.map((one) => rule.exec(one.text)?.at(1)).find((one) => one !== undefined);
    return of === undefined || path.includes('explanation') ? [] : [{ of, code, from: `'./article-${article}.js'` }];
  });
}

test.for(wins)('packages/$folder', async (found) => {
  const source = join(found.directory, 'src');
  const all = tiebreaksOf(found);
  expect(all.length).toBeGreaterThan(0);
  const rules = [
    '// The tie-breaks that count rounds. `pnpm run write` writes this file.\n',
    "import type { TiebreakRule } from '@crosstable/core';\n",
    ...all.map(({ of, from }) => `import { ${of}Rule } from ${from};`),
    '\n/** The rules, in the order of their articles. */',
    `export const RULES: readonly TiebreakRule[] = [\n${all.map(({ of }) => `  ${of}Rule,\n`).join('')}];\n`,
    '/**\n * The code of one of them.\n *\n * @inline\n */',
    `export type Code = ${all.map(({ code }) => `'${code}'`).join(' | ')};\n`,
  ];
  await expect.soft(rules.join('\n')).toMatchFileSnapshot(join(source, 'rules.ts'));
  const index = TYPES + all.map(({ of, from }) => `export { ${of} } from ${from};\n`).join('');
  await expect.soft(index).toMatchFileSnapshot(join(source, 'index.ts'));
  for (const { of, code, from } of all) {
    const name = of.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const entry = `// Computes ${code} of FIDE C.07\n\n${TYPES}export { ${of}, ${of} as tiebreak } from ${from};\n`;
    await expect.soft(entry).toMatchFileSnapshot(join(source, `${name}.ts`));
  }
});
