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
  scoreOf: (score, games) => `${score} en ${games} ${games === 1 ? 'partida contada' : 'partidas contadas'}`,
  expectedScore: (expected) => `esperado ${expected}`,
  performance: (performance) => `rendimiento ${performance}`,
  change: (change, rating) => `variación ${change}, nuevo Elo ${rating}`,
  needsK: 'El archivo no dice K: elíjalo para ver la variación.',
  firstRating: (rating) => `Solo estas partidas darían un primer Elo de ${rating}.`,
  noFirstRating: 'Solo estas partidas no dan un primer Elo.',

  systems: {
    system: 'Sistema de puntuación',
    rating: 'Puntuación anterior',
    games: 'Partidas anteriores',
    index: 'Índice',
    age: 'Edad',
    needsIndex: 'Ningún archivo da el índice. Introdúzcalo, y la edad si falta, para ver el cambio.',
    noDwz: 'Sin un DWZ anterior no hay cambio. Un primer DWZ no se calcula aquí.',
    gamesUnknown: 'El número de partidas anteriores no se conoce y cuenta como grande.',
    initialUnknown: 'Sin puntuación anterior y sin edad, la puntuación inicial es 750.',
    ofFile: 'La puntuación anterior es la del archivo, que puede ser de otro sistema.',
  },

  conditions: (title) => `Todas las condiciones de la norma de ${title}`,

  list: {
    open: 'Abrir la lista de Elo de la FIDE',
    completes: 'Completa los Elo, títulos y federaciones de esta tabla. Se queda en este dispositivo.',
    reading: 'Se está leyendo la lista …',
    opensBeside: 'Esto es una lista de Elo. Abra primero un torneo y después la lista.',
    notKept: 'La lista no se guarda; los enlaces no contienen nada de ella.',
  },

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
