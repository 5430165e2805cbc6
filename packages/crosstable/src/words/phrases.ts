import type { OutcomeName } from '@crosstable/core';

import { readable } from './readable.js';

/** What a round was, the opponent's name after it where there is one. */
const OUTCOMES: Readonly<Record<OutcomeName, string>> = {
  win: 'win against',
  draw: 'draw with',
  loss: 'loss to',
  'forfeit-win': 'win by forfeit against',
  'forfeit-loss': 'loss by forfeit to',
  'double-forfeit': 'double forfeit with',
  'pairing-bye': 'pairing-allocated bye',
  'full-bye': 'full-point bye',
  'half-bye': 'half-point bye',
  'zero-bye': 'zero-point bye',
  bye: 'bye',
  none: 'no game',
  unfinished: 'unfinished game against',
};

/** An outcome with the opponent: `draw with Euwe, Max`. */
export function outcomeInWords(outcome: OutcomeName, opponent: string | null): string {
  const words = OUTCOMES[outcome];
  return opponent === null ? words.replace(/ (against|with|to)$/, '') : `${words} ${opponent}`;
}

/** Points with their unit. */
export function pointsInWords(points: number): string {
  return `${readable(points)} ${points > 0 && points <= 1 ? 'point' : 'points'}`;
}

/** The number of an article, as it is cited. */
export function cited(article: string): string {
  return /^\d/.test(article) ? `Art. ${article}` : article;
}

/** Several things, the last after an `and`. */
export function listed(things: readonly (number | string)[]): string {
  return things.join(', ').replace(/, ([^,]*)$/, ' and $1');
}
