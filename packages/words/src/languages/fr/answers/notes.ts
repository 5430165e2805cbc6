// Notes on files of Swiss-Manager and Swiss-Chess, and on events, in French
import { type ReadingSentences, listInWords, listedNames } from '@crosstable/core/text';

import type { FileNotes } from '../../../answers/repair-words.js';
import { numberInWords } from '../names.js';
import { TITLE } from './title.js';

/** The most players, or pairs, that a note names. */
const NAMED = 5;

/** How a result that no file shows is read. */
const AS = {
  'bye-0': 'exemption à 0 point',
  'bye-1': 'exemption à 1 point',
  'bye-half': 'exemption à ½ point',
  'draw-not-rated': 'nulle non comptée pour l’Elo',
  'full-bye': 'bye à un point',
  'played-0-0': 'partie jouée avec 0–0',
} as const;

const DIFFERENCES = {
  'counts-forfeits': '\u202F; la colonne semble compter les forfaits',
  'leaves-out-forfeits': '\u202F; la colonne semble omettre les forfaits',
  no: '',
} as const;

const PARAMETERS = {
  edition: 'l’édition',
  score: 'la sorte de points',
  setting: 'le réglage',
  type: 'le type',
} as const;

const REPORTED = 'comme d’autres le rapportent\u202F; aucun fichier examiné ne l’a';

/** How a round without an opponent is read. */
const UNSEEN = {
  'double-forfeit': 'un forfait des deux',
  'half-bye': 'un bye à un demi-point',
  'pairing-bye': 'l’exemption',
  'zero-bye': 'une absence',
} as const;

const NEVER_SEEN = 'aucun fichier examiné ne l’a';

type OnColumns = Pick<FileNotes['arranz'], 'columns'>;
type OnMatches = FileNotes['team-bye'];

function on({ columns }: OnColumns): string {
  const list = (values: readonly (number | string)[]): string => listInWords(values, TITLE.and);
  const numbers = [...new Set(columns.map(({ number }) => number))];
  const codes = columns.flatMap(({ code }) => code ?? []);
  const named = codes.length === 0 ? '' : `${list(codes)}, `;
  const places = `${columns.length === 1 ? 'départage' : 'départages'} ${list(columns.map(({ place }) => place))}`;
  return `${places} (${named}${numbers.length === 1 ? 'numéro' : 'numéros'} ${list(numbers)})\u202F: `;
}

/** The sentence on columns without a code. */
const without =
  (why: string) =>
  (values: OnColumns): string =>
    `${on(values)}laissé de côté\u202F: ${why}`;

const listed = (things: readonly string[]): string => listedNames(things, NAMED, TITLE);
const moreThan = (more: number): string => (more === 0 ? '' : ` ${TITLE.and} ${TITLE.more(more)}`);
const matches = ({ round, match, more }: OnMatches): string => `ronde ${round}, match ${match}${moreThan(more)}`;
const pointsOf = (given: FileNotes['added-points']['given']): string =>
  listed(given.map(({ player, points }) => `${numberInWords(points)} du joueur ${player}`));

export const NOTES: ReadingSentences<FileNotes> = {
  'added-points': ({ given }) => `points ajoutés par l’arbitre, qui comptent probablement\u202F: ${pointsOf(given)}`,
  'added-points-left-out': ({ given }) =>
    `points ajoutés par l’arbitre, qui ne comptent probablement pas et sont laissés de côté\u202F: ${pointsOf(given)}`,
  'arbiter-points': () => 'les points ajoutés ou retirés par l’arbitre (299) comptent',
  'rating-period': () =>
    'le rapport n’a que les rondes d’une période de classement, mais ses points et ses rangs comptent aussi celles d’avant',
  arranz: without('Arranz, avec des points différents pour la nulle avec les blancs et avec les noirs'),
  berlin: without('le système de Berlin, avec un poids pour chaque échiquier'),
  'buchholz-sum': without('la somme des Buchholz des adversaires, dont C.07 a la moyenne (AOB)'),
  'by-hand': ({ given }) => {
    const values = given.map(({ player, value }) => `${numberInWords(value)} du joueur ${player}`);
    return `valeurs du départage saisies par l’arbitre\u202F: ${listed(values)}`;
  },
  'byes-not-in-pgn': () =>
    'le PGN ne connaît ni exemptions ni absences\u202F: des points de rondes sans partie peuvent manquer',
  'by-hand-of-players': without('valeurs de joueurs saisies à la main'),
  'bye-by-setting': ({ points }) =>
    `l’exemption compte ${numberInWords(points)} ${points < 2 ? 'point' : 'points'}, selon un réglage que peu de fichiers montrent`,
  'encounter-points': (values) =>
    `${on(values)}Swiss-Chess y montre les points des parties entre ex æquo, non l’ordre de la confrontation directe`,
  'extended-encounter': (values) =>
    `${on(values)}EDE est le code le plus proche des résultats entre équipes à égalité de points de match`,
  'for-teams': without('il est pour les équipes'),
  'free-match-points': (values) =>
    `${on(values)}l’arbitre a choisi les points de match d’une victoire et d’une nulle, et nul ne sait où le fichier les a\u202F: ils sont comptés 2 et 1`,
  'free-rounds': ({ round, player, more }) =>
    `ronde ${round}, joueur ${player}${moreThan(more)}\u202F: une ronde libre du tournoi toutes rondes, qui ne compte pas\u202F; ${NEVER_SEEN}`,
  'games-by-type': ({ code, type, differs, ...values }) =>
    `${on(values)}${code} est probable, non certain\u202F: peu de fichiers ont le type ${type}${DIFFERENCES[differs]}`,
  'khanty-mansiysk': without('un Sonneborn-Berger de Khanty-Mansiïsk, presque EMGSB/C1'),
  'koya-limit': ({ limit, ...values }) => without(`Koya avec une limite de ${limit} pour cent`)(values),
  'koya-refined': without('Koya avec des affinements'),
  'mean-rating': (values) =>
    `${on(values)}ARO est le code le plus proche\u202F: la colonne omet peut-être des adversaires, ou a un classement pour les joueurs non classés`,
  'median-without-cut': without('une médiane qui ne retire aucun résultat'),
  'mutual-games-of-players': without('les parties entre les joueurs à égalité'),
  'mutual-points': (values) =>
    `${on(values)}Swiss-Manager y montre les points des parties entre ex æquo, non l’ordre de la confrontation directe`,
  'no-correction': (values) =>
    `${on(values)}sans la correction de la FIDE pour les rondes non jouées\u202F: s’il y en a, les valeurs diffèrent`,
  'no-day': ({ day }) => `${day} n’est pas un jour du calendrier, et est laissé de côté`,
  'of-teams-unknown': without('personne ne sait ce qu’est ce numéro pour les équipes'),
  'old-rule': ({ setting, ...values }) =>
    `${on(values)}une ancienne règle pour les rondes non jouées, dont le réglage ${setting} n’est pas compris\u202F: s’il y en a, les valeurs peuvent différer`,
  'old-virtual-opponent': (values) =>
    `${on(values)}probablement l’ancienne règle de l’adversaire virtuel pour les rondes non jouées\u202F: s’il y en a, les valeurs diffèrent`,
  'other-cut': without('un autre nombre de résultats retirés'),
  'other-edition': ({ edition, first, ...values }) =>
    `${on(values)}de l’édition ${edition}, alors que les colonnes précédentes sont de ${first}`,
  'other-match-points': without('d’autres points de match que ceux d’une colonne précédente'),
  'pairs-by-hand': ({ pairs }) => {
    const told = pairs.map(({ round, white, black }) => `${white} contre ${black} à la ronde ${round}`);
    return `appariements fixés par l’arbitre\u202F: ${listed(told)}`;
  },
  performance: ({ least, ...values }) =>
    `${on(values)}TPR est probable, non certain\u202F: peu de fichiers l’ont${least === 0 ? '' : `\u202F; la colonne prend ${least} pour les classements inférieurs`}`,
  'probable-cut': ({ code, ...values }) => `${on(values)}${code} est probable, pas certain\u202F: ${NEVER_SEEN}`,
  'progressive-cut': without('un cumulatif avec des rondes retirées'),
  'rating-difference': without('une différence de classements'),
  'rating-performance': without('une performance selon une règle allemande'),
  'recursive-performance': without('une performance récursive'),
  'reported-result': ({ round, board, more, code, as }) =>
    `ronde ${round}, échiquier ${board}${moreThan(more)}\u202F: code ${code} lu comme ${AS[as]}, ${REPORTED}`,
  schmuljan: without('le système de Schmuljan'),
  'settings-length': () =>
    'les réglages ont une autre longueur que dans les versions connues\u202F: la classe de la cadence et les points ajoutés sont laissés de côté',
  'several-cycles': () => `les rondes de plusieurs cycles\u202F: ${NEVER_SEEN}`,
  'special-points': ({ names }) =>
    `les points que l’arbitre a ajoutés ou retirés sont laissés de côté, car personne ne sait comment ils sont enregistrés\u202F: ${listed(names)}`,
  'stored-points': ({ players }) => {
    const told = players.map((player) => `joueur ${player}`);
    return `les points enregistrés dans le fichier diffèrent de ceux des parties\u202F: ${listed(told)}`;
  },
  'team-absence': (values) => `${matches(values)}\u202F: lu comme l’absence d’une équipe, ${REPORTED}`,
  'team-absence-with-points': (values) =>
    `${matches(values)}\u202F: lu comme l’absence d’une équipe, ${REPORTED}\u202F; les points enregistrés avec elle sont laissés de côté`,
  'team-bye': (values) =>
    `${matches(values)}\u202F: lu comme l’exemption d’une équipe, ${REPORTED}\u202F; elle compte comme un match nul, faute de points enregistrés avec elle`,
  'team-bye-worth': ({ points, ...values }) =>
    `${matches(values)}\u202F: lu comme l’exemption d’une équipe, ${REPORTED}\u202F; elle compte ${numberInWords(points)} PP, comme enregistré avec elle, et les points de match d’une nulle`,
  'team-byes-differ': (values) =>
    `${matches(values)}\u202F: lu comme l’exemption d’une équipe, ${REPORTED}\u202F; chacune compte comme un match nul, car les points enregistrés avec elles diffèrent`,
  'three-match-points': (values) => `${on(values)}un match gagné compte 3 points de match, ${REPORTED}`,
  'three-points': without('un départage à trois points'),
  'unknown-number': without('ce numéro n’est pas connu'),
  'unknown-parameter': ({ what, value, ...values }) =>
    without(`${PARAMETERS[what]} ${value} n’est pas compréhensible`)(values),
  'unknown-rating-setting': () =>
    'nul ne sait quel classement le fichier montre\u202F: c’est celui de la FIDE, sinon le national',
  'unread-day': ({ day }) => `${JSON.stringify(day)} n’est pas un jour du calendrier, et est laissé de côté`,
  'unseen-round': ({ round, player, more, as }) =>
    `ronde ${round}, joueur ${player}${moreThan(more)}\u202F: lu comme ${UNSEEN[as]}\u202F; ${NEVER_SEEN}`,
  'unseen-team-bye': ({ round, team, more, as }) =>
    `ronde ${round}, équipe ${team}${moreThan(more)}\u202F: lu comme ${UNSEEN[as]} d’une équipe\u202F; ${NEVER_SEEN}\u202F; les points enregistrés avec elle sont laissés de côté`,
  'vacant-boards': ({ round, boards }) =>
    `ronde ${round}\u202F: ${boards} ${boards === 1 ? 'échiquier' : 'échiquiers'} sans aucun joueur, lus comme des doubles forfaits`,
  'wins-or-won': without(
    'personne ne sait si ces victoires sont celles sur l’échiquier (WON) ou aussi par forfait (WIN)',
  ),
};
