import type { PlayerRow } from '../records/player-record.js';
import type { Cell } from '../records/round-cell.js';
import type { OnRepair } from '../repair.js';
import type { PairedRows } from '../rounds/pairing.js';
import type { RightPoints } from '../rounds/points-check.js';
import { cellOf, placeOf, textOf, withCells } from '../rounds/row-rounds.js';
import { gamesByPlayer, usualSeats } from './boards.js';
import type { TeamRound } from './pair-teams.js';
import type { Rosters } from './rosters.js';

/** A board that a player won because the other team had nobody there: `0000 - +`. */
const WON: Cell = { sort: 'bye', code: '+' };

/** The rows with each `0000 - +` as a board won; in the file of an individual tournament it is a bye. */
export function withBoardsWon(rows: readonly PlayerRow[]): readonly PlayerRow[] {
  return rows.map((row) => {
    const isWon = (cell: Cell, n: number) => cell.sort === 'bye' && textOf(row, n + 1).endsWith('+');
    return row.cells.some(isWon) ? { ...row, cells: row.cells.map((cell, n) => (isWon(cell, n) ? WON : cell)) } : row;
  });
}

/** The data that the Points column is compared with. */
interface Context {
  readonly paired: PairedRows;
  readonly rounds: readonly TeamRound[];
  readonly rosters: Rosters;
  readonly boards: number | undefined;
  readonly right: (id: string) => RightPoints;
  /** The points of a won board. */
  readonly win: number;
  readonly onRepair: OnRepair;
}

/**
 * The rows with the boards that only their Points column shows. TRF16 writes `0000 - -` both for a board won against
 * nobody and for an absence. A player whose points exceed the games by some wins has won those boards, if the team
 * lacks a board in exactly as many matches. Returns the same rows if there are no such boards.
 */
export function withBoardsFromPoints(rows: readonly PlayerRow[], context: Context): readonly PlayerRow[] {
  const { paired, rounds, rosters, right, win, onRepair } = context;
  const roundOf = gamesByPlayer(paired.games);
  const boardsOf = (id: string, n: number): number => {
    const roster = rosters.rowOf.get(id)?.team.players ?? [];
    return usualSeats(roster, roundOf(n)).length;
  };
  const sizes = rounds.map(({ opponents }, n) => new Map([...opponents.keys()].map((id) => [id, boardsOf(id, n)])));
  const boards = context.boards ?? Math.max(0, ...sizes.flatMap((ofTeams) => [...ofTeams.values()]));
  const settled = rows.map((row) => {
    const { id } = row.player;
    const { least, isRight } = right(id);
    if (row.points === undefined || isRight(row.points)) return row;
    const team = rosters.teamOf.get(id) ?? '';
    const open = rounds.flatMap(({ lineUps }, n) => {
      const cell = cellOf(row, n + 1);
      const isAbsent = cell.sort === 'blank' || (cell.sort === 'bye' && cell.code === 'Z');
      const own = sizes[n].get(team) ?? boards; // A team without a match lacks none
      return isAbsent && !lineUps.has(team) && own < boards ? [n + 1] : [];
    });
    if (open.length !== (row.points - least) / win) return row;
    for (const round of open) {
      const ofRound = sizes[round - 1];
      ofRound.set(team, (ofRound.get(team) ?? 0) + 1);
      onRepair('points-bye', ...placeOf(row, round), { key: 'won-alone', values: {} });
    }
    return withCells(row, open, WON);
  });
  return settled.every((row, n) => row === rows[n]) ? rows : settled;
}
