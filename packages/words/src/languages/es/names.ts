import { readable } from '../../readable.js';
import type { Naming, NumberWords } from '../../words.js';

const NUMBERS: NumberWords = { decimalSign: ',', half: '½', none: '–' };

export function numberInWords(value: number): string {
  return readable(value, NUMBERS);
}

function spanishNames(): Naming {
  return {
    language: 'es',
    numbers: NUMBERS,
    tiebreaks: {
      PTS: 'Puntos',
      DE: 'Encuentro directo',
      WIN: 'Número de victorias',
      WON: 'Número de partidas ganadas',
      BPG: 'Número de partidas jugadas con negras',
      BWG: 'Número de partidas ganadas con negras',
      PS: 'Progresivo',
      REP: 'Número de rondas que se eligió jugar',
      STD: 'Puntos estándar',
      TPN: 'Número de emparejamiento',
      BH: 'Buchholz',
      AOB: 'Buchholz medio de los rivales',
      FB: 'Buchholz anticipado',
      SB: 'Sonneborn-Berger',
      KS: 'Sistema Koya',
      ARO: 'Elo medio de los rivales',
      TPR: 'Rendimiento en el torneo',
      PTP: 'Rendimiento perfecto en el torneo',
      APRO: 'Rendimiento medio de los rivales',
      APPO: 'Rendimiento perfecto medio de los rivales',
      RTNG: 'Clasificación Elo',
      MPTS: 'Puntos de encuentro',
      GPTS: 'Puntos de tablero',
      BC: 'Recuento de tableros',
      TBR: 'Resultados de los primeros tableros',
      BBE: 'Eliminación de los últimos tableros',
      MPvGP: 'Puntos de encuentro o de tablero',
      EMMSB: 'Sonneborn-Berger ampliado, PE de los rivales por PE propios',
      EMGSB: 'Sonneborn-Berger ampliado, PE de los rivales por PT propios',
      EGMSB: 'Sonneborn-Berger ampliado, PT de los rivales por PE propios',
      EGGSB: 'Sonneborn-Berger ampliado, PT de los rivales por PT propios',
      EDE: 'Encuentro directo ampliado',
      EDEBT: 'Encuentro directo ampliado, recuento de tableros y primeros tableros',
      EDEBB: 'Encuentro directo ampliado, recuento de tableros y eliminación de los últimos',
      EDET: 'Encuentro directo ampliado y primeros tableros',
      EDEB: 'Encuentro directo ampliado y eliminación de los últimos tableros',
      SSSC: 'Puntos y fuerza de los rivales',
    },
    modifiers: {
      C1: ' corte 1',
      C2: ' corte 2',
      M1: ' mediano 1',
      M2: ' mediano 2',
      P: ', incomparecencias contadas como partidas',
      F: ', según el Buchholz anticipado',
      R: ', en orden inverso',
    },
    scores: { MP: 'PE', GP: 'PT' },
    phrases: {
      limit: (limit) =>
        'percent' in limit
          ? `límite ${limit.percent}\u00A0%`
          : `límite ${limit.moved < 0 ? 'rebajado' : 'elevado'} en ${numberInWords(Math.abs(limit.moved))}`,
      divisor: (divisor) => `divisor ${divisor}`,
      round: (round) => `Ronda ${round}`,
      eitherSystem:
        'Nada dice si es un todos contra todos o un suizo impreso por rivales: se lee como un todos contra todos',
      leftOut: (round) => `La ronda ${round} no se cuenta: los puntos que indica el archivo no la incluyen`,
      untold: (sign, rounds) =>
        `Nada en el archivo dice cuánto vale ${sign}: ${rounds} ${rounds === 1 ? 'ronda así cuenta' : 'rondas así cuentan'} 0 puntos`,
      otherPoints: ({ count, all, participants, first, counted, stated }) =>
        `${count} de ${all} ${participants === 'teams' ? 'equipos' : 'jugadores'} ` +
        `${count === 1 ? 'tiene' : 'tienen'} puntos distintos de los que indica el archivo: ` +
        `${count === 1 ? '' : 'primero '}${first}, ${counted} en lugar de ${stated}`,
    },
  };
}

/** The names of tables in Spanish. */
export const SPANISH_NAMES: Naming = /* @__PURE__ */ spanishNames();
