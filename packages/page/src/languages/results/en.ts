import type { ResultsWords } from '../../words/results-words.js';

/** English. */
export const RESULTS: ResultsWords = {
  keys: 'Keys on a board: 1, 0 and = enter a result, + and − a forfeit, for the one on the left; the next open board follows. Arrows move.',
  board: (board) => `Board ${board}`,
  more: (label) => `${label}: all results`,
  byeOf: (player) => `Bye of ${player}`,
  byesTitle: 'Byes and absences',
  nobodyFound: 'Nobody who is looked for plays in this round.',
  table: 'Table with these results',
  lastMoved: 'The signs ▲ and ▼ show what the last change moved.',
};
