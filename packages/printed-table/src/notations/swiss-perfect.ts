import { type Reading, readingOf } from '../cells/round-cell.js';

/** Opponent or 0, colon, own result; no colours. */
const CELL = /^0*(\d{0,5})\s?:\s?([WDL+=-]?)$/;

/** Reads a cell of SwissPerfect. Forfeits and byes of Vega, which have no colours, are read as such, too. */
export function swissPerfect(text: string): Reading | undefined {
  const found = CELL.exec(text);
  return found === null ? undefined : readingOf(found[1], '', found[2]);
}
