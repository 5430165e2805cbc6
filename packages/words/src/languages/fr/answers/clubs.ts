import type { ClubsWords } from '../../../answers/prizes-words.js';

const OF = { club: 'clubs', federation: 'fédérations', group: 'groupes' } as const;

export const CLUBS: ClubsWords = {
  kind: 'Clubs',
  about: (by, best) =>
    `Classement des ${OF[by]} selon ${best === 1 ? 'leur meilleur joueur' : `leurs ${best} meilleurs joueurs`}`,
  team: { club: 'Club', federation: 'Fédération', group: 'Groupe' },
  members: 'Joueurs',
  why: 'Joueur par joueur',
  nobody: {
    club: 'Aucun joueur n’a de club.',
    federation: 'Aucun joueur n’a de fédération.',
    group: 'Aucun joueur n’a de groupe.',
  },
};
