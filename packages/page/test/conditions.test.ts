import { expect, test } from 'vitest';

import { conditionsInWords } from '@crosstable/report/what-if';
import type { Place } from '@crosstable/whatif';

import { LAST_ROUND as GERMAN } from '../src/languages/de.js';
import { LAST_ROUND as ENGLISH } from '../src/languages/en.js';
import { LAST_ROUND as SPANISH } from '../src/languages/es.js';
import { LAST_ROUND as FRENCH } from '../src/languages/fr.js';

const PLACE: Place = { reached: 1, bound: 1, exact: true, witness: [] };

/** Two more than are written out. */
const SUFFICIENT = Array.from({ length: 22 }, (_, at) => [{ white: `W${at}`, black: `B${at}`, results: [1] as const }]);

test.each([
  [ENGLISH, 'Other sufficient conditions: 2.'],
  [GERMAN, 'Weitere hinreichende Bedingungen: 2.'],
  [SPANISH, 'Otras condiciones suficientes: 2.'],
  [FRENCH, 'Autres conditions suffisantes\u202F: 2.'],
])('conditions that aren’t written out are counted, and no option of the command is named: $1', ({ answer }, told) => {
  const results = [{ score: null, best: PLACE, worst: PLACE, sufficient: SUFFICIENT, complete: true }];
  expect(conditionsInWords(results, 1, 'Ann', (id) => id, answer)[1]).toBe(told);
});
