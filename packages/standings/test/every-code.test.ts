import { expect, it } from 'vitest';

import { FAMILIES, codesOfFamilies } from '../src/index.js';

/** The type of the codes, written a second time: types can't be made from rules. */
function typeOf(codes: readonly string[]): string {
  return `// The codes of FIDE C.07 (edition 2026-03), Article 5, as a type. \`pnpm run write\` writes this file.

/**
 * A code of the list with its modifiers, as \`'BH/C1'\`, for editors to complete. Functions also take those that have a number or
 * a score in them, as \`'KS/L+1'\` and \`'BH:GP'\`, and any text from elsewhere, which they check.
 */
export type Code =
${codes.map((code) => `  | '${code}'`).join('\n')};
`;
}

it('the type of the codes has every code that names no score', async () => {
  const resolved = [...codesOfFamilies(FAMILIES).values()];
  const codes = resolved.filter(({ score }) => score === undefined).map(({ code }) => code);
  await expect(typeOf(codes)).toMatchFileSnapshot('../src/every-code.ts');
});
