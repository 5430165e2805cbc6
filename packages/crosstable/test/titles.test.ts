import { expect, it } from 'vitest';

import { TIEBREAKS } from '../src/tiebreaks.js';

/** The titles of the rules, written a second time: the words of explanations load no rule. */
function titlesOf(rules: typeof TIEBREAKS): string {
  const titles = rules.map(({ code, name }) => `  ${code}: '${name.replaceAll("'", "\\'")}',\n`);
  return `// FIDE C.07 (edition 2026-03), Article 5: the titles of the tie-breaks. \`pnpm run write\` writes this file.

/** A tie-break of C.07 as lists write it, without modifiers. */
export type TiebreakCode =
${rules.map(({ code }) => `  | '${code}'`).join('\n')};

/** The English names of the tie-breaks. */
export const TITLES: Readonly<Record<TiebreakCode, string>> = {
${titles.join('')}};
`;
}

it('the titles of explanations are those of the rules', async () => {
  await expect(titlesOf(TIEBREAKS)).toMatchFileSnapshot('../src/words/titles.ts');
});
