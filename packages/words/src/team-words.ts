import type { Explanation } from '@crosstable/core';

import type { Words } from './words.js';

/** The words of a language as they speak of teams and matches. */
export function wordsOfTeams(words: Words): Words {
  const { ofTeams, outcomes, phrases, reasons } = words;
  return {
    ...words,
    outcomes: { ...outcomes, ...ofTeams.outcomes },
    reasons: { ...reasons, ...ofTeams.reasons },
    phrases: { ...phrases, ...ofTeams.phrases },
  };
}

/** The words for the participants of an explanation: players or teams. */
export function wordsFor({ article, code, steps = [], unit }: Explanation, words: Words): Words {
  const isOfTeams =
    unit !== undefined ||
    /^1[23]/.test(article) || // Art. 12, 13: no steps name a score where nobody is tied
    code.includes(':') ||
    steps.some((step) => step.score !== undefined);
  return isOfTeams ? wordsOfTeams(words) : words;
}
