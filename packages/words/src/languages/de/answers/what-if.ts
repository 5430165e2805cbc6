import type { WhatIfWords } from '../../../answers/what-if-words.js';

export const WHAT_IF: WhatIfWords = {
  kind: 'Aussichten',
};
