import type { RatingSystemWords } from './rating-system-words.js';

/** German. */
export const RATING_SYSTEMS: RatingSystemWords = {
  language: 'de',
  rules: {
    'us-chess': (progress, rating, day, multiplier) =>
      `${progress}, ${rating === 'quick' ? 'Quick' : 'Regular'}-Wertung von US Chess (Fassung April 2026)` +
      `${day === null ? '' : `, Stand ${day}`}, Bonusfaktor ${multiplier}`,
    dwz: (progress, order, expectation, day) =>
      `${progress}, DWZ nach der Wertungsordnung ${order}${day === null ? '' : `, Stand ${day}`}, Erwartung nach der ` +
      (expectation === 'table' ? 'Tabelle' : 'Formel'),
    glicko2: (progress, tau) => `${progress}, Glicko-2 mit dem Turnier als einer Periode, τ ${tau}`,
  },

  before: 'Vorher',
  bonus: 'Bonus',
  index: { text: 'Ind', means: 'Index: Anzahl der Auswertungen' },
  deviation: { text: 'RD', means: 'Abweichung vorher' },
  newDeviation: { text: 'RD neu', means: 'Abweichung nachher' },
  volatility: { text: 'σ', means: 'Schwankung (Volatilität) vorher' },
  newVolatility: { text: 'σ neu', means: 'Schwankung (Volatilität) nachher' },

  why: 'Warum',
  player: (player, before, after) => `${player}: ${before ?? 'ohne Zahl'}${after === null ? '' : ` → ${after}`}`,
  game: (round, opponent, rating, score, expected, change) =>
    `Runde ${round}, gegen ${opponent}${rating === null ? ', ohne Zahl' : ` (${rating})`}: ${score}` +
    `${expected === null ? '' : `, erwartet ${expected}`}${change === null ? '' : `, ${change}`}`,
  reasons: {
    'us-chess': {
      'no-games': () => 'Keine gewerteten Partien, also bleibt die Zahl',
      standard: ({ games }) => `Standardformel, mit ${games} Partien vor dem Turnier`,
      'standard-unknown': () =>
        'Standardformel: Die Zahl der früheren Partien ist unbekannt, und der Spieler gilt als etabliert',
      'special-few': ({ games, limit }) =>
        `Sonderformel, mit ${games} Partien vor dem Turnier: Bis zu ${limit} sind wenige`,
      'special-all-won': () => 'Sonderformel: Alle früheren Partien waren gewonnen',
      'special-all-lost': () => 'Sonderformel: Alle früheren Partien waren verloren',
      'special-unrated': () => 'Sonderformel: Der Spieler hat noch keine Zahl',
      'initial-given': ({ rating }) => `Die Anfangszahl ${rating} ist vorgegeben`,
      'initial-fide': ({ rating, fide }) => `Die Anfangszahl ist ${rating}, nach der Elo-Zahl ${fide}`,
      'initial-age': ({ rating, age }) => `Die Anfangszahl ist ${rating}, nach dem Alter ${age}`,
      'initial-unknown': ({ rating }) => `Die Anfangszahl ist ${rating}, denn sonst ist nichts bekannt`,
      'effective-games': ({ games }) => `Alle ${games} früheren Partien zählen`,
      'effective-limited': ({ rating, limit }) =>
        `Eine Zahl von ${rating} steht für ${limit} Partien, mehr zählen nicht`,
      k: ({ effective, games, k }) => `K ist 800 / (${effective} + ${games}) = ${k}`,
      'k-dual': ({ effective, games, factor, k }) =>
        `K ist 800 × ${factor} / (${effective} + ${games}) = ${k}, bei hoher Regular-Zahl in einem doppelt gewerteten Turnier`,
      bonus: ({ gain, threshold, bonus }) => `Der Gewinn von ${gain} liegt über ${threshold}, das gibt ${bonus} Bonus`,
      'bonus-not-reached': ({ gain, threshold }) => `Kein Bonus: Ein Gewinn von ${gain} liegt nicht über ${threshold}`,
      'bonus-few-games': ({ games, least }) => `Kein Bonus bei ${games} Partien, denn ${least} sind nötig`,
      'bonus-same-opponent': ({ times }) => `Kein Bonus: Ein Gegner kam ${times} Mal`,
      'absolute-floor': ({ computed, floor }) => `Die absolute Untergrenze ${floor} gilt statt ${computed}`,
      'peak-floor': ({ computed, floor, highest }) =>
        `Die Untergrenze ${floor} aus der höchsten Zahl ${highest} gilt statt ${computed}`,
    },
    dwz: {
      'no-games': () => 'Keine Partie gegen einen Gegner mit DWZ, also ändert sich nichts',
      'base-2014': ({ rating, age, addend, base }) =>
        `Grundwert (${rating} / 1000)⁴ + ${addend} = ${base}, im Alter von ${age}`,
      acceleration: ({ factor }) => `Beschleunigung für Jugendliche mit dem Faktor ${factor}`,
      'brake-2014': ({ brake }) => `Bremszuschlag bei niedriger DWZ: ${brake}`,
      'development-most': ({ computed, most, index }) =>
        `Der Entwicklungskoeffizient ist beim Index ${index} höchstens ${most}, statt ${computed}`,
      'development-least': ({ computed, least }) =>
        `Der Entwicklungskoeffizient ist mindestens ${least}, statt ${computed}`,
      'k-2014': ({ development, games, k }) => `Ein Punkt zählt 800 / (${development} + ${games}) = ${k}`,
      'base-2026': ({ index, age, rating, base }) =>
        `Grundwert ${base} beim Index ${index}, im Alter von ${age} und bei einer DWZ von ${rating}`,
      'brake-2026': ({ factor }) => `Bremsfaktor bei niedriger DWZ: ${factor}`,
      bonus: ({ bonus }) => `Erfolgszuschlag: ${bonus}`,
      'k-most': ({ computed, most }) => `K ist höchstens ${most}, statt ${computed}`,
      'k-2026': ({ k }) => `K beträgt ${k}`,
      'lowest-rating': ({ computed, lowest }) => `Keine DWZ liegt unter ${lowest}, das gilt statt ${computed}`,
    },
    glicko2: {
      'no-games': () => 'Keine Partien: Die Abweichung wächst um die Schwankung, alles andere bleibt',
      narrower: () => 'Die Abweichung wird kleiner: Die Partien sagen mehr, als die Schwankung nimmt',
      wider: () => 'Die Abweichung wird größer: Die Schwankung nimmt mehr, als die Partien sagen',
      'more-surprising': ({ surprise, due }) =>
        `Die Schwankung wird größer: Die Ergebnisse überraschen um ${surprise}, zu erwarten war ${due}`,
      'less-surprising': ({ surprise, due }) =>
        `Die Schwankung wird kleiner: Die Ergebnisse überraschen um ${surprise}, zu erwarten war ${due}`,
    },
  },
  missing: {
    games: (players) => `Die Zahl der früheren Partien ist unbekannt (Spalte games) und gilt als groß: ${players}`,
    initial: (players) =>
      `Weder Alter, Elo-Zahl noch Anfangszahl ist bekannt (Spalten age, fide, initial), also ist 750 die Anfangszahl: ${players}`,
    development: (players) =>
      `Nicht ausgewertet, weil Index oder Alter unbekannt ist (Spalten index, birth year): ${players}`,
    noDwz: (players) => `Ohne DWZ und ohne erste DWZ, die hier nicht berechnet wird: ${players}`,
    deviation: (players) => `Ohne bekannte Abweichung (Spalte deviation); es gilt 350 wie für neue Spieler: ${players}`,
    volatility: (players) =>
      `Ohne bekannte Schwankung (Spalte volatility); es gilt 0,06 wie für neue Spieler: ${players}`,
    rating: (players) => `Ohne bekannte Zahl (Spalte rating); es gilt 1500 wie für neue Spieler: ${players}`,
    ofFile: (players) =>
      `Die Zahl vorher ist die der Datei und kann aus einem anderen System stammen (Spalte rating): ${players}`,
  },
};
