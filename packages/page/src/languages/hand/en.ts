import type { HandWords } from '../../words/hand-words.js';

export const BY_HAND: HandWords = {
  title: 'A round robin by hand',
  hint: 'Everybody plays everybody, by FIDE’s Berger tables: the order of the names is that of their numbers. The results are entered afterwards, and Share saves the tournament as a report.',
  name: 'Name of the tournament',
  players: (most) => `Players, one a line, up to ${most}`,
  once: 'One game of every two',
  twice: 'Two games, with both colours',
  begin: 'Begin',
  counted: (players, rounds) => `${players} players, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
  tooFew: 'At least two players are needed.',
  tooMany: (most) => `No more than ${most} players can be entered.`,
};
