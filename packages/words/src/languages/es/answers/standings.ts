import type { StandingsWords } from '../../../answers/standings-words.js';

export const STANDINGS: StandingsWords = {
  kind: 'Clasificación',
};
