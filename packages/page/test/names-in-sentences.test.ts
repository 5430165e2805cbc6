// Names in sentences: French elides before a vowel, and Spanish «y» becomes «e» before an i.

import { expect, test } from 'vitest';

import * as de from '../src/languages/de.js';
import * as es from '../src/languages/es.js';
import * as fr from '../src/languages/fr.js';

const ONE = 'Ivanchuk';
const OTHER = 'Ilyin';

/** Every sentence of a language that has two names, or a name and a place. */
function sentencesOf({ LAST_ROUND: { answer, earlier }, PARTS: { explaining, words } }: typeof es): readonly string[] {
  return [
    words.dummyFor(ONE),
    words.askBefore(ONE, OTHER),
    words.askShared(ONE, OTHER, 3),
    words.onlyHas(ONE),
    words.sharePlace(ONE, OTHER, 3),
    words.resultOf(ONE, OTHER),
    answer.ifOwn(1, ONE),
    answer.noOpenGame(ONE),
    answer.hasToWin(ONE, 3),
    answer.inCase(answer.reached(ONE, 3, 1), answer.all([answer.winsNot(OTHER), answer.isDraw(ONE, OTHER)])),
    answer.inCases(answer.enough, answer.winsNot(OTHER)),
    answer.oneCase(answer.wins(ONE)),
    answer.always(ONE, 3),
    answer.never(ONE, 3),
    answer.notAlone(ONE, 3),
    answer.noneFound(ONE, 3),
    earlier(3, ONE, OTHER),
    explaining.outcomes.win(ONE),
    explaining.phrases.nobodyIsSafe(ONE, '1', OTHER, '2'),
    explaining.phrases.against(ONE, OTHER),
    explaining.phrases.encounter('1', ONE, 3),
    explaining.phrases.missing(ONE),
  ];
}

test('French has no word in front of a name that would lose its vowel', () => {
  expect(sentencesOf(fr).filter((sentence) => /\b(?:[djlnst]e|la|que) I/.test(sentence))).toEqual([]);
});

test('Spanish has no «y» in front of a name', () => {
  expect(sentencesOf(es).filter((sentence) => sentence.includes(' y I'))).toEqual([]);
});

test('in German two share a place among themselves, «teilen sich»', () => {
  const { askShared, sharePlace } = de.PARTS.words;
  expect(askShared(ONE, OTHER, 3)).toBe('Warum teilen sich Ivanchuk und Ilyin Platz 3?');
  expect(sharePlace(ONE, OTHER, 3)).toContain('Ivanchuk und Ilyin teilen sich Platz 3:');
});
