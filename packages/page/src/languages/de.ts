// The page in German.
import { GERMAN_NAMES } from '@crosstable/words';
import { GERMAN } from '@crosstable/words/de';
import { AUDIT, COMPARISON, FINDINGS, TITLE, WHAT_IF } from '@crosstable/words/de/parts';

import type { Opening, Parts } from '../languages.js';
import type { NoteWords } from '../open/note-words.js';
import type { LastRoundWords } from '../whatif/last-round-words.js';

function places(count: number): string {
  return count === 1 ? 'einen Platz' : `${count} Plätze`;
}

const PAGE_WORDS: Opening['words'] = {
  staysHere: 'Die Datei bleibt auf diesem Gerät.',
  isKept: 'Hier öffnet sie sich wieder, bis Sie sie entfernen.',
  isNotKept: 'Nichts davon wird aufbewahrt.',
  onThisDevice: 'Auf diesem Gerät',
  forget: 'Entfernen',
  forgetAll: 'Alle entfernen',
  keepNothing: 'Nichts aufbewahren',
  toTable: 'Zur Tabelle',
  openFile: 'Datei öffnen',
  languageLabel: 'Sprache',
  themeLabel: 'Farben',
  themes: { auto: 'Automatisch', light: 'Hell', dark: 'Dunkel' },
  loading: 'Wird geladen …',
  guides: 'Anleitungen und Referenz',

  headline: 'Jede Zahl der Tabelle, erklärt',
  promise:
    'Öffnen Sie die Datei eines Schachturniers. Die Seite berechnet die Feinwertungen nach FIDE C.07, zeigt, welche über welchen Platz entschieden hat, und erklärt jeden Wert Runde für Runde.',
  dropHere: 'Turnierdatei hier ablegen',
  choose: 'Datei wählen',
  orPaste: 'Oder den Text einfügen',
  pasteHint: 'Ein Turnierbericht (TRF), JSON oder eine kopierte Kreuztabelle',
  pastedText: 'Der eingefügte Text',
  openPasted: 'Text öffnen',
  sample: 'Ein Beispiel: Harbour Open, Schweizer System mit Freirunden',
  sampleOfTeams: 'Ein Beispiel mit Mannschaften',
  byHand: 'Ein Rundenturnier von Hand eingeben',
  recipes: 'Woher die Datei kommt',
  severalFiles: (count) => `${count} Dateien. Wie gehören sie zusammen?`,
  besideGames: (table, games) => `${table} ist die gedruckte Tabelle zu ${games}`,
  asGroups: 'Es sind Gruppen, zwischen denen man wechselt',
  onlyOne: (file) => `Nur ${file}`,
  dropOpens: 'Loslassen, um zu öffnen',
  dropSeveral: 'Loslassen: Sie werden gefragt, wie die Dateien zusammengehören',
  dropInstead: (name) => `Loslassen: Ein Turnier öffnet sich statt ${name}, eine gedruckte Tabelle steht daneben`,
  closeOpening: 'Zurück zur Tabelle',

  unreadable: (file) => `${file} lässt sich nicht lesen.`,
  mistakeAt: (line, column) => `Der Fehler steht in Zeile ${line}, Spalte ${column}:`,
  severalTables: (file) => `${file} enthält mehrere Kreuztabellen. Welche?`,
  groups: 'Gruppen',
  copyAddress: 'Adresse kopieren',
  addressCopied: 'Die Adresse ist kopiert.',
  stillOpen: (name) => `${name} ist noch geöffnet.`,
  discard: 'Dieses Turnier öffnen und die eingegebenen Ergebnisse verwerfen?',
  readerSays: 'Meldung auf Englisch:',
  usualList: (codes) => `Hier nicht berechenbar: ${codes} aus der Datei. Gezeigt werden die üblichen Feinwertungen.`,
  notReached: (file) => `${file} lässt sich von dieser Website nicht laden.`,
  byesNotInPgn: 'PGN kennt keine Freirunden und keine Abwesenheiten: Punkte aus Runden ohne Partie können fehlen.',
  fileNotes: (count) => `Hinweise zur Datei (${count})`,
  dismiss: 'Schließen',

  unnamed: 'Turnier ohne Namen',
  systems: { swiss: 'Schweizer System', 'round-robin': 'Rundenturnier', none: 'System unbekannt' },
  players: (count) => `${count} Spieler`,
  teams: (count) => `${count} ${count === 1 ? 'Mannschaft' : 'Mannschaften'}`,
  afterRound: (round, of) => (round === 0 ? 'vor Runde 1' : `nach Runde ${round}${of === null ? '' : ` von ${of}`}`),
  running: (games) =>
    games === 1 ? 'Das Turnier läuft: Eine Partie ist offen.' : `Das Turnier läuft: ${games} Partien sind offen.`,
  edition: 'Fassung',
  editionOf: (edition) => `FIDE C.07, Fassung ${edition}`,
  asPrinted: 'Wie gedruckt',

  list: 'Feinwertungen in dieser Reihenfolge',
  notAnnounced: 'nicht die angekündigte Reihenfolge',
  notDefault: 'nicht die Standardliste',
  otherEdition: (edition, announced) => `Fassung ${edition} statt ${announced}`,
  asAnnounced: 'Wie angekündigt',
  isDefault: 'Die Datei nennt keine: Standardliste',
  asDefault: 'Standardliste',
  listHint: 'Ziehen Sie eine Feinwertung, oder verschieben Sie sie mit den Pfeiltasten.',
  moveEarlier: (code) => `${code} nach vorn`,
  moveLater: (code) => `${code} nach hinten`,
  remove: (code) => `${code} entfernen`,
  add: 'Hinzufügen',
  moved: (code, place) => `${code} steht jetzt an Stelle ${place}.`,
  removed: (code) => `${code} ist entfernt.`,
  notComputable: 'Diese Liste lässt sich hier nicht berechnen.',

  round: 'Runde',
  roundBefore: 'Vorige Runde',
  roundAfter: 'Nächste Runde',
  view: 'Ansicht',
  views: {
    standings: 'Tabelle',
    rounds: 'Runden',
    editions: 'Fassungen',
    course: 'Verlauf',
    matches: 'Wettkämpfe',
    boards: 'Spieler',
    live: 'Ergebnisse',
    audit: 'Prüfung',
    whatif: 'Aussichten',
    prizes: 'Preise',
  },

  rank: 'Rang',
  player: 'Spieler',
  team: 'Mannschaft',
  federation: 'Föderation',
  rating: 'Elo',
  otherScore: 'die andere Punktart',
  moves: 'Gewonnene oder verlorene Plätze seit der vorigen Runde',
  movedUp: (count) => `${places(count)} gewonnen`,
  movedDown: (count) => `${places(count)} verloren`,
  stayed: 'gleicher Platz',
  expelled: 'ausgeschlossen',
  legend: 'Rot: was Nachbarn getrennt hat. Grau: was niemand gebraucht hat.',
  besidePrinted: 'Klein: was die Datei druckt, wo das eine andere Zahl ist.',
  chooseNumber: 'Wählen Sie eine Zahl, um zu sehen, woher sie kommt.',
  decides: 'entscheidet',
  keys: 'Die Pfeiltasten führen durch die Tabelle, die Eingabetaste erklärt eine Zahl.',

  storyTitle: 'Was entschied',
  times: (code, count) => `${code} ${count === 1 ? 'einmal' : `${count}-mal`}`,
  decidedBy: (codes) => `Zwischen Nachbarn entschied ${codes}.`,
  leftShared: (neighbours) =>
    neighbours === 1
      ? 'Zwei Nachbarn bleiben auf demselben Platz.'
      : `${neighbours} Paare von Nachbarn bleiben auf demselben Platz.`,
  notNeeded: (codes) => `Niemand brauchte ${codes}.`,
  closest: (first, second, code) => `Am knappsten: ${first} und ${second}, die nur ${code} trennt.`,
  movedBy: (edition, count) =>
    `Nach der Fassung ${edition} ${count === 1 ? 'ist ein Platz' : `sind ${count} Plätze`} anders\u00A0→`,
  arbiter: 'Hauptschiedsrichter',

  find: 'Suchen: Name, Nummer, Verein, Föderation',
  shownOf: (count, all) => `${count} von ${all}`,
  filter: 'Gruppen',
  slashKey: 'Die Taste / führt hierher',
  overall: 'Platz unter allen',

  changedHere: 'auf dieser Seite geändert',
  changed: (count) => (count === 1 ? 'Ein Ergebnis ist geändert.' : `${count} Ergebnisse sind geändert.`),

  share: 'Teilen',
  linkAsks: 'Der Link führt zu einer Tabelle. Öffnen Sie die Datei des Turniers, um sie zu sehen.',
  linkOfAnother: 'Der Link ist aus einer anderen Datei. Die Tabelle kann von der gemeinten abweichen.',
  linkDamaged: 'Der Link ist beschädigt: Nicht alles, was er verlangt, lässt sich zeigen.',
};

const later: Opening['later'] = async () => (await import('./later/de.js')).LATER;

export const OPENING: Opening = { words: PAGE_WORDS, naming: GERMAN_NAMES, title: TITLE, direction: 'ltr', later };

const PART_WORDS: Parts['words'] = {
  addTitle: 'Feinwertung hinzufügen',
  lookFor: 'Name oder Kürzel',
  wholeLists: 'Oder eine ganze Reihenfolge',
  added: (code) => `${code} ist hinzugefügt.`,
  findings: {
    'unknown-code': 'diese Feinwertung gibt es nicht',
    'rounds-not-announced': 'braucht die angekündigte Zahl der Runden',
    'not-for-system': 'für das andere System gedacht',
    'no-buchholz-in-round-robins': 'nicht für Rundenturniere',
    'for-teams-only': 'nur für Mannschaften',
    'not-for-teams': 'für Einzelspieler',
    'boards-not-known': 'braucht die Ergebnisse an den Brettern',
    'colours-not-known': 'braucht die Farben aller Partien',
    'rounds-not-known': 'braucht die Runden der Partien',
    'pairing-numbers-not-known': 'braucht die Startnummern',
    'game-points-may-differ': 'trennt nur Mannschaften mit gleichen Brettpunkten',
    'unrated-players': 'hat keinen Wert, solange jemand keine Elo-Zahl hat',
    'newer-than-edition': 'in dieser Fassung noch nicht enthalten',
    repeated: 'steht schon in der Liste',
    'points-not-first': 'steht vor den Punkten',
    'long-event': 'in einem Turnier von mehr als 30 Tagen nicht ratsam',
    'no-values': 'ohne eingetragene Werte',
    'changed-after-start': 'nicht die angekündigte Liste',
  },

  dummyFor: (name) => `Virtueller Gegner für ${name}`,
  dummy: 'Virtueller Gegner',
  cut: 'gestrichen',
  total: 'Summe',
  before: 'vor',
  askBefore: (first, second) => `Warum steht ${first} vor ${second}?`,
  askShared: (first, second, place) => `Warum teilen sich ${first} und ${second} Platz ${place}?`,
  compareWith: 'Vergleichen mit',
  separateScore: 'Punkte unter den Punktgleichen',
  atLeast: 'mindestens',
  atMost: 'höchstens',
  asPicture: 'Als Bild',

  same: (count, sum) =>
    `${count === 1 ? 'Ein Gegner ist derselbe' : `${count} Gegner sind dieselben`}, mit ${sum} auf beiden Seiten:`,
  onlyHas: (name) => `Nur ${name} hat`,
  sameTotal: (count) => `Dieselben Gegner (${count})`,
  sharePlace: (one, other, place) => `${one} und ${other} teilen sich Platz ${place}: Jede Wertung ist gleich.`,
  wholeTie: (players) => `Alle ${players} Punktgleichen, Paar für Paar`,

  number: 'Nummer in dieser Tabelle',
  numberSign: 'Nr.',
  byRounds: 'Runde für Runde',
  byValues: 'Wertungen und Runden',
  byOpponents: 'Gegner für Gegner',
  byes: 'Freirunden',
  colours: { w: 'w', b: 's' },
  roundsLegend: (areTeams) =>
    `In jedem Feld: Nummer des Gegners, Farbe${areTeams ? ' an Brett 1 (w Weiß, s Schwarz), Brettpunkte' : ' (w Weiß, s Schwarz), Punkte'}. + und − sind kampflos, Klammern sind Freirunden, – ist eine Freirunde ohne Punkt, * ist nicht beendet.`,
  opponentsLegend: 'In jedem Feld: Punkte gegen die Nummer darüber. + und − sind kampflos, * ist nicht beendet.',
  matchesLegend: 'In jedem Feld: Brettpunkte gegen die Nummer darüber. * ist nicht beendet.',
  firstDifference: 'Erster Wert, der abweicht',
  placeIn: (edition) => `Platz in ${edition}`,
  courseLegend:
    'Plätze nach jeder Runde. Wählen Sie bis zu zehn, nach Namen oder im Bild. Ein Quadrat ist eine Freirunde.',
  courseTable: 'Dasselbe als Tabelle',
  place: 'Platz',

  andMore: (count) => `und noch ${count}`,
  compare: {
    times: (count) => (count === 1 ? 'einmal' : `${count}-mal`),
    newer: {
      '16.4.1': 'Die neuere Fassung: Ein virtueller Gegner hat nicht mehr Punkte als der angesetzte Gegner.',
      '16.4.2': 'Die neuere Fassung: Ein virtueller Gegner hat nicht mehr Punkte als Remisen in allen Runden.',
    },
  },

  printed: {
    looking: 'Die Regel der gedruckten Tabelle wird gesucht …',
    noList: 'Keine Liste von Feinwertungen erklärt die gedruckte Reihenfolge.',
    showBy: (edition, places) =>
      `Nach ${edition}: ${places === 0 ? 'kein Platz ist anders' : `${places} ${places === 1 ? 'Platz ist anders' : 'Plätze sind anders'}`}`,
    by: (edition) => `nach ${edition}`,
    legend: (edition) =>
      `So steht es in der Datei. Klein und rot: was ${edition} ergibt, wo das anders ist. Wählen Sie eine Zahl, um zu sehen, woher sie kommt.`,
  },

  audit: {
    noTable:
      'Diese Datei hat keine gedruckte Tabelle. Fügen Sie eine hinzu, um zu sehen, welche Regel jede Spalte ergeben hat und welche Zahlen falsch sind.',
    form: 'Eine Tabelle mit Werten: eine Spalte „Nr.“ oder „Name“, nach Wunsch „Rang“ und „Pkt.“, und eine Spalte für jede Feinwertung, getrennt durch Kommas, Strichpunkte oder Tabulatoren.',
    addTable: 'Neben unsere stellen',
    added: (columns) => `Die Tabelle ist hinzugefügt: ${columns} ${columns === 1 ? 'Spalte' : 'Spalten'}.`,
    another: 'Eine andere Tabelle neben unsere stellen',
    looking: 'Mehr als tausend Regeln werden geprüft …',
    allFollow: (count) => `Alle ${count} gedruckten Zahlen, die eine Regel erklärt, sind richtig.`,
    someWrong: (wrong, count) => `${wrong} von ${count} gedruckten Zahlen ${wrong === 1 ? 'ist' : 'sind'} falsch.`,
    apart: 'Diese Zahlen unterscheiden sie:',
    otherEdition: (followed, now, player, place, printed, more) =>
      `Die Tabelle folgt der Fassung ${followed}. Nach ${now} hat ${player} Platz ${place} und nicht ${printed}${more === 0 ? '' : more === 1 ? ', und ein weiterer Platz ist anders' : `, und ${more} weitere Plätze sind anders`}.`,
    wrongSign: 'Rot: Die gedruckte Zahl ist durchgestrichen, die richtige steht daneben.',
    unknownSign: 'Grau: keine Regel bekannt.',
    noRule: 'Keine bekannte Regel ergibt diese Spalte, und so lässt sich über die Zahl nichts sagen.',
    noAccount: 'Der direkte Vergleich gilt unter Punktgleichen; er zählt keine Runden zusammen.',
  },

  boardOf: (board) => `Brett ${board}`,
  games: 'Partien',

  liveHint:
    'Tragen Sie ein Ergebnis ein oder ändern Sie es; die Tabelle folgt sofort. Die Datei bleibt, wie sie ist, bis Sie eine neue speichern.',
  undo: 'Rückgängig',
  undoAll: 'Alles rückgängig',
  saveTrf: 'Als TRF speichern',
  saveJson: 'Als JSON speichern',
  notAsTrf: 'Dieses Turnier lässt sich nicht als TRF speichern. Speichern Sie es als JSON.',
  open: 'offen',
  resultOf: (white, black) => `Ergebnis von ${white} gegen ${black}`,
  print: 'Drucken',
};

export const PARTS: Parts = {
  words: PART_WORDS,
  explaining: /* @__PURE__ */ (() => ({
    ...GERMAN,
    reports: { audit: AUDIT, comparison: COMPARISON, title: TITLE },
  }))(),
};

/** The words of the notes on a file. */
export const NOTES: NoteWords = /* @__PURE__ */ (() => ({ ...GERMAN, reports: { findings: FINDINGS } }))();

/** The words about the last round. */
export const LAST_ROUND: LastRoundWords = {
  answer: WHAT_IF,
  legend:
    'Wählen Sie einen Spieler und einen Platz. Tragen Sie Ergebnisse offener Bretter ein; die Antwort und die Tabelle folgen.',
  place: 'Gewünschter Platz',
  ownResult: 'Eigenes Ergebnis',
  example: 'Zum Beispiel',
  begins: 'Der beste und der schlechteste Platz werden gesucht …',
  seeksConditions: 'Die Plätze sind gefunden. Gesucht wird, was zum gewünschten führt …',
  searching: (exact, of) => `Suche läuft: ${exact} von ${of} besten und schlechtesten Plätzen gefunden …`,
  boards: (areOther) => `${areOther ? 'Weitere ' : ''}Bretter, auf die es dafür ankommt:`,
  canBeFirst: (count, of) => `Noch Erster werden ${count === 1 ? 'kann' : 'können'} von den ersten ${of}: ${count}.`,
  mayBeFirst: 'In der Zeit nicht entschieden:',
  openBoards: 'Offene Bretter',
  nothingOpen: (round) => `In Runde ${round} ist keine Partie offen.`,
  earlier: (round, white, black) =>
    `In Runde ${round} fehlt das Ergebnis von ${white} – ${black}. Nur Partien der letzten Runde dürfen offen sein.`,
};
