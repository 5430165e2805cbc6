import { RECIPES } from '../recipes/en.js';
import type { ErrorWords } from './error-words.js';

/** The errors of files in English. */
export const ENGLISH_ERRORS: ErrorWords = {
  refusals: RECIPES,
  place: (line, column) => `line ${line}, column ${column}`,
  expected: (expected, found) => `expected ${expected}, found ${found}`,
  colon: ': ',
  nothing: 'nothing',
  unknownName: (name, meant) => `there is no ${name}${meant === undefined ? '' : `; did you mean ${meant}?`}`,
  files: {
    'empty-file': () => 'The file is empty.',
    'no-tournament': () =>
      'There is no tournament in the file: it is no tournament report (TRF), no JSON and no crosstable.',
    'foreign-file': (format, expected) => `The file is ${format}. It should be ${expected}.`,
    'printed-crosstable': (format, expected) => `The file is ${format}. It should be ${expected}.`,
    'unreadable-table': (format) => `The file is ${format}. Save the table as HTML, XLSX or CSV.`,
    'too-large': () => 'The file is too large for a table.',
    'cut-file': () => 'The file was cut off while it was copied. Copy it again.',
    'no-participants': () => 'There are no participants in the file yet.',
    'unknown-result': (_format, _expected, { round, board, code }) =>
      `Round ${round}, board ${board}: nobody has described the result with code ${code}. Export the tournament report (TRF) and open that.`,
    'damaged-xlsx': () => 'The XLSX file is damaged.',
    'xlsx-as-text': () => 'The XLSX file was read as a text.',
    'cannot-unpack': () => 'An XLSX file can’t be read here. Save it as CSV.',
    'zip-without-sheet': () => 'There is no spreadsheet in the ZIP file. Save it as XLSX or CSV.',
    'page-without-games': () => 'The page has no games. Save the page with the crosstable.',
    'page-without-names': () => 'The page has no table with a heading Name.',
    'several-crosstables': (names) => `The file has several crosstables: ${names}. One of them has to be named.`,
    'unknown-crosstable': (names) => `The file has no such crosstable, or more than one. It has: ${names}.`,
    'several-events': (names) => `The file has several events: ${names}. One of them has to be named.`,
    'unknown-event': (names) => `The file has no such event, or more than one. It has: ${names}.`,
    'no-rounds': () =>
      'The games have no rounds (tag Round), and aren’t those of a round robin in which all have met. Add the rounds to the PGN, or open the tournament report (TRF).',
    arena: () =>
      'The games have no rounds (tag Round), and players met several times, as in an arena. There are no tie-breaks for an arena.',
    'rounds-missing': (_format, _expected, { round, last }) =>
      `The file has games of round ${last}, but none of round ${round}. Put the games of all rounds into one file.`,
    'several-games': (_format, _expected, { round, player }) =>
      `${player} has several games in round ${round}. Only events with one game in a round are read from PGN.`,
    'nothing-paired': () => 'Nothing is paired in the file yet.',
  },
  expectations: {},
  formats: {},
};
