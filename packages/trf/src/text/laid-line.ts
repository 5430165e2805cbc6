import type { Column } from './columns.js';

/** The number of columns that a text takes. An emoji counts as one character. */
export function widthOf(text: string): number {
  return Array.from(text).length;
}

/** A line with each text in its column; the columns come in order, and every text fits. */
export function lay(code: string, fields: readonly (readonly [Column, string, ...unknown[]])[]): string {
  let line = code;
  let width = code.length;
  for (const [column, text] of fields) {
    if (text === '') continue;
    const own = widthOf(text);
    const start = column.align === 'left' ? column.from : column.to - own + 1;
    line += ' '.repeat(start - 1 - width) + text;
    width = start - 1 + own;
  }
  return line;
}
