// Places of a file that were repaired, or that it leaves open, in German
import type { RepairWords } from '../../../answers/repair-words.js';
import { numberInWords } from '../names.js';
import { NOTES } from './notes.js';

const BYES = {
  F: 'Freirunde mit vollem Punkt (F)',
  H: 'Freirunde mit halbem Punkt (H)',
  U: 'Freilos (U)',
  Z: 'Abwesenheit (Z)',
} as const;

const BYES_OF_PLAYERS = {
  'full-bye': BYES.F,
  'half-bye': BYES.H,
  'pairing-bye': BYES.U,
  'zero-bye': BYES.Z,
} as const;

const UNITS = {
  game: ['Partie', 'Partien'],
  line: ['Zeile', 'Zeilen'],
  place: ['Stelle', 'Stellen'],
  player: ['Spieler', 'Spielern'],
  round: ['Runde', 'Runden'],
  team: ['Mannschaft', 'Mannschaften'],
} as const;

export const REPAIRS: RepairWords = {
  notes: NOTES,
  place: (line, column) => `Zeile ${line}, Spalte ${column}`,
  nothing: 'leer',
  counted: (count, unit, players) => {
    const counted = unit === 'player' ? `${count} Spieler` : `${count} ${UNITS[unit][count === 1 ? 0 : 1]}`;
    return unit === 'round' ? `${counted} von ${players} ${UNITS.player[players === 1 ? 0 : 1]}` : counted;
  },
  more: (count) => `und ${count} weitere`,
  readings: {
    'bye-without-result': () => 'ohne Ergebnis, gelesen als Freilos',
    'drawn-without-play': () => 'gelesen als gespielte Partie, obwohl die Angabe zum Ende etwas anderes sagt',
    'forfeit-without-moves': () => 'gelesen als kampflos, denn die Partie hat keine Züge',
    'games-without-moves': () => 'gelesen als gespielte Partie, denn keine Partie des Turniers hat Züge',
    'lost-by-both': () => 'gelesen als Partie, die beide kampflos verloren',
    'no-matches': () =>
      'und die anderen Mannschaften gelesen als Vereine der Spieler, denn ihre Partien sind keine Wettkämpfe an mehreren Brettern',
    'no-tag': () => 'kein Tag, weggelassen',
    'other-ending': ({ as, ending }) => `und ${ending} widersprechen einander, gelesen als ${as}`,
    'repeated-game': () => 'steht zweimal in der Datei, einmal gelesen',
    'round-robin-by-games': () =>
      'gelesen als Rundenturnier, denn alle haben gegen alle gespielt; ein Schweizer System sähe genauso aus',
    'round-robin-by-rounds': () => 'gelesen als Rundenturnier, denn es hat so viele Runden wie eines; Partien fehlen',
    'rounds-by-dates': () => 'ohne Runden; die Tage der Partien sind als Runden gelesen',
    'rounds-not-told': () => 'ohne Runden; auch die Tage der Partien sagen sie nicht, niemand kennt sie',
    'swiss-by-games': () =>
      'gelesen als Schweizer System, denn nicht alle haben gegeneinander gespielt; ein unfertiges Rundenturnier sähe genauso aus',
    'tags-in-comment': () => 'enthält Tags, die zum Kommentar gehören',
    'absence-by-points': () => 'gelesen als Abwesenheit, wie es die gedruckten Punkte sagen',
    'berger-rounds-alone': () => 'ohne Runden und Farben; angenommen sind die Runden der Berger-Tabelle',
    'either-system': () => 'gelesen als Rundenturnier; ein Schweizer System sähe genauso aus',
    'forfeit-loss-alone': () => 'gelesen als kampflose Niederlage; der Gegner ist nicht gedruckt',
    'forfeit-win-alone': () => 'gelesen als kampfloser Sieg; der Gegner ist nicht gedruckt',
    'full-bye-beside-odd': () =>
      'gelesen als Freirunde mit vollem Punkt, denn die anderen der Runde sind eine ungerade Zahl',
    'match-lost-by-both': () => 'gelesen als Wettkampf, den beide kampflos verloren; er kann auch ohne Ergebnis sein',
    'match-won-by-all': () =>
      'kann ein kampflos gewonnener Wettkampf sein; alle Wettkämpfe mit Punkten sind als gespielt gelesen',
    'no-match': () => 'gelesen als kein Wettkampf, ohne Punkte',
    'no-names': () => 'hat die Nummern der Spieler; eine Liste der Paarungen hat keine Namen',
    'nobody-knows-rounds': () => 'ohne Runden und Farben; niemand kennt sie',
    'pairings-of-round-robin': () =>
      'die Liste nennt das System nicht; gelesen als Rundenturnier, denn alle haben gegen alle gespielt',
    'pairings-of-swiss': () => 'die Liste nennt das System nicht; gelesen als Schweizer System',
    'round-not-played': () => 'und die anderen Wettkämpfe der Runde ohne Punkte; gelesen als noch nicht gespielt',
    'rounds-alone-unknown': () => 'ohne Runden; ohne Startnummern kennt sie niemand',
    'rounds-by-progressive': ({ label }) =>
      `ohne Runden und Farben: gelesen in der einzigen Reihenfolge der Runden, die alle Werte von „${label}“ ergibt`,
    'rounds-of-berger': () => 'ohne Runden; angenommen sind die der Berger-Tabelle',
    'untold-bye': () => 'gelesen als Abwesenheit; ohne gedruckte Punkte sagt nichts, was es zählt',
    'whole-bye-by-points': () => 'gelesen als spielfreie Runde mit einem Punkt, wie es die gedruckten Punkte sagen',
    'other-table': () => 'beginnt eine andere Tabelle, die nicht gelesen wird',
    'boards-lost': ({ boards, left, other, sum }) =>
      `und "${other}" ergeben ${numberInWords(sum)} von ${boards}: ${left === 1 ? '1 Brett haben' : `${left} Bretter haben`} beide verloren; keine gedruckten Brettpunkte bestätigen es`,
    'boards-lost-as-said': ({ boards, left, other, sum }) =>
      `und "${other}" ergeben ${numberInWords(sum)} von ${boards}: ${left === 1 ? '1 Brett haben' : `${left} Bretter haben`} beide verloren, wie es die Brettpunkte sagen`,
    'bye-alone': ({ bye }) => `gelesen als ${BYES_OF_PLAYERS[bye]}, das einzige der Runde`,
    'bye-of-several': ({ bye }) => `gelesen als ${BYES_OF_PLAYERS[bye]}, eines von mehreren der Runde`,
    'full-bye-of-several': ({ byes }) => `gelesen als Freirunde mit vollem Punkt, eine von ${byes} der Runde`,
    'match-worth': ({ draw, loss, win }) =>
      `zeigt, dass ein gewonnener Wettkampf ${numberInWords(win)} zählt, ein unentschiedener ${numberInWords(draw)}, ein verlorener ${numberInWords(loss)}`,
    'not-the-sum-of-team': ({ score, sum }) =>
      `nicht die Summe der Zeile, ${numberInWords(sum)} ${score === 'MP' ? 'MP' : 'BP'}`,
    'above-player': ({ other, round }) =>
      `ein Brett über ${other} gelesen, denn beide gewannen in Runde ${round} ohne Gegner und ohne einen Eintrag 300`,
    absence: () => 'gelesen als A (Abwesenheit)',
    'absent-team': ({ round }) => `ohne Wettkampf in Runde ${round}, gelesen als abwesend`,
    'absent-team-with-points': ({ round }) =>
      `ohne Wettkampf in Runde ${round}, gelesen als abwesend, was auch immer die Spieler haben`,
    'as-forfeit': () => 'gelesen als kampflos, wie in der anderen Zeile',
    'as-unrated': () => 'gelesen als nicht gewertet, wie in der anderen Zeile',
    'as-utf-8': () => 'gelesen als UTF-8',
    'berger-rounds': () => 'ohne Runden und Farben; angenommen sind die der Berger-Tabelle',
    bye: ({ bye }) => `gelesen als ${BYES[bye]}`,
    'bye-by-points': ({ bye }) => `gelesen als ${BYES[bye]}, wie es die Spalte der Punkte sagt`,
    'bye-of-240': ({ bye }) => `anders als in 240: ${BYES[bye]}; die Zeile gilt`,
    'bye-of-players': ({ kind, round }) =>
      `ohne Wettkampf in Runde ${round}, gelesen wie bei den Spielern: ${BYES_OF_PLAYERS[kind]}`,
    'bye-worth': ({ points, record }) =>
      `die Punkte aller Spieler zeigen, dass ein Freilos (U) ${numberInWords(points)} zählt; "${record}" würde es sagen`,
    'bye-worth-half': () => 'die Punkte zeigen, dass ein als "-1" gedrucktes Freilos ½ zählt',
    'colour-left': ({ id }) => `gelesen mit der Farbe, die die Zeile von ${id} übrig lässt`,
    'column-to-the-left': () => 'gelesen eine Spalte weiter links',
    'counted-in-bytes': () => 'gelesen mit in Bytes gezählten Spalten',
    'day-first': ({ day }) => `gelesen mit dem Tag zuerst: ${day}`,
    'decimal-point': () => 'gelesen mit einem Punkt statt des Kommas',
    'forfeit-loss-by-points': () => 'gelesen als kampflose Niederlage, wie es die gedruckten Punkte sagen',
    'forfeit-win-by-points': () => 'gelesen als kampfloser Sieg, wie es die gedruckten Punkte sagen',
    'free-team': ({ round }) =>
      `ohne Wettkampf in Runde ${round}, gelesen als spielfrei, was auch immer die Spieler haben`,
    'from-opponent': () => 'gelesen aus der Zeile des Gegners',
    'from-row': ({ id, opponent }) => `gelesen aus der Zeile von ${opponent}, die ${id} nennt`,
    'full-bye-by-points': () => 'gelesen als Freirunde mit vollem Punkt, wie es die gedruckten Punkte sagen',
    'game-without-result': () => 'gelesen als Partie ohne Ergebnis',
    'half-bye-by-points': () => 'gelesen als Freirunde mit halbem Punkt, wie es die gedruckten Punkte sagen',
    'left-out': () => 'weggelassen',
    'likely-full-bye': () => 'gelesen als Freirunde mit vollem Punkt; es kann das Freilos sein',
    'likely-pairing-bye': () => 'gelesen als Freilos; es kann eine Freirunde mit vollem Punkt sein',
    'lost-by-forfeit': ({ round }) => `ohne Ergebnis in Runde ${round}, gelesen als kampflos verloren`,
    'match-by-record': ({ loser, winner }) =>
      `gibt den Wettkampf der Mannschaft ${winner}, obwohl Mannschaft ${loser} mehr Bretter gewann; die Mannschaftspunkte folgen dem Eintrag`,
    'match-points-only': () => 'aufbewahrt: der Eintrag hat nur Mannschaftspunkte',
    'month-first': ({ day }) => `gelesen mit dem Monat zuerst: ${day}`,
    'name-in-columns': () => 'gelesen in den 33 Spalten des Namens, und was folgt in den eigenen',
    'neither-ranks-nor-numbers': () => 'weder als Ränge noch als Startnummern gelesen',
    'no-colours': ({ id }) => `ohne Farben; ${id} ist mit Weiß aufgeführt`,
    'no-date': () => 'nicht als Datum zu erkennen',
    'no-known-record': () => 'kein bekannter Eintrag; er bleibt, wie er ist',
    'no-line-up-played': () => 'gelesen ohne Bretter: kein Spieler der Aufstellungen hat ein Ergebnis',
    'no-number': () => 'ohne Nummer: die Mannschaften haben die Reihenfolge ihrer Einträge',
    'no-player': () => 'kein Spieler der Datei',
    'no-points': () => 'hier und daneben stehen keine Punkte',
    'no-rank': () => 'kein Rang',
    'no-ranks': () => 'ohne Ränge',
    'no-rating': () => 'gelesen als keine Elo-Zahl',
    'no-result': () => 'ohne Ergebnis: die Partie ist nicht beendet',
    'no-round-dates': () => 'ohne Tage ab Spalte 92; der Eintrag bleibt, wie er ist',
    'no-team': () => 'keine Mannschaft der Datei',
    'no-use-for-teams': () => 'aufbewahrt: ein Einzelturnier braucht die Mannschaften nicht',
    'not-counted': () => 'nicht gezählt: eine nicht beendete Partie hat noch keine Punkte',
    'not-paired-yet': () => 'eine noch nicht ausgeloste Paarung',
    'not-the-crosstable': ({ points }) => `anders als in der Kreuztabelle: ${numberInWords(points)}`,
    'not-the-games': ({ counted }) => `anders als nach den Partien: ${numberInWords(counted)}`,
    'not-the-matches': ({ counted }) =>
      `anders als nach den Wettkämpfen: ${typeof counted === 'number' ? numberInWords(counted) : counted || 'nichts'}`,
    'not-the-players': ({ players }) => `anders als die Zahl der Spieler: ${players}`,
    'not-the-sum': ({ sum }) => `anders als die Summe der Zeile: ${numberInWords(sum)}`,
    'one-value': ({ kept, lost, said, value }) =>
      `gelesen mit ${lost}=${value}, nicht ${said}: eine Wertung hat einen Wert für ${kept} und ${lost}`,
    'only-bye': () => 'gelesen als Freilos, das einzige der Runde',
    'order-of-team': ({ first, round, second }) =>
      `gelesen in der Reihenfolge der Mannschaft ${first}; Mannschaft ${second} hat in Runde ${round} eine andere`,
    'other-encoding': ({ encoding }) => `kein UTF-8, gelesen als ${encoding}`,
    'other-record': ({ record }) => `aufbewahrt; es gilt ${JSON.stringify(record)}`,
    'pairing-bye-of-team': ({ round }) =>
      `ohne Wettkampf in Runde ${round}, gelesen als die Mannschaft mit dem Freilos`,
    'played-games': () => 'gelesen als gespielte Partie',
    rating: ({ rating }) => `gelesen als Elo-Zahl ${rating}`,
    'read-as': ({ as }) => `gelesen als ${as}`,
    repeated: () => 'wiederholt einen Eintrag: der erste gilt, dieser wird aufbewahrt',
    'round-left-out': ({ round }) => `nicht gezählt, wie auch die Punkte aller Spieler Runde ${round} nicht zählen`,
    'rounds-of-table': ({ rounds }) => `gelesen als ${rounds}, die Zahl der Runden der Tabelle`,
    'rounds-unknown': () => 'ohne Runden und Farben; ohne Startnummern sind sie unbekannt',
    'same-colour': ({ id }) => `dieselbe Farbe wie ${id}; ${id} ist mit ihr aufgeführt`,
    'stray-text': () => 'zwischen zwei Feldern weggelassen',
    'system-by-192': ({ system }) =>
      `widerspricht 192, das gilt: ${system === 'swiss' ? 'Schweizer System' : 'Rundenturnier'}`,
    'system-not-said': () =>
      'kein Eintrag nennt Schweizer System oder Rundenturnier; leere Runden gelten als Abwesenheit',
    'system-unclear': () => 'weder Schweizer System noch Rundenturnier; leere Runden gelten als Abwesenheit',
    'tab-stops': () => 'mit Tabulatoren, gelesen als Leerzeichen bis zum nächsten Tabstopp',
    'tabs-as-blanks': () => 'mit Tabulatoren, jeder gelesen als ein Leerzeichen',
    'unknown-colours': () => 'Weiß oder Schwarz: alle Farben sind unbekannt',
    'vacant-boards': ({ boards, round, seats }) =>
      `nur ${seats} von ${boards} Brettern in Runde ${round}; die letzten sind als unbesetzt gelesen`,
    'win-worth': ({ win }) => `die Punkte zeigen, dass ein Sieg ${win} zählt, ein Remis 1`,
    'windows-1252': () => 'kein UTF-8, gelesen als Windows-1252 wie jede solche Zeile',
    'won-alone': () => 'gelesen als ohne Gegner gewonnenes Brett, wie es die Spalte der Punkte sagt',
    'won-by-forfeit': () => 'gelesen als kampflos, wie jede gewonnene Partie',
  },
};
