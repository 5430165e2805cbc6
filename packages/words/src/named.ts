import type { SelfDefinedInPrint, TextByLanguage } from '@crosstable/core';
import { limitIn } from '@crosstable/koya/inside';

import type { TiebreakCode } from './titles.js';
import type { CodeModifier, Naming } from './words.js';

/**
 * Art. 6, 12.2, 12.3, 13.3: whether a code is that of a tie-break that orders the tied, and so has neither values nor contributions.
 * Texts and pages ask by the code, because they do without the rules.
 */
export function ordersTied(code: string): boolean {
  return /^(?:DE|EDE(?:BT|BB|T|B)?|TBR|BBE)(?![A-Z\d_])/i.test(code);
}

/** The parts of a code in capitals: the tie-break and its modifiers. The sign of `KS/L-1` belongs to its number. */
function partsOf(code: string): readonly string[] {
  return code.toUpperCase().split(/[/:-](?=[A-Z])/);
}

/** The parts of `BH/F` as those of `FB`, which is its name. */
function withForeNamed(parts: readonly string[]): readonly string[] {
  const [name, ...modifiers] = parts;
  if (name !== 'BH' || !modifiers.includes('F')) return parts;
  return ['FB', ...modifiers.filter((modifier) => modifier !== 'F')];
}

/** Whether a code is that of a tie-break, with modifiers or without. */
export function isOf(tiebreak: TiebreakCode, code: string): boolean {
  return partsOf(code)[0] === tiebreak.toUpperCase();
}

/** Art. 9.1, 13.2: the tie-breaks whose rounds add a product. */
const PRODUCTS = ['SB', 'EMMSB', 'EMGSB', 'EGMSB', 'EGGSB'] as const;

/** Whether a code is that of a tie-break whose rounds add the score met times points. */
export function isProduct(code: string): boolean {
  return PRODUCTS.some((product) => isOf(product, code));
}

function isTiebreak(name: string, { tiebreaks }: Naming): name is TiebreakCode {
  return Object.hasOwn(tiebreaks, name);
}

/** `MPvGP` is the one code with a small letter. */
function spellingOf(name: string): string {
  return name === 'MPVGP' ? 'MPvGP' : name;
}

function isScore(modifier: string): modifier is 'MP' | 'GP' {
  return modifier === 'MP' || modifier === 'GP';
}

function isModifier(modifier: string, { modifiers }: Naming): modifier is CodeModifier {
  return Object.hasOwn(modifiers, modifier);
}

function modifierName(modifier: string, words: Naming): string {
  if (isModifier(modifier, words)) return words.modifiers[modifier];
  if (isScore(modifier)) return `, ${words.scores[modifier]}`;
  if (/^K\d+$/.test(modifier)) return `, ${words.phrases.divisor(modifier.slice(1))}`;
  const limit = limitIn(`/${modifier}`);
  if (limit === undefined) return ` ${modifier}`;
  return `, ${words.phrases.limit('percent' in limit ? limit : { moved: limit.limit / 2 })}`;
}

/** A text in the language of the words, or else in English. */
export function textIn(text: TextByLanguage, { language }: Naming): string {
  return typeof text === 'string' ? text : (text[language] ?? text.en);
}

/** The name of a code by names that are known to be right, or that of its definition; `undefined` for any other code. */
export function nameByWords(code: string, words: Naming, selfDefined?: SelfDefinedInPrint): string | undefined {
  if (selfDefined !== undefined) return textIn(selfDefined.name, words);
  const [name, ...modifiers] = withForeNamed(partsOf(code));
  const tiebreak = spellingOf(name);
  if (!isTiebreak(tiebreak, words)) return undefined;
  return words.tiebreaks[tiebreak] + modifiers.map((modifier) => modifierName(modifier, words)).join('');
}
