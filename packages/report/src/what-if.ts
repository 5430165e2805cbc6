// The last round: what a command loads only where it is asked for.

export type { Sentence } from './document.js';
export { type WhatIfFindings, whatIfAnswer } from './what-if-report.js';
export { conditionsInWords, shortNames, undecidedInWords } from './what-if-words.js';
