import type { FindingsWords } from '../../../answers/findings-words.js';
import { REPAIRS } from './repairs.js';

const RESULTS = { 'zero-bye': '0 Punkte', 'half-bye': '½ Punkt', 'pairing-bye': '1 Punkt' } as const;

export const FINDINGS: FindingsWords = {
  kind: 'Befunde',
  headings: {
    result: 'Kann ein Ergebnis ändern:',
    score: 'Kann eine Punktzahl ändern:',
    rank: 'Kann einen Rang ändern:',
    nothing: 'Fällt auf und ändert weder Ergebnis noch Punktzahl noch Rang:',
  },
  none: 'Nichts fällt auf.',
  more: (count) => `und ${count} weitere dieser Art (--format json nennt alle)`,
  endBeforeStart: (start, end) => `das Turnier beginnt am ${start} und endet davor, am ${end}`,
  unfinishedGame: (round, white, black) => `Runde ${round}: Die Partie von ${white} und ${black} ist nicht beendet`,
  unfinishedMatch: (round, first, second) =>
    `Runde ${round}: Der Wettkampf von ${first} und ${second} ist nicht beendet`,
  byeRead: (kind, outcome, rounds) =>
    `${RESULTS[kind]} ohne Gegner und ohne Angabe der Art, gelesen als ${outcome}: ${rounds} ${rounds === 1 ? 'Runde' : 'Runden'}`,
  metTwice: (names, rounds) => `${names} trafen im Schweizer System in den Runden ${rounds} aufeinander`,
  sameName: (names) => `${names} haben denselben Namen`,
  sameFideId: (names) => `${names} haben dieselbe FIDE-ID`,
  noTiebreaks: (list) => `die Datei nennt keine Feinwertungen: ${list} ist eine Standardliste`,
  noListFits: 'keine Liste von Feinwertungen erklärt die gedruckten Ränge, daher werden sie mit keiner verglichen',
  defaultList: (list) =>
    `die Datei nennt keine Feinwertungen: ${list} ist eine Standardliste (--tiebreaks nimmt eine andere)`,
  announcedList: (list, cited) =>
    `die Datei kündigt ${list} an, und eine Liste soll nach dem Beginn nicht geändert werden (${cited})`,
  repeated: (message, places) => `${message}: ${places} Stellen`,
  listChanged: (previous, round, cited) =>
    `die Liste der Feinwertungen war bis Runde ${round} ${previous} und wurde danach geändert (C.07 ${cited})`,
  onCode: (code, clause, cited) => `die Feinwertung ${code} ${clause} (C.07 ${cited})`,
  codes: {
    'unknown-code': ({ meant }) => `hat keinen Code in C.07${meant === undefined ? '' : ` (ist ${meant} gemeint?)`}`,
    'no-buchholz-in-round-robins': () => 'ist in einem Rundenturnier nicht erlaubt',
    'rounds-not-announced': () => 'braucht die Zahl der Runden, die in der Datei nicht angekündigt ist',
    'unrated-players': ({ unrated }) =>
      `ist für niemanden definiert und entfällt, denn es gibt Spieler ohne Elo-Zahl: ${unrated()}`,
    'not-for-teams': ({ isWrong }) =>
      isWrong
        ? 'ist nichts für Mannschaften, die weder Farbe noch Elo-Zahl haben'
        : 'gilt in der Liste der FIDE (C.02.03) nur für Einzelspieler; für Mannschaften ist sie eine Erweiterung von Crosstable',
    'no-values': () => 'hat keine Werte: --values trägt sie ein, in JSON "values"',
    'for-teams-only': () => 'ist nur für Mannschaftsturniere',
    'boards-not-known': () => 'braucht die Bretter aller Wettkämpfe, die in der Datei fehlen',
    'colours-not-known': () => 'braucht die Farben aller Partien, die in der Datei fehlen',
    'rounds-not-known': () => 'braucht die Runden der Partien, die in der Datei fehlen',
    'pairing-numbers-not-known': () => 'braucht die Startnummern, die in der Datei fehlen',
    'game-points-may-differ': () =>
      'trennt nur Mannschaften mit gleichen Brettpunkten, und nichts davor macht diese gleich (GPTS täte es)',
    'not-for-system': ({ isSwiss }) =>
      `ist nicht für ${isSwiss ? 'das Schweizer System' : 'ein Rundenturnier'} gedacht`,
    'newer-than-edition': ({ edition }) => `steht noch nicht in der Fassung ${edition}`,
    repeated: () => 'steht zweimal und trennt beim zweiten Mal niemanden',
    'points-not-first': () => 'steht vor den Punkten (PTS)',
    'long-event': () => 'ist in einem Turnier von mehr als 30 Tagen nicht ratsam, in dem sich Elo-Zahlen ändern können',
    'changed-after-start': () => 'gehört zu einer Liste, die nach dem Beginn geändert wurde',
  },
  firstDifference: (position, name, meant, why) =>
    `auf Platz ${position} steht ${name}, wo nach der Liste ${meant} steht: ${why}`,
  expelledStands: (position, name, meant) =>
    `auf Platz ${position} steht ${name} trotz Ausschluss, wo nach der Liste ${meant} steht`,
  statedRank: (rank, name, list, found) =>
    `Rang ${rank} von ${name} folgt nicht aus ${list}; danach ist es Rang ${found}`,
  sharedRanks: (first, last) => `${first} bis ${last}, geteilt`,
  repairs: REPAIRS,
};
