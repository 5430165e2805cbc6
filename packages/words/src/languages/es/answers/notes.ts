// Notes on files of Swiss-Manager and Swiss-Chess, and on events, in Spanish
import { type ReadingSentences, listInWords, listedNames } from '@crosstable/core/text';

import type { FileNotes } from '../../../answers/repair-words.js';
import { numberInWords } from '../names.js';
import { TITLE } from './title.js';

/** The most players, or pairs, that a note names. */
const NAMED = 5;

/** How a result that no file shows is read. */
const AS = {
  'bye-0': 'descanso por emparejamiento de 0 puntos',
  'bye-1': 'descanso por emparejamiento de 1 punto',
  'bye-half': 'descanso por emparejamiento de ½ punto',
  'draw-not-rated': 'tablas que no cuentan para el Elo',
  'full-bye': 'descanso de un punto',
  'played-0-0': 'partida jugada con 0–0',
} as const;

const DIFFERENCES = {
  'counts-forfeits': '; la columna parece contar las incomparecencias',
  'leaves-out-forfeits': '; la columna parece omitir las incomparecencias',
  no: '',
} as const;

const PARAMETERS = {
  edition: 'la edición',
  score: 'la clase de puntos',
  setting: 'el ajuste',
  type: 'el tipo',
} as const;

const REPORTED = 'como otros informan; ningún archivo examinado lo tiene';

/** How a round without an opponent is read. */
const UNSEEN = {
  'double-forfeit': 'incomparecencia de ambos',
  'half-bye': 'descanso de medio punto',
  'pairing-bye': 'descanso por emparejamiento',
  'zero-bye': 'ausencia',
} as const;

const NEVER_SEEN = 'ningún archivo examinado lo tiene';

type OnColumns = Pick<FileNotes['arranz'], 'columns'>;
type OnMatches = FileNotes['team-bye'];

function on({ columns }: OnColumns): string {
  const list = (values: readonly (number | string)[]): string => listInWords(values, TITLE.and);
  const numbers = [...new Set(columns.map(({ number }) => number))];
  const codes = columns.flatMap(({ code }) => code ?? []);
  const named = codes.length === 0 ? '' : `${list(codes)}, `;
  const places = `${columns.length === 1 ? 'desempate' : 'desempates'} ${list(columns.map(({ place }) => place))}`;
  return `${places} (${named}${numbers.length === 1 ? 'número' : 'números'} ${list(numbers)}): `;
}

/** The sentence on columns without a code. */
const without =
  (why: string) =>
  (values: OnColumns): string =>
    `${on(values)}omitido: ${why}`;

const listed = (things: readonly string[]): string => listedNames(things, NAMED, TITLE);
const moreThan = (more: number): string => (more === 0 ? '' : ` ${TITLE.and} ${TITLE.more(more)}`);
const matches = ({ round, match, more }: OnMatches): string => `ronda ${round}, encuentro ${match}${moreThan(more)}`;
const pointsOf = (given: FileNotes['added-points']['given']): string =>
  listed(given.map(({ player, points }) => `${numberInWords(points)} del jugador ${player}`));

export const NOTES: ReadingSentences<FileNotes> = {
  'added-points': ({ given }) => `puntos que el árbitro añadió, que probablemente cuentan: ${pointsOf(given)}`,
  'added-points-left-out': ({ given }) =>
    `puntos que el árbitro añadió, que probablemente no cuentan y se omiten: ${pointsOf(given)}`,
  'arbiter-points': () => 'los puntos que el árbitro dio o quitó (299) cuentan',
  'rating-period': () =>
    'el informe solo tiene las rondas de un período de valoración, pero sus puntos y puestos cuentan también las anteriores',
  arranz: without('Arranz, con puntos distintos para las tablas con blancas y con negras'),
  berlin: without('el sistema de Berlín, con un peso para cada tablero'),
  'buchholz-sum': without('la suma de los Buchholz de los rivales, de los que C.07 tiene la media (AOB)'),
  'by-hand': ({ given }) => {
    const values = given.map(({ player, value }) => `${numberInWords(value)} del jugador ${player}`);
    return `valores del desempate que el árbitro introdujo: ${listed(values)}`;
  },
  'byes-not-in-pgn': () => 'el PGN no conoce descansos ni ausencias: pueden faltar puntos de rondas sin partida',
  'by-hand-of-players': without('valores de jugadores introducidos a mano'),
  'bye-by-setting': ({ points }) =>
    `el descanso por emparejamiento cuenta ${numberInWords(points)} ${points === 0.5 ? 'punto' : 'puntos'}, según un ajuste que pocos archivos muestran`,
  'encounter-points': (values) =>
    `${on(values)}Swiss-Chess muestra ahí los puntos de las partidas entre los empatados, no el orden del encuentro directo`,
  'extended-encounter': (values) =>
    `${on(values)}EDE es el código más cercano a los resultados entre equipos con los mismos puntos de encuentro`,
  'for-teams': without('es para equipos'),
  'free-match-points': (values) =>
    `${on(values)}el árbitro eligió los puntos de encuentro de una victoria y de un empate, y nadie sabe dónde los tiene el archivo: se cuentan como 2 y 1`,
  'free-rounds': ({ round, player, more }) =>
    `ronda ${round}, jugador ${player}${moreThan(more)}: una ronda libre de la liga, que no cuenta nada; ${NEVER_SEEN}`,
  'games-by-type': ({ code, type, differs, ...values }) =>
    `${on(values)}${code} es probable, no seguro: pocos archivos tienen el tipo ${type}${DIFFERENCES[differs]}`,
  'khanty-mansiysk': without('un Sonneborn-Berger de Janti-Mansisk, que es casi EMGSB/C1'),
  'koya-limit': ({ limit, ...values }) => without(`Koya con un límite del ${limit} por ciento`)(values),
  'koya-refined': without('Koya con refinamientos'),
  'mean-rating': (values) =>
    `${on(values)}ARO es el código más cercano: la columna quizá omite rivales, o tiene un Elo para los jugadores sin Elo`,
  'median-without-cut': without('una mediana que no omite resultados'),
  'mutual-games-of-players': without('las partidas entre los jugadores empatados'),
  'mutual-points': (values) =>
    `${on(values)}Swiss-Manager muestra ahí los puntos de las partidas entre los empatados, no el orden del encuentro directo`,
  'no-correction': (values) =>
    `${on(values)}sin la corrección de la FIDE para las rondas no jugadas: si las hay, los valores son otros`,
  'no-day': ({ day }) => `${day} no es un día del calendario y se omite`,
  'of-teams-unknown': without('nadie sabe qué es este número en los equipos'),
  'old-rule': ({ setting, ...values }) =>
    `${on(values)}una regla antigua para las rondas no jugadas, cuyo ajuste ${setting} no se entiende: si las hay, los valores pueden ser otros`,
  'old-virtual-opponent': (values) =>
    `${on(values)}probablemente la regla antigua del rival virtual para las rondas no jugadas: si las hay, los valores son otros`,
  'other-cut': without('otro número de resultados omitidos'),
  'other-edition': ({ edition, first, ...values }) =>
    `${on(values)}de la edición ${edition}, mientras que las columnas anteriores son de ${first}`,
  'other-match-points': without('otros puntos de encuentro que los de una columna anterior'),
  'pairs-by-hand': ({ pairs }) => {
    const told = pairs.map(({ round, white, black }) => `${white} contra ${black} en la ronda ${round}`);
    return `emparejamientos que el árbitro fijó: ${listed(told)}`;
  },
  performance: ({ least, ...values }) =>
    `${on(values)}TPR es probable, no seguro: pocos archivos lo tienen${least === 0 ? '' : `; la columna toma ${least} para los Elo inferiores`}`,
  'probable-cut': ({ code, ...values }) => `${on(values)}${code} es probable, no seguro: ${NEVER_SEEN}`,
  'progressive-cut': without('un progresivo con rondas omitidas'),
  'rating-difference': without('una diferencia de Elo'),
  'rating-performance': without('un rendimiento según una regla alemana'),
  'recursive-performance': without('un rendimiento recursivo'),
  'reported-result': ({ round, board, more, code, as }) =>
    `ronda ${round}, tablero ${board}${moreThan(more)}: código ${code} leído como ${AS[as]}, ${REPORTED}`,
  schmuljan: without('el sistema de Schmuljan'),
  'settings-length': () =>
    'los ajustes tienen otra longitud que en las versiones conocidas: se omiten la clase del ritmo de juego y los puntos añadidos',
  'several-cycles': () => `las rondas de varios ciclos: ${NEVER_SEEN}`,
  'special-points': ({ names }) =>
    `los puntos que el árbitro dio o quitó se omiten, porque nadie sabe cómo están guardados: ${listed(names)}`,
  'stored-points': ({ players }) => {
    const told = players.map((player) => `jugador ${player}`);
    return `los puntos guardados en el archivo son otros que los de las partidas: ${listed(told)}`;
  },
  'team-absence': (values) => `${matches(values)}: leído como ausencia de un equipo, ${REPORTED}`,
  'team-absence-with-points': (values) =>
    `${matches(values)}: leído como ausencia de un equipo, ${REPORTED}; los puntos guardados con ella se omiten`,
  'team-bye': (values) =>
    `${matches(values)}: leído como descanso de un equipo, ${REPORTED}; cuenta como un encuentro empatado, porque no hay puntos guardados con él`,
  'team-bye-worth': ({ points, ...values }) =>
    `${matches(values)}: leído como descanso de un equipo, ${REPORTED}; cuenta ${numberInWords(points)} PT, como está guardado con él, y los puntos de encuentro de un empate`,
  'team-byes-differ': (values) =>
    `${matches(values)}: leído como descanso de un equipo, ${REPORTED}; cada uno cuenta como un encuentro empatado, porque los puntos guardados con ellos son distintos`,
  'three-match-points': (values) => `${on(values)}un encuentro ganado cuenta 3 puntos de encuentro, ${REPORTED}`,
  'three-points': without('un sistema con tres puntos'),
  'unknown-number': without('este número no se conoce'),
  'unknown-parameter': ({ what, value, ...values }) => without(`${PARAMETERS[what]} ${value} no se entiende`)(values),
  'unknown-rating-setting': () =>
    'nadie sabe qué Elo muestra el archivo: se toma el de la FIDE, y si falta el nacional',
  'unread-day': ({ day }) => `${JSON.stringify(day)} no es un día del calendario y se omite`,
  'unseen-round': ({ round, player, more, as }) =>
    `ronda ${round}, jugador ${player}${moreThan(more)}: leído como ${UNSEEN[as]}; ${NEVER_SEEN}`,
  'unseen-team-bye': ({ round, team, more, as }) =>
    `ronda ${round}, equipo ${team}${moreThan(more)}: leído como ${UNSEEN[as]} de un equipo; ${NEVER_SEEN}; los puntos guardados con él se omiten`,
  'vacant-boards': ({ round, boards }) =>
    `ronda ${round}: ${boards} ${boards === 1 ? 'tablero' : 'tableros'} sin ningún jugador, leídos como doble incomparecencia`,
  'wins-or-won': without('nadie sabe si estas victorias son las del tablero (WON) o también por incomparecencia (WIN)'),
};
