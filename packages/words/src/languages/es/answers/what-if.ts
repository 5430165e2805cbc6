import type { WhatIfWords } from '../../../answers/what-if-words.js';

function atPlace(place: number): string {
  return place === 1 ? 'en el puesto 1' : `en el puesto ${place} o mejor`;
}

const VERBS = { 1: 'gana', 0.5: 'hace tablas', 0: 'pierde' } as const;
const WITH = { 1: 'con una victoria', 0.5: 'con tablas', 0: 'con una derrota' } as const;

export const WHAT_IF: WhatIfWords = {
  kind: 'Posibilidades',
  placeOf: (name) => `el puesto de ${name}`,
  canBring: (games, name) =>
    `lo que ${games === 1 ? '1 partida en juego puede' : `${games} partidas en juego pueden`} dar a ${name}`,
  ifOwn: (score, name) => `Si ${name} ${VERBS[score]}`,
  noOpenGame: (name) => `${name} no tiene ninguna partida en juego`,
  placeOrBetter: (place) => (place === 1 ? 'Puesto 1' : `Puesto ${place} o mejor`),

  best: 'Mejor puesto',
  worst: 'Peor puesto',
  surePlace: (place, areOthers) => `${place}.º puesto, pase lo que pase${areOthers ? ' en otros tableros' : ''}.`,
  exactly: (place) => `${place}.º`,
  forExample: (results) => `por ejemplo tras ${results}`,
  moreResults: (count) => `y ${count} más`,
  shown: (place) => `${place}.º posible`,
  noBetter: (place) => `no mejor que el ${place}.º`,
  noWorse: (place) => `no peor que el ${place}.º`,
  notDecided: (first, last) =>
    first === last ? `${first}.º sin decidir` : `${first}.º ${last === first + 1 ? 'y' : 'a'} ${last}.º sin decidir`,

  wins: (name) => `${name} gana`,
  winsNot: (name) => `${name} no gana`,
  isDraw: (white, black) => `${white} – ${black} acaba en tablas`,
  isNoDraw: (white, black) => `${white} – ${black} no acaba en tablas`,
  all: (clauses) => clauses.join(' y si '),
  hasToWin: (name, place) => `${name} tiene que ganar para quedar ${atPlace(place)}.`,
  reached: (name, place, own) => `${name} queda ${atPlace(place)}${own === null ? '' : ` ${WITH[own]}`}`,
  enough: 'Eso basta',
  inCase: (head, clauses) => `${head} si ${clauses}.`,
  inCases: (head, common) => `${head}${common === null ? '' : `, si ${common},`} en cada uno de estos casos:`,
  oneCase: (clauses) => `si ${clauses}`,
  always: (name, place) => `${name} queda ${atPlace(place)} pase lo que pase.`,
  never: (name, place) => `${name} ya no puede quedar ${atPlace(place)}.`,
  notAlone: (name, place) =>
    `Los resultados de hasta otras tres partidas no bastan nunca para que ${name} quede ${atPlace(place)}.`,
  incomplete: 'Pueden faltar condiciones: no todas se decidieron en el tiempo previsto.',
  noneFound: (name, place) =>
    `En el tiempo previsto no se hallaron resultados de otras partidas que basten para que ${name} quede ${atPlace(place)}.`,
  moreGames: 'Los resultados conjuntos de otras cuatro o más partidas también pueden bastar.',
  moreConditions: (all) => `--format json da las ${all} condiciones.`,

  counted: (share) => `Probabilidad: ${share}, contada sobre todos los resultados.`,
  sampled: (share, error) =>
    `Probabilidad: ${share}, a ${error} puntos porcentuales como máximo del valor real, con una certeza del 99 %.`,
  lessThan: (share) => `menos del ${share}`,
  moreThan: (share) => `más del ${share}`,
  equallyLikely: 'La probabilidad toma todos los resultados como igual de probables.',
  byRatings: (drawRate) =>
    `La probabilidad sigue los Elo (FIDE B.02, art. 8.1.2), con una proporción de tablas de ${drawRate} donde lo permiten.`,

  about: 'De qué trata la respuesta',
  meaning: (tiebreaks, edition) =>
    `Un puesto es uno más que el número de jugadores estrictamente por delante, según ${tiebreaks} de C.07 (${edition}).`,
  early: (round) => `Son los puestos tras la ronda ${round}; siguen más rondas.`,
  nothingOpen: 'Ninguna partida está en juego, así que el puesto es el actual.',
  forfeits: 'No se consideran las incomparecencias en las partidas en juego.',
};
