import type { WhatIfWords } from './whatif-words.js';

function atPlace(place: number): string {
  return place === 1 ? 'en el puesto 1' : `en el puesto ${place} o mejor`;
}

const VERBS = { 1: 'gana', 0.5: 'hace tablas', 0: 'pierde' } as const;

/** What the page says of the last round in Spanish. */
export const WHATIF_WORDS: WhatIfWords = {
  legend:
    'Elija un jugador y un puesto. Introduzca resultados de tableros en juego; la respuesta y la clasificación los siguen.',
  place: 'Puesto deseado',
  placeOrBetter: (place) => (place === 1 ? '1.º' : `${place}.º o mejor`),

  ownResult: 'Resultado propio',
  best: 'Mejor puesto',
  worst: 'Peor puesto',
  own: (score, name) => (score === null ? `${name} no tiene ninguna partida en juego` : `${name} ${VERBS[score]}`),
  ordinal: (place) => `${place}.º`,
  shown: (place) => `${place}.º mostrado`,
  noBetter: (place) => `mejor que el ${place}.º, excluido`,
  noWorse: (place) => `peor que el ${place}.º, excluido`,
  notDecided: (first, last) =>
    first === last ? `${first}.º sin decidir` : `${first}.º ${last === first + 1 ? 'y' : 'a'} ${last}.º sin decidir`,
  example: 'Por ejemplo',
  searching: (exact, of) => `Buscando: ${exact} de ${of} puestos mejores y peores son exactos hasta ahora…`,

  ownClause: (score, name) => `${name} ${VERBS[score]}`,
  wins: (name) => `${name} gana`,
  winsNot: (name) => `${name} no gana`,
  isDraw: (white, black) => `${white} – ${black} acaba en tablas`,
  isNoDraw: (white, black) => `${white} – ${black} no acaba en tablas`,
  all: (clauses) => clauses.join(' y si '),
  reachedIf: (name, place, ways) => `${name} queda ${atPlace(place)} si ${ways.join(', o si ')}.`,
  always: (name, place) => `${name} queda ${atPlace(place)} pase lo que pase.`,
  never: (name, place) => `${name} ya no puede quedar ${atPlace(place)}.`,
  notAlone: (name, place) =>
    `Los resultados de hasta tres partidas más no bastan nunca para que ${name} quede ${atPlace(place)}.`,
  moreConditions: (count) => (count === 1 ? 'Bastaría una condición más.' : `Bastarían ${count} condiciones más.`),
  incomplete: 'También pueden bastar otras condiciones: no todas se decidieron en el tiempo previsto.',
  boards: 'Otros tableros que importan para esto:',

  openBoards: 'Tableros en juego',
  forfeits: 'No se consideran las incomparecencias en las partidas en juego.',
  early: (round) => `Son los puestos tras la ronda ${round}; siguen más rondas.`,
  ofTeams: 'Lo que aún puede ocurrir se calcula solo para jugadores, no para equipos.',
  nothingOpen: 'No hay partidas en juego en la última ronda.',
  earlier: (round, white, black) =>
    `En la ronda ${round} falta el resultado de ${white} – ${black}. Solo pueden estar en juego partidas de la última ronda.`,
};
