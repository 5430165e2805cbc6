export { columnsOf } from './cells/column.js';
export { MOST_PLAYERS } from './cells/grid.js';
export { numbersIn, ordinalOf } from './cells/number-cell.js';
export { cellAt } from './cells/sheet.js';
export { legendOf } from './columns/legend.js';
export { POINTS_WORDS } from './columns/points-column.js';
export { columnsBelow, isTiebreak } from './columns/printed-columns.js';
export { htmlRows } from './sources/html-rows.js';
export { plainPage } from './sources/source-text.js';
