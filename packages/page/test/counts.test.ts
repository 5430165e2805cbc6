// One thing counted: the sentence is in the singular, in every language.

import { expect, test } from 'vitest';

import * as de from '../src/languages/de.js';
import * as en from '../src/languages/en.js';
import * as es from '../src/languages/es.js';
import * as fr from '../src/languages/fr.js';

/** Each language, and plurals that none of its sentences about one of eight has. */
test.each([
  ['de', de, /wechseln|stimmen|stehen/],
  ['en', en, / move$|agree$| are /],
  ['es', es, /cambian|coinciden| son /],
  ['fr', fr, /changent|concordent|1 équipes|1 places/],
])(
  '%s says one of eight in the singular, and two in the plural',
  (_, { LAST_ROUND, PARTS: { explaining } }, plural) => {
    const plurals = (count: number): readonly string[] =>
      [
        explaining.reports.comparison.moved(count, 8),
        explaining.reports.audit.agreement(count, 8),
        explaining.reports.audit.gives('L', count, 8, 'teams'),
        LAST_ROUND.searching(count, 8),
      ].filter((sentence) => plural.test(sentence));
    expect(plurals(1)).toEqual([]);
    expect(plurals(2).length).toBe(2);
  },
);

test('French has the singular of nothing, too', () => {
  expect([0, 1, 2].map(fr.OPENING.words.changed)).toEqual([
    '0 résultat est modifié ici.',
    '1 résultat est modifié ici.',
    '2 résultats sont modifiés ici.',
  ]);
});

test('German says how many more there are of any gender, in any case: «hinter A; B und noch 3»', () => {
  expect([1, 3].map(de.PARTS.words.andMore)).toEqual(['und noch 1', 'und noch 3']);
});
