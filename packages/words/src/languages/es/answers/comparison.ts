import type { ComparisonWords } from '../../../answers/comparison-words.js';

export const COMPARISON: ComparisonWords = {
  kind: 'Comparación',
};
