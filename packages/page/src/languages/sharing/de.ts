import type { ShareWords } from '../../words/share-words.js';

export const SHARING: ShareWords = {
  hint: 'Der Link führt zu dieser Tabelle: Wertungsreihenfolge, Runde, Fassung, Ansicht, geänderte Ergebnisse und die gewählte Zahl.',
  withTournament: 'Mit dem Turnier',
  namesInLink:
    'Wer den Link hat, sieht diese Tabelle: Das Turnier steht darin, mit den Namen der Spieler. Geburtsdaten, FIDE-Nummern und Geschlecht nicht.',
  groupInLink: 'Die gezeigte Gruppe steht auch darin: Wer zu ihr gehört, lässt sich ihm entnehmen.',
  needsFile: 'Das Turnier steht nicht im Link: Andere brauchen seine Datei, um die Tabelle zu sehen.',
  fileOfSite: 'Der Link führt zur Datei dieser Website: Er zeigt, was dann in der Datei steht.',
  linkIs: (kilobytes) => `Der Link ist ${kilobytes} kB lang.`,
  linkTooLong: 'Das Turnier ist zu groß für einen Link. Schicken Sie stattdessen seine Datei.',
  copyLink: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  send: 'Senden …',
  qrCode: 'QR-Code',
  qrOfLink: 'QR-Code des Links',
  tooLongForQr: 'Der Link ist zu lang für einen QR-Code.',
  reload: 'Die Datei jede Minute neu lesen, für einen Bildschirm im Saal',
  onAnotherPage: 'Auf einer anderen Seite',
  embedHint:
    'Die Tabelle und ihre Erklärungen allein, in einem Rahmen der Seite Ihres Vereins. Kopieren Sie diese Zeile in deren HTML:',
  copyLine: 'Zeile kopieren',
  lineCopied: 'Die Zeile ist kopiert.',

  saveTournament: 'Turnier speichern',
  saveStandings: 'Tabelle speichern',
  jsonOfValues: 'JSON der Werte',
};
