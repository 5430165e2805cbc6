import { readable } from '../../readable.js';
import type { Naming, NumberWords } from '../../words.js';

const NUMBERS: NumberWords = { decimalSign: ',', half: '½', none: '–' };

// French sets a narrow no-break space, U+202F, before a colon, a semicolon and a percent sign

export function numberInWords(value: number): string {
  return readable(value, NUMBERS);
}

function frenchNames(): Naming {
  return {
    language: 'fr',
    numbers: NUMBERS,
    tiebreaks: {
      PTS: 'Points',
      DE: 'Confrontation directe',
      WIN: 'Nombre de victoires',
      WON: 'Nombre de parties gagnées',
      BPG: 'Nombre de parties jouées avec les noirs',
      BWG: 'Nombre de parties gagnées avec les noirs',
      PS: 'Cumulatif',
      REP: 'Nombre de rondes que l’on a choisi de jouer',
      STD: 'Points standard',
      TPN: 'Numéro d’appariement',
      BH: 'Buchholz',
      AOB: 'Buchholz moyen des adversaires',
      FB: 'Buchholz anticipé',
      SB: 'Sonneborn-Berger',
      KS: 'Système Koya',
      ARO: 'Elo moyen des adversaires',
      TPR: 'Performance au tournoi',
      PTP: 'Performance parfaite au tournoi',
      APRO: 'Performance moyenne des adversaires',
      APPO: 'Performance parfaite moyenne des adversaires',
      RTNG: 'Classement Elo',
      MPTS: 'Points de match',
      GPTS: 'Points de partie',
      BC: 'Décompte des échiquiers',
      TBR: 'Résultats des premiers échiquiers',
      BBE: 'Élimination des derniers échiquiers',
      MPvGP: 'Points de match ou de partie',
      EMMSB: 'Sonneborn-Berger étendu, PM des adversaires fois PM propres',
      EMGSB: 'Sonneborn-Berger étendu, PM des adversaires fois PP propres',
      EGMSB: 'Sonneborn-Berger étendu, PP des adversaires fois PM propres',
      EGGSB: 'Sonneborn-Berger étendu, PP des adversaires fois PP propres',
      EDE: 'Confrontation directe étendue',
      EDEBT: 'Confrontation directe étendue, décompte des échiquiers et premiers échiquiers',
      EDEBB: 'Confrontation directe étendue, décompte des échiquiers et élimination des derniers',
      EDET: 'Confrontation directe étendue et premiers échiquiers',
      EDEB: 'Confrontation directe étendue et élimination des derniers échiquiers',
      SSSC: 'Points et force des adversaires',
    },
    modifiers: {
      C1: ' tronqué 1',
      C2: ' tronqué 2',
      M1: ' médian 1',
      M2: ' médian 2',
      P: ', forfaits comptés comme des parties',
      F: ', d’après le Buchholz anticipé',
      R: ', dans l’ordre inverse',
    },
    scores: { MP: 'PM', GP: 'PP' },
    phrases: {
      limit: (limit) =>
        'percent' in limit
          ? `limite ${limit.percent}\u202F%`
          : `limite ${limit.moved < 0 ? 'abaissée' : 'relevée'} de ${numberInWords(Math.abs(limit.moved))}`,
      divisor: (divisor) => `diviseur ${divisor}`,
      round: (round) => `Ronde ${round}`,
      eitherSystem:
        'Rien ne dit s’il s’agit d’un toutes rondes ou d’un système suisse imprimé par adversaires\u202F: il est lu comme un toutes rondes',
      leftOut: (round) => `La ronde ${round} n’est pas comptée\u202F: les points du fichier ne la comptent pas`,
      untold: (sign, rounds) =>
        `Rien dans le fichier ne dit ce que vaut ${sign}\u202F: ${rounds} ronde${rounds === 1 ? ' notée ainsi compte' : 's notées ainsi comptent'} 0 point`,
      otherPoints: ({ count, all, participants, first, counted, stated }) => {
        const noun = (participants === 'teams' ? 'équipe' : 'joueur') + (count === 1 ? '' : 's');
        return (
          `${count} ${noun} sur ${all} ${count === 1 ? 'a' : 'ont'} d’autres points que ceux du fichier\u202F: ` +
          `${count === 1 ? '' : 'd’abord '}${first}, ${counted} au lieu de ${stated}`
        );
      },
    },
  };
}

/** The names of tables in French. */
export const FRENCH_NAMES: Naming = /* @__PURE__ */ frenchNames();
