import type { TableWords } from '../../../answers/table-words.js';

export const TABLE: TableWords = {
  rank: 'Rang',
  printed: 'Imprimé',
  player: 'Joueur',
  team: 'Équipe',
  number: { text: 'N°', means: 'Numéro d’appariement' },
  id: 'Id',
  title: 'Titre',
  federation: { text: 'Féd.', means: 'Fédération' },
  rating: 'Elo',
  round: 'Ronde',
  board: 'Échiquier',
  games: 'Parties',
  points: 'Points',
  performance: { text: 'TPR', means: 'Performance au tournoi' },
};
