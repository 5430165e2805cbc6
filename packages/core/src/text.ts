export { type CsvValue, SEPARATORS, csvCells, csvText, fieldsOf } from './text/csv.js';
export { HEAD_LENGTH, beginOf, byteText, decoded, unicodeText, utf8Text } from './text/encoding.js';
export { type ForeignFormat, foreignFormat, isNoReport } from './text/foreign-file.js';
export { jsonText, parseJson, valuesIn } from './text/json.js';
export { capitalized, listed, listedNames } from './text/lists.js';
export {
  type Cell,
  expectedAt,
  linesOf,
  misplaced,
  placeAt,
  placesIn,
  quoted,
  shortened,
  wholeFrom,
} from './text/place.js';
export { type FileRepair, repairOf } from './text/repair.js';
export { visible, visibleMessage } from './text/visible.js';
