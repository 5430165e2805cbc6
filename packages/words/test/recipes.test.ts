import { describe, expect, it } from 'vitest';

import { RECIPES as GERMAN } from '../src/recipes/de.js';
import { RECIPES as ENGLISH } from '../src/recipes/en.js';
import { RECIPES as SPANISH } from '../src/recipes/es.js';
import { RECIPES as FRENCH } from '../src/recipes/fr.js';
import { kindInWords } from '../src/recipes/recipe-words.js';

const ADDRESS = 'https://chess-results.com/tnr4711.aspx?lan=1&art=4&zeilen=99999';

describe.each([
  ['English', ENGLISH],
  ['German', GERMAN],
  ['French', FRENCH],
  ['Spanish', SPANISH],
])('%s', (_, words) => {
  it.each(Object.entries(words.recipes))('%s: sentences, with and without what a file tells', (_key, recipe) => {
    for (const values of [{}, { program: 'Papi', address: ADDRESS, file: 'cross.html' }] as const) {
      expect(recipe(values)).toMatch(/^\p{Lu}[^\n]*\.$/u);
      expect(recipe(values)).not.toContain('undefined');
    }
  });

  it('an address, a file and a program stand in the recipe as they are', () => {
    expect(words.recipes['chess-results']({ address: ADDRESS })).toContain(` ${ADDRESS},`);
    expect(words.recipes.vega({ file: 'cross.html' })).toContain(' cross.html,');
    expect(words.recipes.report({ program: 'Sharly Chess' })).toContain(' Sharly Chess');
  });

  it('two programs have the language’s own word between them', () => {
    const sentence = words.recipes.report({ program: 'SwissSys or WinTD' });
    expect(sentence).toMatch(/SwissSys (?:or|oder|ou|o) WinTD/);
    expect(sentence.includes(' or ')).toBe(words === ENGLISH);
  });
});

it('what a file is has its program in brackets', () => {
  expect(ENGLISH.refused(kindInWords('pdf', {}, ENGLISH))).toBe('This is a PDF.');
  expect(GERMAN.refused(kindInWords('values-without-games', { program: 'Vega' }, GERMAN))).toBe(
    'Das ist eine Tabelle mit Werten, aber ohne Partien (Vega).',
  );
});
