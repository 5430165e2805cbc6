// Places of a file that were repaired, or that it leaves open, in French
import type { RepairWords } from '../../../answers/repair-words.js';
import { numberInWords } from '../names.js';
import { NOTES } from './notes.js';

const BYES = {
  F: 'bye à un point (F)',
  H: 'bye à un demi-point (H)',
  U: 'exemption (U)',
  Z: 'absence (Z)',
} as const;

const BYES_OF_PLAYERS = {
  'full-bye': BYES.F,
  'half-bye': BYES.H,
  'pairing-bye': BYES.U,
  'zero-bye': BYES.Z,
} as const;

const UNITS = {
  game: 'partie',
  line: 'ligne',
  place: 'endroit',
  player: 'joueur',
  round: 'ronde',
  team: 'équipe',
} as const;

function countOf(count: number, unit: keyof typeof UNITS): string {
  return `${count} ${UNITS[unit]}${count > 1 ? 's' : ''}`;
}

export const REPAIRS: RepairWords = {
  notes: NOTES,
  place: (line, column) => `ligne ${line}, colonne ${column}`,
  nothing: 'vide',
  counted: (count, unit, players) =>
    countOf(count, unit) + (unit === 'round' ? ` pour ${countOf(players, 'player')}` : ''),
  more: (count) => `et ${count} autre${count > 1 ? 's' : ''}`,
  readings: {
    'bye-without-result': () => 'sans résultat, lu comme l’exemption',
    'drawn-without-play': () => 'lu comme une partie jouée, bien que l’indication de fin dise autre chose',
    'forfeit-without-moves': () => 'lu comme un forfait, car la partie n’a pas de coups',
    'games-without-moves': () => 'lu comme une partie jouée, car aucune partie du tournoi n’a de coups',
    'lost-by-both': () => 'lu comme une partie perdue par forfait par les deux',
    'no-matches': () =>
      'et les autres équipes lues comme des clubs de joueurs, car leurs parties ne sont pas des matchs sur plusieurs échiquiers',
    'no-tag': () => 'n’est pas une balise, laissé de côté',
    'other-ending': ({ as, ending }) => `et ${ending} se contredisent, lu comme ${as}`,
    'repeated-game': () => 'figure deux fois dans le fichier, lu une fois',
    'round-robin-by-games': () =>
      'lu comme un toutes rondes, car tous se sont rencontrés\u202F; un système suisse aurait le même aspect',
    'round-robin-by-rounds': () => 'lu comme un toutes rondes, car il a autant de rondes\u202F; des parties manquent',
    'rounds-by-dates': () => 'sans rondes\u202F; les jours des parties sont lus comme rondes',
    'rounds-not-told': () =>
      'sans rondes\u202F; les jours des parties ne les disent pas non plus, personne ne les connaît',
    'swiss-by-games': () =>
      'lu comme un système suisse, car certains ne se sont pas rencontrés\u202F; un toutes rondes inachevé aurait le même aspect',
    'tags-in-comment': () => 'contient des balises, qui appartiennent au commentaire',
    'absence-by-points': () => 'lu comme une absence, ainsi que le disent les points imprimés',
    'berger-rounds-alone': () => 'sans rondes ni couleurs\u202F: les rondes de la table de Berger sont supposées',
    'either-system': () => 'lu comme un toutes rondes\u202F; un système suisse aurait le même aspect',
    'forfeit-loss-alone': () => 'lu comme une défaite par forfait, dont l’adversaire n’est pas imprimé',
    'forfeit-win-alone': () => 'lu comme une victoire par forfait, dont l’adversaire n’est pas imprimé',
    'full-bye-beside-odd': () => 'lu comme un bye à un point, car les autres de la ronde sont en nombre impair',
    'match-lost-by-both': () => 'lu comme un match perdu par forfait par les deux\u202F; il peut être sans résultat',
    'match-won-by-all': () =>
      'peut être un match gagné par forfait\u202F: tous les matchs avec des points sont lus comme joués',
    'no-match': () => 'lu comme une absence de match, sans points',
    'no-names': () => 'donne les numéros des joueurs, qui n’ont pas de nom dans une liste d’appariements',
    'nobody-knows-rounds': () => 'sans rondes ni couleurs\u202F: elles sont inconnues',
    'pairings-of-round-robin': () =>
      'la liste ne dit pas le système\u202F: lue comme un toutes rondes, car tous se sont rencontrés',
    'pairings-of-swiss': () => 'la liste ne dit pas le système\u202F: lue comme un système suisse',
    'round-not-played': () => 'comme les autres matchs de la ronde, sans points\u202F: lu comme pas encore joué',
    'rounds-alone-unknown': () => 'sans rondes\u202F: sans numéros de départ, elles sont inconnues',
    'rounds-by-progressive': ({ label }) =>
      `sans rondes ni couleurs\u202F: lu dans le seul ordre des rondes qui donne toutes les valeurs de «\u202F${label}\u202F»`,
    'rounds-of-berger': () => 'sans rondes\u202F: celles de la table de Berger sont supposées',
    'untold-bye': () => 'lu comme une absence\u202F: sans points imprimés, rien ne dit ce que cela vaut',
    'whole-bye-by-points': () =>
      'lu comme une ronde sans adversaire à un point, ainsi que le disent les points imprimés',
    'other-table': () => 'début d’un autre tableau, qui n’est pas lu',
    'boards-lost': ({ boards, left, other, sum }) =>
      `et "${other}" font ${numberInWords(sum)} sur ${boards}\u202F: ${left === 1 ? '1 échiquier perdu' : `${left} échiquiers perdus`} par les deux\u202F; aucun total imprimé ne le confirme`,
    'boards-lost-as-said': ({ boards, left, other, sum }) =>
      `et "${other}" font ${numberInWords(sum)} sur ${boards}\u202F: ${left === 1 ? '1 échiquier perdu' : `${left} échiquiers perdus`} par les deux, ainsi que le disent les totaux`,
    'bye-alone': ({ bye }) => `lu comme ${BYES_OF_PLAYERS[bye]}, seul de la ronde`,
    'bye-of-several': ({ bye }) => `lu comme ${BYES_OF_PLAYERS[bye]}, l’un de plusieurs de la ronde`,
    'full-bye-of-several': ({ byes }) => `lu comme un bye à un point, l’un des ${byes} de la ronde`,
    'match-worth': ({ draw, loss, win }) =>
      `montre qu’un match gagné vaut ${numberInWords(win)}, nul ${numberInWords(draw)}, perdu ${numberInWords(loss)}`,
    'not-the-sum-of-team': ({ score, sum }) =>
      `autre que la somme de la ligne\u202F: ${numberInWords(sum)} ${score === 'MP' ? 'PM' : 'PP'}`,
    'above-player': ({ other, round }) =>
      `lu à l’échiquier au-dessus de ${other}\u202F: tous deux ont gagné sans adversaire à la ronde ${round}, sans enregistrement 300`,
    absence: () => 'lu comme A (absence)',
    'absent-team': ({ round }) => `sans match à la ronde ${round}, lue comme absente`,
    'absent-team-with-points': ({ round }) =>
      `sans match à la ronde ${round}, lue comme absente, quoi qu’aient ses joueurs`,
    'as-forfeit': () => 'lu comme un forfait, ainsi que l’autre ligne le donne',
    'as-unrated': () => 'lu comme non compté pour l’Elo, ainsi que l’autre ligne le donne',
    'as-utf-8': () => 'lu comme UTF-8',
    'berger-rounds': () => 'sans rondes ni couleurs\u202F: celles de la table de Berger sont supposées',
    bye: ({ bye }) => `lu comme ${BYES[bye]}`,
    'bye-by-points': ({ bye }) => `lu comme ${BYES[bye]}, ainsi que le dit la colonne des points`,
    'bye-of-240': ({ bye }) => `autre que dans 240\u202F: ${BYES[bye]}\u202F; la ligne est suivie`,
    'bye-of-players': ({ kind, round }) =>
      `sans match à la ronde ${round}, lue avec le bye de ses joueurs\u202F: ${BYES_OF_PLAYERS[kind]}`,
    'bye-worth': ({ points, record }) =>
      `les points de tous les joueurs montrent qu’une exemption (U) vaut ${numberInWords(points)}\u202F; "${record}" le dirait`,
    'bye-worth-half': () => 'les points montrent qu’une exemption imprimée "-1" vaut ½',
    'colour-left': ({ id }) => `lu avec la couleur que laisse la ligne de ${id}`,
    'column-to-the-left': () => 'lu une colonne plus à gauche',
    'counted-in-bytes': () => 'lu avec des colonnes comptées en octets',
    'day-first': ({ day }) => `lu avec le jour d’abord\u202F: ${day}`,
    'decimal-point': () => 'lu avec un point au lieu de la virgule',
    'forfeit-loss-by-points': () => 'lu comme une défaite par forfait, ainsi que le disent les points imprimés',
    'forfeit-win-by-points': () => 'lu comme une victoire par forfait, ainsi que le disent les points imprimés',
    'free-team': ({ round }) => `sans match à la ronde ${round}, lue comme exempte, quoi qu’aient ses joueurs`,
    'from-opponent': () => 'lu dans la ligne de l’adversaire',
    'from-row': ({ id, opponent }) => `lu dans la ligne de ${opponent}, qui nomme ${id}`,
    'full-bye-by-points': () => 'lu comme un bye à un point, ainsi que le disent les points imprimés',
    'game-without-result': () => 'lu comme une partie sans résultat',
    'half-bye-by-points': () => 'lu comme un bye à un demi-point, ainsi que le disent les points imprimés',
    'left-out': () => 'laissé de côté',
    'likely-full-bye': () => 'lu comme un bye à un point\u202F; ce peut être l’exemption',
    'likely-pairing-bye': () => 'lu comme l’exemption\u202F; ce peut être un bye à un point',
    'lost-by-forfeit': ({ round }) => `sans résultat à la ronde ${round}, lu comme perdu par forfait`,
    'match-by-record': ({ loser, winner }) =>
      `donne le match à l’équipe ${winner}, bien que l’équipe ${loser} ait gagné plus d’échiquiers\u202F: les points de match le suivent`,
    'match-points-only': () => 'conservé\u202F: il n’a que des points de match',
    'month-first': ({ day }) => `lu avec le mois d’abord\u202F: ${day}`,
    'name-in-columns': () => 'lu dans les 33 colonnes du nom, et la suite dans les siennes',
    'neither-ranks-nor-numbers': () => 'lu ni comme des rangs ni comme des numéros de départ',
    'no-colours': ({ id }) => `sans couleurs\u202F: ${id} est donné avec les blancs`,
    'no-date': () => 'non reconnu comme une date',
    'no-known-record': () => 'enregistrement inconnu, conservé tel quel',
    'no-line-up-played': () => 'lu sans échiquiers\u202F: aucun joueur de ses compositions n’a de résultat',
    'no-number': () => 'sans numéro\u202F: les équipes ont l’ordre de leurs enregistrements',
    'no-player': () => 'n’est pas un joueur du fichier',
    'no-points': () => 'pas de points ici ni à côté',
    'no-rank': () => 'n’est pas un rang',
    'no-ranks': () => 'sans rangs',
    'no-rating': () => 'lu comme une absence de classement Elo',
    'no-result': () => 'sans résultat\u202F: la partie est en cours',
    'no-round-dates': () => 'sans dates à partir de la colonne 92, conservé tel quel',
    'no-team': () => 'n’est pas une équipe du fichier',
    'no-use-for-teams': () => 'conservé\u202F: un tournoi individuel n’a pas besoin de ses équipes',
    'not-counted': () => 'non compté\u202F: une partie en cours n’a pas encore de points',
    'not-paired-yet': () => 'un appariement qui n’est pas encore fait',
    'not-the-crosstable': ({ points }) => `autre que dans la grille\u202F: ${numberInWords(points)}`,
    'not-the-games': ({ counted }) => `autre que selon les parties\u202F: ${numberInWords(counted)}`,
    'not-the-matches': ({ counted }) =>
      `autre que selon les matchs\u202F: ${typeof counted === 'number' ? numberInWords(counted) : counted || 'rien'}`,
    'not-the-players': ({ players }) => `autre que le nombre de joueurs\u202F: ${players}`,
    'not-the-sum': ({ sum }) => `autre que la somme de la ligne\u202F: ${numberInWords(sum)}`,
    'one-value': ({ kept, lost, said, value }) =>
      `lu avec ${lost}=${value}, non ${said}\u202F: un barème a une seule valeur pour ${kept} et ${lost}`,
    'only-bye': () => 'lu comme l’exemption, la seule de la ronde',
    'order-of-team': ({ first, round, second }) =>
      `lu dans l’ordre de l’équipe ${first}\u202F; l’équipe ${second} en a un autre à la ronde ${round}`,
    'other-encoding': ({ encoding }) => `pas en UTF-8, lu comme ${encoding}`,
    'other-record': ({ record }) => `conservé\u202F; ${JSON.stringify(record)} est suivi`,
    'pairing-bye-of-team': ({ round }) => `sans match à la ronde ${round}, lue comme l’équipe exempte`,
    'played-games': () => 'lu comme une partie jouée',
    rating: ({ rating }) => `lu comme le classement Elo ${rating}`,
    'read-as': ({ as }) => `lu comme ${as}`,
    repeated: () => 'répète un enregistrement\u202F: le premier compte, celui-ci est conservé',
    'round-left-out': ({ round }) =>
      `non comptée, car les points de tous les joueurs ne comptent pas la ronde ${round}`,
    'rounds-of-table': ({ rounds }) => `lu comme ${rounds}, le nombre de rondes de la grille`,
    'rounds-unknown': () => 'sans rondes ni couleurs\u202F: sans numéros de départ, elles sont inconnues',
    'same-colour': ({ id }) => `la même couleur que ${id}\u202F; ${id} est donné avec elle`,
    'stray-text': () => 'laissé de côté entre deux champs',
    'system-by-192': ({ system }) =>
      `contredit 192, qui est suivi\u202F: ${system === 'swiss' ? 'système suisse' : 'toutes rondes'}`,
    'system-not-said': () =>
      'aucun enregistrement ne dit système suisse ou toutes rondes\u202F; les rondes vides sont lues comme des absences',
    'system-unclear': () => 'ni système suisse ni toutes rondes\u202F; les rondes vides sont lues comme des absences',
    'tab-stops': () => 'avec des tabulations, lues comme des espaces jusqu’au taquet suivant',
    'tabs-as-blanks': () => 'avec des tabulations, lues chacune comme une espace',
    'unknown-colours': () => 'blancs ou noirs\u202F: toutes les couleurs sont inconnues',
    'vacant-boards': ({ boards, round, seats }) =>
      `${seats} échiquiers sur ${boards} à la ronde ${round}\u202F: les derniers sont lus comme vacants`,
    'win-worth': ({ win }) => `les points montrent qu’une victoire vaut ${win}, une nulle 1`,
    'windows-1252': () => 'pas en UTF-8, lu comme Windows-1252, ainsi que chaque ligne de ce genre',
    'won-alone': () => 'lu comme un échiquier gagné sans adversaire, ainsi que le dit la colonne des points',
    'won-by-forfeit': () => 'lu comme un forfait, comme chaque partie gagnée',
  },
};
