// The page of a source of any kind, by a reader of the crosstable in it
import { check, checkNames, isInputError } from '@crosstable/core';

import { crosstableOf, crosstablesIn, refuseSeveral } from './cells/crosstables.js';
import { type Grid, beginWithNames, gridsOf } from './cells/grid.js';
import { type Heading, headingOf, headingsIn } from './cells/heading.js';
import { gridOfOpponents } from './cells/opponent-columns.js';
import { refuseWithoutGames } from './cells/refusal.js';
import { type Repair, repairCollector } from './cells/repair.js';
import { withRowNumbers } from './cells/row-numbers.js';
import type { Row } from './cells/sheet.js';
import { readingsOf } from './sources/source-rows.js';

/** Whether the same word stands behind all numbers, as in `1.Rd 2.Rd`, and not the names of players. */
function haveOneWord({ areRounds, count, first, row }: Heading): boolean {
  return areRounds && new Set(row.cells.slice(first, first + count).map(({ text }) => text.replace(/^#?\d+/, ''))).size === 1; // prettier-ignore
}

/** The table by opponents below letters, names or doubled headings; of numbers alone where no number begins its rows. */
function gridBySigns(rows: readonly Row[], heading: Heading | undefined): Grid | undefined {
  const grid = heading !== undefined && haveOneWord(heading) ? undefined : gridOfOpponents(rows);
  if (grid === undefined || heading === undefined || grid.players.includes(heading.row)) return grid;
  return grid.opponents?.some((columns) => columns.length > 1) === true || beginWithNames(grid) ? grid : undefined;
}

/** The tables of a page in the order in which they are tried. */
function gridsIn(rows: readonly Row[]): readonly [readonly Row[], readonly Grid[]] {
  const heading = headingOf(rows);
  const grid = gridBySigns(rows, heading);
  if (grid !== undefined) return [rows, [grid]];
  if (heading === undefined) refuseWithoutGames(rows);
  const numbered = withRowNumbers(rows, heading);
  const ofRows = numbered && headingOf(numbered);
  if (numbered === undefined || ofRows === undefined) return [rows, gridsOf(rows, heading)];
  return [numbered, gridsOf(numbered, ofRows).map((one) => ({ ...one, areRowNumbers: true }))];
}

/** Reads the rows of a crosstable in one way; `before` has the repairs of its text. */
type GridReader<Page> = (rows: readonly Row[], grid: Grid, before: readonly Repair[]) => Page;

/** A page by the reading of its rows in which cells mirror each other. */
function mirroredPage<Page>(rows: readonly Row[], before: readonly Repair[], read: GridReader<Page>): Page {
  const [own, [grid, other = grid]] = gridsIn(rows);
  try {
    return read(own, grid, before);
  } catch (mistake) {
    try {
      return read(own, other, before);
    } catch {
      // Neither fits: what is wrong with the first is said
      throw mistake;
    }
  }
}

/** The page of rows that may have several crosstables, of which a `group` is asked for. */
function pageOfGroup<Page>(
  rows: readonly Row[],
  group: string | undefined,
  read: (rows: readonly Row[]) => Page,
): Page {
  const all = crosstablesIn(rows);
  if (group !== undefined && all.length > 0) return read(crosstableOf(group, all).rows);
  if (all.length < 2) return read(rows);
  // A table of other values may have such headings, too
  const [first, ...others] = all.flatMap((one) => {
    try {
      return [{ ...one, page: read(one.rows) }];
    } catch {
      return [];
    }
  });
  if (others.length > 0) refuseSeveral([first, ...others]);
  return first === undefined ? read(rows) : first.page;
}

/** The options of `readPrintedTable`. */
export interface PrintedTableOptions {
  /** The crosstable of a file that has several: its name, a part of it, or its number from 1. */
  readonly group?: string | undefined;
}

/** The page of a source, in the first reading of its text in which a crosstable can be read. */
export async function readPage<Page>(
  source: string | Uint8Array,
  options: PrintedTableOptions,
  read: GridReader<Page>,
): Promise<Page> {
  // Bytes of another realm, as of a page's frame, are no `instanceof Uint8Array` here
  const isBytes = Object.prototype.toString.call(source) === '[object Uint8Array]';
  check(typeof source === 'string' || isBytes, 'source', 'a text or a Uint8Array', source);
  checkNames(options, 'options', { group: true });
  const { group } = options;
  check(group === undefined || typeof group === 'string', 'options.group', 'a text', group);
  const repairs: Repair[] = [];
  const mistakes: { readonly mistake: unknown; readonly weight: number }[] = [];
  for (const rows of await readingsOf(source, repairCollector(repairs))) {
    try {
      return pageOfGroup(rows, group, (own) => mirroredPage(own, repairs, read));
    } catch (mistake) {
      if (isInputError(mistake) && /^(?:several|unknown)-crosstable/.test(mistake.key)) throw mistake;
      const rounds = headingsIn(rows).reduce((most, { count }) => Math.max(most, count), 0);
      const weight = rounds + (isInputError(mistake) && mistake.line !== undefined ? 0.5 : 0);
      mistakes.push({ mistake, weight });
    }
  }
  // The one with the most rounds is what the table is meant to be, and a mistake with a place says more
  throw mistakes.sort((one, other) => other.weight - one.weight)[0].mistake;
}
