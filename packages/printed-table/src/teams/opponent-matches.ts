// The cells of teams against each opponent: one match, two in a cell or in two columns, or one with the points of both teams
import type { Cell } from '@crosstable/core/text';

import type { Grid } from '../cells/grid.js';
import { cellAt } from '../cells/sheet.js';
import { POINTS, type TeamSide, teamOpponentCell } from './team-cell.js';

/** A cell, or a part of one, and how it is read. */
export interface Part {
  readonly cell: Cell;
  /** `undefined` of what is no match. */
  readonly side: TeamSide | undefined;
}

/** The matches against each opponent, cycle by cycle, and in each in the order of the opponents. */
export interface OpponentMatches {
  readonly parts: readonly (readonly Part[])[];
  readonly games: 1 | 2;
}

/** Two numbers of points with a sign between them, of which one may be missing. */
const TWO = new RegExp(String.raw`^(${POINTS})?(\s*[:/|;–—-]\s*|\s+)(${POINTS})?$`);

/** The texts of a cell, and the sign between them; `undefined` of one text. */
function twoIn(text: string): readonly [first: string, sign: string, second: string] | undefined {
  const [, first = '', sign = '', second = ''] = text === '-' ? [] : (TWO.exec(text) ?? []);
  return first + second === '' ? undefined : [first, sign.trim(), second];
}

/** Whether all cells have the points of both teams, as `2½:1½` against `1½:2½`. */
function areScores(cells: readonly (readonly (readonly Cell[])[])[]): boolean {
  let count = 0;
  for (const [one, row] of cells.entries()) {
    for (const [other, [{ text }]] of row.entries()) {
      const [first, sign, second] = twoIn(text) ?? [];
      if (one === other || text === '') continue;
      const facing = twoIn(cells[other][one][0].text);
      if (sign === undefined || !/^[:–—-]$/.test(sign) || facing?.[0] !== second || facing?.[2] !== first) return false;
      count++;
    }
  }
  return count > 0;
}

/** The number of matches with the sum that most have, by the sides that face each other. */
function alikeSums(sums: readonly (number | null)[]): number {
  const counts = new Map<number, number>();
  for (const sum of sums) if (sum !== null) counts.set(sum, (counts.get(sum) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Whether the match with the own White stands first in all cells: then the opponent's cell has the two in the other order. */
function areWhiteFirst(parts: readonly (readonly (readonly Part[])[])[]): boolean {
  const [straight, crossed]: (number | null)[][] = [[], []];
  for (const [one, row] of parts.entries()) {
    for (const [other, own] of row.slice(0, one).entries()) {
      for (const [at, { side }] of own.entries()) {
        const facing = [at, own.length - 1 - at].map((place) => parts[other][one].at(place)?.side?.points);
        const sums = facing.map((points) => (typeof points === 'number' ? points + (side?.points ?? NaN) : null));
        straight.push(sums[0]);
        crossed.push(sums[1]);
      }
    }
  }
  return alikeSums(crossed) > alikeSums(straight);
}

/**
 * The matches of a table whose columns may be opponents. In a double round robin those of a cycle face each other. `undefined` where
 * there are fewer columns than rows, or more.
 */
export function opponentMatches({ heading, opponents, players }: Grid): OpponentMatches | undefined {
  const { areRounds, count, first } = heading;
  if (areRounds || (opponents?.length ?? count) !== players.length) return undefined;
  const columns = opponents ?? Array.from({ length: count }, (_, at) => [first + at]);
  const cells = players.map((row) => columns.map((places) => places.map((at) => cellAt(row, at))));
  const hasScores = areScores(cells);
  const partOf = (cell: Cell, text: string, other: number, isOwn: boolean): Part => {
    const side = teamOpponentCell({ ...cell, text }, other + 1, isOwn);
    return { cell, side: side && { ...side, cell } };
  };
  const parts = cells.map((row, one) =>
    row.map((ofOpponent, other): Part[] => {
      const [cell] = ofOpponent;
      const two = ofOpponent.length > 1 || one === other ? undefined : twoIn(cell.text);
      if (two === undefined) return ofOpponent.map((own) => partOf(own, own.text, other, one === other));
      return (hasScores ? [two[0]] : [two[0], two[2]]).map((text) => partOf(cell, text, other, false));
    }),
  );
  const games = parts.some((row) => row.some(({ length }) => length > 1)) ? 2 : 1;
  const isCrossed = games > 1 && areWhiteFirst(parts);
  const placed = parts.map((row, one) =>
    row.map((own, other) => (isCrossed && one > other && own.length > 1 ? own.toReversed() : own)),
  );
  const nothing = (one: number, other: number): Part => partOf({ ...placed[one][other][0].cell, text: '' }, '', other, one === other); // prettier-ignore
  return {
    parts: placed.map((row, one) =>
      Array.from({ length: games }, (_, game) => row.map((own, other) => own.at(game) ?? nothing(one, other))).flat(),
    ),
    games,
  };
}
