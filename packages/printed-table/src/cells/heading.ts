import { namesOpponent } from '../notations/notations.js';
import { errorAtCell } from './refusal.js';
import { type Row, cellAt } from './sheet.js';

/** Columns whose headings count from 1: rounds, or opponents. */
interface Run {
  /** The first of them, counted from 0. */
  readonly first: number;
  readonly count: number;
  /** True for `1.Rd 2.Rd …` and `Rd 1 Rd 2 …`; bare numbers are rounds or opponents. */
  readonly areRounds: boolean;
}

/** The row of headings. */
export interface Heading extends Run {
  /** Its place among the rows. */
  readonly at: number;
  readonly row: Row;
}

/** A number, also of an opponent; with a word behind or before it the number of a round: `1.Rd`, `Rd 1`, `R1`. */
const NUMBERED = /^#?(\d{1,4})(\.\s?\p{L}[\p{L}\p{M}.]*)?$/u;
const WORD_AND_NUMBER = /^(r(?:d|nd|ound|onde|unde|onda|odada)?\.?)\s?#?(\d{1,4})$/iu;

/** The longest run of such headings in a row; its count is 0 where there is none. */
export function roundRun({ cells }: Row): Run {
  let best: Run = { first: 0, count: 0, areRounds: false };
  let run = best;
  if (!cells.some(({ text }) => text.includes('1'))) return best;
  for (const [at, { text }] of cells.entries()) {
    const before = WORD_AND_NUMBER.exec(text);
    const found = NUMBERED.exec(text);
    const number = Number(before?.[2] ?? found?.[1] ?? 0);
    const areRounds = before !== null || found?.[2] !== undefined;
    const continues = number === run.count + 1 && areRounds === run.areRounds;
    run = number === 1 ? { first: at, count: 1, areRounds } : { ...run, count: continues ? number : 0 };
    const isBetter = run.count > best.count || (run.count === best.count && run.areRounds && !best.areRounds);
    if (isBetter) best = run;
  }
  return best;
}

/** Refuses the heading of a later round directly behind the run: the games of the round between them would be missing. */
function refuseGap({ areRounds, count, first, row }: Heading): void {
  const next = cellAt(row, first + count);
  const found = /^(\d+)\.\s?\p{L}/u.exec(next.text)?.[1] ?? WORD_AND_NUMBER.exec(next.text)?.[2];
  if (areRounds && Number(found) > count) throw errorAtCell(next, `round ${count + 1}`);
}

/**
 * Whether a row can have the headings, which are more than rounds: bare numbers need words before them and no larger number, which a row of a ranking list
 * has, and a single one a game `below`.
 */
function isHeading({ first, count, areRounds }: Run, { cells }: Row, below = ''): boolean {
  // A draw and a win of two games may be written as "r 1"; such a row has a sum
  const isPair = count === 1 && /^r\s?1$/i.test(cells[first].text);
  if (areRounds) return cells.length > count && (!isPair || !cells.some(({ text }) => /^[\d½.,]+$/.test(text)));
  if (count === 1 && !namesOpponent(below)) return false;
  const before = cells.slice(0, first);
  return before.some(({ text }) => /^\p{L}/u.test(text)) && !before.some(({ text }) => Number(text) > 1);
}

/** Rounds come before bare numbers, however many, and more of them before fewer. */
function weightOf({ areRounds, count }: Run): number {
  return areRounds ? 10_000 + count : count;
}

/** All rows that can have the headings of a crosstable. */
export function headingsIn(rows: readonly Row[]): Heading[] {
  const found: Heading[] = [];
  /** By column: the text of the next row that has one there. */
  const below: string[] = [];
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at];
    const run = roundRun(row);
    if (isHeading(run, row, below[run.first])) found.push({ ...run, at, row });
    row.cells.forEach(({ text }, column) => (below[column] = text || below[column]));
  }
  return found.reverse();
}

/**
 * The row with the headings of the crosstable, the first of several; `undefined` where no row has them.
 *
 * @throws RangeError where a round is left out between two others
 */
export function headingOf(rows: readonly Row[]): Heading | undefined {
  let best: Heading | undefined;
  for (const heading of headingsIn(rows)) if (best === undefined || weightOf(heading) > weightOf(best)) best = heading;
  if (best !== undefined) refuseGap(best);
  return best;
}
