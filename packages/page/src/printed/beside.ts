// The printed numbers beside ours, once the list of the printed table is known. Their finder comes with the search for that list.
import type { TableContext } from '../context.js';

/** By player: the printed number, where it is another one than ours. */
export type Others = ReadonlyMap<string, string>;

/** The printed numbers that are others: the ranks, and by the place of a code in the list. */
export interface PrintedBeside {
  readonly ranks: Others;
  readonly values: readonly Others[];
}

type Finder = (context: TableContext) => PrintedBeside | null;

let find: Finder = () => null;

/** Takes what finds them. */
export function offerPrinted(finder: Finder): void {
  find = finder;
}

/** The printed numbers beside those of the table that is shown; `null` where none are known. */
export function printedBeside(context: TableContext): PrintedBeside | null {
  return find(context);
}
