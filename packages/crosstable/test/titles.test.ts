import { expect, it } from 'vitest';

import { TIEBREAKS } from '../src/tiebreaks.js';

/** The words of explanations load no rule, so the titles that the rules have stand there a second time, as this writes them. */
function titlesOf(rules: typeof TIEBREAKS): string {
  const titles = rules.map(({ code, name }) => `  ${code}: '${name.replaceAll("'", "\\'")}',\n`);
  return `// FIDE C.07 (edition 2026-03), Article 5: the titles of the tie-breaks. \`pnpm run write\` writes this file.

/** A tie-break of C.07 as lists write it, without modifiers. */
export type TiebreakCode =
${rules.map(({ code }) => `  | '${code}'`).join('\n')};

/** What each is called. */
export const TITLES: Readonly<Record<TiebreakCode, string>> = {
${titles.join('')}};
`;
}

it('the titles of explanations are those of the rules', async () => {
  await expect(titlesOf(TIEBREAKS)).toMatchFileSnapshot('../src/words/titles.ts');
});
