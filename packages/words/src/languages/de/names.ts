import { readable } from '../../readable.js';
import type { Naming, NumberWords } from '../../words.js';

const NUMBERS: NumberWords = { decimalSign: ',', half: '½', none: '–' };

export function numberInWords(value: number): string {
  return readable(value, NUMBERS);
}

function germanNames(): Naming {
  return {
    language: 'de',
    numbers: NUMBERS,
    tiebreaks: {
      PTS: 'Punkte',
      DE: 'Direkter Vergleich',
      WIN: 'Zahl der Siege',
      WON: 'Zahl der gewonnenen Partien',
      BPG: 'Zahl der Schwarzpartien',
      BWG: 'Zahl der Schwarzsiege',
      PS: 'Fortschrittswertung',
      REP: 'Zahl der Runden, zu denen man antrat',
      STD: 'Standardpunkte',
      TPN: 'Startnummer',
      BH: 'Buchholz',
      AOB: 'Buchholz-Durchschnitt der Gegner',
      FB: 'Vorläufige Buchholzwertung',
      SB: 'Sonneborn-Berger',
      KS: 'Koya-System',
      ARO: 'Elo-Durchschnitt der Gegner',
      TPR: 'Turnierleistung',
      PTP: 'Perfekte Turnierleistung',
      APRO: 'Durchschnittliche Turnierleistung der Gegner',
      APPO: 'Durchschnittliche perfekte Turnierleistung der Gegner',
      RTNG: 'Elo-Zahl',
      MPTS: 'Mannschaftspunkte',
      GPTS: 'Brettpunkte',
      BC: 'Brettzahl',
      TBR: 'Ergebnisse der vorderen Bretter',
      BBE: 'Streichung der hinteren Bretter',
      MPvGP: 'Mannschafts- oder Brettpunkte',
      EMMSB: 'Erweiterte Sonneborn-Berger-Wertung, MP der Gegner mal eigene MP',
      EMGSB: 'Erweiterte Sonneborn-Berger-Wertung, MP der Gegner mal eigene BP',
      EGMSB: 'Erweiterte Sonneborn-Berger-Wertung, BP der Gegner mal eigene MP',
      EGGSB: 'Erweiterte Sonneborn-Berger-Wertung, BP der Gegner mal eigene BP',
      EDE: 'Erweiterter direkter Vergleich',
      EDEBT: 'Erweiterter direkter Vergleich, Brettzahl und vordere Bretter',
      EDEBB: 'Erweiterter direkter Vergleich, Brettzahl und Streichung der hinteren Bretter',
      EDET: 'Erweiterter direkter Vergleich und vordere Bretter',
      EDEB: 'Erweiterter direkter Vergleich und Streichung der hinteren Bretter',
      SSSC: 'Punkte und Stärke der Gegner',
    },
    modifiers: {
      C1: ' mit einem Streichwert',
      C2: ' mit zwei Streichwerten',
      M1: ' mit je einem Streichwert oben und unten',
      M2: ' mit je zwei Streichwerten oben und unten',
      P: ', kampflose Partien gewertet',
      F: ', aus der vorläufigen Buchholzwertung',
      R: ', in umgekehrter Folge',
    },
    scores: { MP: 'MP', GP: 'BP' },
    phrases: {
      limit: (limit) =>
        'percent' in limit
          ? `Grenze ${limit.percent} %`
          : `Grenze um ${numberInWords(Math.abs(limit.moved))} ${limit.moved < 0 ? 'gesenkt' : 'erhöht'}`,
      divisor: (divisor) => `Divisor ${divisor}`,
      round: (round) => `Runde ${round}`,
      eitherSystem:
        'Nichts sagt, ob dies ein Rundenturnier ist oder ein nach Gegnern gedrucktes Schweizer System: es ist als Rundenturnier gelesen',
      leftOut: (round) => `Runde ${round} ist nicht gezählt: die Punkte, die die Datei angibt, lassen sie aus`,
      untold: (sign, rounds) =>
        `Nichts in der Datei sagt, was ${sign} wert ist: ${rounds} solche ${rounds === 1 ? 'Runde zählt' : 'Runden zählen'} 0 Punkte`,
      otherPoints: ({ count, all, participants, first, counted, stated }) =>
        `${count} von ${all} ${participants === 'teams' ? 'Mannschaften' : 'Spielern'} ` +
        `${count === 1 ? 'hat' : 'haben'} andere Punkte, als die Datei angibt: ` +
        `${count === 1 ? '' : 'zuerst '}${first}, ${counted} statt ${stated}`,
    },
  };
}

/** The names of tables in German. */
export const GERMAN_NAMES: Naming = /* @__PURE__ */ germanNames();
