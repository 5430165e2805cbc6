import type { ClubsWords } from '../../../answers/prizes-words.js';

const OF = { club: 'Vereine', federation: 'Föderationen', group: 'Gruppen' } as const;

export const CLUBS: ClubsWords = {
  kind: 'Vereine',
  about: (by, best) =>
    `Rangliste der ${OF[by]} nach ${best === 1 ? 'ihrem besten Spieler' : `ihren ${best} besten Spielern`}`,
  team: { club: 'Verein', federation: 'Föderation', group: 'Gruppe' },
  members: 'Spieler',
  why: 'Spieler für Spieler',
  nobody: {
    club: 'Kein Spieler hat einen Verein.',
    federation: 'Kein Spieler hat eine Föderation.',
    group: 'Kein Spieler hat eine Gruppe.',
  },
};
