import type { RatingSystemWords } from './rating-system-words.js';

/** Spanish. */
export const RATING_SYSTEMS: RatingSystemWords = {
  language: 'es',
  rules: {
    'us-chess': (progress, rating, day, multiplier) =>
      `${progress}, rating ${rating === 'quick' ? 'Quick' : 'Regular'} de US Chess (edición de abril de 2026)` +
      `${day === null ? '' : ` a ${day}`}, multiplicador del bono ${multiplier}`,
    dwz: (progress, order, expectation, day) =>
      `${progress}, DWZ según el reglamento de ${order}${day === null ? '' : `, a ${day}`}, puntos esperados según la ` +
      (expectation === 'table' ? 'tabla' : 'fórmula'),
    glicko2: (progress, tau) => `${progress}, Glicko-2 con el torneo como un solo período, τ ${tau}`,
  },

  before: 'Antes',
  bonus: 'Bono',
  index: { text: 'Índ', means: 'Índice: el número de evaluaciones' },
  deviation: { text: 'RD', means: 'Desviación antes' },
  newDeviation: { text: 'RD nueva', means: 'Desviación después' },
  volatility: { text: 'σ', means: 'Volatilidad antes' },
  newVolatility: { text: 'σ nueva', means: 'Volatilidad después' },

  why: 'Por qué',
  player: (player, before, after) => `${player}: ${before ?? 'sin rating'}${after === null ? '' : ` → ${after}`}`,
  game: (round, opponent, rating, score, expected, change) =>
    `Ronda ${round}, contra ${opponent}${rating === null ? ', sin rating' : ` (${rating})`}: ${score}` +
    `${expected === null ? '' : `, se esperaban ${expected}`}${change === null ? '' : `, ${change}`}`,
  reasons: {
    'us-chess': {
      'no-games': () => 'No hay partidas valederas, así que el rating queda igual',
      standard: ({ games }) => `Fórmula estándar, con ${games} partidas antes del torneo`,
      'standard-unknown': () =>
        'Fórmula estándar: no se sabe cuántas partidas hubo antes, y el jugador cuenta como establecido',
      'special-few': ({ games, limit }) =>
        `Fórmula especial, con ${games} partidas antes del torneo: hasta ${limit} son pocas`,
      'special-all-won': () => 'Fórmula especial: todas las partidas anteriores se ganaron',
      'special-all-lost': () => 'Fórmula especial: todas las partidas anteriores se perdieron',
      'special-unrated': () => 'Fórmula especial: el jugador no tiene rating',
      'initial-given': ({ rating }) => `El rating inicial ${rating} viene dado`,
      'initial-fide': ({ rating, fide }) => `El rating inicial es ${rating}, según el Elo FIDE ${fide}`,
      'initial-age': ({ rating, age }) => `El rating inicial es ${rating}, según la edad de ${age}`,
      'initial-unknown': ({ rating }) => `El rating inicial es ${rating}, pues no se sabe nada más`,
      'effective-games': ({ games }) => `Cuentan las ${games} partidas anteriores`,
      'effective-limited': ({ rating, limit }) =>
        `Un rating de ${rating} equivale a ${limit} partidas, y no cuentan más`,
      k: ({ effective, games, k }) => `K es 800 / (${effective} + ${games}) = ${k}`,
      'k-dual': ({ effective, games, factor, k }) =>
        `K es 800 × ${factor} / (${effective} + ${games}) = ${k}, por un rating Regular alto en un torneo que cuenta dos veces`,
      bonus: ({ gain, threshold, bonus }) => `La ganancia de ${gain} supera ${threshold}, y hay un bono de ${bonus}`,
      'bonus-not-reached': ({ gain, threshold }) => `Sin bono: una ganancia de ${gain} no supera ${threshold}`,
      'bonus-few-games': ({ games, least }) => `Sin bono con ${games} partidas: hacen falta ${least}`,
      'bonus-same-opponent': ({ times }) => `Sin bono: hubo ${times} partidas contra el mismo rival`,
      'absolute-floor': ({ computed, floor }) => `Vale el suelo absoluto ${floor}, en lugar de ${computed}`,
      'peak-floor': ({ computed, floor, highest }) =>
        `Vale el suelo ${floor} del rating más alto ${highest}, en lugar de ${computed}`,
    },
    dwz: {
      'no-games': () => 'Ninguna partida contra un rival con DWZ, así que nada cambia',
      'base-2014': ({ rating, age, addend, base }) =>
        `Valor base (${rating} / 1000)⁴ + ${addend} = ${base}, a la edad de ${age}`,
      acceleration: ({ factor }) => `Aceleración de los jóvenes por el factor ${factor}`,
      'brake-2014': ({ brake }) => `Freno de un rating bajo: ${brake} más`,
      'development-most': ({ computed, most, index }) =>
        `El coeficiente de desarrollo es como máximo ${most} con el índice ${index}, en lugar de ${computed}`,
      'development-least': ({ computed, least }) =>
        `El coeficiente de desarrollo es como mínimo ${least}, en lugar de ${computed}`,
      'k-2014': ({ development, games, k }) => `Un punto cuenta 800 / (${development} + ${games}) = ${k}`,
      'base-2026': ({ index, age, rating, base }) =>
        `Valor base ${base} para el índice ${index}, la edad de ${age} y el rating ${rating}`,
      'brake-2026': ({ factor }) => `Freno de un rating bajo por el factor ${factor}`,
      bonus: ({ bonus }) => `Éxito: ${bonus} más`,
      'k-most': ({ computed, most }) => `K es como máximo ${most}, en lugar de ${computed}`,
      'k-2026': ({ k }) => `K es ${k}`,
      'lowest-rating': ({ computed, lowest }) => `Ningún rating baja de ${lowest}, que vale en lugar de ${computed}`,
    },
    glicko2: {
      'no-games': () => 'Sin partidas: la desviación crece por la volatilidad, y lo demás queda igual',
      narrower: () => 'La desviación es menor: las partidas dicen más de lo que quita la volatilidad',
      wider: () => 'La desviación es mayor: la volatilidad quita más de lo que dicen las partidas',
      'more-surprising': ({ surprise, due }) =>
        `La volatilidad es mayor: los resultados sorprenden en ${surprise}, donde cabía esperar ${due}`,
      'less-surprising': ({ surprise, due }) =>
        `La volatilidad es menor: los resultados sorprenden en ${surprise}, donde cabía esperar ${due}`,
    },
  },
  missing: {
    games: (players) => `No se sabe cuántas partidas hubo antes (columna games), y cuentan como muchas: ${players}`,
    initial: (players) =>
      `No se conoce ni la edad, ni el Elo FIDE, ni un rating inicial (columnas age, fide, initial), así que el inicial es 750: ${players}`,
    development: (players) => `Sin evaluar, pues falta el índice o la edad (columnas index, birth year): ${players}`,
    noDwz: (players) => `Sin DWZ, y sin una primera, que aquí no se calcula: ${players}`,
    deviation: (players) =>
      `No se conoce la desviación (columna deviation), y vale 350, como de un jugador nuevo: ${players}`,
    volatility: (players) =>
      `No se conoce la volatilidad (columna volatility), y vale 0,06, como de un jugador nuevo: ${players}`,
    rating: (players) => `No se conoce el rating (columna rating), y vale 1500, como de un jugador nuevo: ${players}`,
    ofFile: (players) => `El rating de antes es el del archivo, quizá de otro sistema (columna rating): ${players}`,
  },
};
