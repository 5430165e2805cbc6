import {
  type PrintedColumn,
  type PrintedTable,
  type Rule,
  type Tournament,
  type Unchecked,
  check,
  checkArray,
  isObject,
  isWhole,
} from '@crosstable/core';

/** Checks a map of players to numbers. */
function checkNumbers(
  given: unknown,
  path: string,
  { index }: Tournament,
  isAllowed: (value: unknown) => boolean,
  expected: string,
): void {
  check(given instanceof Map, path, 'a Map of ids to numbers', given);
  const entries: ReadonlyMap<unknown, unknown> = given;
  for (const [id, value] of entries) {
    check(typeof id === 'string' && index.has(id), path, 'a player of the games', id, 'string');
    check(isAllowed(value), `${path} of ${JSON.stringify(id)}`, expected, value, 'number');
  }
}

/** Checks a printed table of the players of a tournament. */
export function checkTable(printed: PrintedTable, tournament: Tournament): void {
  const given: unknown = printed;
  check(isObject(given), 'printed', 'a table with columns', given);
  const { columns, points, ranks } = printed;
  checkArray(columns, 'printed.columns', 'columns');
  const isRank = (value: unknown): boolean => isWhole(value, 1, Number.MAX_SAFE_INTEGER);
  if (points !== undefined) checkNumbers(points, 'printed.points', tournament, Number.isFinite, 'a number');
  if (ranks !== undefined) checkNumbers(ranks, 'printed.ranks', tournament, isRank, 'a whole number from 1');
  const labels = new Set<unknown>();
  // A hole in the list is a missing column, which a loop over its columns would pass over
  Array.from(columns).forEach((column: Unchecked<PrintedColumn>, at) => {
    const path = `printed.columns[${at}]`;
    check(isObject(column), path, 'a column with label and cells', column);
    const { cells, label, named } = column;
    check(typeof label === 'string' && !labels.has(label), `${path}.label`, 'a label used once', label, 'string');
    labels.add(label);
    const isCell = (value: unknown): boolean => value === null || Number.isFinite(value);
    checkNumbers(cells, `${path}.cells`, tournament, isCell, 'a number or null');
    const isRule = (one: Unchecked<Rule>): boolean => isObject(one) && typeof one.code === 'string';
    const areRules = named === undefined || (Array.isArray(named) && Array.from(named).every(isRule));
    check(areRules, `${path}.named`, 'rules', named);
  });
}
