// Notes on files of Swiss-Manager and Swiss-Chess, and on events, in German
import { type ReadingSentences, listInWords, listedNames } from '@crosstable/core/text';

import type { FileNotes } from '../../../answers/repair-words.js';
import { numberInWords } from '../names.js';
import { TITLE } from './title.js';

/** The most players, or pairs, that a note names. */
const NAMED = 5;

/** How a result that no file shows is read. */
const AS = {
  'bye-0': 'Freilos mit 0 Punkten',
  'bye-1': 'Freilos mit 1 Punkt',
  'bye-half': 'Freilos mit ½ Punkt',
  'draw-not-rated': 'Remis ohne Elo-Auswertung',
  'full-bye': 'Freirunde mit vollem Punkt',
  'played-0-0': 'gespielte Partie mit 0–0',
} as const;

const DIFFERENCES = {
  'counts-forfeits': '; die Spalte scheint kampflose Partien zu zählen',
  'leaves-out-forfeits': '; die Spalte scheint kampflose Partien auszulassen',
  no: '',
} as const;

const PARAMETERS = { edition: 'Fassung', score: 'Punktart', setting: 'Einstellung', type: 'Art' } as const;

const REPORTED = 'wie andere berichten; keine geprüfte Datei hat es';

/** How a round without an opponent is read. */
const UNSEEN = {
  'double-forfeit': 'beiderseits kampflos',
  'half-bye': 'Freirunde mit halbem Punkt',
  'pairing-bye': 'Freilos',
  'zero-bye': 'Abwesenheit',
} as const;

const NEVER_SEEN = 'keine geprüfte Datei hat es';

type OnColumns = Pick<FileNotes['arranz'], 'columns'>;
type OnMatches = FileNotes['team-bye'];

function on({ columns }: OnColumns): string {
  const list = (values: readonly (number | string)[]): string => listInWords(values, TITLE.and);
  const numbers = [...new Set(columns.map(({ number }) => number))];
  const codes = columns.flatMap(({ code }) => code ?? []);
  const named = codes.length === 0 ? '' : `${list(codes)}, `;
  const places = `${columns.length === 1 ? 'Feinwertung' : 'Feinwertungen'} ${list(columns.map(({ place }) => place))}`;
  return `${places} (${named}${numbers.length === 1 ? 'Nummer' : 'Nummern'} ${list(numbers)}): `;
}

/** The sentence on columns without a code. */
const without =
  (why: string) =>
  (values: OnColumns): string =>
    `${on(values)}weggelassen: ${why}`;

const listed = (things: readonly string[]): string => listedNames(things, NAMED, TITLE);
const moreThan = (more: number): string => (more === 0 ? '' : ` ${TITLE.and} ${TITLE.more(more)}`);
const matches = ({ round, match, more }: OnMatches): string => `Runde ${round}, Wettkampf ${match}${moreThan(more)}`;
const pointsOf = (given: FileNotes['added-points']['given']): string =>
  listed(given.map(({ player, points }) => `${numberInWords(points)} bei Spieler ${player}`));

export const NOTES: ReadingSentences<FileNotes> = {
  'added-points': ({ given }) =>
    `vom Schiedsrichter gutgeschriebene Punkte, die wahrscheinlich zählen: ${pointsOf(given)}`,
  'added-points-left-out': ({ given }) =>
    `vom Schiedsrichter gutgeschriebene Punkte, die wahrscheinlich nicht zählen und weggelassen sind: ${pointsOf(given)}`,
  'arbiter-points': () => 'vom Schiedsrichter gutgeschriebene oder abgezogene Punkte (299) zählen mit',
  'rating-period': () =>
    'der Bericht hat nur die Runden eines Wertungszeitraums, seine Punkte und Ränge aber zählen auch die davor',
  arranz: without('Arranz, mit verschiedenen Punkten für ein Remis mit Weiß und mit Schwarz'),
  berlin: without('die Berliner Wertung, mit einem Gewicht für jedes Brett'),
  'buchholz-sum': without('die Summe der Buchholzwertungen der Gegner, von denen C.07 den Durchschnitt hat (AOB)'),
  'by-hand': ({ given }) => {
    const values = given.map(({ player, value }) => `${numberInWords(value)} bei Spieler ${player}`);
    return `vom Schiedsrichter eingegebene Werte der Feinwertung: ${listed(values)}`;
  },
  'byes-not-in-pgn': () =>
    'PGN kennt keine Freirunden und keine Abwesenheiten: Punkte aus Runden ohne Partie können fehlen',
  'by-hand-of-players': without('von Hand eingegebene Werte von Spielern'),
  'bye-by-setting': ({ points }) =>
    `das Freilos zählt ${numberInWords(points)} ${points === 0.5 ? 'Punkt' : 'Punkte'}, nach einer Einstellung, die wenige Dateien zeigen`,
  'encounter-points': (values) =>
    `${on(values)}Swiss-Chess zeigt dort die Punkte aus den Partien untereinander, nicht die Reihenfolge des direkten Vergleichs`,
  'extended-encounter': (values) =>
    `${on(values)}EDE kommt den Ergebnissen der Mannschaften mit gleichen Mannschaftspunkten am nächsten`,
  'for-teams': without('sie ist für Mannschaften'),
  'free-match-points': (values) =>
    `${on(values)}der Schiedsrichter wählte die Mannschaftspunkte für Sieg und Unentschieden, und niemand weiß, wo die Datei sie hat: gezählt sind 2 und 1`,
  'free-rounds': ({ round, player, more }) =>
    `Runde ${round}, Spieler ${player}${moreThan(more)}: eine spielfreie Runde des Rundenturniers, die nichts zählt; ${NEVER_SEEN}`,
  'games-by-type': ({ code, type, differs, ...values }) =>
    `${on(values)}${code} ist wahrscheinlich, nicht sicher: wenige Dateien haben die Art ${type}${DIFFERENCES[differs]}`,
  'khanty-mansiysk': without('eine Sonneborn-Berger-Wertung von Chanty-Mansijsk, beinahe EMGSB/C1'),
  'koya-limit': ({ limit, ...values }) => without(`Koya mit einer Grenze von ${limit} Prozent`)(values),
  'koya-refined': without('Koya mit Verfeinerungen'),
  'mean-rating': (values) =>
    `${on(values)}ARO ist der nächste Code: die Spalte lässt vielleicht Gegner aus oder hat eine Zahl für Spieler ohne Elo-Zahl`,
  'median-without-cut': without('ein Median, der keine Ergebnisse streicht'),
  'mutual-games-of-players': without('die Partien der Spieler untereinander'),
  'mutual-points': (values) =>
    `${on(values)}Swiss-Manager zeigt dort die Punkte aus den Partien untereinander, nicht die Reihenfolge des direkten Vergleichs`,
  'no-correction': (values) =>
    `${on(values)}ohne die Korrektur der FIDE für ungespielte Runden: wo es solche gibt, sind die Werte andere`,
  'no-day': ({ day }) => `${day} ist kein Tag des Kalenders und weggelassen`,
  'of-teams-unknown': without('niemand weiß, was diese Nummer bei Mannschaften ist'),
  'old-rule': ({ setting, ...values }) =>
    `${on(values)}eine alte Regel für ungespielte Runden, deren Einstellung ${setting} niemand versteht: wo es solche gibt, können die Werte andere sein`,
  'old-virtual-opponent': (values) =>
    `${on(values)}wahrscheinlich die alte Regel des virtuellen Gegners für ungespielte Runden: wo es solche gibt, sind die Werte andere`,
  'other-cut': without('eine andere Zahl von Streichwerten'),
  'other-edition': ({ edition, first, ...values }) =>
    `${on(values)}nach der Fassung ${edition}, anders als die Spalten davor nach ${first}`,
  'other-match-points': without('andere Mannschaftspunkte als die einer Spalte davor'),
  'pairs-by-hand': ({ pairs }) => {
    const told = pairs.map(({ round, white, black }) => `${white} gegen ${black} in Runde ${round}`);
    return `vom Schiedsrichter gesetzte Paarungen: ${listed(told)}`;
  },
  performance: ({ least, ...values }) =>
    `${on(values)}TPR ist wahrscheinlich, nicht sicher: wenige Dateien haben es${least === 0 ? '' : `; die Spalte nimmt ${least} für niedrigere Elo-Zahlen`}`,
  'probable-cut': ({ code, ...values }) => `${on(values)}${code} ist wahrscheinlich, nicht sicher: ${NEVER_SEEN}`,
  'progressive-cut': without('eine Fortschrittswertung mit gestrichenen Runden'),
  'rating-difference': without('eine Differenz von Wertungszahlen'),
  'rating-performance': without('eine Turnierleistung nach einer deutschen Regel'),
  'recursive-performance': without('eine rekursive Turnierleistung'),
  'reported-result': ({ round, board, more, code, as }) =>
    `Runde ${round}, Brett ${board}${moreThan(more)}: Code ${code} gelesen als ${AS[as]}, ${REPORTED}`,
  schmuljan: without('die Schmuljan-Wertung'),
  'settings-length': () =>
    'die Einstellungen haben eine andere Länge als in den bekannten Versionen: die Klasse der Bedenkzeit und gutgeschriebene Punkte sind weggelassen',
  'several-cycles': () => `die Runden mehrerer Durchgänge: ${NEVER_SEEN}`,
  'special-points': ({ names }) =>
    `vom Schiedsrichter gutgeschriebene oder abgezogene Punkte sind weggelassen, denn niemand weiß, wie sie gespeichert sind: ${listed(names)}`,
  'stored-points': ({ players }) => {
    const told = players.map((player) => `Spieler ${player}`);
    return `die in der Datei gespeicherten Punkte sind andere als die der Partien: ${listed(told)}`;
  },
  'team-absence': (values) => `${matches(values)}: gelesen als Abwesenheit einer Mannschaft, ${REPORTED}`,
  'team-absence-with-points': (values) =>
    `${matches(values)}: gelesen als Abwesenheit einer Mannschaft, ${REPORTED}; dabei gespeicherte Punkte sind weggelassen`,
  'team-bye': (values) =>
    `${matches(values)}: gelesen als Freilos einer Mannschaft, ${REPORTED}; es zählt wie ein unentschiedener Wettkampf, denn Punkte sind dabei nicht gespeichert`,
  'team-bye-worth': ({ points, ...values }) =>
    `${matches(values)}: gelesen als Freilos einer Mannschaft, ${REPORTED}; es zählt ${numberInWords(points)} BP, wie dabei gespeichert, und die Mannschaftspunkte eines Unentschiedens`,
  'team-byes-differ': (values) =>
    `${matches(values)}: gelesen als Freilos einer Mannschaft, ${REPORTED}; jedes zählt wie ein unentschiedener Wettkampf, denn die dabei gespeicherten Punkte sind verschieden`,
  'three-match-points': (values) => `${on(values)}ein gewonnener Wettkampf zählt 3 Mannschaftspunkte, ${REPORTED}`,
  'three-points': without('eine Wertung mit drei Punkten'),
  'unknown-number': without('diese Nummer ist nicht bekannt'),
  'unknown-parameter': ({ what, value, ...values }) =>
    without(`${PARAMETERS[what]} ${value} ist nicht zu verstehen`)(values),
  'unknown-rating-setting': () =>
    'niemand weiß, welche Zahl die Datei zeigt: genommen ist die Elo-Zahl der FIDE, sonst die nationale',
  'unread-day': ({ day }) => `${JSON.stringify(day)} ist kein Tag des Kalenders und weggelassen`,
  'unseen-round': ({ round, player, more, as }) =>
    `Runde ${round}, Spieler ${player}${moreThan(more)}: gelesen als ${UNSEEN[as]}; ${NEVER_SEEN}`,
  'unseen-team-bye': ({ round, team, more, as }) =>
    `Runde ${round}, Mannschaft ${team}${moreThan(more)}: gelesen als ${UNSEEN[as]} einer Mannschaft; ${NEVER_SEEN}; dabei gespeicherte Punkte sind weggelassen`,
  'vacant-boards': ({ round, boards }) =>
    `Runde ${round}: ${boards} ${boards === 1 ? 'Brett' : 'Bretter'} ohne beide Spieler, gelesen als beiderseits kampflos`,
  'wins-or-won': without('niemand weiß, ob es Siege am Brett (WON) sind oder auch kampflose (WIN)'),
};
