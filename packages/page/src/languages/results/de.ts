import type { ResultsWords } from '../../words/results-words.js';

/** German. */
export const RESULTS: ResultsWords = {
  keys: 'Tasten an einem Brett: 1, 0 und = tragen ein Ergebnis ein, + und − ein kampfloses, jeweils für links; danach folgt das nächste offene Brett. Pfeile führen weiter.',
  board: (board) => `Brett ${board}`,
  more: (label) => `${label}: alle Ergebnisse`,
  byeOf: (player) => `Freirunde: ${player}`,
  byesTitle: 'Freirunden und Abwesende',
  nobodyFound: 'Keiner der Gesuchten spielt in dieser Runde.',
  table: 'Tabelle mit diesen Ergebnissen',
  lastMoved: 'Die Zeichen ▲ und ▼ zeigen, was die letzte Änderung verschoben hat.',
};
