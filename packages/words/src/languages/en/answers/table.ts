import type { TableWords } from '../../../answers/table-words.js';

export const TABLE: TableWords = {
  rank: 'Rank',
  printed: 'Printed',
  player: 'Player',
  team: 'Team',
  number: { text: 'No', means: 'Start number' },
  id: 'Id',
  title: 'Title',
  federation: { text: 'Fed', means: 'Federation' },
  rating: 'Rating',
  round: 'Round',
  board: 'Board',
  games: 'Games',
  points: 'Points',
  performance: { text: 'TPR', means: 'Tournament performance rating' },
};
