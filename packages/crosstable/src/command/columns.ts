/** Headings of columns that hold words; the others hold numbers and stand to the right. */
export const WORDS: ReadonlySet<string> = new Set(['Id', 'Title', 'Player', 'Fed']);

/** Letters that stand for themselves. Most texts have no others, and finding the characters of a text takes long. */
const LATIN = /^[ -~\u{a1}-\u{24f}]*$/u;

/** Made when it is needed, because making it takes as long as a table of Latin names. */
let segmenter: Intl.Segmenter | undefined;

/** How wide a text stands: in characters as people count them. */
export function width(text: string): number {
  if (LATIN.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter();
  return [...segmenter.segment(text)].length;
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
