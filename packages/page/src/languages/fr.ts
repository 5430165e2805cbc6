// The page in French.
import { FRENCH_NAMES } from '@crosstable/words';
import { FRENCH } from '@crosstable/words/fr';
import { AUDIT, COMPARISON, FINDINGS, TITLE, WHAT_IF } from '@crosstable/words/fr/parts';

import type { Opening, Parts } from '../languages.js';
import type { NoteWords } from '../open/note-words.js';
import type { LastRoundWords } from '../whatif/last-round-words.js';

// French sets a narrow no-break space, U+202F, before a colon, a question mark and an exclamation mark

function places(count: number): string {
  return count === 1 ? 'une place' : `${count} places`;
}

const PAGE_WORDS: Opening['words'] = {
  staysHere: 'Le fichier reste sur cet appareil.',
  isKept: 'Il se rouvre ici tant que vous ne l’oubliez pas.',
  isNotKept: 'Rien n’en est conservé.',
  onThisDevice: 'Sur cet appareil',
  forget: 'Oublier',
  forgetAll: 'Tout oublier',
  keepNothing: 'Ne rien conserver',
  toTable: 'Aller au tableau',
  openFile: 'Ouvrir un fichier',
  languageLabel: 'Langue',
  themeLabel: 'Couleurs',
  themes: { auto: 'Automatique', light: 'Clair', dark: 'Sombre' },
  loading: 'Chargement…',
  guides: 'Guides et référence',

  headline: 'Chaque nombre du classement, expliqué',
  promise:
    'Ouvrez le fichier d’un tournoi d’échecs. La page calcule les départages de la FIDE (C.07), montre lequel a décidé de chaque place, et explique chaque valeur ronde par ronde.',
  dropHere: 'Déposez ici le fichier d’un tournoi',
  choose: 'Choisir un fichier',
  orPaste: 'Ou collez son texte',
  pasteHint: 'Un rapport de tournoi (TRF), du JSON, ou une grille copiée d’une page',
  pastedText: 'Le texte collé',
  openPasted: 'Ouvrir le texte',
  sample: 'Voir un exemple\u202F: Harbour Open, système suisse avec exemptions',
  sampleOfTeams: 'Voir un exemple par équipes',
  byHand: 'Saisir un toutes-rondes à la main',
  recipes: 'D’où vient le fichier',
  severalFiles: (count) => `${count} fichiers. Quel est leur lien\u202F?`,
  besideGames: (table, games) => `${table} est le tableau imprimé de ${games}`,
  asGroups: 'Ce sont des groupes, entre lesquels on choisit',
  onlyOne: (file) => `Seulement ${file}`,
  dropOpens: 'Déposez pour ouvrir',
  dropSeveral: 'Déposez\u202F: on vous demandera le lien entre les fichiers',
  dropInstead: (name) => `Déposez\u202F: un tournoi s’ouvre à la place de ${name}, un tableau imprimé se place à côté`,
  closeOpening: 'Retour au classement',

  unreadable: (file) => `${file} est illisible.`,
  mistakeAt: (line, column) => `L’erreur est à la ligne ${line}, colonne ${column}\u202F:`,
  severalTables: (file) => `${file} contient plusieurs grilles. Laquelle\u202F?`,
  groups: 'Groupes',
  copyAddress: 'Copier l’adresse',
  addressCopied: 'L’adresse est copiée.',
  stillOpen: (name) => `${name} est toujours ouvert.`,
  discard: 'Ouvrir ce tournoi et perdre les résultats saisis ?',
  readerSays: 'Message en anglais\u202F:',
  usualList: (codes) => `Le fichier demande ${codes}, qu’on ne peut calculer ici. Voici les départages habituels.`,
  notReached: (file) => `${file} ne peut pas être chargé depuis ce site.`,
  byesNotInPgn: 'Le PGN ne connaît ni exemptions ni absences\u202F: des points de rondes sans partie peuvent manquer.',
  fileNotes: (count) => `Remarques sur le fichier (${count})`,
  dismiss: 'Fermer',

  unnamed: 'Tournoi sans nom',
  systems: { swiss: 'Système suisse', 'round-robin': 'Toutes rondes', none: 'Système inconnu' },
  players: (count) => `${count} ${count < 2 ? 'joueur' : 'joueurs'}`,
  teams: (count) => `${count} ${count < 2 ? 'équipe' : 'équipes'}`,
  afterRound: (round, of) =>
    round === 0 ? 'avant la ronde 1' : `après la ronde ${round}${of === null ? '' : ` sur ${of}`}`,
  running: (games) => `En cours\u202F: il reste ${games === 1 ? 'une partie' : `${games} parties`}.`,
  edition: 'Édition',
  editionOf: (edition) => `FIDE C.07, édition ${edition}`,
  asPrinted: 'Comme imprimé',

  list: 'Départages, dans cet ordre',
  notAnnounced: 'pas la liste annoncée',
  notDefault: 'pas la liste par défaut',
  otherEdition: (edition, announced) => `édition ${edition} au lieu de ${announced}`,
  asAnnounced: 'Comme annoncé',
  isDefault: 'Le fichier n’en nomme aucun\u202F: liste par défaut',
  asDefault: 'Liste par défaut',
  listHint: 'Faites glisser un départage, ou déplacez-le avec les touches fléchées.',
  moveEarlier: (code) => `Avancer ${code}`,
  moveLater: (code) => `Reculer ${code}`,
  remove: (code) => `Retirer ${code}`,
  add: 'Ajouter',
  moved: (code, place) => `${code} est maintenant en position ${place}.`,
  removed: (code) => `${code} est retiré.`,
  notComputable: 'Cette liste ne peut pas être calculée ici.',

  round: 'Ronde',
  roundBefore: 'Ronde précédente',
  roundAfter: 'Ronde suivante',
  view: 'Vue',
  views: {
    standings: 'Classement',
    rounds: 'Rondes',
    editions: 'Éditions',
    course: 'Évolution',
    matches: 'Matchs',
    boards: 'Joueurs',
    live: 'Résultats',
    audit: 'Contrôle',
    whatif: 'Perspectives',
    prizes: 'Prix',
  },

  rank: 'Rang',
  player: 'Joueur',
  team: 'Équipe',
  federation: 'Fédération',
  rating: 'Elo',
  otherScore: 'l’autre score',
  moves: 'Places gagnées ou perdues depuis la ronde précédente',
  movedUp: (count) => `gagne ${places(count)}`,
  movedDown: (count) => `perd ${places(count)}`,
  stayed: 'même place',
  expelled: 'exclusion',
  legend: 'En rouge\u202F: ce qui a départagé des voisins. En gris\u202F: ce qui n’a servi à personne.',
  besidePrinted: 'En petit\u202F: ce que le fichier imprime, là où le nombre diffère.',
  chooseNumber: 'Choisissez un nombre pour voir d’où il vient.',
  decides: 'décide',
  keys: 'Les touches fléchées parcourent le classement, la touche Entrée explique un nombre.',

  storyTitle: 'Ce qui a décidé',
  times: (code, count) => `${code} ${count} fois`,
  decidedBy: (codes) => `Ont décidé entre voisins\u202F: ${codes}.`,
  leftShared: (neighbours) =>
    neighbours === 1
      ? 'Deux voisins restent à la même place.'
      : `${neighbours} paires de voisins restent à la même place.`,
  notNeeded: (codes) => `Personne n’a eu besoin de ${codes}.`,
  closest: (first, second, code) => `Au plus serré\u202F: ${first} et ${second}, que seul ${code} départage.`,
  movedBy: (edition, count) =>
    `Selon l’édition ${edition}, ${count === 1 ? 'une place change' : `${count} places changent`}\u00A0→`,
  arbiter: 'Arbitre en chef',

  find: 'Chercher : nom, numéro, club, fédération',
  shownOf: (count, all) => `${count} sur ${all}`,
  filter: 'Groupes',
  slashKey: 'La touche / mène ici',
  overall: 'Place parmi tous',

  changedHere: 'modifié sur cette page',
  changed: (count) => `${count} résultat${count < 2 ? ' est modifié' : 's sont modifiés'} ici.`,

  share: 'Partager',
  linkAsks: 'Le lien mène à un classement. Ouvrez le fichier de son tournoi pour le voir.',
  linkOfAnother: 'Le lien vient d’un autre fichier. Le classement peut différer de celui qu’il désigne.',
  linkDamaged: 'Le lien est endommagé\u202F: on ne peut pas montrer tout ce qu’il demande.',
};

const later: Opening['later'] = async () => (await import('./later/fr.js')).LATER;

export const OPENING: Opening = { words: PAGE_WORDS, naming: FRENCH_NAMES, title: TITLE, direction: 'ltr', later };

const PART_WORDS: Parts['words'] = {
  addTitle: 'Ajouter un départage',
  lookFor: 'Nom ou code',
  wholeLists: 'Ou une liste entière',
  added: (code) => `${code} est ajouté.`,
  findings: {
    'unknown-code': 'ce départage n’existe pas',
    'rounds-not-announced': 'exige le nombre de rondes annoncé',
    'not-for-system': 'prévu pour l’autre système',
    'no-buchholz-in-round-robins': 'pas pour les tournois toutes rondes',
    'for-teams-only': 'seulement pour les équipes',
    'not-for-teams': 'pour les tournois individuels',
    'boards-not-known': 'exige les résultats par échiquier',
    'colours-not-known': 'exige les couleurs des parties',
    'rounds-not-known': 'exige les rondes des parties',
    'pairing-numbers-not-known': 'exige les numéros d’appariement',
    'game-points-may-differ': 'ne départage que des équipes ayant autant de points de partie',
    'unrated-players': 'n’a pas de valeur tant qu’un joueur n’a pas d’Elo',
    'newer-than-edition': 'cette édition ne le connaît pas encore',
    repeated: 'figure déjà dans la liste',
    'points-not-first': 'précède les points',
    'long-event': 'déconseillé dans un tournoi de plus de 30 jours',
    'no-values': 'aucune valeur saisie',
    'changed-after-start': 'n’est pas la liste annoncée',
  },

  dummyFor: (name) => `Adversaire virtuel pour ${name}`,
  dummy: 'Adversaire virtuel',
  cut: 'retranché',
  total: 'Total',
  before: 'devant',
  askBefore: (first, second) => `Qu’est-ce qui place ${first} devant ${second}\u202F?`,
  askShared: (first, second, place) => `Pourquoi ${first} et ${second} partagent-ils la place ${place}\u202F?`,
  compareWith: 'Comparer avec',
  separateScore: 'Points entre ex æquo',
  atLeast: 'au moins',
  atMost: 'au plus',
  asPicture: 'Comme image',

  same: (count, sum) =>
    `${count === 1 ? 'Un adversaire est le même' : `${count} adversaires sont les mêmes`}, avec ${sum} des deux côtés\u202F:`,
  onlyHas: (name) => `Seulement chez ${name}`,
  sameTotal: (count) => `Les mêmes adversaires (${count})`,
  sharePlace: (one, other, place) => `${one} et ${other} partagent la place ${place}\u202F: chaque départage est égal.`,
  wholeTie: (players) => `Les ${players} ex æquo, paire par paire`,

  number: 'Numéro dans ce tableau',
  numberSign: 'N°',
  byRounds: 'Ronde par ronde',
  byValues: 'Départages et rondes',
  byOpponents: 'Adversaire par adversaire',
  byes: 'Byes',
  colours: { w: 'b', b: 'n' },
  roundsLegend: (areTeams) =>
    `Dans chaque case\u202F: le numéro de l’adversaire, la couleur${areTeams ? ' au premier échiquier (b blancs, n noirs), les points de partie' : ' (b blancs, n noirs), les points'}. + et − sont des forfaits, les parenthèses des byes, – un bye à zéro point, * n’est pas terminé.`,
  opponentsLegend:
    'Dans chaque case\u202F: les points contre le numéro au-dessus. +, −\u202F: forfaits, *\u202F: en cours.',
  matchesLegend: 'Dans chaque case\u202F: les points de partie contre le numéro au-dessus. * n’est pas terminé.',
  firstDifference: 'Première valeur qui diffère',
  placeIn: (edition) => `Place en ${edition}`,
  courseLegend:
    'Places après chaque ronde. Choisissez jusqu’à dix joueurs, par leur nom ou dans l’image. Un carré est un bye.',
  courseTable: 'La même chose en tableau',
  place: 'Place',

  andMore: (count) => `et ${count} de plus`,
  compare: {
    times: (count) => `${count} fois`,
    newer: {
      '16.4.1': 'La nouvelle édition\u202F: un adversaire virtuel n’a pas plus de points que l’adversaire prévu.',
      '16.4.2':
        'La nouvelle édition\u202F: un adversaire virtuel n’a pas plus de points que des nulles à toutes les rondes.',
    },
  },

  printed: {
    looking: 'Recherche de la règle que suit le tableau imprimé…',
    noList: 'Aucune liste de départages n’explique l’ordre imprimé.',
    showBy: (edition, places) =>
      `Selon ${edition}\u202F: ${places === 0 ? 'aucune place ne change' : `${places} ${places === 1 ? 'place change' : 'places changent'}`}`,
    by: (edition) => `selon ${edition}`,
    legend: (edition) =>
      `Tel que le fichier l’imprime. En petit et en rouge\u202F: ce que donne ${edition}, là où cela diffère. Choisissez un nombre pour voir d’où il vient.`,
  },

  audit: {
    noTable:
      'Ce fichier n’a pas de classement imprimé. Ajoutez-en un pour voir quelle règle a produit chaque colonne, et quels nombres sont faux.',
    form: 'Un tableau de valeurs\u202F: une colonne «\u202FN°\u202F» ou «\u202FNom\u202F», puis «\u202FRang\u202F» et «\u202FPts\u202F» au choix, et une colonne par départage, séparées par des virgules, points-virgules ou tabulations.',
    addTable: 'Mettre à côté du nôtre',
    added: (columns) => `Le tableau est ajouté\u202F: ${columns} colonne${columns < 2 ? '' : 's'}.`,
    another: 'Mettre un autre tableau à côté du nôtre',
    looking: 'Essai de plus de mille règles…',
    allFollow: (count) => `Tous les nombres imprimés qu’une règle explique sont justes (${count}).`,
    someWrong: (wrong, count) => `${wrong} des ${count} nombres imprimés ${wrong === 1 ? 'est' : 'sont'} faux.`,
    apart: 'Ces nombres les distinguent\u202F:',
    otherEdition: (followed, now, player, place, printed, more) =>
      `Le tableau suit l’édition ${followed}. Selon ${now}, ${player} est à la place ${place} et non ${printed}${more === 0 ? '' : more === 1 ? ', et une autre place change' : `, et ${more} autres places changent`}.`,
    wrongSign: 'En rouge\u202F: le nombre imprimé est barré, et le nombre juste est à côté.',
    unknownSign: 'En gris\u202F: aucune règle n’est connue.',
    noRule: 'Aucune règle connue ne produit cette colonne\u202F: on ne peut rien dire de ce nombre.',
    noAccount: 'La confrontation directe compare les ex æquo\u202F; elle n’additionne pas de rondes.',
  },

  boardOf: (board) => `Échiquier ${board}`,
  games: 'Parties jouées',

  liveHint:
    'Saisissez ou changez un résultat\u202F; le classement suit aussitôt. Le fichier ne change pas\u202F: enregistrez-en un nouveau.',
  undo: 'Annuler',
  undoAll: 'Tout annuler',
  saveTrf: 'Enregistrer en TRF',
  saveJson: 'Enregistrer en JSON',
  notAsTrf: 'Un TRF ne peut pas contenir ce tournoi. Enregistrez-le plutôt en JSON.',
  open: 'en cours',
  resultOf: (white, black) => `Résultat\u202F: ${white} contre ${black}`,
  print: 'Imprimer',
};

export const PARTS: Parts = {
  words: PART_WORDS,
  explaining: /* @__PURE__ */ (() => ({
    ...FRENCH,
    reports: { audit: AUDIT, comparison: COMPARISON, title: TITLE },
  }))(),
};

/** The words of the notes on a file. */
export const NOTES: NoteWords = /* @__PURE__ */ (() => ({ ...FRENCH, reports: { findings: FINDINGS } }))();

/** The words about the last round. */
export const LAST_ROUND: LastRoundWords = {
  answer: WHAT_IF,
  legend:
    'Choisissez un joueur et une place. Saisissez des résultats d’échiquiers en cours\u202F; la réponse et le classement suivent.',
  place: 'Place voulue',
  ownResult: 'Son résultat',
  example: 'Par exemple',
  begins: 'Recherche de la meilleure et de la pire place…',
  seeksConditions: 'Les places sont trouvées. Recherche de ce qui mène à la place souhaitée…',
  searching: (exact, of) => `Recherche\u202F: places extrêmes exactes pour l’instant, ${exact} sur ${of}…`,
  boards: (areOther) => `${areOther ? 'Autres échiquiers' : 'Échiquiers'} qui comptent pour cela\u202F:`,
  canBeFirst: (count, of) => `Peuvent encore être premiers, parmi les ${of} premiers\u202F: ${count}.`,
  mayBeFirst: 'Pas décidé dans le temps imparti\u202F:',
  openBoards: 'Échiquiers en cours',
  nothingOpen: (round) => `Aucune partie de la ronde ${round} n’est en cours.`,
  earlier: (round, white, black) =>
    `À la ronde ${round}, il manque un résultat\u202F: ${white} – ${black}. Seules des parties de la dernière ronde peuvent être en cours.`,
};
