// One thing has one name in a language, in explanations and on the page.

import { expect, test } from 'vitest';

import * as de from '../src/languages/de.js';
import * as es from '../src/languages/es.js';
import * as fr from '../src/languages/fr.js';

/** The sentences without numbers or names. */
function textsOf(record: object): readonly string[] {
  return Object.values(record).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? textsOf(value) : [],
  );
}

/**
 * Each language, and words for what its explanations call otherwise: a rating that isn't the DWZ, the tied, a bye of any kind,
 * which «Freilos» is not, a contribution, somebody unrated.
 */
test.each([
  ['de', de, /Wertungszahl|Gleichstehend|Freilose(?! als null)/],
  ['es', es, /contribuci/],
  ['fr', fr, /numéros? de départ|gains? par forfait|non classés/],
])('%s says no other word for what it has named', (_, { OPENING, PARTS }, other) => {
  expect(textsOf([OPENING, PARTS]).filter((text) => other.test(text))).toEqual([]);
});
