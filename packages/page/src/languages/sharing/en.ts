import type { ShareWords } from '../../words/share-words.js';

export const SHARING: ShareWords = {
  hint: 'The link leads to this table: list, round, edition, view, changed results and the number that you chose.',
  withTournament: 'With the tournament',
  namesInLink:
    'Everybody who has the link sees this table: the tournament is in it, with the names of the players. Birth dates, FIDE ids and sex are not.',
  groupInLink: 'So is the group that is shown: the link tells who belongs to it.',
  needsFile: 'The tournament isn’t in the link: others need its file to see the table.',
  fileOfSite: 'The link leads to the file of this site: it shows what the file says then.',
  linkIs: (kilobytes) => `The link is ${kilobytes} kB long.`,
  linkTooLong: 'The tournament is too large for a link. Send its file instead.',
  copyLink: 'Copy the link',
  copied: 'The link is copied.',
  send: 'Send…',
  qrCode: 'QR code',
  qrOfLink: 'QR code of the link',
  tooLongForQr: 'The link is too long for a QR code.',
  reload: 'Read the file again every minute, for a screen in the hall',
  onAnotherPage: 'On another page',
  embedHint: 'The table and its accounts alone, in a frame of your club’s page. Copy this line into its HTML:',
  copyLine: 'Copy the line',
  lineCopied: 'The line is copied.',

  saveTournament: 'Save the tournament',
  saveStandings: 'Save the standings',
  jsonOfValues: 'JSON of the values',
};
