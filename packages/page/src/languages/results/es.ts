import type { ResultsWords } from '../../words/results-words.js';

/** Spanish. */
export const RESULTS: ResultsWords = {
  keys: 'Teclas en un tablero: 1, 0 y = introducen un resultado, + y − una incomparecencia, visto desde la izquierda; sigue el próximo tablero abierto. Las flechas se mueven.',
  board: (board) => `Tablero ${board}`,
  more: (label) => `${label}: todos los resultados`,
  byeOf: (player) => `Descanso de ${player}`,
  byesTitle: 'Descansos y ausencias',
  nobodyFound: 'Nadie de la búsqueda juega en esta ronda.',
  table: 'Clasificación con estos resultados',
  lastMoved: 'Los signos ▲ y ▼ muestran lo que movió el último cambio.',
};
