// The words that programs put above their tie-breaks, with the codes that they may stand for. Numbers decide: the words only say which
// of equal rules is meant.

import type { Rule } from '@crosstable/core';

/** The cuts of a program whose heading doesn't tell them. */
const ANY_CUT = ['', '/C1', '/C2', '/M1', '/M2'];

/** A word above a column, with the codes and the article of its tie-breaks. */
interface HeadingWord {
  readonly word: RegExp;
  readonly codes: readonly string[];
  readonly article: string | null;
}

function family(word: RegExp, code: string, article: string, cuts = ANY_CUT): HeadingWord {
  return { word, codes: cuts.map((cut) => code + cut), article };
}

/** The first word that fits a heading counts. */
const WORDS: readonly HeadingWord[] = [
  // Swiss-Chess: BuSum, Buchh, SoBerg, DiVerg, Siege
  { word: /^bu-?sum/i, codes: ['AOB'], article: '8.2' },
  { word: /^(?:diverg|dire\b)/i, codes: ['DE'], article: '6' },
  { word: /^(?:siege|wins|gewinne|victor\p{L}*|vict\.?)$/iu, codes: ['WIN', 'WON'], article: '7.1' },
  // WinTD: MMed, Solk, OppCm, of which the last is one of US Chess alone
  { word: /^m-?med/i, codes: ['BH/M1', 'BH/M2', 'US_MM'], article: '8.1' },
  { word: /^solk/i, codes: [...ANY_CUT.map((cut) => `BH${cut}`), 'US_SOLK'], article: '8.1' },
  { word: /^oppcm/i, codes: ['US_COP'], article: null },
  // SwissPerfect: M-Buch.; Vega: BucM
  family(/^(?:m-?bu|buc-?m|-?med)/i, 'BH', '8.1', ['/M1', '/M2']),
  family(/^buc-?1$/i, 'BH', '8.1', ['/C1']),
  family(/^(?:buc|bhlz)/i, 'BH', '8.1'),
  // Papi: Tr. with the cut that the tournament has
  family(/^tr\.?$/i, 'BH', '8.1', ['/C1', '', '/M1', '/C2']),
  // Papi has a performance of its own; the rules of C.07 are what it may stand for
  { word: /^perf(?:\.|ormance)?$/i, codes: ['TPR', 'PTP'], article: '10.2' },
  // A heading that is a code, as SB, needs no other name
  family(/^(?:so-?berg|sonn|s[.-]b\.?$)/i, 'SB', '9.1'),
  family(/^(?:progr?\p{L}*|cumul\p{L}*|cum|fortschr\p{L}*)\.?$/iu, 'PS', '7.5', ['', '/C1']),
  { word: /^koya/i, codes: ['KS'], article: '9.2' },
  { word: /^kash/i, codes: ['Kashdan'], article: null },
  { word: /^arranz/i, codes: ['Arranz'], article: null },
];

/** Words above tie-breaks that other patterns don't know, above numbers. */
export const HEADING_WORDS = /^(?:diverg|siege$|tr\.?$|m?-?med|oppcm|kash|arranz|cum\.?$|t\/b\s?\d?$)/i;

/** The rules that a heading may stand for; none for a word that nobody knows. */
export function rulesOfHeading(label: string): Rule[] {
  const found = WORDS.find(({ word }) => word.test(label));
  return found === undefined
    ? []
    : found.codes.map((code) => ({ code, article: code.startsWith('US_') ? null : found.article }));
}
