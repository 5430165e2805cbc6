import type { ResultsWords } from '../../words/results-words.js';

/** French. */
export const RESULTS: ResultsWords = {
  keys: 'Touches sur un échiquier : 1, 0 et = entrent un résultat, + et − un forfait, vu de la gauche ; l’échiquier ouvert suivant vient ensuite. Les flèches se déplacent.',
  board: (board) => `Échiquier ${board}`,
  more: (label) => `${label} : tous les résultats`,
  byeOf: (player) => `Exemption : ${player}`,
  byesTitle: 'Exemptions et absences',
  nobodyFound: 'Personne de la recherche ne joue dans cette ronde.',
  table: 'Classement avec ces résultats',
  lastMoved: 'Les signes ▲ et ▼ montrent ce que le dernier changement a déplacé.',
};
