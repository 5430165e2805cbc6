// Prints tables.

function widths(head, rows) {
  return head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column].length)));
}

function line(row, width, separator) {
  return row.map((cell, column) => cell.padEnd(width[column])).join(separator);
}

/** For a terminal. */
export function alignedTable(head, rows) {
  const width = widths(head, rows);
  return [head, ...rows].map((row) => line(row, width, '  ').trimEnd()).join('\n');
}

/** For a README. */
export function markdownTable(head, rows) {
  const width = widths(head, rows);
  const ruler = width.map((length) => '-'.repeat(length));
  return [head, ruler, ...rows].map((row) => `| ${line(row, width, ' | ')} |`).join('\n');
}
