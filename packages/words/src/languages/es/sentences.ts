import { listInWords } from '@crosstable/core/text';

import type { Words } from '../../words.js';
import { SPANISH_NAMES, numberInWords } from './names.js';

function points(amount: number): string {
  return `${numberInWords(amount)} ${amount === 0.5 || amount === 1 ? 'punto' : 'puntos'}`;
}

/** An outcome with the opponent, where there is one. */
function against(opponent: string | null, words: string): string {
  return opponent === null ? words : `${words} contra ${opponent}`;
}

/** The rounds that an adjusted score takes as draws, if there are any. */
function drawsInWords(rounds: readonly number[]): string {
  if (rounds.length === 0) return '';
  return rounds.length === 1
    ? `: la ronda ${rounds[0]} cuenta como tablas`
    : `: las rondas ${listInWords(rounds, 'y')} cuentan como tablas`;
}

/** Points that an arbiter added to a score or took from it. */
function arbiterInWords(amount: number): string {
  return amount < 0
    ? `tras una deducción de ${points(-amount)} por el árbitro`
    : `con una bonificación de ${points(amount)} por el árbitro`;
}

/** A difference added to a number, or taken from it. */
function plus(difference: number): string {
  return `${difference < 0 ? '−' : '+'} ${numberInWords(Math.abs(difference))}`;
}

/** The reasons of an unplayed round, for players or for teams. */
function unplayedReasons(own: 'del jugador' | 'del equipo', played: 'una partida' | 'un encuentro') {
  return {
    'forfeit-as-game': ({ score, rounds }) =>
      `la incomparecencia cuenta como ${played}, y la puntuación del rival ${rounds.length === 0 ? 'es' : 'cuenta como'} ${score}${drawsInWords(rounds)}`,
    dummy: ({ score }) => `rival virtual con la puntuación ${own}, ${score}`,
    'dummy-limited-by-opponent': ({ score, of }) =>
      `rival virtual con ${score}, no más que el rival previsto, en lugar de la puntuación ${own}, ${of('own')}`,
    'dummy-limited-by-draws': ({ score, of }) =>
      `rival virtual con ${score}, no más que unas tablas por ronda, en lugar de la puntuación ${own}, ${of('own')}`,
  } satisfies Partial<Words['reasons']>;
}

function spanish(): Words {
  return {
    ...SPANISH_NAMES,
    outcomes: {
      win: (opponent) => against(opponent, 'victoria'),
      draw: (opponent) => against(opponent, 'tablas'),
      loss: (opponent) => against(opponent, 'derrota'),
      'forfeit-win': (opponent) => against(opponent, 'victoria por incomparecencia'),
      'forfeit-loss': (opponent) => against(opponent, 'derrota por incomparecencia'),
      'double-forfeit': (opponent) => against(opponent, 'doble incomparecencia'),
      'pairing-bye': () => 'descanso por emparejamiento',
      'full-bye': () => 'descanso de un punto',
      'half-bye': () => 'descanso de medio punto',
      'zero-bye': () => 'descanso de cero puntos',
      bye: () => 'descanso',
      none: () => 'ninguna partida',
      unfinished: (opponent) => against(opponent, 'partida sin terminar'),
    },
    reasons: {
      points: () => '',
      'running-total': ({ score }) => `${score} tras la ronda`,
      'opponent-score': ({ score }) => `el rival tiene ${score}`,
      'opponent-score-with-added-points': ({ score, number }) =>
        `el rival tiene ${score}, ${arbiterInWords(number('added'))}`,
      'opponent-adjusted-score': ({ score, rounds }) =>
        `la puntuación del rival cuenta como ${score}${drawsInWords(rounds)}`,
      'opponent-fore-score': ({ score }) => `el rival tiene ${score} con tablas en la última ronda`,
      'opponent-buchholz': ({ score }) => `el rival tiene un Buchholz de ${score}`,
      'opponent-rating': ({ score }) => `el rival tiene un Elo de ${score}`,
      'opponent-performance': ({ score }) => `el rival tiene un rendimiento de ${score}`,
      ...unplayedReasons('del jugador', 'una partida'),
      'at-least-limit': ({ score }) => `con ${score}, el rival alcanza el límite`,
      'below-limit': ({ score }) => `con ${score}, el rival queda por debajo del límite`,
      counts: () => 'cuenta',
      'does-not-count': () => 'no cuenta',
      'more-than-opponent': () => 'más puntos que el rival',
      'same-as-opponent': () => 'tantos puntos como el rival',
      'less-than-opponent': () => 'menos puntos que el rival',
      'more-than-draw': () => 'más puntos que por unas tablas, sin jugar',
      'same-as-draw': () => 'tantos puntos como por unas tablas, sin jugar',
      'less-than-draw': () => 'menos puntos que por unas tablas, sin jugar',
      'scoring-probability': ({ score, of }) =>
        `el rival tiene un Elo de ${score}: una diferencia de ${of('difference')} da una expectativa del ${of('percent')}\u00A0%`,
      encounter: () => 'partida entre empatados',
      'average-of-encounters': ({ of }) =>
        `una de las ${of('games')} partidas entre los dos, de las que se toma la media`,
      'weighted-boards': () => 'el número de cada tablero por sus puntos',
      'board-points': () => '',
      'missing-game': () => 'la incomparecencia no cuenta, así que falta la partida',

      'least-significant': () => 'el valor menos significativo',
      'most-significant': () => 'el valor más significativo',
      'voluntary-unplayed-round': () => 'la menor aportación de una ronda que se eligió no jugar',

      sum: ({ value }) => `suma: ${value}`,
      mean: ({ of, isRounded, value }) =>
        `media de ${of('count')}: ${of('sum')} / ${of('count')} ${isRounded ? '≈' : '='} ${value}`,
      limit: ({ of, number, value }) => `límite: ${of('limit')} de ${points(number('maximum'))}; suma: ${value}`,
      'rating-difference': ({ of, number, value }) =>
        `media ${of('average')} ${plus(number('difference'))} por ${of('points')} de ${of('games')} = ` +
        `${of('percent')}\u00A0%: ${value}`,
      'lowest-sufficient-rating': ({ of, number, value }) =>
        `el menor Elo cuya expectativa (${of('expected')}) alcanza ${points(number('points'))}: ${value}`,
      'zero-score': ({ of, value }) =>
        `sin puntos, así que 800 menos que el menor Elo de los rivales, ${of('lowest')}: ${value}`,
      'pairing-number': ({ value }) => `número de emparejamiento: ${value}`,
      rating: ({ value }) => `clasificación Elo: ${value}`,
      'all-met': () => 'todos los empatados han jugado entre sí, así que decide su clasificación particular',
      'first-whatever-the-outcome': () => 'decidido sea cual sea el resultado de las partidas que faltan',
      'not-separated': () => 'sin desempatar',
      'board-count': () => 'BC, primero el menor',
      'top-board': ({ of }) => `tablero ${of('board')}`,
      'without-bottom-boards': ({ number, of }) =>
        number('boards') === 1 ? 'sin el último tablero' : `sin los últimos ${of('boards')} tableros`,
      'schedule-strength': ({ of, otherUnit, unit, value }) =>
        `${of('secondary')}${otherUnit} + Buchholz de ${of('buchholz')}${unit} / ${of('divisor')}: ${value}`,
      alone: () => 'nadie más está empatado',
      'by-hand': ({ value }) => `introducido a mano: ${value}`,
      'as-defined': ({ because }) => because,
      'made-as-defined': ({ value }) => `obtenido de lo que cuenta: ${value}`,
      'ordered-as-defined': () => 'en el orden que da la definición',

      'unrated-players': () => 'hay jugadores sin Elo, así que se prescinde de este desempate',
      'unrated-player': () => 'el jugador no tiene Elo',
      'nothing-left': () => 'no quedan partidas con las que calcularlo',
      'not-entered': () => 'no se introdujo ningún valor a mano',
      'undefined-as-defined': () => 'la definición no da ningún valor',
      'rounds-not-known': () => 'depende del orden de las rondas, que nadie conoce',
    },
    phrases: {
      ...SPANISH_NAMES.phrases,
      cited: (article) => (/^\d/.test(article) ? `art. ${article}` : article),
      colon: ':',
      semicolon: ';',
      points,
      heading: (title, cited, edition, player, value) =>
        `${title} (${cited}, edición ${edition}) – ${player}: ${value}`,
      noValue: 'sin definir',
      rank: (rank, tied, isShared) => `puesto ${rank} de ${tied} jugadores empatados${isShared ? ', compartido' : ''}`,
      notSeparatedFrom: (others) =>
        `sin desempatar ${others === 1 ? 'del otro empatado' : `de otros ${others} empatados`}`,
      dummy: 'Un rival virtual sustituye a una partida que no se jugó.',
      ratingList: (list) => {
        const those = { first: 'el primero', round: 'el de la ronda' };
        return `de un jugador con varios Elo cuenta ${typeof list === 'number' ? `el de la ronda ${list}` : those[list]}`;
      },
      unratedPlayers: (how) => {
        if (how === 'skip') return 'los rivales sin Elo no cuentan';
        return `a un jugador sin Elo se le asigna ${how === 'estimates' ? 'un Elo estimado' : numberInWords(how)}`;
      },
      setByArbiter: 'decisión del árbitro',
      adds: (value) => `suma ${value}`,
      cut: (reason) => `descartado: ${reason}`,
      unfinished: (opponent) => `partida sin terminar (contra ${opponent})`,
      added: (amount, round) =>
        `${amount < 0 ? 'Deducción' : 'Bonificación'} de ${points(Math.abs(amount))} por el árbitro desde ` +
        (round === null ? 'el principio' : `la ronda ${round}`),
      undefinedBecause: (reason) => `sin definir: ${reason}`,
      withoutCut: 'sin lo descartado',
      apartFromRounds: 'Aparte de las rondas',
      tiedAsDefined: (players) => `Empatados: ${players}`,
      leftTied: 'siguen empatados',
      tied: (players, cited, by) => `Empatados: ${players}. La clasificación particular${by} (${cited}):`,
      tiedAgain: (players, cited, by) =>
        `El artículo 6 de nuevo para: ${players}. La clasificación particular${by} (${cited}):`,
      range: (worst, best) => `al menos ${worst} y como máximo ${best}`,
      encounter: (amount, opponent, round) => `${amount} contra ${opponent} en la ronda ${round}`,
      missing: (players) => `ninguna partida contra ${typeof players === 'number' ? `${players} de ellos` : players}`,
      nobodyIsSafe: (leader, worst, rival, best) =>
        'no todos han jugado entre sí, y nadie tiene asegurado el primer puesto: ' +
        `${leader} tiene al menos ${worst}, mientras que ${rival} puede alcanzar ${best}`,
      noneMet: 'ninguno de ellos ha jugado con otro: nadie queda desempatado',
      allEqual: 'todos los empatados han jugado entre sí, y sus puntuaciones son iguales: nadie queda desempatado',
      notAllMet: 'no todos han jugado entre sí, lo que fuera del sistema suizo no desempata a nadie',
      match: (own, opposing, boards) => `${own}–${opposing}${boards === null ? '' : ` (${boards.join(' ')})`}`,
      teamPoints: (matchPoints, gamePoints) => `${matchPoints} PE y ${gamePoints} PT`,
      tiedIn: (score) => ` por puntos de ${score === 'MP' ? 'encuentro' : 'tablero'}`,
      boards: (teams) => `Los tableros de: ${teams}`,
      against: (one, other) => `${one} contra ${other}`,
      equalOnBoards: 'sin diferencia',
      stillTied: 'aún empatados:',
    },
    ofTeams: {
      outcomes: {
        none: () => 'ningún encuentro',
        unfinished: (opponent) => against(opponent, 'encuentro sin terminar'),
      },
      reasons: {
        ...unplayedReasons('del equipo', 'un encuentro'),
        encounter: () => 'encuentro entre equipos empatados',
        'average-of-encounters': ({ of }) =>
          `uno de los ${of('games')} encuentros entre los dos, de los que se toma la media`,
        'missing-game': () => 'la incomparecencia no cuenta, así que falta el encuentro',
        'first-whatever-the-outcome': () => 'decidido sea cual sea el resultado de los encuentros que faltan',
        'nothing-left': () => 'no quedan encuentros con los que calcularlo',
      },
      phrases: {
        rank: (rank, tied, isShared) => `puesto ${rank} de ${tied} equipos empatados${isShared ? ', compartido' : ''}`,
        dummy: 'Un rival virtual sustituye a un encuentro que no se jugó.',
        unfinished: (opponent) => `encuentro sin terminar (contra ${opponent})`,
        missing: (teams) => `ningún encuentro contra ${typeof teams === 'number' ? `${teams} de ellos` : teams}`,
      },
    },
  };
}

/**
 * The words of explanations in Spanish.
 *
 * @example
 * ```ts
 * import { crosstable, explain } from 'crosstable';
 * import { inWords } from 'crosstable/words';
 * import { SPANISH } from 'crosstable/words/es';
 *
 * const table = crosstable([
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 * ]);
 * inWords(explain('SB/C1', 'A', table), (id) => `Jugador ${id}`, SPANISH); // → [
 * //   'SB/C1, Sonneborn-Berger corte 1 (art. 9.1, edición 2026-03) – Jugador A: 0,75',
 * //   '  Ronda 1: victoria contra Jugador B, 1 punto; el rival tiene 1 (art. 16.3.1); 1 × 1 = 1; descartado: el valor menos significativo (art. 14.1.1.d)',
 * //   '  Ronda 2: tablas contra Jugador D, ½ punto; el rival tiene 1½; ½ × 1½ = 0,75',
 * //   '  Suma: 0,75, sin lo descartado',
 * // ]
 * ```
 */
export const SPANISH: Words = /* @__PURE__ */ spanish();
