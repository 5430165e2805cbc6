import type { ConversionWords, HeldFact, PlayerFact, TournamentFact } from '../../../answers/conversion-words.js';

const FACTS: Readonly<Record<TournamentFact, string>> = {
  name: 'Name',
  city: 'Ort',
  federation: 'Föderation',
  start: 'erster Tag',
  end: 'letzter Tag',
  system: 'Paarungssystem',
  chiefArbiter: 'Hauptschiedsrichter',
  timeControl: 'Bedenkzeit',
  roundDates: 'Daten der Runden',
};

const OF_PLAYERS: Readonly<Record<PlayerFact | HeldFact, string>> = {
  birth: 'Geburtsdatum',
  club: 'Verein',
  federation: 'Föderation',
  fideId: 'FIDE-ID',
  group: 'Gruppe',
  rating: 'Elo-Zahl',
  sex: 'Geschlecht',
  title: 'Titel',
};

function players(count: number): string {
  return `${count} Spieler`;
}

export const CONVERSION: ConversionWords = {
  notes: {
    blank: ({ facts }) =>
      `steht nicht in der Datei und bleibt im Bericht leer: ${facts.map((fact) => FACTS[fact]).join(', ')}`,
    'blank-of-players': ({ all, count, fact }) => `ohne ${OF_PLAYERS[fact]}: ${count} von ${all} Spielern`,
    'rounds-not-announced': ({ rounds }) =>
      `die Datei kündigt keine Rundenzahl an: der Bericht hat die der gespielten Runden, ${rounds}`,
    'default-list': ({ list }) => `die Datei nennt keine Feinwertungen: der Bericht hat die Standardliste ${list}`,
    'followed-list': ({ list }) => `der Bericht hat die Liste, der die Spalten der Datei folgen: ${list}`,
    'colours-unknown': ({ games }) => `Partien ohne Farben, die der Bericht offenlässt: ${games}`,
    unfinished: ({ games, sign }) =>
      sign === ''
        ? `Partien ohne Ergebnis, die der Bericht leer lässt: ${games} (--unfinished schreibt ein Zeichen)`
        : `Partien ohne Ergebnis, die der Bericht als ${sign} hat: ${games}`,
    'bye-kinds': ({ byes }) =>
      `spielfreie Runden, deren Art die Datei offenlässt, als die wahrscheinlichste geschrieben: ${byes}`,
    numbered: () => 'ein Bericht hat Nummern: die Teilnehmer bekamen sie in der Reihenfolge der Datei',
    'names-cut': ({ names, width }) => `auf die ${width} Zeichen eines Berichts gekürzte Namen: ${names}`,
    'left-out': ({ count, fact }) =>
      `passt nicht in einen Bericht und fehlt darin: ${OF_PLAYERS[fact]}, ${players(count)}`,
    'no-place': ({ count, fact }) => `hat in einem Bericht keinen Platz: ${OF_PLAYERS[fact]}, ${players(count)}`,
    edition: ({ edition, read }) =>
      `ein Bericht nennt die Fassung von C.07 nicht: nach seinem Datum wird er mit ${read} gelesen, nicht mit ${edition}`,
    round: ({ read, round }) => `ein Bericht wird nach Runde ${read} gelesen, nicht nach Runde ${round}`,
    'unrated-rule': () =>
      'ein Bericht enthält die Regel für Spieler ohne Elo-Zahl nicht: sie muss wieder angegeben werden (--unrated)',
    'rating-list': () =>
      'ein Bericht enthält nicht, welche von mehreren Elo-Zahlen gilt: das muss wieder angegeben werden (--ratings)',
    'article-twelve': () => 'ein Bericht enthält nicht, dass Artikel 12 auf das ganze Turnier angewandt wird',
    'long-event': () => 'ein Bericht enthält nur in seinen Daten, dass das Turnier mehr als 30 Tage dauert',
    values: ({ codes }) =>
      `ein Bericht enthält die Werte von ${codes} nicht: sie müssen wieder eingetragen werden (--values)`,
  },
};
