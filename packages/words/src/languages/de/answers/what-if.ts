import type { WhatIfWords } from '../../../answers/what-if-words.js';

function onPlace(place: number): string {
  return place === 1 ? 'auf Platz 1' : `auf Platz ${place} oder besser`;
}

const VERBS = { 1: 'gewinnt', 0.5: 'remis spielt', 0: 'verliert' } as const;
const WITH = { 1: 'mit einem Sieg', 0.5: 'mit einem Remis', 0: 'mit einer Niederlage' } as const;

export const WHAT_IF: WhatIfWords = {
  kind: 'Aussichten',
  placeOf: (name) => `der Platz von ${name}`,
  canBring: (games, name) =>
    `was ${games} ${games === 1 ? 'offene Partie' : 'offene Partien'} für ${name} ${games === 1 ? 'bedeutet' : 'bedeuten'}`,
  ifOwn: (score, name) => `Wenn ${name} ${VERBS[score]}`,
  noOpenGame: (name) => `${name} hat keine offene Partie`,
  placeOrBetter: (place) => (place === 1 ? 'Platz 1' : `Platz ${place} oder besser`),

  best: 'Bester Platz',
  worst: 'Schlechtester Platz',
  surePlace: (place, areOthers) =>
    `Platz ${place}, ${areOthers ? 'was auch immer sonst' : 'was auch immer'} geschieht.`,
  exactly: (place) => String(place),
  forExample: (results) => `zum Beispiel nach ${results}`,
  moreResults: (count) => `und ${count} weiteren`,
  shown: (place) => `Platz ${place} möglich`,
  noBetter: (place) => `besser als Platz ${place} ausgeschlossen`,
  noWorse: (place) => `schlechter als Platz ${place} ausgeschlossen`,
  notDecided: (first, last) =>
    first === last
      ? `Platz ${first} nicht entschieden`
      : `Platz ${first} ${last === first + 1 ? 'und' : 'bis'} ${last} nicht entschieden`,

  wins: (name) => `${name} gewinnt`,
  winsNot: (name) => `${name} nicht gewinnt`,
  isDraw: (white, black) => `${white} – ${black} remis endet`,
  isNoDraw: (white, black) => `${white} – ${black} nicht remis endet`,
  all: (clauses) => clauses.join(' und '),
  hasToWin: (name, place) => `${name} muss gewinnen, um ${onPlace(place)} zu kommen.`,
  reached: (name, place, own) => `${name} kommt ${own === null ? '' : `${WITH[own]} `}${onPlace(place)}`,
  enough: 'Das genügt',
  inCase: (head, clauses) => `${head}, wenn ${clauses}.`,
  inCases: (head, common) => `${head}${common === null ? '' : `, wenn ${common},`} in jedem dieser Fälle:`,
  oneCase: (clauses) => `wenn ${clauses}`,
  always: (name, place) => `${name} kommt in jedem Fall ${onPlace(place)}.`,
  never: (name, place) => `${name} kann nicht mehr ${onPlace(place)} kommen.`,
  notAlone: (name, place) =>
    `Keine Ergebnisse von bis zu drei anderen Partien reichen dafür aus, dass ${name} ${onPlace(place)} kommt.`,
  incomplete: 'Bedingungen können fehlen: Nicht alle wurden in der Zeit entschieden.',
  noneFound: (name, place) =>
    `In der Zeit fanden sich keine Ergebnisse anderer Partien, die dafür ausreichen, dass ${name} ${onPlace(place)} kommt.`,
  moreGames: 'Auch die Ergebnisse von vier oder mehr anderen Partien zusammen können ausreichen.',
  moreConditions: (all) => `Mit --format json stehen alle ${all} Bedingungen da.`,

  counted: (share) => `Wahrscheinlichkeit: ${share}, über alle Ergebnisse ausgezählt.`,
  sampled: (share, error) =>
    `Wahrscheinlichkeit: ${share}, mit einer Sicherheit von 99 % höchstens ${error} Prozentpunkte vom wahren Wert entfernt.`,
  lessThan: (share) => `weniger als ${share}`,
  moreThan: (share) => `mehr als ${share}`,
  equallyLikely: 'Die Wahrscheinlichkeit nimmt alle Ergebnisse als gleich wahrscheinlich an.',
  byRatings: (drawRate) =>
    `Die Wahrscheinlichkeit folgt den Elo-Zahlen (FIDE B.02, Art. 8.1.2), mit einem Anteil der Remis von ${drawRate}, wo sie ihn zulassen.`,

  about: 'Was die Antwort bedeutet',
  meaning: (tiebreaks, edition) =>
    `Ein Platz ist um eins größer als die Zahl der Spieler, die nach ${tiebreaks} gemäß C.07 (${edition}) klar davor stehen.`,
  early: (round) => `Das sind die Plätze nach Runde ${round}; weitere Runden folgen.`,
  nothingOpen: 'Keine Partie ist offen, also ist der Platz der jetzige.',
  forfeits: 'Kampflose Ergebnisse offener Partien sind nicht berücksichtigt.',
};
