export {
  CUT_OFF,
  WITHOUT_PARTICIPANTS,
  checkNotEmpty,
  errorAtByte,
  isBytes,
  u16,
  withoutPrivate,
} from './text/bytes.js';
export { chosenOf, numbered } from './text/chosen.js';
export { type CsvValue, SEPARATORS, csvCells, csvText, fieldsOf } from './text/csv.js';
export { HEAD_LENGTH, beginOf, byteText, decode, unicodeText, utf8Text } from './text/encoding.js';
export { type ForeignFormat, foreignFormat, formatOf, isNoReport, isZip } from './text/foreign-file.js';
export { type InputError, type InputErrorKey, addFacts, inputError, isInputError } from './text/input-error.js';
export { jsonText, parseJson, valuesIn } from './text/json.js';
export { capitalize, listInWords, listedNames } from './text/lists.js';
export { type Cell, expectedAt, linesOf, errorAt, placeAt, placesIn, quote, shorten, wholeFrom } from './text/place.js';
export {
  type FileNote,
  type FileRepair,
  type Reading,
  type ReadingSentences,
  noteOf,
  readingInWords,
  repairOf,
} from './text/repair.js';
export {
  CARD_LENGTH,
  FIRST_VERSION,
  PAIRING_LENGTH,
  type SwissChessLayout,
  swissChessLayout,
} from './text/swiss-chess-layout.js';
export { visible, visibleMessage } from './text/visible.js';
export { type ZipEntry, zipEntries } from './text/zip.js';
