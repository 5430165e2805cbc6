// Which tie-break decided what: the rules and weights of the standings.

/** The part of a value in a row: it separated the row from a neighbour, it left the two equal, or nobody needed it. */
export type Part = 'decides' | 'equal' | 'unneeded';

/** A row of the staircase. */
export interface Stair {
  /** The column under which a rule is drawn; `null` under the last row, and where the list leaves two rows tied. */
  readonly ruleBelow: number | null;
  /** The part of each value, in the order of the list. */
  readonly parts: readonly Part[];
}

function partOf(column: number, above: number | null | undefined, below: number | null | undefined): Part {
  if (column === above || column === below) return 'decides';
  // A player who stays tied with a neighbour has used the whole list
  const isNeeded = [above, below].some(
    (separator) => separator === null || (separator !== undefined && column < separator),
  );
  return isNeeded ? 'equal' : 'unneeded';
}

/**
 * The staircase of a table.
 *
 * @param separators - For every row but the last, the column that separates it from the next one; `null` where none does.
 * @param columns - How many columns of values there are.
 */
export function staircase(separators: readonly (number | null)[], columns: number): readonly Stair[] {
  return Array.from({ length: separators.length + 1 }, (_, row) => {
    const above = row === 0 ? undefined : separators[row - 1];
    const below = row === separators.length ? undefined : separators[row];
    return {
      ruleBelow: below ?? null,
      parts: Array.from({ length: columns }, (__, column) => partOf(column, above, below)),
    };
  });
}
