import type { RecipeWords } from './recipe-words.js';

/** English. */
export const RECIPES: RecipeWords = {
  kinds: {
    'values-without-games': 'a table of values without games',
    'cut-list': 'a crosstable that is cut off',
    'pairings-of-one-round': 'the pairings of one round',
    'nothing-paired': 'a table in which nothing is paired yet',
    'unread-table': 'a table whose games can’t be read yet',
    'page-without-table': 'a page without a table of players',
    'program-file': 'a file that only its own program opens',
    pgn: 'a PGN',
    ndjson: 'an NDJSON',
    json: 'a JSON',
    pdf: 'a PDF',
    image: 'an image',
    'text-document': 'a document of a word processor',
    'old-office-file': 'a file of an old office program, such as .xls',
    'web-archive': 'a web archive that is cut off or damaged',
    xml: 'an XML file',
    zip: 'a ZIP file without a spreadsheet',
    'empty-file': 'an empty file',
    'own-answer': 'an answer of Crosstable, which has the values of a tournament and not its games',
    'unknown-file': 'a file of an unknown kind',
  },
  refused: (kind) => `This is ${kind}.`,
  recipes: {
    'any-file': () =>
      'Open the tournament report for FIDE (TRF), in which the line of each player begins with 001, or JSON, or a crosstable with all games.',
    'chess-results': ({ address }) =>
      address === undefined
        ? 'Open the tournament on Chess-Results, set art=4 and zeilen=99999 in its address, save that page as HTML, and open the saved file.'
        : `Open ${address}, save that page as HTML, and open the saved file.`,
    crosstable: () =>
      'Open a crosstable with all games, as HTML, XLSX, CSV or copied text, or the tournament report for FIDE (TRF).',
    lichess: () => 'Open the Swiss tournament on Lichess, download its TRF file, and open that.',
    'new-spreadsheet': () => 'Save the table as XLSX or CSV, and open that file.',
    'own-tournament': () =>
      'Save the tournament itself, as TRF or JSON: under “Share” in the page, or with `crosstable convert`. Open that file.',
    papi: () => 'Export the tournament report for FIDE (TRF) from Papi, and open that file.',
    report: ({ program }) =>
      `Export the tournament report for FIDE (TRF) from ${program ?? 'the pairing program'}, and open that file.`,
    'saved-page': () => 'Open the page in the browser again, save it as HTML only, and open that file.',
    'swiss-chess': () =>
      'Save the tournament in Swiss-Chess 8 or later and open its own file (.SWT), or export the tournament report for FIDE (TRF), and open that file.',
    'swiss-manager': () =>
      'Open the tournament’s own file (.TUNX, .TURX, .TUTX, .TUMX), or export the tournament report for FIDE (TRF) or the crosstable as XLSX or CSV from Swiss-Manager, and open that file.',
    vega: ({ address, file = 'crosstable.html' }) =>
      address === undefined
        ? `Open ${file}, which Vega writes beside its standings, or the tournament report for FIDE (TRF) that Vega exports.`
        : `Open ${address}, save that page as HTML, and open the saved file.`,
  },
};
