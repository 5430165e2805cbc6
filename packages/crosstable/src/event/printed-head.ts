// Recognizes a printed crosstable by its beginning. It has a reader of its own, apart from that of reports and JSON.

/** A player of a tournament report. */
const RECORD = /^001\s/m;

/** The headings of a crosstable in cells of their own: `1.Rd`, the numbers 1 and 2, or a last 1 with a game below. */
const HEADINGS = /[\t;,]"?1\.\s?\p{L}|[\t;,] *1 *[\t;,] *2 *[\t;,\r\n]|[\t;,] *1\s*\n.*[\t;,] *\d+ ?[:\p{L}]/u;

/** The same where the cells were lost: the reader of crosstables says what to do. */
const WITHOUT_CELLS = /^\D.*(?: 1\.\p{L}+\.? +2\.\p{L}|\p{L} +1 +2[ \r\n])/mu;

/** Whether a text is one of values with the headings of a crosstable, by its beginning. */
export function hasPrintedHeadings(head: string): boolean {
  return !/^\s*[[{]/.test(head) && !RECORD.test(head) && (HEADINGS.test(head) || WITHOUT_CELLS.test(head));
}

/** Whether a format, as `foreignFormat` names it, can have a printed crosstable in it. */
export function mayBePrinted(format: string): boolean {
  return /HTML|spreadsheet|PDF/.test(format);
}
