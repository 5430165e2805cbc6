import type { PrizeWords } from '../prize-words.js';

/** Prizes in Spanish. */
export const SPANISH_PRIZES: PrizeWords = {
  language: 'es',
  decimalSign: ',',
  award: (player, amount, object) => `${player}: ${[amount, object].filter((one) => one !== undefined).join(' y ')}.`,
  totals: (fund, paid, left, over) =>
    `El fondo es de ${fund}, se pagan ${paid}, ${left === null ? `es decir, ${over} más` : `quedan ${left}`}.`,
  teams: {
    scores: {
      points: 'Puntos',
      rollins: 'Puntos Rollins',
      'rank-points': 'Puntos de puesto',
      places: 'Suma de puestos',
      'best-place': 'Mejor puesto',
    },
    score: (score, sum, parts) => `${score} ${sum}${parts === '' ? '' : `: ${parts}`}.`,
    equal: (before) => `Igual en todo con ${before}.`,
    behind: (before, score, own, others) => `Detrás de ${before} por: ${score}, ${own} en lugar de ${others}.`,
    incomplete: (players) =>
      `Detrás de los equipos completos: tiene ${players} ${players === 1 ? 'jugador' : 'jugadores'}.`,
    unranked: (team, players) => `${team}, sin puesto: con ${players} faltan jugadores.`,
    notCounted: (player, rank) =>
      `${player} no cuenta, aunque su puesto (${rank}) es el de un jugador que cuenta: decidió el orden de la lista.`,
  },
  reasons: {
    'by-place': ({ prize, place, amount }) => `Puesto ${place} de ${prize}: ${amount}.`,
    'equal-share': ({ prize, from, to, players, pot, share }) =>
      `Empate en los puestos ${from} a ${to} de ${prize}: ${pot} repartidos entre ${players} son ${share}.`,
    'hort-share': ({ prize, from, to, players, pot, place, own, share }) =>
      `Empate en los puestos ${from} a ${to} de ${prize}, por el sistema Hort: la mitad de ${own} por el puesto ${place}, y la mitad ` +
      `de ${share}, que son ${pot} repartidos entre ${players}.`,
    threshold: ({ threshold, dropped }) =>
      `Los últimos de los empatados (${dropped}) no reciben nada, porque las partes de todos serían inferiores a ${threshold}.`,
    category: ({ prize, place, amount, before }) =>
      `${prize}, puesto ${place}: ${amount}, para el mejor que puede tomarlo` +
      (before === 0 ? '.' : `; mejor clasificados, pero con otro premio: ${before}.`),
    object: ({ prize, place, object }) => `${object}, de ${prize}, puesto ${place}, no se reparte.`,
    'not-taken': ({ prize, place, amount, holds, by }) =>
      `${prize}, puesto ${place} (${amount}), no se toma: ${holds} de ${by} es lo mismo o más.`,
    'gave-up': ({ prize, share }) => `Por ello se dejó la parte de ${share} de ${prize}.`,
    'less-by-move': ({ prize, other, share }) =>
      `Atención: ${other}, clasificado detrás, recibe ahora más de ${prize}: ${share}.`,
    'order-of-lists': ({ prize, other, amount, paid, otherwise }) =>
      `${prize} y ${other} tienen premios del mismo valor (${amount}), y ${prize} está antes. ` +
      (paid === otherwise
        ? 'En el otro orden se pagaría lo mismo en total.'
        : `En total se pagan ${paid}; en el otro orden, ${otherwise}.`),
    'order-of-players': ({ other, rank }) => `${other} tiene el mismo puesto (${rank}): decidió el orden de la lista.`,
    choice: ({ prize }) => `El jugador eligió ${prize}.`,
    'most-valuable': ({ prize, place, amount }) =>
      `El mayor premio que se puede ganar: ${prize}, puesto ${place}, ${amount}.`,
    pool: ({ prizes, players, pot, share }) =>
      `${players} jugadores empatados aportan juntos ${pot} (${prizes}); una parte igual es ${share}.`,
    cap: ({ amount, equal }) =>
      `No más de ${amount}, el mayor premio que se puede ganar sin el empate, en lugar de ${equal}; los demás reparten el resto.`,
    apart: ({ instead }) =>
      `Los demás empatados no pueden ganar estos premios, que aportan más que ${instead}, la parte de todos.`,
    'based-on': ({ prize, entries, announced, half }) =>
      half === 'yes'
        ? `${prize} supone ${announced} inscritos; hay ${entries}, y se paga al menos la mitad.`
        : `${prize} supone ${announced} inscritos; hay ${entries}, y se paga en proporción.`,
    limit: ({ limit, instead }) => `Limitado a ${limit}, en lugar de ${instead}.`,
    raised: ({ from, most }) =>
      `Aumentado desde ${from} con lo que supera el límite de otro jugador, hasta ${most} como máximo, el importe sin él.`,
    proportion: ({ excess, below }) =>
      `Los ${excess} por encima de los límites de jugadores mejor clasificados han aumentado en proporción los premios restantes, ${below} en total.`,
    rounded: ({ exact, amount }) => `${exact}, redondeado: ${amount}.`,
    'nobody-eligible': ({ prize, place }) => `${prize}, puesto ${place}, no es aquí para nadie.`,
    'all-have-more': ({ prize, place }) =>
      `${prize}, puesto ${place}, queda: todos los que tienen derecho tienen otro premio, o no hay más.`,
    'too-few': ({ prize, players, least }) =>
      `${prize} no se entrega: hay ${players} jugadores de un mínimo de ${least}.`,
  },
};
