/** A table of values from rows of cells; a cell with a comma is quoted. */
export function csv(...rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number): string => (/[",]/.test(String(value)) ? `"${value}"` : String(value));
  return rows.map((row) => row.map(cell).join(',')).join('\n');
}

/** A Swiss of three players: a win, a draw, and the byes that are left. */
export const THREE = [
  ['Rk.', '', 'Name', 'Rtg', 'FED', '1.Rd', '2.Rd', 'Pts.', 'TB1'],
  [1, 'GM', 'Ana', 2400, 'NOR', '2w1', '3b½', '1,5', 1],
  [2, '', 'Bo', 0, 'NOR', '1b0', '-1', 1, '1,5'],
  [3, '', 'Cy', 1900, 'SWE', '-½', '1w½', 1, '1,5'],
] as const;

/** A table of a web page from rows of cells. */
export function html(rows: readonly (readonly (string | number)[])[], cell = 'td'): string {
  const row = (cells: readonly (string | number)[]): string =>
    `<tr>${cells.map((value) => `<${cell}>${value}</${cell}>`).join('')}</tr>`;
  return `<table>${rows.map(row).join('\r\n')}</table>`;
}
