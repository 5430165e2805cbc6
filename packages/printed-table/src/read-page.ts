// The page of a source of any kind, by a reader of the crosstable in it
import { check, checkNames, isInputError } from '@crosstable/core';

import { crosstableOf, crosstablesIn, refuseSeveral } from './cells/crosstables.js';
import { type Grid, beginWithNames, gridsOf } from './cells/grid.js';
import { type Heading, headingOf, headingsIn } from './cells/heading.js';
import { gridOfOpponents } from './cells/opponent-columns.js';
import { refuseWithoutGames } from './cells/refusal.js';
import { type OnRepair, type Repair, repairCollector } from './cells/repair.js';
import { withRowNumbers } from './cells/row-numbers.js';
import type { Row } from './cells/sheet.js';
import { type PairingList, pairingListIn } from './pairings/pairing-list.js';
import { readingsOf } from './sources/source-rows.js';
import { type TeamRows, teamRowsOf } from './teams/team-rows.js';

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

/** Reads a page in each of its forms; `before` has the repairs of its text. */
interface PageReaders<Page> {
  /** Reads the rows of a crosstable in one way; `teams` has its cells where they are those of teams. */
  readonly crosstable: (
    rows: readonly Row[],
    grid: Grid,
    before: readonly Repair[],
    teams: TeamRows | undefined,
  ) => Page;
  readonly pairings: (list: PairingList, rows: readonly Row[], before: readonly Repair[]) => Page;
}

/** A page by the reading of its rows in which cells mirror each other. */
function mirroredPage<Page>(rows: readonly Row[], before: readonly Repair[], { crosstable }: PageReaders<Page>): Page {
  const [own, [grid, other = grid]] = gridsIn(rows);
  const readIn = (one: Grid): Page => crosstable(own, one, before, teamRowsOf(one));
  try {
    return readIn(grid);
  } catch (mistake) {
    try {
      return readIn(other);
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
  onRepair: OnRepair,
  read: (rows: readonly Row[]) => Page,
): Page {
  const all = crosstablesIn(rows);
  if (group !== undefined && all.length > 0) return read(crosstableOf(group, all).rows);
  if (all.length < 2) return read(rows);
  const readable = all.filter((one) => {
    try {
      read(one.rows);
      return true;
    } catch {
      // A table of other values may have such headings, too
      return false;
    }
  });
  if (readable.length === 0) return read(rows);
  if (readable.length > 1) refuseSeveral(readable);
  const [first] = readable;
  for (const { begin } of all.filter((one) => one !== first))
    onRepair('unknown-record', begin, { key: 'other-table', values: {} });
  return read(first.rows);
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
  readers: PageReaders<Page>,
): Promise<Page> {
  // Bytes of another realm, as of a page's frame, are no `instanceof Uint8Array` here
  const isBytes = Object.prototype.toString.call(source) === '[object Uint8Array]';
  check(typeof source === 'string' || isBytes, 'source', 'a text or a Uint8Array', source);
  checkNames(options, 'options', { group: true });
  const { group } = options;
  check(group === undefined || typeof group === 'string', 'options.group', 'a text', group);
  const repairs: Repair[] = [];
  const mistakes: { readonly mistake: unknown; readonly weight: number }[] = [];
  const onRepair = repairCollector(repairs);
  for (const rows of await readingsOf(source, onRepair)) {
    try {
      const list = pairingListIn(rows);
      if (list !== undefined) return readers.pairings(list, rows, repairs);
      return pageOfGroup(rows, group, onRepair, (own) => mirroredPage(own, repairs, readers));
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
