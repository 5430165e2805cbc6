import type { ShareWords } from '../../words/share-words.js';

export const SHARING: ShareWords = {
  hint: 'Le lien mène à ce classement\u202F: liste, ronde, édition, vue, résultats modifiés et nombre choisi.',
  withTournament: 'Avec le tournoi',
  namesInLink:
    'Qui a le lien voit ce classement\u202F: le tournoi y est, avec les noms des joueurs, mais sans dates de naissance, numéros FIDE ni sexe.',
  groupInLink: 'Le groupe affiché y est aussi\u202F: le lien dit qui en fait partie.',
  needsFile: 'Le tournoi n’est pas dans le lien\u202F: il faut son fichier pour voir le classement.',
  fileOfSite: 'Le lien mène au fichier de ce site\u202F: il montre ce que le fichier dira alors.',
  linkIs: (kilobytes) => `Le lien fait ${kilobytes} ko.`,
  linkTooLong: 'Le tournoi est trop grand pour un lien. Envoyez plutôt son fichier.',
  copyLink: 'Copier le lien',
  copied: 'Le lien est copié.',
  send: 'Envoyer…',
  qrCode: 'Code QR',
  qrOfLink: 'Code QR du lien',
  tooLongForQr: 'Le lien est trop long pour un code QR.',
  reload: 'Relire le fichier toutes les minutes, pour un écran dans la salle',
  onAnotherPage: 'Sur une autre page',
  embedHint:
    'Le classement et ses explications seuls, dans un cadre de la page de votre club. Copiez cette ligne dans son HTML\u202F:',
  copyLine: 'Copier la ligne',
  lineCopied: 'La ligne est copiée.',

  saveTournament: 'Enregistrer le tournoi',
  saveStandings: 'Enregistrer le classement',
  jsonOfValues: 'JSON des valeurs',
};
