import type { TableWords } from '../../../answers/table-words.js';

export const TABLE: TableWords = {
  rank: 'Rang',
  printed: 'Gedruckt',
  player: 'Spieler',
  team: 'Mannschaft',
  number: { text: 'Nr.', means: 'Startnummer' },
  id: 'Id',
  title: 'Titel',
  federation: { text: 'Föd.', means: 'Föderation' },
  rating: 'Elo',
  round: 'Runde',
  board: 'Brett',
  games: 'Partien',
  points: 'Punkte',
  performance: { text: 'TPR', means: 'Turnierleistung' },
};
