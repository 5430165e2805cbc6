import type { PeopleWords } from '../../words/people-words.js';

/** German. */
export const PEOPLE: PeopleWords = {
  placeOf: (place, all) => `Platz ${place} von ${all}`,
  startNumber: (number) => `Nr. ${number}`,
  rated: (rating) => `Elo ${rating}`,
  unrated: 'Ohne Elo-Zahl',
  follow: 'Verfolgen',
  follows: (name) => `${name} ist in jeder Tabelle und im Link markiert.`,
  followsNot: (name) => `${name} ist nicht mehr markiert.`,
  whatIf: 'Was die offenen Partien bringen können',
  places: 'Platz nach Runden',
  placeAfter: (place, round) => `Platz ${place} nach Runde ${round}`,
  games: 'Partien',
  opponent: 'Gegner',
  result: 'Ergebnis',
  opponentPoints: 'Deren Punkte',
  expected: 'Erwartung',
  colours: (white, black) => `Weiß ${white}, Schwarz ${black}`,
  tiebreaks: 'Feinwertungen',
  whyNumber: 'Wählen Sie eine, um zu sehen, woher sie kommt.',

  rating: 'Elo-Zahl',
  kind: 'Bedenkzeit',
  kinds: { standard: 'Standard', rapid: 'Schnellschach', blitz: 'Blitz' },
  k: 'K',
  kUnknown: 'wählen',
  scoreOf: (score, games) => `${score} aus ${games} ${games === 1 ? 'gewerteten Partie' : 'gewerteten Partien'}`,
  expectedScore: (expected) => `Erwartung ${expected}`,
  performance: (performance) => `Leistung ${performance}`,
  change: (change, rating) => `Änderung ${change}, neue Elo-Zahl ${rating}`,
  needsK: 'Die Datei nennt K nicht: Wählen Sie es, um die Änderung zu sehen.',
  firstRating: (rating) => `Diese Partien allein ergäben die erste Elo-Zahl ${rating}.`,
  noFirstRating: 'Diese Partien allein ergeben keine erste Elo-Zahl.',

  systems: {
    system: 'Wertungssystem',
    rating: 'Zahl vorher',
    games: 'Frühere Partien',
    index: 'Index',
    age: 'Alter',
    needsIndex:
      'Den Index nennt keine Datei. Tragen Sie ihn ein, und das Alter, wo es fehlt, um die Änderung zu sehen.',
    noDwz: 'Ohne eine DWZ vorher ändert sich nichts. Eine erste DWZ wird hier nicht berechnet.',
    gamesUnknown: 'Die Zahl der früheren Partien ist unbekannt und gilt als groß.',
    initialUnknown: 'Ohne Zahl vorher und ohne Alter ist 750 die Anfangszahl.',
    ofFile: 'Die Zahl vorher ist die der Datei und kann aus einem anderen System stammen.',
  },

  conditions: (title) => `Alle Bedingungen der ${title}-Norm`,

  list: {
    open: 'FIDE-Ratingliste öffnen',
    completes: 'Sie ergänzt Elo-Zahlen, Titel und Föderationen dieser Tabelle. Sie bleibt auf diesem Gerät.',
    reading: 'Die Liste wird gelesen …',
    opensBeside: 'Das ist eine Ratingliste. Öffnen Sie zuerst ein Turnier und dann die Liste dazu.',
    notKept: 'Die Liste wird nicht aufbewahrt; Links enthalten nichts davon.',
  },

  kindsOfGroups: {
    sex: 'Geschlecht',
    age: 'Alter',
    rating: 'Elo-Zahl',
    title: 'Titel',
    federation: 'Föderation',
    club: 'Verein',
    group: 'Gruppe',
  },
  everybody: 'alle',
  sexes: { m: 'Männer', w: 'Frauen' },
  upTo: (years) => `bis ${years} Jahre`,
  andMore: (years) => `ab ${years} Jahren`,
  below: (rating) => `unter ${rating}`,
  withoutRating: 'ohne Elo-Zahl',
  noGroups: 'Die Datei sagt nichts, wonach man ihre Spieler gruppieren könnte.',

  decided: (places) =>
    places === 0
      ? 'Hier hat sie nichts entschieden.'
      : `Hier hat sie ${places} ${places === 1 ? 'Platz' : 'Plätze'} entschieden.`,
};
