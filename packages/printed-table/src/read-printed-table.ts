import { type Fact, check } from '@crosstable/core';
import { beginOf } from '@crosstable/core/text';

import { type Way, waysOf } from './cells/cells.js';
import { type Grid, beginWithNames, gridsOf } from './cells/grid.js';
import { type Heading, headingOf } from './cells/heading.js';
import { gridOfOpponents } from './cells/opponent-columns.js';
import { refusal, refuseOtherFiles, refuseWithoutGames } from './cells/refusal.js';
import { type OnRepair, type Repair, repairCollector } from './cells/repair.js';
import { type Row, cellAt } from './cells/sheet.js';
import { detailsOf } from './columns/details.js';
import { playersOf } from './columns/players.js';
import { printedColumns } from './columns/printed-columns.js';
import { withStandings } from './columns/standings-table.js';
import { withByesOfPoints } from './games/byes-of-points.js';
import { withForfeitsOfPoints } from './games/forfeits-of-points.js';
import { THREE_POINTS, countedPoints, pointsIn, scoringOf } from './games/points.js';
import { roundRobinGames } from './games/round-robin-games.js';
import { roundAbove } from './games/rounds-so-far.js';
import { inSomeRounds, systemOfOpponents } from './games/swiss-by-opponents.js';
import { swissGames } from './games/swiss-games.js';
import type { PrintedPage } from './printed-page.js';
import { htmlRows } from './sources/html-rows.js';
import { plainPage } from './sources/source-text.js';
import { textRows } from './sources/text-rows.js';
import { usChessRows } from './sources/us-chess-rows.js';
import { xlsxRows } from './sources/xlsx-rows.js';

const ZIP = 'PK\u0003\u0004';

/** The rows of a source of any kind. */
export async function rowsOf(source: string | Uint8Array, onRepair: OnRepair): Promise<Row[]> {
  const begin = beginOf(source);
  refuseOtherFiles(begin);
  if (begin.startsWith(ZIP)) {
    if (typeof source === 'string') throw refusal('xlsx-as-text', 'the bytes of an XLSX file', 'them as a text');
    return xlsxRows(source);
  }
  const text = plainPage(source, onRepair);
  return usChessRows(text) ?? (/<t[dh][\s>]/i.test(text) ? htmlRows(text) : textRows(text));
}

/** The facts of its games that a page leaves open; `areNumbers` where cells name opponents by pairing numbers, not by ranks. */
function unknownOf(
  { games, players, system }: Pick<PrintedPage, 'games' | 'players' | 'system'>,
  areNumbers: boolean,
  isByOpponents: boolean,
): Fact[] {
  const unknown: Fact[] = [];
  if (games.flat().some(({ coloursUnknown, kind }) => coloursUnknown && kind === undefined)) unknown.push('colours');
  if (isByOpponents || (system === 'round-robin' && !areNumbers)) unknown.push('rounds');
  if (players.some(({ pairingNumber }) => pairingNumber === undefined)) unknown.push('pairing-numbers');
  return unknown;
}

/** Whether a round robin can be in the state after a round: the others have no game with a result, and there are others. */
function isStateAfter(after: number, games: PrintedPage['games']): boolean {
  const left = games.slice(after).flat();
  return after > 0 && left.length > 0 && left.every(({ result }) => result === null);
}

/** A page by its rows, and by one reading of those of the players and of their cells; `before` has the repairs of its text. */
function pageOf(rows: readonly Row[], grid: Grid, way: Way, before: readonly Repair[]): PrintedPage {
  const { heading } = grid;
  const repairs = [...before];
  const onRepair = repairCollector(repairs);
  const { system: ofCells, rows: cellSides, games: ofPair, areThreePoints } = way.cells(onRepair);
  const {
    table,
    areNumbers,
    points: printedPoints,
  } = printedColumns(
    grid,
    rows,
    cellSides.map((row) => pointsIn(row)),
    onRepair,
  );
  const above = rows.slice(0, heading.at);
  const place = cellAt(heading.row, heading.first);
  const ofOpponents =
    ofCells === 'swiss' || ofPair > 1 ? ofCells : systemOfOpponents(cellSides, above, grid.right, printedPoints);
  if (ofOpponents === undefined) onRepair('system', place, 'read as a round robin; a Swiss would look the same');
  const system = ofOpponents ?? 'round-robin';
  const isByOpponents = system !== ofCells;
  const printedSides = isByOpponents
    ? inSomeRounds(cellSides, printedPoints, roundAbove(above), place, onRepair)
    : (way.settle?.(cellSides, printedPoints, onRepair) ?? cellSides);
  const players = playersOf(grid, areNumbers, onRepair);
  const scoring = areThreePoints ? THREE_POINTS : scoringOf(printedSides, printedPoints);
  const isOpen = system === 'swiss' && scoring === undefined;
  const sides = isOpen
    ? withByesOfPoints(printedSides, printedPoints, onRepair)
    : withForfeitsOfPoints(printedSides, printedPoints, scoring, onRepair);
  const after = system === 'round-robin' ? roundAbove(above) : undefined;
  const games =
    system === 'swiss'
      ? swissGames(sides, players, scoring?.pairingBye !== undefined, onRepair)
      : roundRobinGames(heading, { rows: sides, games: ofPair }, areNumbers, after, onRepair);
  const points = countedPoints(sides, players, printedPoints, scoring, onRepair);
  const unknown = unknownOf({ games, players, system }, areNumbers, isByOpponents);
  return {
    ...detailsOf(above),
    system,
    rounds: system === 'swiss' ? printedSides[0].length : games.length,
    ...(after !== undefined && isStateAfter(after, games) && { after }),
    players,
    games,
    ...(unknown.length > 0 && { unknown }),
    ...(scoring && { scoring }),
    points,
    printed: withStandings(table, rows, heading.row.table, players, onRepair),
    repairs,
  };
}

/** A page by the way to read its cells that the printed points decide. */
function decidedPage(rows: readonly Row[], grid: Grid, before: readonly Repair[]): PrintedPage {
  const { ways, refuse } = waysOf(grid);
  if (ways.length === 1) return pageOf(rows, grid, ways[0], before);
  const mistakes: unknown[] = [];
  const pages = ways.flatMap((way): PrintedPage[] => {
    try {
      return [pageOf(rows, grid, way, before)];
    } catch (mistake) {
      mistakes.push(mistake);
      return [];
    }
  });
  const differing = ({ repairs }: PrintedPage): number => repairs.filter(({ kind }) => kind === 'points-differ').length;
  const withPoints = pages.filter(({ printed }) => printed.points !== undefined);
  const fitting = withPoints.filter((page) => differing(page) === 0);
  // Points of 2-1-0 are those of two games, too
  const usual = fitting.filter(({ scoring }) => scoring === undefined);
  // A wrong total shall be seen, and not hide the others
  const nearly = withPoints.filter((page) => 2 * differing(page) < page.players.length);
  const [page, ...others] = [usual, fitting, nearly].find(({ length }) => length > 0) ?? [];
  if (page !== undefined && others.length === 0) return page;
  if (pages.length === 0) throw mistakes[0];
  return refuse(withPoints.length > 0 ? fitting.length : pages.length);
}

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
function gridsIn(rows: readonly Row[], heading: Heading | undefined): readonly Grid[] {
  const grid = gridBySigns(rows, heading);
  if (grid !== undefined) return [grid];
  if (heading === undefined) refuseWithoutGames(rows);
  return gridsOf(rows, heading);
}

/** A page by the reading of its rows in which cells mirror each other. */
function mirroredPage(rows: readonly Row[], repairs: Repair[]): PrintedPage {
  const heading = headingOf(rows);
  const [grid, other = grid] = gridsIn(rows, heading);
  const { table } = grid.heading.row;
  const second = headingOf(rows.filter((row) => row.table !== table));
  if (second !== undefined) {
    const { first, row } = second;
    repairCollector(repairs)('unknown-record', cellAt(row, first), 'begins another crosstable, which is passed over');
  }
  try {
    return decidedPage(rows, grid, repairs);
  } catch (mistake) {
    try {
      return decidedPage(rows, other, repairs);
    } catch {
      // Neither fits: what is wrong with the first is said
      throw mistake;
    }
  }
}

/**
 * Reads a crosstable as people have it: a saved page of Chess-Results or Vega, text copied from one, a CSV or XLSX file of
 * Swiss-Manager, a text of SwissPerfect, a table of the United States or of Papi; a Swiss or a round robin. It finds columns by what
 * their cells look like, so that the language doesn't matter.
 *
 * @param source - The file: its bytes, or its text. XLSX needs bytes.
 * @returns The games and the players, and what the page prints beside them. The ids of the players are the numbers by which
 *   the cells name them.
 * @throws TypeError if `source` is neither a text nor a Uint8Array. RangeError for a page that can't be read, with the line and
 *   the column, or with what to do instead: a list that is cut, a page without games, pairings of one round, teams, cells that
 *   don't mirror each other, or can be read in two ways, a PDF, a spreadsheet in the old form (.xls). A damaged XLSX file and a file
 *   too large for a table have neither.
 *
 * Cost: linear in the length of the file, and in the cells of the table.
 *
 * @example
 * ```ts
 * import { readPrintedTable } from '@crosstable/printed-table';
 *
 * const page = await readPrintedTable(`Rk.,Name,1.Rd,2.Rd,Pts.,TB1
 * 1,Ana,2w1,3b½,"1,5",1
 * 2,Bo,1b0,-1,1,"1,5"
 * 3,Cy,-½,1w½,1,"1,5"`);
 * page.games[0]; // → [{ white: '1', black: '2', result: 1 }, { white: '3', black: '', result: 0.5, kind: 'half-bye' }]
 * page.printed.points?.get('1'); // → 1.5
 * page.repairs.map(({ message }) => message); // → ['line 3, column 10: "-1" read as the pairing-allocated bye, the only one of its round']
 * ```
 */
export async function readPrintedTable(source: string | Uint8Array): Promise<PrintedPage> {
  // Bytes of another realm, as of a page's frame, are no `instanceof Uint8Array` here
  const isBytes = Object.prototype.toString.call(source) === '[object Uint8Array]';
  check(typeof source === 'string' || isBytes, 'source', 'a text or a Uint8Array', source);
  const repairs: Repair[] = [];
  const onRepair = repairCollector(repairs);
  return mirroredPage(await rowsOf(source, onRepair), repairs);
}
