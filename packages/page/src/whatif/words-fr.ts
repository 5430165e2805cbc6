import type { WhatIfWords } from './whatif-words.js';

function ordinal(place: number): string {
  return place === 1 ? '1re' : `${place}e`;
}

function atPlace(place: number): string {
  return place === 1 ? 'à la 1re place' : `à la ${ordinal(place)} place ou mieux`;
}

const VERBS = { 1: 'gagne', 0.5: 'fait nulle', 0: 'perd' } as const;

/** What the page says of the last round in French. */
export const WHATIF_WORDS: WhatIfWords = {
  legend:
    'Choisissez un joueur et une place. Saisissez des résultats d’échiquiers en cours\u202F; la réponse et le classement suivent.',
  place: 'Place voulue',
  placeOrBetter: (place) => (place === 1 ? '1re' : `${ordinal(place)} ou mieux`),

  ownResult: 'Son résultat',
  best: 'Meilleure place',
  worst: 'Moins bonne place',
  own: (score, name) => (score === null ? `${name} n’a pas de partie en cours` : `${name} ${VERBS[score]}`),
  ordinal,
  shown: (place) => `${ordinal(place)} montrée`,
  noBetter: (place) => `mieux que la ${ordinal(place)} exclu`,
  noWorse: (place) => `moins bien que la ${ordinal(place)} exclu`,
  notDecided: (first, last) =>
    first === last
      ? `${ordinal(first)} non décidée`
      : `${ordinal(first)} ${last === first + 1 ? 'et' : 'à'} ${ordinal(last)} non décidées`,
  example: 'Par exemple',
  searching: (exact, of) => `Recherche\u202F: ${exact} places extrêmes sur ${of} sont exactes pour l’instant…`,

  ownClause: (score, name) => `${name} ${VERBS[score]}`,
  wins: (name) => `${name} gagne`,
  winsNot: (name) => `${name} ne gagne pas`,
  isDraw: (white, black) => `${white} – ${black} est nulle`,
  isNoDraw: (white, black) => `${white} – ${black} n’est pas nulle`,
  all: (clauses) => clauses.join(' et si '),
  reachedIf: (name, place, ways) => `${name} termine ${atPlace(place)} si ${ways.join(', ou si ')}.`,
  always: (name, place) => `${name} termine ${atPlace(place)} quoi qu’il arrive.`,
  never: (name, place) => `${name} ne peut plus terminer ${atPlace(place)}.`,
  notAlone: (name, place) =>
    `Les résultats d’au plus trois autres parties ne suffisent jamais pour que ${name} termine ${atPlace(place)}.`,
  moreConditions: (count) =>
    count === 1 ? 'Une autre condition suffirait.' : `${count} autres conditions suffiraient.`,
  incomplete: 'D’autres conditions peuvent suffire aussi\u202F: toutes n’ont pas été décidées dans le temps prévu.',
  boards: 'Autres échiquiers qui comptent pour cela\u202F:',

  openBoards: 'Échiquiers en cours',
  forfeits: 'Les forfaits dans les parties en cours ne sont pas pris en compte.',
  early: (round) => `Ce sont les places après la ronde ${round}\u202F; d’autres rondes suivent.`,
  ofTeams: 'Ce qui peut encore arriver n’est calculé que pour les joueurs, pas pour les équipes.',
  nothingOpen: 'Aucune partie de la dernière ronde n’est en cours.',
  earlier: (round, white, black) =>
    `Il manque à la ronde ${round} le résultat de ${white} – ${black}. Seules des parties de la dernière ronde peuvent être en cours.`,
};
