// The page of a crosstable of players, from its rows and the cells of its table
import type { PrintedTable } from '@crosstable/core';

import { type Way, waysOf } from './cells/cells.js';
import type { Grid } from './cells/grid.js';
import { numberOf } from './cells/number-cell.js';
import { errorAtCell } from './cells/refusal.js';
import { type Repair, repairCollector } from './cells/repair.js';
import { type Row, cellAt } from './cells/sheet.js';
import { detailsOf } from './columns/details.js';
import { playersOf } from './columns/players.js';
import { POINTS_WORDS } from './columns/points-column.js';
import { printedColumns } from './columns/printed-columns.js';
import { RANK_WORDS } from './columns/printed-ranks.js';
import { withStandings } from './columns/standings-table.js';
import { withByesOfPoints } from './games/byes-of-points.js';
import { withForfeitsOfPoints } from './games/forfeits-of-points.js';
import { isStateAfter, unknownOf } from './games/open-facts.js';
import { THREE_POINTS, countedPoints, pointsIn, scoringOf } from './games/points.js';
import { roundRobinRounds } from './games/round-robin-games.js';
import { roundAbove } from './games/rounds-so-far.js';
import { inSomeRounds, progressiveIn, systemOfOpponents } from './games/swiss-by-opponents.js';
import { swissGames } from './games/swiss-games.js';
import type { PrintedPage } from './printed-page.js';

/** Refuses a table in whose rounds nothing stands, unless players have points from some. */
function refuseUnpaired({ heading: { first, count, row }, players, left, right }: Grid): void {
  const isBlank = players.every(({ cells }) => cells.slice(first, first + count).every(({ text }) => text === ''));
  const havePoints = [...left, ...right].some(
    ({ label, texts }) => POINTS_WORDS.test(label) && texts.some((text) => Number(numberOf(text)) > 0),
  );
  if (isBlank && !havePoints)
    throw errorAtCell(cellAt(row, first), 'a round with pairings', 'nothing is paired yet', 'nothing-paired');
}

/** A table without ranks that are nothing but the numbers of its rows. */
function withoutOwnRanks(printed: PrintedTable, { areRowNumbers, heading: { row } }: Grid): PrintedTable {
  if (areRowNumbers !== true || row.cells.some(({ text }) => RANK_WORDS.test(text))) return printed;
  const { points, columns } = printed;
  return { ...(points !== undefined && { points }), columns };
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
  const told = roundAbove(above);
  const place = cellAt(heading.row, heading.first);
  const ofOpponents =
    ofCells === 'swiss' || ofPair > 1 ? ofCells : systemOfOpponents(cellSides, above, grid.right, printedPoints);
  if (ofOpponents === undefined) onRepair('system', place, { key: 'either-system', values: {} });
  const system = ofOpponents ?? 'round-robin';
  const isByOpponents = system !== ofCells;
  const progressive = progressiveIn(table.columns, cellSides.length);
  const inRounds = isByOpponents
    ? inSomeRounds(cellSides, printedPoints, progressive, told, place, onRepair)
    : undefined;
  const printedSides = inRounds?.sides ?? way.settle?.(cellSides, printedPoints, onRepair) ?? cellSides;
  const players = playersOf(grid, areNumbers, onRepair);
  const scoring = areThreePoints ? THREE_POINTS : scoringOf(printedSides, printedPoints);
  const isOpen = system === 'swiss' && scoring === undefined;
  const sides = isOpen
    ? withByesOfPoints(printedSides, printedPoints, onRepair)
    : withForfeitsOfPoints(printedSides, printedPoints, scoring, onRepair);
  const after = system === 'round-robin' ? told : undefined;
  const games =
    system === 'swiss'
      ? swissGames(sides, players, scoring?.pairingBye !== undefined, onRepair)
      : roundRobinRounds(heading, { rows: sides, games: ofPair }, areNumbers, after, onRepair).map((round) =>
          round.map(({ game }) => game),
        );
  const points = countedPoints(sides, players, printedPoints, scoring, onRepair);
  const unknown = unknownOf({ games, players, system }, areNumbers, inRounds?.areRoundsKnown === false);
  return {
    ...detailsOf(above),
    ...(way.federation && { writtenAsIn: way.federation }),
    system,
    rounds: system === 'swiss' ? printedSides[0].length : games.length,
    ...(after !== undefined && isStateAfter(after, games) && { after }),
    players,
    games,
    ...(unknown.length > 0 && { unknown }),
    ...(scoring && { scoring }),
    points,
    printed: withStandings(withoutOwnRanks(table, grid), rows, heading.row.table, players, onRepair),
    repairs,
  };
}

/** A page by the way to read its cells that the printed points decide. */
export function playersPage(rows: readonly Row[], grid: Grid, before: readonly Repair[]): PrintedPage {
  refuseUnpaired(grid);
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
  const likely = [usual, fitting, nearly].find(({ length }) => length > 0) ?? [];
  if (likely.length === 1) return likely[0];
  if (pages.length === 0) throw mistakes[0];
  return refuse(withPoints.length > 0 ? fitting.length : pages.length);
}
