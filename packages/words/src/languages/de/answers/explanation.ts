import type { ExplanationWords } from '../../../answers/explanation-words.js';

export const EXPLANATION: ExplanationWords = {
  kind: 'Erklärung',
};
