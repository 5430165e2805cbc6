// One thing has one name in a language, in explanations and on the page.

import { expect, test } from 'vitest';

import * as de from '../src/languages/de.js';
import * as en from '../src/languages/en.js';
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

test('French denies «tout» where it can only mean that something is left: «tous ne sont pas» may mean none', () => {
  const { LAST_ROUND, OPENING, PARTS } = fr;
  expect(
    textsOf([OPENING, PARTS, LAST_ROUND]).filter((text) => /\btou(?:t|te|s|tes)\b[^.,]* (?:ne |n’)/.test(text)),
  ).toEqual([]);
});

test.each([
  [es, 'Aquí no se calcula lo que pide el archivo: BH, KS. Se muestran los desempates habituales.'],
  [fr, 'Le fichier demande BH, KS, qu’on ne peut calculer ici. Voici les départages habituels.'],
])('a sentence on codes is right of one and of several: $1', ({ OPENING }, sentence) => {
  expect(OPENING.words.usualList('BH, KS')).toBe(sentence);
});

test('a Spanish list of signs has no plural of «punto y coma», which would be full stops and commas', () => {
  expect(es.PARTS.words.audit.form).not.toContain('puntos');
});

test.each([
  ['de', de],
  ['en', en],
  ['es', es],
  ['fr', fr],
])('%s names no players in an audit, where a table of teams has none', (_, { PARTS }) => {
  const { audit } = PARTS.words;
  const { agreement, conventions, gives } = PARTS.explaining.reports.audit;
  const own = conventions?.['own unplayed round'] ?? '';
  const said = [1, 2].flatMap((count) => [
    own,
    audit.allFollow(count),
    audit.someWrong(count, 8),
    agreement(count, 8),
    gives('L', count, 8, 'teams'),
  ]);
  expect(said.filter((sentence) => /player|Spieler|joueur|jugador/.test(sentence))).toEqual([]);
});
