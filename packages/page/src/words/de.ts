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
  pasteHint: 'Ein Turnierbericht (TRF) oder JSON',
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
  addTitle: 'Feinwertung hinzufügen',
  moved: (code, place) => `${code} steht jetzt an Stelle ${place}.`,
  added: (code) => `${code} ist hinzugefügt.`,
  removed: (code) => `${code} ist entfernt.`,
  findings: {
    'unknown-code': 'diese Feinwertung gibt es nicht',
    'rounds-not-announced': 'braucht die angekündigte Zahl der Runden',
    'not-for-system': 'für das andere System gedacht',
    'no-buchholz-in-round-robins': 'nicht für Rundenturniere',
    'for-teams-only': 'nur für Mannschaften',
    'not-for-teams': 'für Einzelspieler',
    'boards-not-known': 'braucht die Ergebnisse an den Brettern',
    'game-points-may-differ': 'trennt nur Mannschaften mit gleichen Brettpunkten',
    'unrated-players': 'hat keinen Wert, solange jemand keine Wertungszahl hat',
    'newer-than-edition': 'in dieser Ausgabe noch nicht enthalten',
    repeated: 'steht schon in der Liste',
    'points-not-first': 'steht vor den Punkten',
  },
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
  legend:
    'Rot: was Nachbarn getrennt hat. Grau: was niemand gebraucht hat. Wählen Sie eine Zahl, um zu sehen, woher sie kommt.',
  decides: 'entscheidet',
  keys: 'Die Pfeiltasten führen durch die Tabelle, die Eingabetaste erklärt eine Zahl.',

  close: 'Schließen',
  dummyFor: (name) => `Dummy für ${name}`,
  dummy: 'Dummy',
  cut: 'gestrichen',
  withoutCut: 'ohne das Gestrichene',
  total: 'Summe',
  noValue: 'kein Wert',
  before: 'vor',
  askBefore: (first, second) => `Warum steht ${first} vor ${second}?`,
  compareWith: 'Vergleichen mit',
  setByArbiter: 'Punkte vom Schiedsrichter festgesetzt',
  unfinished: 'nicht beendet',
  separateScore: 'Punkte unter den Punktgleichen',
  atLeast: 'mindestens',
  atMost: 'höchstens',
  article: (number) => `Art. ${number}`,

  same: (count, sum) =>
    count === 1
      ? `Ein Gegner ist derselbe, mit ${sum} auf beiden Seiten:`
      : `${count} Gegner sind dieselben, mit ${sum} auf beiden Seiten:`,
  onlyHas: (name) => `Nur ${name} hat`,
  stillTied: (one, other) => `Nichts in dieser Liste trennt ${one} und ${other}.`,
  back: 'Zurück zur Tabelle',
  result: 'Ergebnis',
  opponent: 'Gegner',

  byRounds: 'Runde für Runde',
  byOpponents: 'Gegner für Gegner',
  roundsLegend: 'In jedem Feld: Platz des Gegners, Farbe, Punkte. + und − sind kampflos, * ist nicht beendet.',
  editionsSame: 'In beiden Ausgaben stehen alle auf demselben Platz.',
  editionsMoved: (moved, of) => `${moved} von ${of} wechseln zwischen den Ausgaben den Platz.`,
  firstDifference: 'Erster Wert, der abweicht',
  placeIn: (edition) => `Platz in ${edition}`,
  courseLegend: 'Plätze nach jeder Runde. Wählen Sie bis zu zehn Namen.',
  courseTable: 'Dasselbe als Tabelle',
  place: 'Platz',

  board: 'Brett',
  boardOf: (board) => `Brett ${board}`,
  match: 'Wettkampf',
  games: 'Partien',
  points: 'Punkte',
  performance: 'Turnierleistung',

  liveHint:
    'Tragen Sie ein Ergebnis ein oder ändern Sie es; die Tabelle folgt sofort. Die Datei bleibt, wie sie ist, bis Sie eine neue speichern.',
  changed: (count) =>
    count === 1 ? 'Ein Ergebnis ist auf dieser Seite geändert.' : `${count} Ergebnisse sind auf dieser Seite geändert.`,
  undo: 'Rückgängig',
  undoAll: 'Alles rückgängig',
  saveTrf: 'Als TRF speichern',
  saveJson: 'Als JSON speichern',
  open: 'offen',
  resultOf: (white, black) => `Ergebnis von ${white} gegen ${black}`,

  share: 'Teilen',
  shareHint: 'Der Link führt zu dieser Tabelle: Liste, Runde, Ausgabe, Ansicht und die gewählte Zahl.',
  withTournament: 'Mit dem Turnier',
  namesInLink: 'Die Namen der Spieler stehen im Link. Geburtsdaten, FIDE-Nummern und Geschlecht nicht.',
  linkIs: (kilobytes) => `Der Link hat ${kilobytes} kB.`,
  linkTooLong: 'Das Turnier ist zu groß für einen Link. Schicken Sie stattdessen seine Datei.',
  copyLink: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  saveCsv: 'Als CSV speichern',
  saveHtml: 'Als HTML speichern',
  print: 'Drucken',
  linkAsks: 'Der Link führt zu einer Tabelle. Öffnen Sie die Datei des Turniers, um sie zu sehen.',
  linkOfAnother:
    'Der Link ist aus einer anderen Datei entstanden als dieser. Die Tabelle kann von der gemeinten abweichen.',
  linkDamaged: 'Der Link ist beschädigt. Die Tabelle lässt sich nicht zeigen.',
};
