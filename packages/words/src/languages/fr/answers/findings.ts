import type { FindingsWords } from '../../../answers/findings-words.js';

export const FINDINGS: FindingsWords = {
  kind: 'Constats',
};
