import type { RatingsWords } from '../../../answers/ratings-words.js';

const KINDS = { standard: 'Standard-Elo', rapid: 'Schnellschach-Elo', blitz: 'Blitz-Elo' } as const;

const NOT_RATED = {
  unplayed: 'kampflose Partien',
  'marked-unrated': 'so gekennzeichnete Partien, etwa von weniger als einem Zug',
  'unrated-opponent': 'Partien gegen Spieler ohne Elo-Zahl',
  'difference-too-large':
    'Partien zwischen Spielern mit mindestens 600 Punkten Abstand, von denen einer über 2600 steht',
} as const;

const NO_FIRST_RATING = {
  'zero-score': 'kein Punkt gegen Gegner mit Elo-Zahl (B.02 8.2.1)',
  'too-few-games': 'weniger als 5 Partien gegen Gegner mit Elo-Zahl (B.02 7.1.4)',
  'below-minimum': 'nach diesem Turnier unter 1400 (B.02 7.1.4)',
} as const;

export const RATINGS: RatingsWords = {
  kind: 'Elo-Auswertung',
  rules: (progress, kind, day) =>
    `${progress}, ${KINDS[kind]} nach FIDE B.02 in der ${day === null ? '' : `am ${day} `}geltenden Fassung`,
  nobody: 'Niemand hat eine Elo-Zahl.',
  earliestRules: (day, asked) => `gewertet nach den Regeln vom ${day}, weil die vom ${asked} hier nicht bekannt sind`,
  unusedColumns: (file, columns) => `nicht verwendete Spalten von ${file}: ${columns}`,

  score: 'Punkte',
  expected: 'Erwartung',
  performance: { text: 'Rp', means: 'Elo-Leistung' },
  change: 'Änderung',
  rounded: 'Gerundet',
  newRating: 'Neu',

  period: (from, to) => `Auswertungszeitraum: ${from === to ? `Runde ${from}` : `Runden ${from} bis ${to}`}`,
  inPeriod: (from, to, remark) => `In ${from === to ? `Runde ${from}` : `den Runden ${from} bis ${to}`}: ${remark}`,

  notRated: (why, article, games) => `Nicht ausgewertet, ${NOT_RATED[why]} (${article}): ${games}`,
  inRound: (round, games) => `Runde ${round}: ${games}`,
  limited: (games, isExempt, article) =>
    `In ${games} ${games === 1 ? 'Partie' : 'Partien'} zählt eine Differenz von mehr als 400 als 400` +
    `${isExempt ? ', aber nicht für Spieler mit mindestens 2650' : ''} (${article})`,
  withoutK: (file, players) => `Kein K in ${file} und darum keine Änderung: ${players}`,
  reducedK: (player, k, usual, games, article) =>
    `K von ${player} ist ${k} statt ${usual}, bei ${games} Partien (${article})`,
  fallen: (players) => `Jetzt unter 1400 und ohne veröffentlichte Elo-Zahl: ${players}`,
  low: (players) => `In der Datei unter 1400, wie niemand in den Listen der FIDE: ${players}`,
  unrated: (players) => `Ohne Elo-Zahl und nicht in der Tabelle: ${players}`,
  firstRatings: (players) => `Erste Elo-Zahlen nach diesem Turnier allein (B.02 8.2): ${players}`,
  firstRating: (player, rating, points, games, isHighest) =>
    `${player} ${rating} (${points} aus ${games}${isHighest ? ', die höchste erste Elo-Zahl' : ''})`,
  noFirstRating: (why, players) => `Keine erste Elo-Zahl, ${NO_FIRST_RATING[why]}: ${players}`,
};
