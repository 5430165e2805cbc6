import type { OnRepair } from '../cells/repair.js';
import type { Reading, Side } from '../cells/round-cell.js';
import type { Cell } from '../cells/sheet.js';
import type { PrintedPoints } from '../games/points.js';

/** One way to write the cells of rounds. A table has one of them, because the same sign has other meanings in others. */
export interface Notation {
  /** The tables that are written so, for an error about two that read the same cells. */
  readonly name: string;
  /** The federation whose programs alone write so, where that is so. */
  readonly federation?: 'USA';
  /** Reads the text of a cell; `undefined` where it isn't written so. */
  readonly read: (text: string) => Reading | undefined;
  /** Throws the error about a cell that isn't written so. */
  readonly refuse: (cell: Cell) => never;
  /** The rows with what no cell tells alone, but the other cells of its round, or the printed points. */
  readonly settle?: (
    rows: readonly (readonly Side[])[],
    printed: readonly PrintedPoints[],
    onRepair: OnRepair,
  ) => readonly (readonly Side[])[];
}
