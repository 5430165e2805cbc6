import { width } from './columns.js';

/** How wide a text is where nobody says so, and the least that it can be made. */
const USUAL = 80;
const LEAST = 40;

/** What a line that goes on stands further to the right. */
const FURTHER = '    ';

/** Blanks at which a line may end: not within `½ × 3 = 1½`, `Art. 9.1` and `no. 3`. */
const BREAK = /(?<!Art\.|no\.|[×=≈]) (?![×=≈])/;

/** A line as several, none wider than the columns unless a word is; those after the first stand further to the right. */
function wrappedLine(line: string, columns: number): string[] {
  if (width(line) <= columns) return [line];
  const [indent] = /^ */.exec(line) ?? [''];
  const lines: string[] = [];
  let [current, before] = [indent, indent];
  for (const word of line.trim().split(BREAK)) {
    const longer = current === before ? current + word : `${current} ${word}`;
    if (width(longer) <= columns || current === before) {
      current = longer;
      continue;
    }
    lines.push(current);
    before = indent + FURTHER;
    current = before + word;
  }
  return [...lines, current];
}

/** Lines for a terminal of so many columns. */
export function wrapped(lines: readonly string[], columns = USUAL): string[] {
  return lines.flatMap((line) => wrappedLine(line, Math.max(columns, LEAST)));
}
