import type { PageWords } from './page-words.js';

// French sets a narrow no-break space, U+202F, before a colon, a question mark and an exclamation mark

function places(count: number): string {
  return count === 1 ? 'une place' : `${count} places`;
}

/** What the page says in French. */
export const PAGE_WORDS: PageWords = {
  language: 'fr',
  called: 'Français',
  staysHere: 'Le fichier reste sur cet appareil.',
  openFile: 'Ouvrir un fichier',
  languageLabel: 'Langue',
  themeLabel: 'Couleurs',
  themes: { auto: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
  loading: 'Chargement…',
  guides: 'Guides et référence',

  headline: 'Chaque nombre du classement, expliqué',
  promise:
    'Ouvrez le fichier d’un tournoi d’échecs. La page calcule les départages de la FIDE (C.07), montre lequel a décidé de chaque place, et explique chaque valeur ronde par ronde.',
  dropHere: 'Déposez ici le fichier d’un tournoi',
  choose: 'Choisir un fichier',
  orPaste: 'Ou collez son texte',
  pasteHint: 'Un rapport de tournoi (TRF), du JSON, ou une grille copiée d’une page',
  openPasted: 'Ouvrir le texte',
  sample: 'Voir un exemple\u202F: AVRO 1938',
  closeOpening: 'Retour au classement',

  unreadable: (file) => `${file} est illisible.`,
  mistakeAt: (line, column) => `L’erreur est à la ligne ${line}, colonne ${column}\u202F:`,
  stillOpen: (name) => `${name} est toujours ouvert.`,
  readerSays: 'Message en anglais\u202F:',
  notReached: (file) => `${file} ne peut pas être chargé depuis ce site.`,
  repairs: (count) =>
    count === 1 ? 'Un endroit du fichier a été corrigé' : `${count} endroits du fichier ont été corrigés`,
  repairedAt: (line) => `Ligne ${line}\u202F:`,
  dismiss: 'Fermer',

  unnamed: 'Tournoi sans nom',
  systems: { swiss: 'Système suisse', 'round-robin': 'Toutes rondes', none: 'Système inconnu' },
  players: (count) => `${count} ${count < 2 ? 'joueur' : 'joueurs'}`,
  teams: (count) => `${count} ${count < 2 ? 'équipe' : 'équipes'}`,
  afterRound: (round, of) => `après la ronde ${round} sur ${of}`,
  running: (games) =>
    games === 1
      ? 'Tournoi en cours\u202F: une partie n’est pas terminée.'
      : `Tournoi en cours\u202F: ${games} parties ne sont pas terminées.`,
  edition: 'Édition',
  editionOf: (edition) => `FIDE C.07, édition ${edition}`,

  list: 'Départages, dans cet ordre',
  asAnnounced: 'Comme annoncé',
  listHint: 'Faites glisser un départage, ou déplacez-le avec les touches fléchées.',
  moveEarlier: (code) => `Avancer ${code}`,
  moveLater: (code) => `Reculer ${code}`,
  remove: (code) => `Retirer ${code}`,
  add: 'Ajouter',
  moved: (code, place) => `${code} est maintenant en position ${place}.`,
  removed: (code) => `${code} est retiré.`,
  notComputable: 'Cette liste ne peut pas être calculée ici.',

  round: 'Ronde',
  roundOf: (round) => `Ronde ${round}`,
  view: 'Vue',
  views: {
    standings: 'Classement',
    rounds: 'Rondes',
    editions: 'Éditions',
    course: 'Parcours',
    matches: 'Matchs',
    boards: 'Joueurs',
    live: 'Résultats',
    audit: 'Contrôle',
    whatif: 'Perspectives',
  },

  rank: 'Rang',
  player: 'Joueur',
  team: 'Équipe',
  federation: 'Fédération',
  rating: 'Elo',
  moves: 'Places gagnées ou perdues depuis la ronde précédente',
  movedUp: (count) => `gagne ${places(count)}`,
  movedDown: (count) => `perd ${places(count)}`,
  stayed: 'même place',
  expelled: 'exclusion',
  legend:
    'En rouge\u202F: ce qui a départagé des voisins. En gris\u202F: ce qui n’a servi à personne. Choisissez un nombre pour voir d’où il vient.',
  decides: 'décide',
  keys: 'Les touches fléchées parcourent le classement, la touche Entrée explique un nombre.',

  changed: (count) =>
    count === 1 ? 'Un résultat est changé sur cette page.' : `${count} résultats sont changés sur cette page.`,

  share: 'Partager',
  linkAsks: 'Le lien mène à un classement. Ouvrez le fichier de son tournoi pour le voir.',
  linkOfAnother:
    'Le lien vient d’un autre fichier que celui-ci. Le classement peut différer de celui que le lien désigne.',
  linkDamaged: 'Le lien est endommagé\u202F; le classement ne peut pas être montré.',
};
