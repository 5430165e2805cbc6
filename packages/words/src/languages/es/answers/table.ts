import type { TableWords } from '../../../answers/table-words.js';

export const TABLE: TableWords = {
  rank: 'Puesto',
  printed: 'Impreso',
  player: 'Jugador',
  team: 'Equipo',
  number: { text: 'N.º', means: 'Número inicial' },
  id: 'Id',
  title: 'Título',
  federation: { text: 'Fed.', means: 'Federación' },
  rating: 'Elo',
  round: 'Ronda',
  board: 'Tablero',
  games: 'Partidas',
  points: 'Puntos',
  performance: { text: 'TPR', means: 'Rendimiento en el torneo' },
};
