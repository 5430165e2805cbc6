import type { Edition, Title } from '@crosstable/core';
import { editionOfCode } from '@crosstable/core';

import { modifiersOf } from './codes.js';
import { FAMILIES } from './article-5-tie-breaks-list.js';

/** A tie-break as lists name it. */
export interface TiebreakTitle extends Title {
  /** The first of the editions that has it. */
  readonly edition: Edition;
  /** The participants that the tie-break is for. */
  readonly participants: readonly ('players' | 'teams')[];
  /** For teams: the scores that the code may name, as in `BH:GP`. */
  readonly scores: readonly ('MP' | 'GP')[];
  /** The modifiers: `/C1`; `/L+n`, `/L-n` and `/Ln` stand for the limits of Koya, `/Kn` for the divisor of SSSC. */
  readonly modifiers: readonly string[];
}

const BOTH = ['players', 'teams'] as const;

/**
 * All tie-breaks, in the order of Article 5, points first: the name of each code, its article, its type (A to D,
 * Article 4.3), the first edition that has it, the systems that it is for, and its modifiers. Values are
 * computed from this list, so it is complete.
 */
export const TIEBREAKS: readonly TiebreakTitle[] = /* @__PURE__ */ FAMILIES.map(({ rule, scores = [] }) => {
  const { code, name, article, type, systems } = rule;
  const participants = rule.participants === undefined ? BOTH : [rule.participants];
  return {
    code,
    name,
    article,
    type,
    edition: editionOfCode(code),
    participants,
    systems,
    scores,
    modifiers: modifiersOf(code),
  };
});
