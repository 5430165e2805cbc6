import type { NormWords } from '../norm-words.js';

function puntos(text: string): string {
  return text === '1' || text === '½' ? `${text} punto` : `${text} puntos`;
}

function partidas(count: number): string {
  return count === 1 ? '1 partida' : `${count} partidas`;
}

/** Norms in Spanish. */
export const SPANISH_NORMS: NormWords = {
  language: 'es',
  decimalSign: ',',
  verdict: ({ title, holds, score, games, average, performance }) => {
    const answer = holds === true ? 'sí' : holds === false ? 'no' : 'sin decidir';
    const numbers =
      average === null ? 'Ninguna partida.' : `${score} de ${games} contra ${average}, rendimiento ${performance}.`;
    return `Norma de ${title}: ${answer}. ${numbers}`;
  },
  checks: {
    games: () => 'Partidas',
    players: () => 'Jugadores del torneo a doble vuelta',
    'other-federations': () => 'Federaciones aparte de la propia',
    'own-federation': () => 'Rivales de la propia federación',
    'one-federation': () => 'Rivales de una misma federación',
    titled: () => 'Rivales titulados',
    'main-titles': (titles) => `Rivales con el título de ${titles}`,
    average: () => 'Media de los rivales',
    performance: () => 'Rendimiento',
    score: () => 'Puntos, 35 %',
  },
  check: ({ label, have, bound, needed, article, unknown, verdict }) =>
    `${label}: ${have}${unknown > 0 ? ` (${unknown} sin conocer)` : ''}, ${bound === 'least' ? 'al menos' : 'como máximo'} ${needed} (art. ${article}): ${verdict}.`,
  marks: { yes: 'sí', no: 'no', open: 'sin decidir', waived: (article) => `no hace falta según ${article}` },
  reasons: {
    raised: ({ player, rating, to }) =>
      `${player} es el rival más bajo y cuenta como ${to} en lugar de ${rating === 0 ? '1400, sin Elo' : rating} (art. 1.4.6).`,
    unplayed: ({ rounds }) => `Sin partida: ronda ${rounds} (art. 1.4.2c).`,
    open: ({ rounds }) => `Sin terminar: ronda ${rounds}.`,
    'marked-unrated': ({ rounds }) => `Marcada como no valorada y por eso omitida: ronda ${rounds}.`,
    'outside-fide': ({ player, round }) => `Ronda ${round}: ${player} no es de la FIDE y no cuenta (art. 1.4.2a).`,
    'unrated-without-points': ({ player, round }) =>
      `Ronda ${round}: ${player} no tiene Elo ni puntos contra jugadores con Elo y no cuenta (art. 1.4.2b).`,
    defeated: ({ player, round }) => `La ronda ${round}, ganada a ${player}, se omite (art. 1.4.1f).`,
    later: ({ from }) => `Desde la ronda ${from} se omiten partidas: el resultado ya estaba alcanzado (art. 1.4.1e).`,
    'eight-games': ({ round }) => `Bastan ocho partidas a causa de la ronda ${round}, que no se jugó (art. 1.4.1c).`,
    'last-round-forfeit': ({ player, round }) =>
      `${player} no vino a la ronda ${round}; cuenta como una derrota, que era asumible (art. 1.4.2c).`,
    exempt: ({ article }) => `Las reglas sobre federaciones no se aplican (art. ${article}).`,
    'share-rounded': ({ score, games }) => `${score} de ${games} solo son el 35 % con redondeo, que no cuenta.`,
    'missing-title': ({ player }) => `No se conoce el título de ${player}.`,
    'missing-federation': ({ player }) => `No se conoce la federación de ${player}.`,
    'missing-host': () => 'No se conoce la federación que registró el torneo.',
    'missing-rounds': () => 'Quedan por jugar rondas que cuentan.',
    'missing-participants': () =>
      'No se conocen federaciones o títulos de participantes, de los que depende el art. 1.4.3d.',
    'may-leave-out': ({ rounds }) => `También se puede omitir una de estas rondas: ${rounds} (art. 1.4.1f).`,
    'reached-after': ({ round }) =>
      `La norma se alcanzó tras la ronda ${round}; todas las partidas siguientes se pueden omitir (art. 1.4.1e).`,
  },
  facts: {
    counts: ({ games, of }) => `Cuenta como ${games} de las ${of} partidas de una solicitud (art. 1.5.1, 1.4.1d).`,
    rating: ({ rating }) => `El título exige un Elo de ${rating} (art. 1.5.3).`,
    'one-of-eight-games': () => 'Una solicitud puede tener una norma de ocho partidas (art. 1.4.1c).',
    'one-without-exemption': ({ article }) =>
      `Otra norma de la solicitud tiene que hacerse sin una exención como ${article} (art. 1.4.3e).`,
    field: ({ participants, average, unrated }) =>
      `En cada ronda al menos ${participants} participantes, y los que tienen Elo tienen una media de al menos ${average}` +
      `${unrated === 0 ? '' : `; hasta ${unrated} no tienen Elo`}. Una norma exige un suizo con 40 y 2000 (art. 1.5.6).`,
    days: ({ single, known, rounds }) =>
      `${single} ${single === 1 ? 'día' : 'días'} con una ronda, de ${known} de ${rounds} rondas con fecha. GM y WGM exigen una norma con tres (art. 1.1.3a).`,
  },
  forecast: {
    title: (title, games) => `Norma de ${title}, ${games === 1 ? '1 partida abierta' : `${games} partidas abiertas`}:`,
    nothing: 'Ningún resultado da la norma.',
    always: ({ points, games }) => `${puntos(points)} en ${partidas(games)}: basta.`,
    sometimes: ({ points, games }) => `${puntos(points)} en ${partidas(games)}: basta con algunos resultados.`,
    unknown: ({ points, games }) => `${puntos(points)} en ${partidas(games)}: sin decidir, porque faltan datos.`,
    opponents: ({ points, games }, demands) => {
      const { average, count, leftOut, limits, mainTitles, newFederations, titled, titles } = demands;
      const asked = [
        ...(average === null ? [] : [`una media de al menos ${average}`]),
        ...(titled === 0 ? [] : [titled === 1 ? '1 titulado' : `${titled} titulados`]),
        ...(mainTitles === 0 ? [] : [`${mainTitles} con el título de ${titles}`]),
        ...(newFederations === 0
          ? []
          : [newFederations === 1 ? '1 federación nueva' : `${newFederations} federaciones nuevas`]),
        ...limits.map(({ federation, most }) => `como máximo ${most} de ${federation}`),
      ];
      const from = `${puntos(points)} en ${partidas(games)}`;
      const without = leftOut === '' ? '' : ` Entonces se omite la ronda ${leftOut}.`;
      const who = count === 1 ? 'el rival aún desconocido aporta' : `los ${count} rivales aún desconocidos aportan`;
      return asked.length === 0
        ? `${from}: basta.${without}`
        : `${from}: basta si ${who} ${asked.join(', ')}.${without}`;
    },
    results: {
      '0': (round, player) => `ronda ${round} derrota contra ${player}`,
      '0.5': (round, player) => `ronda ${round} tablas con ${player}`,
      '1': (round, player) => `ronda ${round} victoria contra ${player}`,
    },
  },
  report: {
    kind: 'Normas',
    about: (edition) => `Normas según FIDE B.01, edición ${edition}`,
    nobody: 'Nadie tiene una norma ni está a un punto o menos de una.',
    norm: 'Norma',
    answer: 'Respuesta',
    average: 'Media',
    performance: 'Rendimiento',
    missing: 'Puntos que faltan',
    counted: 'Cuenta como',
    condition: 'Condición',
    have: 'Hay',
    needed: 'Exigido',
    article: 'Artículo',
    opponents: 'Rivales',
    application: 'Para la solicitud',
    leftOut: {
      unplayed: 'no jugada',
      open: 'sin terminar',
      'marked-unrated': 'no valorada',
      'outside-fide': 'fuera de la FIDE',
      'unrated-without-points': 'sin Elo ni puntos',
      defeated: 'omitida',
      later: 'omitida',
    },
  },
};
