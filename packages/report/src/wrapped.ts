import { width } from './columns.js';

/** The default width of a text, and the least width. */
const USUAL = 80;
const LEAST = 40;

/** The indentation of a continued line. */
const FURTHER = '    ';

/** Blanks at which a line may end: not within `½ × 3 = 1½`, `Art. 9.1` and `no. 3`. */
const BREAK = /(?<!Art\.|no\.|[×=≈]) (?![×=≈])/;

/** Longer texts are wide enough not to be measured, which takes long. */
const LONG = 400;

function widthOf(text: string): number {
  return text.length > LONG ? text.length : width(text);
}

/** A line as several, none wider than the columns unless a word is; those after the first stand further to the right. */
function wrappedLine(line: string, columns: number): string[] {
  if (widthOf(line) <= columns) return [line];
  const [indent] = /^ */.exec(line) ?? [''];
  const lines: string[] = [];
  let before = indent;
  let [words, used]: [string[], number] = [[], indent.length];
  // Widths are added up, and not measured line by line: a name may be very long
  for (const word of line.trim().split(BREAK)) {
    const wide = widthOf(word);
    if (words.length > 0 && used + wide > columns) {
      lines.push(before + words.join(' '));
      before = indent + FURTHER;
      [words, used] = [[], before.length];
    }
    words.push(word);
    used += wide + 1;
  }
  return [...lines, before + words.join(' ')];
}

/** Lines for a terminal of so many columns. */
export function wrapped(lines: readonly string[], columns = USUAL): string[] {
  return lines.flatMap((line) => wrappedLine(line, Math.max(columns, LEAST)));
}
