import type { PeopleWords } from '../../words/people-words.js';

/** Spanish. */
export const PEOPLE: PeopleWords = {
  placeOf: (place, all) => `Puesto ${place} de ${all}`,
  startNumber: (number) => `N.º ${number}`,
  rated: (rating) => `Elo ${rating}`,
  unrated: 'Sin Elo',
  follow: 'Seguir',
  follows: (name) => `${name} queda marcado en todas las tablas y en el enlace.`,
  followsNot: (name) => `${name} ya no está marcado.`,
  whatIf: 'Lo que pueden traer las partidas en juego',
  places: 'Puesto ronda a ronda',
  placeAfter: (place, round) => `puesto ${place} tras la ronda ${round}`,
  games: 'Partidas',
  opponent: 'Rival',
  result: 'Resultado',
  opponentPoints: 'Sus puntos',
  expected: 'Esperado',
  colours: (white, black) => `Blancas ${white}, negras ${black}`,
  tiebreaks: 'Desempates',
  whyNumber: 'Elija uno para ver de dónde sale.',

  rating: 'Elo',
  kind: 'Ritmo de juego',
  kinds: { standard: 'Clásico', rapid: 'Rápido', blitz: 'Blitz' },
  k: 'K',
  kUnknown: 'elegir',
  inRounds: (from, to) => `Rondas ${from} a ${to}`,
  scoreOf: (score, games) => `${score} en ${games} ${games === 1 ? 'partida contada' : 'partidas contadas'}`,
  expectedScore: (expected) => `esperado ${expected}`,
  performance: (performance) => `rendimiento ${performance}`,
  change: (change, rating) => `variación ${change}, nuevo Elo ${rating}`,
  needsK: 'El archivo no dice K: elíjalo para ver la variación.',
  firstRating: (rating) => `Solo estas partidas darían un primer Elo de ${rating}.`,
  noFirstRating: 'Solo estas partidas no dan un primer Elo.',

  conditions: (title) => `Todas las condiciones de la norma de ${title}`,

  kindsOfGroups: {
    sex: 'Sexo',
    age: 'Edad',
    rating: 'Elo',
    title: 'Título',
    federation: 'Federación',
    club: 'Club',
    group: 'Grupo',
  },
  everybody: 'todos',
  sexes: { m: 'Hombres', w: 'Mujeres' },
  upTo: (years) => `hasta ${years} años`,
  andMore: (years) => `${years} años o más`,
  below: (rating) => `menos de ${rating}`,
  withoutRating: 'sin Elo',
  noGroups: 'El archivo no dice nada por lo que agrupar a sus jugadores.',

  decided: (places) =>
    places === 0 ? 'Aquí no decidió nada.' : `Aquí decidió ${places} ${places === 1 ? 'puesto' : 'puestos'}.`,
};
