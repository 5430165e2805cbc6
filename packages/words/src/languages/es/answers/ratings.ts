import type { RatingsWords } from '../../../answers/ratings-words.js';

const KINDS = { standard: 'Elo estándar', rapid: 'Elo rápido', blitz: 'Elo blitz' } as const;

const NOT_RATED = {
  unplayed: 'incomparecencias',
  'marked-unrated': 'partidas así marcadas, como las de menos de una jugada',
  'unrated-opponent': 'partidas contra jugadores sin Elo',
  'difference-too-large':
    'partidas entre jugadores con 600 puntos o más de diferencia, uno de ellos por encima de 2600',
} as const;

const NO_FIRST_RATING = {
  'zero-score': 'ningún punto contra rivales con Elo (B.02 8.2.1)',
  'too-few-games': 'menos de 5 partidas contra rivales con Elo (B.02 7.1.4)',
  'below-minimum': 'menos de 1400 según este torneo (B.02 7.1.4)',
} as const;

export const RATINGS: RatingsWords = {
  kind: 'Evaluación Elo',
  rules: (progress, kind, day) =>
    `${progress}, ${KINDS[kind]} según FIDE B.02 en su versión vigente${day === null ? '' : ` el ${day}`}`,
  nobody: 'Nadie tiene Elo.',
  earliestRules: (day, asked) => `evaluado según el reglamento del ${day}, porque el del ${asked} no se conoce aquí`,
  unusedColumns: (file, columns) => `columnas de ${file} que no se usan: ${columns}`,

  score: 'Puntuación',
  expected: 'Esperado',
  performance: { text: 'Rp', means: 'Rendimiento Elo' },
  change: 'Variación',
  rounded: 'Redondeada',
  newRating: 'Nuevo',

  period: (from, to) => `Periodo de valoración: ${from === to ? `ronda ${from}` : `rondas ${from} a ${to}`}`,
  inPeriod: (from, to, remark) => `En ${from === to ? `la ronda ${from}` : `las rondas ${from} a ${to}`}: ${remark}`,

  notRated: (why, article, games) => `Sin efecto en el Elo, ${NOT_RATED[why]} (${article}): ${games}`,
  inRound: (round, games) => `ronda ${round}: ${games}`,
  limited: (games, isExempt, article) =>
    `En ${games} ${games === 1 ? 'partida' : 'partidas'} una diferencia de más de 400 cuenta como 400` +
    `${isExempt ? ', salvo para jugadores con 2650 o más' : ''} (${article})`,
  withoutK: (file, players) => `Sin K en ${file} y, por tanto, sin variación: ${players}`,
  reducedK: (player, k, usual, games, article) =>
    `La K de ${player} es ${k} en lugar de ${usual}, por ${games} partidas (${article})`,
  fallen: (players) => `Ahora por debajo de 1400 y sin Elo publicado: ${players}`,
  low: (players) => `Por debajo de 1400 en el archivo, como nadie en las listas de la FIDE: ${players}`,
  unrated: (players) => `Sin Elo y fuera de la tabla: ${players}`,
  firstRatings: (players) => `Primer Elo según este torneo por sí solo (B.02 8.2): ${players}`,
  firstRating: (player, rating, points, games, isHighest) =>
    `${player} ${rating} (${points} de ${games}${isHighest ? ', el primer Elo más alto posible' : ''})`,
  noFirstRating: (why, players) => `Sin primer Elo, ${NO_FIRST_RATING[why]}: ${players}`,
};
