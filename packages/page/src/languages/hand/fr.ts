import type { HandWords } from '../../words/hand-words.js';

export const BY_HAND: HandWords = {
  title: 'Un toutes-rondes à la main',
  hint: 'Chacun joue contre chacun, selon les tables de Berger de la FIDE\u202F: l’ordre des noms est celui de leurs numéros. Les résultats se saisissent ensuite, et «\u202FPartager\u202F» enregistre le tournoi comme rapport.',
  name: 'Nom du tournoi',
  players: (most) => `Joueurs, un par ligne, jusqu’à ${most}`,
  once: 'Une partie par paire',
  twice: 'Deux parties, avec les deux couleurs',
  begin: 'Commencer',
  counted: (players, rounds) => `${players} joueurs, ${rounds} ${rounds === 1 ? 'ronde' : 'rondes'}`,
  tooFew: 'Il faut au moins deux joueurs.',
  tooMany: (most) => `Pas plus de ${most} joueurs peuvent être saisis.`,
};
