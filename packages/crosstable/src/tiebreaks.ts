import type { Edition, Title } from '@crosstable/core';
import { editionOfCode } from '@crosstable/core';

import { modifiersOf } from './codes.js';
import { FAMILIES } from './article-5-tie-breaks-list.js';

/** A tie-break as lists name it. */
export interface TiebreakTitle extends Title {
  /** The first of the editions that has it. */
  readonly edition: Edition;
  /** What may follow the code: `/C1`; `/L+n`, `/L-n` and `/Ln` stand for the limits of Koya. */
  readonly modifiers: readonly string[];
}

/**
 * All tie-breaks, in the order of Article 5, points first: what each code is called, its article, its type (A to D,
 * Article 4.3), the first edition that has it, the systems that it is for, and its modifiers. What computes the values
 * is what is listed here.
 */
export const TIEBREAKS: readonly TiebreakTitle[] = FAMILIES.map(({ rule }) => {
  const { code, name, article, type, systems } = rule;
  return { code, name, article, type, edition: editionOfCode(code), systems, modifiers: modifiersOf(code) };
});
