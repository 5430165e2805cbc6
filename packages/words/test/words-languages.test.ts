// Every language has all keys, words of its own, and the same form of sentences.

import { describe, expect, it } from 'vitest';

import { EDITIONS, EDITIONS as SAME_EDITIONS } from '@crosstable/core';
import { TIEBREAKS } from '@crosstable/standings';
import { explanations } from '@crosstable/standings/testing/every-explanation';

import { REASON_KEYS } from '../src/checked.js';
import { inWords } from '../src/in-words.js';
import { GERMAN } from '../src/languages/de/sentences.js';
import { ENGLISH } from '../src/languages/en/sentences.js';
import { SPANISH } from '../src/languages/es/sentences.js';
import { FRENCH } from '../src/languages/fr/sentences.js';
import type { Words } from '../src/words.js';

const LANGUAGES = [
  ['de', GERMAN],
  ['fr', FRENCH],
  ['es', SPANISH],
] as const;

/** The keys whose words are the same in every language: they say nothing. */
const SILENT = ['points', 'board-points', 'as-defined'];

/** The maximum in one round and in four, and the sum behind it. */
const POINTS = {
  de: ['1 Punkt; Summe: 7', '4 Punkten; Summe: 7'],
  fr: ['1 point\u202F; somme\u202F: 7', '4 points\u202F; somme\u202F: 7'],
  es: ['1 punto; suma: 7', '4 puntos; suma: 7'],
};

const told = {
  score: '6',
  value: '7',
  isRounded: true,
  rounds: [1, 2],
  number: () => 2,
  of: () => '2',
  unit: ' MP',
  otherUnit: ' GP',
  because: '',
};

describe.each(LANGUAGES)('the words of %s', (language, words) => {
  it('name their language', () => {
    expect(words.language).toBe(language);
  });

  it('have every key of English, and no other', () => {
    for (const section of ['tiebreaks', 'modifiers', 'scores', 'outcomes', 'reasons', 'phrases', 'numbers'] as const)
      expect(Object.keys(words[section]).sort()).toEqual(Object.keys(ENGLISH[section]).sort());
  });

  it.each(REASON_KEYS.filter((key) => !SILENT.includes(key)))('say the reason %s otherwise than English', (key) => {
    for (const own of [words.reasons[key], words.ofTeams.reasons[key] ?? words.reasons[key]]) {
      expect(own(told)).not.toBe('');
      expect(own(told)).not.toBe(ENGLISH.reasons[key](told));
    }
  });

  it('say every outcome otherwise', () => {
    const said = ({ outcomes }: Words): string[] => Object.values(outcomes).map((say) => say('Bell'));
    expect(said(words).filter((one) => said(ENGLISH).includes(one))).toEqual([]);
    expect(new Set(said(words)).size).toBe(said(words).length);
  });

  it('say one point in the singular where a single round limits Koya', () => {
    const limit = (maximum: number): string =>
      words.reasons.limit({ ...told, number: () => maximum, of: (name) => (name === 'maximum' ? `${maximum}` : '½') });
    expect([1, 4].map((maximum) => limit(maximum).split(/ (?:von|sur|de) /)[1])).toEqual(POINTS[language]);
  });

  it('say otherwise of teams what English says otherwise of them', () => {
    const keysOf = ({ ofTeams }: Words): string[] =>
      [ofTeams.outcomes, ofTeams.reasons].flatMap((section) => Object.keys(section));
    // A German dummy has no owner whose gender shows
    const ownerless = ['dummy', 'dummy-limited-by-opponent', 'dummy-limited-by-draws'];
    const missing = keysOf(ENGLISH).filter((key) => !keysOf(words).includes(key));
    expect(missing).toEqual(language === 'de' ? ownerless : []);
  });

  it('give every tie-break a name of its own', () => {
    const names = Object.values(words.tiebreaks);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(words.tiebreaks)).toEqual(TIEBREAKS.map(({ code }) => code));
  });

  it('put every explanation into lines without doubled blanks, and without what isn’t a number', () => {
    const lines = explanations().flatMap((one) => inWords(one, (id) => `<${id}>`, words));
    expect(lines.length).toBeGreaterThan(500);
    expect(lines.filter((line) => /\S {2}|undefined|NaN|\[object| [,.;:]|[.]{2}/.test(line))).toEqual([]);
  });
});

describe('the keys of a language', () => {
  it('are the reasons, the tie-breaks and the modifiers', () => {
    expect(REASON_KEYS).toEqual(Object.keys(ENGLISH.reasons));
    expect(REASON_KEYS).toContain('opponent-score-with-added-points');
    const modifiers = TIEBREAKS.flatMap((title) => title.modifiers).flatMap((modifier) => modifier.split('/').slice(1));
    const words = modifiers.filter((modifier) => !/^[LK]/.test(modifier)); // followed by a number
    expect(Object.keys(ENGLISH.modifiers).sort()).toEqual([...new Set(words)].sort());
  });

  it('editions are a list', () => {
    expect(SAME_EDITIONS).toEqual(['2024-08', '2026-03']);
    expect(EDITIONS).toEqual(SAME_EDITIONS);
  });
});
