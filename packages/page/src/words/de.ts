import type { PageWords } from './page-words.js';

function places(count: number): string {
  return count === 1 ? 'einen Platz' : `${count} Plätze`;
}

/** What the page says in German. */
export const PAGE_WORDS: PageWords = {
  language: 'de',
  called: 'Deutsch',
  staysHere: 'Die Datei bleibt auf diesem Gerät.',
  openFile: 'Datei öffnen',
  languageLabel: 'Sprache',
  themeLabel: 'Farben',
  themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  loading: 'Wird geladen …',
  guides: 'Anleitungen und Referenz',

  headline: 'Jede Zahl der Tabelle, erklärt',
  promise:
    'Öffnen Sie die Datei eines Schachturniers. Die Seite berechnet die Feinwertungen nach FIDE C.07, zeigt, welche über welchen Platz entschieden hat, und erklärt jeden Wert Runde für Runde.',
  dropHere: 'Turnierdatei hier ablegen',
  choose: 'Datei wählen',
  orPaste: 'Oder den Text einfügen',
  pasteHint: 'Ein Turnierbericht (TRF), JSON oder eine kopierte Kreuztabelle',
  openPasted: 'Text öffnen',
  sample: 'Ein Beispiel ansehen: AVRO 1938',
  closeOpening: 'Zurück zur Tabelle',

  unreadable: (file) => `${file} lässt sich nicht lesen.`,
  mistakeAt: (line, column) => `Der Fehler steht in Zeile ${line}, Spalte ${column}:`,
  stillOpen: (name) => `${name} ist noch geöffnet.`,
  readerSays: 'Meldung auf Englisch:',
  notReached: (file) => `${file} lässt sich von dieser Website nicht laden.`,
  repairs: (count) =>
    count === 1 ? 'Eine Stelle der Datei wurde berichtigt' : `${count} Stellen der Datei wurden berichtigt`,
  repairedAt: (line) => `Zeile ${line}:`,
  dismiss: 'Schließen',

  unnamed: 'Turnier ohne Namen',
  systems: { swiss: 'Schweizer System', 'round-robin': 'Rundenturnier', none: 'System unbekannt' },
  players: (count) => `${count} Spieler`,
  teams: (count) => `${count} ${count === 1 ? 'Mannschaft' : 'Mannschaften'}`,
  afterRound: (round, of) => `nach Runde ${round} von ${of}`,
  running: (games) =>
    games === 1
      ? 'Das Turnier läuft: eine Partie ist nicht beendet.'
      : `Das Turnier läuft: ${games} Partien sind nicht beendet.`,
  edition: 'Ausgabe',
  editionOf: (edition) => `FIDE C.07, Ausgabe ${edition}`,

  list: 'Feinwertungen in dieser Reihenfolge',
  asAnnounced: 'Wie angekündigt',
  listHint: 'Ziehen Sie eine Feinwertung, oder verschieben Sie sie mit den Pfeiltasten.',
  moveEarlier: (code) => `${code} nach vorn`,
  moveLater: (code) => `${code} nach hinten`,
  remove: (code) => `${code} entfernen`,
  add: 'Hinzufügen',
  moved: (code, place) => `${code} steht jetzt an Stelle ${place}.`,
  removed: (code) => `${code} ist entfernt.`,
  notComputable: 'Diese Liste lässt sich hier nicht berechnen.',

  round: 'Runde',
  roundOf: (round) => `Runde ${round}`,
  view: 'Ansicht',
  views: {
    standings: 'Tabelle',
    rounds: 'Runden',
    editions: 'Ausgaben',
    course: 'Verlauf',
    matches: 'Wettkämpfe',
    boards: 'Spieler',
    live: 'Ergebnisse',
    audit: 'Prüfung',
    whatif: 'Aussichten',
  },

  rank: 'Rang',
  player: 'Spieler',
  team: 'Mannschaft',
  federation: 'Föderation',
  rating: 'Elo',
  moves: 'Gewonnene oder verlorene Plätze seit der Vorrunde',
  movedUp: (count) => `${places(count)} gewonnen`,
  movedDown: (count) => `${places(count)} verloren`,
  stayed: 'gleicher Platz',
  expelled: 'ausgeschlossen',
  legend:
    'Rot: was Nachbarn getrennt hat. Grau: was niemand gebraucht hat. Wählen Sie eine Zahl, um zu sehen, woher sie kommt.',
  decides: 'entscheidet',
  keys: 'Die Pfeiltasten führen durch die Tabelle, die Eingabetaste erklärt eine Zahl.',

  changed: (count) =>
    count === 1 ? 'Ein Ergebnis ist auf dieser Seite geändert.' : `${count} Ergebnisse sind auf dieser Seite geändert.`,

  share: 'Teilen',
  linkAsks: 'Der Link führt zu einer Tabelle. Öffnen Sie die Datei des Turniers, um sie zu sehen.',
  linkOfAnother:
    'Der Link ist aus einer anderen Datei entstanden als dieser. Die Tabelle kann von der gemeinten abweichen.',
  linkDamaged: 'Der Link ist beschädigt. Die Tabelle lässt sich nicht zeigen.',
};
