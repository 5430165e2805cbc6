import type { RecipeWords } from './recipe-words.js';

/** German. */
export const RECIPES: RecipeWords = {
  kinds: {
    'values-without-games': 'eine Tabelle mit Werten, aber ohne Partien',
    'cut-list': 'eine abgeschnittene Kreuztabelle',
    'pairings-of-one-round': 'die Paarungsliste einer Runde',
    'nothing-paired': 'eine Tabelle, in der noch nichts ausgelost ist',
    'unread-table': 'eine Tabelle, deren Partien noch nicht gelesen werden',
    'page-without-table': 'eine Seite ohne Spielertabelle',
    'program-file': 'eine Datei, die nur ihr eigenes Programm öffnet',
    pgn: 'eine PGN-Datei',
    ndjson: 'eine NDJSON-Datei',
    json: 'eine JSON-Datei',
    pdf: 'ein PDF',
    image: 'ein Bild',
    'text-document': 'ein Dokument einer Textverarbeitung',
    'old-office-file': 'eine Datei eines alten Office-Programms, etwa .xls',
    'web-archive': 'ein abgeschnittenes oder beschädigtes Webarchiv',
    xml: 'eine XML-Datei',
    zip: 'eine ZIP-Datei ohne Tabelle',
    'empty-file': 'eine leere Datei',
    'own-answer': 'eine Auskunft von Crosstable, in der die Werte eines Turniers stehen und nicht seine Partien',
    'unknown-file': 'eine Datei unbekannter Art',
  },
  refused: (kind) => `Das ist ${kind}.`,
  recipes: {
    'any-file': () =>
      'Öffnen Sie den Turnierbericht für die FIDE (TRF), in dem die Zeile jedes Spielers mit 001 beginnt, oder JSON, oder eine Kreuztabelle mit allen Partien.',
    'chess-results': ({ address }) =>
      address === undefined
        ? 'Öffnen Sie das Turnier auf Chess-Results, setzen Sie art=4 und zeilen=99999 in die Adresse, speichern Sie diese Seite als HTML, und öffnen Sie die gespeicherte Datei.'
        : `Öffnen Sie ${address}, speichern Sie diese Seite als HTML, und öffnen Sie die gespeicherte Datei.`,
    crosstable: () =>
      'Öffnen Sie eine Kreuztabelle mit allen Partien, als HTML, XLSX, CSV oder kopierten Text, oder den Turnierbericht für die FIDE (TRF).',
    lichess: () =>
      'Öffnen Sie das Turnier nach Schweizer System auf Lichess, laden Sie seine TRF-Datei herunter, und öffnen Sie diese.',
    'new-spreadsheet': () => 'Speichern Sie die Tabelle als XLSX oder CSV, und öffnen Sie diese Datei.',
    'own-tournament': () =>
      'Speichern Sie das Turnier selbst, als TRF oder JSON: unter „Teilen“ auf der Seite oder mit `crosstable convert`. Öffnen Sie diese Datei.',
    papi: () => 'Exportieren Sie aus Papi den Turnierbericht für die FIDE (TRF), und öffnen Sie diese Datei.',
    report: ({ program }) =>
      `Exportieren Sie aus ${program?.replace(' or ', ' oder ') ?? 'dem Auslosungsprogramm'} den Turnierbericht für die FIDE (TRF), und öffnen Sie diese Datei.`,
    'saved-page': () =>
      'Öffnen Sie die Seite noch einmal im Browser, speichern Sie nur den HTML-Code, und öffnen Sie diese Datei.',
    'swiss-chess': () =>
      'Speichern Sie das Turnier in Swiss-Chess ab Version 8, und öffnen Sie dessen eigene Datei (.SWT), oder exportieren Sie den Turnierbericht für die FIDE (TRF), und öffnen Sie diese Datei.',
    'swiss-manager': () =>
      'Öffnen Sie die eigene Datei des Turniers (.TUNX, .TURX, .TUTX, .TUMX), oder exportieren Sie aus Swiss-Manager den Turnierbericht für die FIDE (TRF) oder die Kreuztabelle als XLSX oder CSV, und öffnen Sie diese Datei.',
    vega: ({ address, file = 'crosstable.html' }) =>
      address === undefined
        ? `Öffnen Sie ${file}, das Vega neben seinen Ranglisten schreibt, oder den Turnierbericht für die FIDE (TRF), den Vega exportiert.`
        : `Öffnen Sie ${address}, speichern Sie diese Seite als HTML, und öffnen Sie die gespeicherte Datei.`,
  },
};
