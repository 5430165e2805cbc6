import type { Points } from '@crosstable/core';

import type { TeamField } from './team-field.js';

/** The rounds of all teams while they are read; the cell of a team in a round is `team * rounds + round`. */
export interface TeamCells {
  readonly field: TeamField;
  readonly index: ReadonlyMap<string, number>;
  readonly rounds: number;
  readonly records: Uint8Array;
  readonly opponents: Int32Array;
  /** The number of boards of a match. */
  readonly size: number;
  /** By board: whether the first team has the white pieces, if no roster tells the players' teams. */
  readonly isFirstWhite: readonly boolean[];
  /** The points of a game. */
  readonly ofGame: Points;
  /** By cell: the game points of a match, in the units of a game; NaN if they follow from the outcome. */
  readonly gamePoints: Float64Array;
  /** By cell: 1 where only the total of the match is known. */
  readonly areTotals: Uint8Array;
  /** By board of a cell, `cell * size + board`: the player who sat there; -1 for nobody. */
  readonly seats: Int32Array;
  readonly boardRecords: Uint8Array;
  /** By player: the last round, from 1, in which the player sat at a board. */
  readonly lastRounds: Int32Array;
}

/** Allocates the rounds of a field. */
export function emptyCells(
  field: TeamField,
  rounds: number,
  size: number,
  isFirstWhite: readonly boolean[],
  ofGame: Points,
): TeamCells {
  const cells = field.index.size * rounds;
  return {
    field,
    index: field.index,
    rounds,
    records: new Uint8Array(cells),
    opponents: new Int32Array(cells).fill(-1),
    size,
    isFirstWhite,
    ofGame,
    gamePoints: new Float64Array(cells).fill(NaN),
    areTotals: new Uint8Array(cells),
    seats: new Int32Array(cells * size).fill(-1),
    boardRecords: new Uint8Array(cells * size),
    lastRounds: new Int32Array(field.teams.length),
  };
}
