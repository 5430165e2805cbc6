// The printed table in a file beside the games: a table that somebody typed, a page of standings, or a crosstable, in every form that
// the readers of pages take

import type { PrintedTable } from '@crosstable/core';
import { beginOf, isZip } from '@crosstable/core/text';
import {
  type ChessEvent,
  type EventPlayer,
  isOfTeams,
  isPrintedPage,
  isWebPage,
  participantsOf,
} from '@crosstable/event';
import { onlyFileIn } from '@crosstable/event/open-event';
import { type PrintedPage, readPrintedTable } from '@crosstable/printed-table';
import { type Row, rowsOf } from '@crosstable/printed-table/inside';

import { hasLinesAbove, playerOfName, tableOfCsv, tableOfRows } from './printed-numbers.js';

const isNoRepair = (): undefined => undefined;

/** A crosstable with its games; nothing of a page of another kind, and of one that can't be read. */
async function crosstableIn(content: Uint8Array): Promise<PrintedPage | undefined> {
  if (!isPrintedPage(content)) return undefined;
  try {
    return await readPrintedTable(content);
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}

/** The values that a crosstable prints, for the players of an event by their names; nothing where it has a name that is nobody's. */
function ofCrosstable({ players, printed }: PrintedPage, listed: readonly EventPlayer[]): PrintedTable | undefined {
  const ids = new Map(players.map(({ id, name }) => [id, playerOfName(name, listed)?.id]));
  const known = new Set(ids.values());
  if (known.has(undefined) || known.size < players.length) return undefined;
  const renamed = <T>(cells: ReadonlyMap<string, T>): Map<string, T> =>
    new Map([...cells].map(([id, value]) => [ids.get(id) ?? id, value]));
  const { columns, points, ranks } = printed;
  return {
    ...(points && { points: renamed(points) }),
    ...(ranks && { ranks: renamed(ranks) }),
    columns: columns.map((column) => ({ ...column, cells: renamed(column.cells) })),
  };
}

/** The rows of a text; none of one that has no cells as pages have them. */
async function rowsOfText(content: Uint8Array): Promise<readonly Row[]> {
  try {
    return await rowsOf(content, isNoRepair);
  } catch (thrown) {
    if (thrown instanceof RangeError) return [];
    throw thrown;
  }
}

/**
 * The printed table of the players of an event, or of its teams, in the content of a file, which may stand alone in a ZIP archive.
 * Errors say line and column.
 */
export async function printedTableIn(source: Uint8Array, event: ChessEvent): Promise<PrintedTable> {
  const content = (await onlyFileIn(source)) ?? source;
  const { primary = 'MP', written } = event;
  const listed = participantsOf(event);
  const ofTeams = isOfTeams(event) ? primary : undefined;
  const crosstable = ofTeams === undefined ? await crosstableIn(content) : undefined;
  const printed = crosstable && ofCrosstable(crosstable, listed);
  if (printed !== undefined) return printed;
  const isSheet = isWebPage(content) || isZip(beginOf(content));
  const rows = isSheet ? await rowsOf(content, isNoRepair) : await rowsOfText(content);
  if (isSheet || hasLinesAbove(rows, ofTeams)) return tableOfRows(rows, listed, ofTeams);
  // Names alone say who is meant where players have other numbers than the rows of their page
  const haveOtherNumbers =
    written.printed !== undefined &&
    listed.some((one) => 'pairingNumber' in one && one.id !== String(one.pairingNumber));
  return tableOfCsv(content, listed, ofTeams, haveOtherNumbers);
}
