import type { PeopleWords } from '../../words/people-words.js';

/** French. */
export const PEOPLE: PeopleWords = {
  placeOf: (place, all) => `Place ${place} sur ${all}`,
  startNumber: (number) => `N° ${number}`,
  rated: (rating) => `Elo ${rating}`,
  unrated: 'Sans Elo',
  follow: 'Suivre',
  follows: (name) => `${name} est marqué dans tous les tableaux et dans le lien.`,
  followsNot: (name) => `${name} n’est plus marqué.`,
  whatIf: 'Ce que peuvent apporter les parties en cours',
  places: 'Place après chaque ronde',
  placeAfter: (place, round) => `place ${place} après la ronde ${round}`,
  games: 'Parties',
  opponent: 'Adversaire',
  result: 'Résultat',
  opponentPoints: 'Ses points',
  expected: 'Attendu',
  colours: (white, black) => `Blancs ${white}, noirs ${black}`,
  tiebreaks: 'Départages',
  whyNumber: 'Choisissez-en un pour voir d’où il vient.',

  rating: 'Elo',
  kind: 'Cadence',
  kinds: { standard: 'Classique', rapid: 'Rapide', blitz: 'Blitz' },
  k: 'K',
  kUnknown: 'choisir',
  scoreOf: (score, games) => `${score} en ${games} ${games === 1 ? 'partie comptée' : 'parties comptées'}`,
  expectedScore: (expected) => `attendu ${expected}`,
  performance: (performance) => `performance ${performance}`,
  change: (change, rating) => `variation ${change}, nouvel Elo ${rating}`,
  needsK: 'Le fichier ne dit pas K\u202F: choisissez-le pour voir la variation.',
  firstRating: (rating) => `Ces parties seules donneraient un premier Elo de ${rating}.`,
  noFirstRating: 'Ces parties seules ne donnent pas de premier Elo.',

  systems: {
    system: 'Système de classement',
    rating: 'Classement avant',
    games: 'Parties avant',
    index: 'Indice',
    age: 'Âge',
    needsIndex: 'Aucun fichier ne donne l’indice. Saisissez-le, et l’âge s’il manque, pour voir la variation.',
    noDwz: 'Sans DWZ avant le tournoi, rien ne change. Un premier DWZ n’est pas calculé ici.',
    gamesUnknown: 'Le nombre de parties antérieures est inconnu et compte comme grand.',
    initialUnknown: 'Sans classement avant le tournoi et sans âge, le classement initial est 750.',
    ofFile: 'Le classement avant est celui du fichier, qui peut venir d’un autre système.',
  },

  conditions: (title) => `Toutes les conditions de la norme de ${title}`,

  list: {
    open: 'Ouvrir la liste Elo de la FIDE',
    completes: 'Elle complète les Elo, les titres et les fédérations de ce tableau. Elle reste sur cet appareil.',
    reading: 'La liste est en cours de lecture …',
    opensBeside: 'C’est une liste Elo. Ouvrez d’abord un tournoi, puis la liste.',
    notKept: 'La liste n’est pas conservée\u202F; les liens n’en contiennent rien.',
  },

  kindsOfGroups: {
    sex: 'Sexe',
    age: 'Âge',
    rating: 'Elo',
    title: 'Titre',
    federation: 'Fédération',
    club: 'Club',
    group: 'Groupe',
  },
  everybody: 'tous',
  sexes: { m: 'Hommes', w: 'Femmes' },
  upTo: (years) => `jusqu’à ${years} ans`,
  andMore: (years) => `${years} ans et plus`,
  below: (rating) => `moins de ${rating}`,
  withoutRating: 'sans Elo',
  noGroups: 'Le fichier ne dit rien qui permette de grouper ses joueurs.',

  decided: (places) =>
    places === 0 ? 'Il n’a rien décidé ici.' : `Il a décidé ${places} ${places === 1 ? 'place' : 'places'} ici.`,
};
