import { describe, expect, it } from 'vitest';

import { DWZ_REASON_KEYS } from '@crosstable/dwz/explain';
import { GLICKO_REASON_KEYS } from '@crosstable/glicko/explain';
import { US_CHESS_REASON_KEYS } from '@crosstable/us-chess/ratings/explain';

import { RATING_SYSTEMS as GERMAN } from '../src/rating-systems/de.js';
import { RATING_SYSTEMS as ENGLISH } from '../src/rating-systems/en.js';
import { RATING_SYSTEMS as SPANISH } from '../src/rating-systems/es.js';
import { RATING_SYSTEMS as FRENCH } from '../src/rating-systems/fr.js';

const LANGUAGES = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH };

/** Values whose texts are their own names, for every sentence. */
const NAMES: Readonly<Record<string, string>> = new Proxy<Record<string, string>>(
  {},
  { get: (_, name) => `<${String(name)}>` },
);

/** Sentences by their keys, with the names of values in their places, or with a text. */
function sentencesOf(reasons: object, given: unknown = NAMES): [string, string][] {
  return Object.entries(reasons).map(([key, say]: [string, unknown]) => {
    if (typeof say !== 'function') throw new TypeError(`${key}: expected a sentence`);
    const said: unknown = Reflect.apply(say, undefined, [given]);
    return [key, String(said)];
  });
}

const SYSTEMS = [
  { system: 'glicko2', keys: GLICKO_REASON_KEYS },
  { system: 'us-chess', keys: US_CHESS_REASON_KEYS },
  { system: 'dwz', keys: DWZ_REASON_KEYS },
] as const;

describe.each(SYSTEMS)('the reasons of $system', ({ system, keys }) => {
  it('have a sentence for every key, in every language', () => {
    for (const { reasons } of Object.values(LANGUAGES)) {
      const sentences = sentencesOf(reasons[system]);
      expect(sentences.map(([key]) => key).sort()).toEqual([...keys].sort());
      for (const [, sentence] of sentences) expect(sentence).toMatch(/^\P{Ll}.*[^.]$/su);
    }
  });

  it('have the same values in every language, and other words', () => {
    const inEnglish = new Map(sentencesOf(LANGUAGES.en.reasons[system]));
    const valuesIn = (text = ''): string[] => [...new Set(text.match(/<\w+>/g))].sort();
    for (const { reasons } of [GERMAN, FRENCH, SPANISH]) {
      for (const [key, sentence] of sentencesOf(reasons[system])) {
        expect([key, valuesIn(sentence)]).toEqual([key, valuesIn(inEnglish.get(key))]);
        expect(sentence).not.toBe(inEnglish.get(key));
      }
    }
  });
});

describe('the other sentences', () => {
  it.each(Object.entries(LANGUAGES))('%s', (language, words) => {
    expect(words.language).toBe(language);
    const said = [
      words.rules['us-chess']('6 rounds', 'regular', '2026-05-08', 10),
      words.rules['us-chess']('6 rounds', 'quick', null, 10),
      words.rules.dwz('6 rounds', 2014, 'table', '2026-05-08'),
      words.rules.dwz('6 rounds', 2026, 'formula', null),
      words.rules.glicko2('6 rounds', '0.5'),
      ...sentencesOf(words.missing, '1 A; 2 B').map(([, sentence]) => sentence),
      words.game(3, '2 B', '1500', '1', '0.64', '+12.5'),
      words.game(3, '2 B', null, '1', null, null),
      words.player('2 B', '1500', '1512'),
      words.player('2 B', null, null),
    ];
    expect(said.join('\n')).not.toMatch(/undefined|null|NaN/);
    expect(new Set(said).size).toBe(said.length);
  });
});
