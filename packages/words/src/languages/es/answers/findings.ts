import type { FindingsWords } from '../../../answers/findings-words.js';
import { REPAIRS } from './repairs.js';

const RESULTS = { 'zero-bye': '0 puntos', 'half-bye': '½ punto', 'pairing-bye': '1 punto' } as const;

export const FINDINGS: FindingsWords = {
  kind: 'Hallazgos',
  headings: {
    result: 'Puede cambiar un resultado:',
    score: 'Puede cambiar una puntuación:',
    rank: 'Puede cambiar un puesto:',
    nothing: 'Parece extraño y no cambia ningún resultado, puntuación ni puesto:',
  },
  none: 'No se ve nada incorrecto.',
  more: (count) => `y ${count} más del mismo tipo (--format json los da todos)`,
  endBeforeStart: (start, end) => `el torneo empieza el ${start} y termina antes, el ${end}`,
  unfinishedGame: (round, white, black) => `ronda ${round}: la partida de ${white} y ${black} está sin terminar`,
  unfinishedMatch: (round, first, second) => `ronda ${round}: el encuentro de ${first} y ${second} está sin terminar`,
  byeRead: (kind, outcome, rounds) =>
    `${RESULTS[kind]} sin rival ni indicación, leído como ${outcome}: ${rounds} ${rounds === 1 ? 'ronda' : 'rondas'}`,
  metTwice: (names, rounds) => `${names} se enfrentaron en las rondas ${rounds} de un sistema suizo`,
  sameName: (names) => `${names} tienen el mismo nombre`,
  sameFideId: (names) => `${names} tienen el mismo identificador FIDE`,
  noTiebreaks: (list) => `el archivo no indica desempates: ${list} es una lista por defecto`,
  noListFits: 'ninguna lista de desempates explica los puestos impresos, que por eso no se comparan con ninguna',
  defaultList: (list) => `el archivo no indica desempates: ${list} es una lista por defecto (--tiebreaks acepta otra)`,
  announcedList: (list, cited) =>
    `el archivo anuncia ${list}, y una lista no debe cambiarse después del comienzo (${cited})`,
  repeated: (message, places) => `${message}: ${places} lugares`,
  listChanged: (previous, round, cited) =>
    `la lista de desempates fue ${previous} hasta la ronda ${round} y se cambió después (C.07 ${cited})`,
  onCode: (code, clause, cited) => `el desempate ${code} ${clause} (C.07 ${cited})`,
  codes: {
    'unknown-code': ({ meant }) => `no es un código de C.07${meant === undefined ? '' : ` (¿quiso decir ${meant}?)`}`,
    'no-buchholz-in-round-robins': () => 'no está permitido en un torneo de todos contra todos',
    'rounds-not-announced': () => 'necesita el número de rondas, que el archivo no anuncia',
    'unrated-players': ({ unrated }) =>
      `no está definido para nadie y debe omitirse, porque hay jugadores sin Elo: ${unrated()}`,
    'not-for-teams': ({ isWrong }) =>
      isWrong
        ? 'no es para equipos, que no tienen ni color ni Elo'
        : 'es solo para torneos individuales en la lista de la FIDE (C.02.03); para equipos es una extensión de Crosstable',
    'no-values': () => 'no tiene valores: --values los da, en JSON "values"',
    'for-teams-only': () => 'es solo para torneos por equipos',
    'boards-not-known': () => 'necesita los tableros de todos los encuentros, que faltan en el archivo',
    'colours-not-known': () => 'necesita los colores de todas las partidas, que faltan en el archivo',
    'rounds-not-known': () => 'necesita las rondas de las partidas, que faltan en el archivo',
    'pairing-numbers-not-known': () => 'necesita los números de emparejamiento, que faltan en el archivo',
    'game-points-may-differ': () =>
      'separa solo a equipos con los mismos puntos de tablero, y nada antes los iguala (GPTS lo haría)',
    'not-for-system': ({ isSwiss }) =>
      `no está pensado para un ${isSwiss ? 'sistema suizo' : 'torneo de todos contra todos'}`,
    'newer-than-edition': ({ edition }) => `aún no está en la edición ${edition}`,
    repeated: () => 'aparece dos veces, y la segunda no separa a nadie',
    'points-not-first': () => 'está antes de los puntos (PTS)',
    'long-event': () => 'no es aconsejable en un torneo de más de 30 días, en el que el Elo puede cambiar',
    'changed-after-start': () => 'es de una lista que se cambió después del comienzo',
  },
  firstDifference: (position, name, meant, why) =>
    `en el puesto ${position} está ${name}, donde la lista pone a ${meant}: ${why}`,
  expelledStands: (position, name, meant) =>
    `en el puesto ${position} está ${name} a pesar de su expulsión, donde la lista pone a ${meant}`,
  statedRank: (rank, name, list, found) => `el puesto ${rank} de ${name} no se deduce de ${list}, que da ${found}`,
  sharedRanks: (first, last) => `${first} a ${last}, compartidos`,
  repairs: REPAIRS,
};
