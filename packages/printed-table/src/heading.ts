import { namesOpponent } from './round-cell.js';
import { cellAt, type Row } from './sheet.js';

/** Columns whose headings count from 1: rounds, or opponents. */
interface Run {
  /** The first of them, counted from 0. */
  readonly first: number;
  readonly count: number;
  /** True for `1.Rd 2.Rd …`; bare numbers are rounds or opponents. */
  readonly areRounds: boolean;
}

/** The row of headings. */
export interface Heading extends Run {
  /** Its place among the rows. */
  readonly at: number;
  readonly row: Row;
}

/** The longest run of such headings in a row; its count is 0 where there is none. */
export function roundRun({ cells }: Row): Run {
  let best: Run = { first: 0, count: 0, areRounds: false };
  let run = best;
  for (const [at, { text }] of cells.entries()) {
    const found = /^(\d{1,4})(\.\s?\p{L}[\p{L}.]*)?$/u.exec(text);
    const number = Number(found?.[1] ?? 0);
    const areRounds = found?.[2] !== undefined;
    const continues = run.count > 0 && number === run.count + 1 && areRounds === run.areRounds;
    if (continues) run = { ...run, count: number };
    else run = { first: at, count: number === 1 ? 1 : 0, areRounds };
    const isBetter = run.count > best.count || (run.count === best.count && run.areRounds && !best.areRounds);
    if (isBetter) best = run;
  }
  return best;
}

/** Whether a row can have the headings: bare numbers need words beside them, and a single one a game in the next row. */
function isHeading({ first, count, areRounds }: Run, { cells }: Row, next: Row | undefined): boolean {
  if (areRounds) return count > 0;
  if (count === 1 && (next === undefined || !namesOpponent(cellAt(next, first).text))) return false;
  return cells.slice(0, first).some(({ text }) => /^\p{L}/u.test(text));
}

/** The row with the headings of the crosstable; `undefined` where no row has them. */
export function headingOf(rows: readonly Row[]): Heading | undefined {
  const found = rows
    .map((row, at) => ({ ...roundRun(row), at, row }))
    .filter((heading) => isHeading(heading, heading.row, rows.at(heading.at + 1)));
  return found.sort((a, b) => Number(b.areRounds) - Number(a.areRounds) || b.count - a.count)[0];
}
