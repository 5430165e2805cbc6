// Tells a table of teams by the look of its cells: two sides of a match add up to the number of boards.
import type { Cell } from '@crosstable/core/text';

import type { Grid } from '../cells/grid.js';
import { isDiagonal, signsIn } from '../cells/opponent-cell.js';
import { namesOpponent } from '../notations/notations.js';
import { cellAt } from '../cells/sheet.js';
import { withResultSigns } from '../cells/three-points.js';
import { type Part, opponentMatches } from './opponent-matches.js';
import { type TeamSide, noTeamCell, teamRoundCell } from './team-cell.js';

/** Headings above the names of teams. */
export const TEAM_WORDS =
  /^(?:team|mannschaft|[eé]quip|squadra|ploeg|hold$|lag$|joukkue|drużyn|družst|csapat|ekipa|tak[iı]m|команд)/iu;

/** Headings of ratings, which players have. */
const RATING_WORDS = /rtg|elo|^rat|^рейт/iu;

/** The rows of a table of teams. */
export interface TeamRows {
  readonly system: 'swiss' | 'round-robin';
  /** By row: the rounds, or the opponents; of a double round robin the first matches, and behind them the second ones. */
  readonly rows: readonly (readonly TeamSide[])[];
  /** The number of matches of two teams of a round robin. */
  readonly games: 1 | 2;
  /** The number of boards of a match. */
  readonly boards: number;
  /** The first cell that no player can have. */
  readonly sign: Cell;
}

type Rows = readonly (readonly (TeamSide | undefined)[])[];

/** The side of the opponent, if the table has it. */
export function otherSide(rows: Rows, side: TeamSide, row: number, at: number, isSwiss: boolean): TeamSide | undefined {
  const { opponent = 0 } = side;
  const cycle = at - (at % rows.length);
  const other = rows[opponent - 1]?.[isSwiss ? at : cycle + row];
  return other?.opponent === row + 1 ? other : undefined;
}

/** The sum of points that most matches have, the larger one of two that as many have; 0 where there is no match. */
function commonSum(rows: Rows, isSwiss: boolean): number {
  const counts = new Map<number, number>();
  rows.forEach((row, at) => {
    row.forEach((side, column) => {
      const other = side && otherSide(rows, side, at, column, isSwiss);
      if (side === undefined || other === undefined || side.points === null || other.points === null) return;
      const sum = side.points + other.points;
      if (sum > 0) counts.set(sum, (counts.get(sum) ?? 0) + 1);
    });
  });
  return [...counts].sort(([one, often], [other, oftenOther]) => oftenOther - often || other - one).at(0)?.[0] ?? 0;
}

/**
 * The rows of a table of teams; `undefined` where it is one of players. Points are those of boards where some are more than 1, and
 * not only 3, which counts a win in 3-1-0. Those of two boards may also be those of two games between two players, and more in a
 * round robin, as below letters or names: there headings decide.
 *
 * @throws RangeError with the place of a cell that no table of teams has
 */
export function teamRowsOf(grid: Grid): TeamRows | undefined {
  const { heading, left, opponents, players } = grid;
  const { areRounds, count, first } = heading;
  const cells = players.map((row) => Array.from({ length: count }, (_, at) => cellAt(row, first + at)));
  const against = opponentMatches(grid);
  const areRead = against?.parts.every((row) => row.every(({ side }) => side !== undefined));
  const mayBeRounds = areRounds || (opponents === undefined && areRead === false);
  const isSwiss = mayBeRounds && (areRounds || cells.flat().some(({ text }) => namesOpponent(text)));
  const texts = cells.map((row) => row.map(({ text }) => text));
  if (withResultSigns(texts, isSwiss) !== undefined) return undefined;
  // Two results of players, as in "10"
  if (!isSwiss && texts.flat().every((text) => isDiagonal(text) || signsIn(text) !== undefined)) return undefined;
  const parts =
    isSwiss || against === undefined
      ? cells.map((row) => row.map((cell): Part => ({ cell, side: teamRoundCell(cell) })))
      : against.parts;
  const read = parts.map((row) => row.map(({ side }) => side));
  const ofMatches = read.flat().filter((side) => side?.opponent !== undefined && Number(side.points) > 1);
  const hasSign = ofMatches.some((side) => side?.points !== 3);
  const sign = hasSign ? ofMatches[0]?.cell : undefined;
  const boards = commonSum(read, isSwiss);
  const areNamed = left.some(({ label }) => TEAM_WORDS.test(label));
  const games = isSwiss ? 1 : (against?.games ?? 1);
  const areRated = left.some(({ label }) => RATING_WORDS.test(label));
  const mayBePlayers = boards === 2 || (!isSwiss && areRated) || (opponents !== undefined && games === 1);
  if (sign === undefined || boards < 2 || boards % 1 !== 0 || (mayBePlayers && !areNamed)) return undefined;
  const rows = parts.map((row) =>
    row.map(({ cell, side }) => {
      if (side === undefined) throw noTeamCell(cell, isSwiss);
      return side;
    }),
  );
  return { system: isSwiss ? 'swiss' : 'round-robin', rows, games, boards, sign };
}

/** The rounds of a Swiss, from 0, in which no team has a point: they are paired, and not played yet. */
export function openRounds({ system, rows }: TeamRows): ReadonlySet<number> {
  const rounds = system === 'swiss' ? [...rows[0].keys()] : [];
  return new Set(rounds.filter((at) => rows.every((row) => row[at].opponent === undefined || !row[at].points)));
}
