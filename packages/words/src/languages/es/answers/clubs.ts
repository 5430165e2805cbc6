import type { ClubsWords } from '../../../answers/prizes-words.js';

const OF = { club: 'clubes', federation: 'federaciones', group: 'grupos' } as const;

export const CLUBS: ClubsWords = {
  kind: 'Clubes',
  about: (by, best) =>
    `Clasificación de ${OF[by]} por ${best === 1 ? 'su mejor jugador' : `sus ${best} mejores jugadores`}`,
  team: { club: 'Club', federation: 'Federación', group: 'Grupo' },
  members: 'Jugadores',
  why: 'Jugador por jugador',
  nobody: {
    club: 'Ningún jugador tiene club.',
    federation: 'Ningún jugador tiene federación.',
    group: 'Ningún jugador tiene grupo.',
  },
};
