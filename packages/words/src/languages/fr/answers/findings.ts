import type { FindingsWords } from '../../../answers/findings-words.js';
import { REPAIRS } from './repairs.js';

const RESULTS = { 'zero-bye': '0 point', 'half-bye': '½ point', 'pairing-bye': '1 point' } as const;

export const FINDINGS: FindingsWords = {
  kind: 'Constats',
  headings: {
    result: 'Peut changer un résultat\u202F:',
    score: 'Peut changer un score\u202F:',
    rank: 'Peut changer un rang\u202F:',
    nothing: 'Paraît étrange, sans rien changer aux résultats, aux scores ni aux rangs\u202F:',
  },
  none: 'Rien d’anormal.',
  more: (count) => `et ${count} autres du même genre (--format json les donne tous)`,
  endBeforeStart: (start, end) => `le tournoi commence le ${start} et finit avant, le ${end}`,
  unfinishedGame: (round, white, black) => `ronde ${round}\u202F: la partie entre ${white} et ${black} est en cours`,
  unfinishedMatch: (round, first, second) => `ronde ${round}\u202F: le match entre ${first} et ${second} est en cours`,
  byeRead: (kind, outcome, rounds) =>
    `${RESULTS[kind]} sans adversaire ni précision, lu comme ${outcome}\u202F: ${rounds} ${rounds === 1 ? 'ronde' : 'rondes'}`,
  metTwice: (names, rounds) => `${names} se sont rencontrés aux rondes ${rounds} d’un système suisse`,
  sameName: (names) => `${names} portent le même nom`,
  sameFideId: (names) => `${names} ont le même identifiant FIDE`,
  noTiebreaks: (list) => `le fichier n’indique pas de départage\u202F: ${list} est une liste par défaut`,
  noListFits: 'aucune liste de départages n’explique les rangs imprimés, qui ne sont donc comparés à aucune',
  defaultList: (list) =>
    `le fichier n’indique pas de départage\u202F: ${list} est une liste par défaut (--tiebreaks en prend une autre)`,
  announcedList: (list, cited) =>
    `le fichier annonce ${list}, et une liste ne doit pas être changée après le début (${cited})`,
  repeated: (message, places) => `${message}\u202F: ${places} endroits`,
  listChanged: (previous, round, cited) =>
    `la liste des départages était ${previous} jusqu’à la ronde ${round}, et a été changée ensuite (C.07 ${cited})`,
  onCode: (code, clause, cited) => `le départage ${code} ${clause} (C.07 ${cited})`,
  codes: {
    'unknown-code': ({ meant }) => `n’est pas un code de C.07${meant === undefined ? '' : ` (est-ce ${meant}\u202F?)`}`,
    'no-buchholz-in-round-robins': () => 'n’est pas permis dans un toutes rondes',
    'rounds-not-announced': () => 'exige le nombre de rondes, que le fichier n’annonce pas',
    'unrated-players': ({ unrated }) =>
      `n’est défini pour personne et doit être écarté, car certains joueurs n’ont pas de classement Elo\u202F: ${unrated()}`,
    'not-for-teams': ({ isWrong }) =>
      isWrong
        ? 'ne convient pas aux équipes, qui n’ont ni couleur ni classement Elo'
        : 'est réservé aux individuels dans la liste de la FIDE (C.02.03)\u202F; pour les équipes, c’est une extension de Crosstable',
    'no-values': () => 'n’a aucune valeur\u202F: --values les donne, en JSON "values"',
    'for-teams-only': () => 'est réservé aux tournois par équipes',
    'boards-not-known': () => 'exige les échiquiers de tous les matchs, absents du fichier',
    'colours-not-known': () => 'exige les couleurs de toutes les parties, absentes du fichier',
    'rounds-not-known': () => 'exige les rondes des parties, absentes du fichier',
    'pairing-numbers-not-known': () => 'exige les numéros d’appariement, absents du fichier',
    'game-points-may-differ': () =>
      'ne départage que des équipes à égalité de points de partie, et rien avant lui ne les met à égalité (GPTS le ferait)',
    'not-for-system': ({ isSwiss }) => `n’est pas prévu pour un ${isSwiss ? 'système suisse' : 'toutes rondes'}`,
    'newer-than-edition': ({ edition }) => `n’est pas encore dans l’édition ${edition}`,
    repeated: () => 'figure deux fois, et ne départage personne la seconde fois',
    'points-not-first': () => 'figure avant les points (PTS)',
    'long-event': () =>
      'est déconseillé dans un tournoi de plus de 30 jours, pendant lequel les classements Elo peuvent changer',
    'changed-after-start': () => 'vient d’une liste changée après le début',
  },
  firstDifference: (position, name, meant, why) =>
    `la place ${position} revient à ${name} dans le fichier, à ${meant} selon la liste\u202F: ${why}`,
  expelledStands: (position, name, meant) =>
    `la place ${position} revient à ${name} dans le fichier malgré une exclusion, à ${meant} selon la liste`,
  statedRank: (rank, name, list, found) => `le rang ${rank} de ${name} ne découle pas de ${list}, qui donne ${found}`,
  sharedRanks: (first, last) => `${first} à ${last}, partagés`,
  repairs: REPAIRS,
};
