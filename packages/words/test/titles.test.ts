import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { TIEBREAKS } from '@crosstable/standings';

/** The titles of the rules, written a second time: the words of explanations load no rule. */
function titlesOf(rules: typeof TIEBREAKS): string {
  const titles = rules.map(({ code, name }) => `  ${code}: '${name.replaceAll("'", "\\'")}',\n`);
  return `// The titles of the tie-breaks of FIDE C.07 (edition 2026-03), Article 5. \`pnpm run write\` writes this file.

/** A tie-break of C.07 as lists write it, without modifiers. */
export type TiebreakCode =
${rules.map(({ code }) => `  | '${code}'`).join('\n')};

/** The English names of the tie-breaks. */
export const TITLES: Readonly<Record<TiebreakCode, string>> = {
${titles.join('')}};
`;
}

it('the titles of explanations are those of the rules', async () => {
  await expect(titlesOf(TIEBREAKS)).toMatchFileSnapshot('../src/titles.ts');
});

/** The file of a language's names, in which a new tie-break has its English name until it is translated. */
function namesIn(path: string, rules: typeof TIEBREAKS): string {
  const text = readFileSync(new URL(path, import.meta.url), 'utf8');
  return text.replace(/(?<=\n {4}tiebreaks: \{\n)[^}]*(?= {4}\},\n)/, (block) => {
    const lines = block.split('\n');
    const lineOf = ({ code, name }: (typeof TIEBREAKS)[number]): string =>
      lines.find((line) => line.startsWith(`      ${code}: `)) ?? `      ${code}: '${name.replaceAll("'", "\\'")}',`;
    return rules.map((rule) => `${lineOf(rule)}\n`).join('');
  });
}

it.each(['de', 'fr', 'es'])('the %s names are those of all rules, in the order of the list', async (name) => {
  const path = `../src/languages/${name}/names.ts`;
  await expect(namesIn(path, TIEBREAKS)).toMatchFileSnapshot(path);
});
