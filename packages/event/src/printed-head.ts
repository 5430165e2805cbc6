// Recognizes a printed crosstable by its beginning. It has a reader of its own, apart from that of reports and JSON.

/** A record of a tournament report. */
const RECORD = /^[ \t>]*0\d\d\s/m;

/**
 * The headings of a crosstable: `1.Rd`, the numbers 1 and 2, also as `#1` and `#2`, or a last 1 with a game below. Where blanks
 * or bars stand between them, the reader of crosstables says what to do. The beginning is read by bytes, and those of Hebrew
 * letters begin with that of the sign ×; those of blanks at which no line breaks are two, and those of marks of direction three.
 */
const HEADINGS =
  /[\t;, ]"?(?:Â\u00A0|â[€\u0080\u0081].)*#?1(?:\.\s?[\p{L}×]|[\t;, "|]+#?2[\t;, "|\r\n]|"?\s*\n.*[\t;,"] *\d+ ?[:\p{L}])/u;

/** Whether a text is one of values with the headings of a crosstable, by its beginning. */
export function hasPrintedHeadings(head: string): boolean {
  return !/^\s*[[{]/.test(head) && !RECORD.test(head) && HEADINGS.test(head);
}

/** Whether a format, as `foreignFormat` names it, can have a printed crosstable in it. */
export function mayBePrinted(format: string): boolean {
  return /HTML|archive|spreadsheet|PDF/.test(format);
}
