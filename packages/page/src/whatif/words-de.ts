import type { WhatIfWords } from './whatif-words.js';

function onPlace(place: number): string {
  return place === 1 ? 'auf Platz 1' : `auf Platz ${place} oder besser`;
}

const VERBS = { 1: 'gewinnt', 0.5: 'spielt remis', 0: 'verliert' } as const;

const CLAUSES = { 1: 'gewinnt', 0.5: 'remis spielt', 0: 'verliert' } as const;

/** What the page says of the last round in German. */
export const WHATIF_WORDS: WhatIfWords = {
  legend:
    'Wählen Sie einen Spieler und einen Platz. Tragen Sie Ergebnisse offener Bretter ein; die Antwort und die Tabelle folgen.',
  place: 'Gewünschter Platz',
  placeOrBetter: (place) => (place === 1 ? '1.' : `${place}. oder besser`),

  ownResult: 'Eigenes Ergebnis',
  best: 'Bester Platz',
  worst: 'Schlechtester Platz',
  own: (score, name) => (score === null ? `${name} hat keine offene Partie` : `${name} ${VERBS[score]}`),
  ordinal: (place) => `${place}.`,
  shown: (place) => `Platz ${place} gezeigt`,
  noBetter: (place) => `besser als Platz ${place} ausgeschlossen`,
  noWorse: (place) => `schlechter als Platz ${place} ausgeschlossen`,
  notDecided: (first, last) =>
    first === last
      ? `Platz ${first} nicht entschieden`
      : `Platz ${first} ${last === first + 1 ? 'und' : 'bis'} ${last} nicht entschieden`,
  example: 'Zum Beispiel',
  searching: (exact, of) => `Suche läuft: ${exact} von ${of} besten und schlechtesten Plätzen stehen fest…`,

  ownClause: (score, name) => `${name} ${CLAUSES[score]}`,
  wins: (name) => `${name} gewinnt`,
  winsNot: (name) => `${name} nicht gewinnt`,
  isDraw: (white, black) => `${white} – ${black} remis endet`,
  isNoDraw: (white, black) => `${white} – ${black} nicht remis endet`,
  all: (clauses) => clauses.join(' und '),
  reachedIf: (name, place, ways) => `${name} kommt ${onPlace(place)}, wenn ${ways.join(', oder wenn ')}.`,
  always: (name, place) => `${name} kommt in jedem Fall ${onPlace(place)}.`,
  never: (name, place) => `${name} kann nicht mehr ${onPlace(place)} kommen.`,
  notAlone: (name, place) =>
    `Keine Ergebnisse von bis zu drei anderen Partien reichen dafür aus, dass ${name} ${onPlace(place)} kommt.`,
  moreConditions: (count) =>
    count === 1 ? 'Eine weitere Bedingung würde genügen.' : `${count} weitere Bedingungen würden genügen.`,
  incomplete: 'Auch andere Bedingungen können genügen: Nicht alle wurden in der Zeit entschieden.',
  boards: 'Weitere Bretter, auf die es dafür ankommt:',

  openBoards: 'Offene Bretter',
  forfeits: 'Kampflose Ergebnisse offener Partien sind nicht berücksichtigt.',
  early: (round) => `Das sind die Plätze nach Runde ${round}; weitere Runden folgen.`,
  ofTeams: 'Was noch geschehen kann, wird nur für Spieler berechnet, nicht für Mannschaften.',
  nothingOpen: 'In der letzten Runde ist keine Partie offen.',
  earlier: (round, white, black) =>
    `In Runde ${round} fehlt das Ergebnis von ${white} – ${black}. Nur Partien der letzten Runde dürfen offen sein.`,
};
