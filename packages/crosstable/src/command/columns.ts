/** Headings of columns that hold words; the others hold numbers and stand to the right. */
export const WORDS: ReadonlySet<string> = new Set(['Id', 'Player', 'Fed']);

const SEGMENTS = new Intl.Segmenter();
/** Letters that stand for themselves. Most texts have no others, and finding the characters of a text takes long. */
const LATIN = /^[ -~\u{a1}-\u{24f}]*$/u;

/** How wide a text stands: in characters as people count them. */
export function width(text: string): number {
  return LATIN.test(text) ? text.length : [...SEGMENTS.segment(text)].length;
}

/** The cells of each column as wide as the widest of them. */
export function aligned(rows: readonly (readonly string[])[]): string[][] {
  const [headings] = rows;
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => width(row[column]))));
  return rows.map((row) =>
    row.map((cell, column) => {
      const space = ' '.repeat(widths[column] - width(cell));
      return WORDS.has(headings[column]) ? cell + space : space + cell;
    }),
  );
}

/** A table with its headings, without the columns in which nothing stands. */
export function withoutEmpty(headings: readonly string[], rows: readonly (readonly string[])[]): string[][] {
  const used = headings.map((_, column) => rows.some((row) => row[column] !== ''));
  return [headings, ...rows].map((row) => row.filter((_, column) => used[column]));
}
