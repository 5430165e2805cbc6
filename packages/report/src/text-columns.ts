import { visible } from '@crosstable/core/text';

/** The default width of a text, and the least width. */
const USUAL = 80;
const LEAST = 40;

/** The indentation of a continued line. */
const FURTHER = '    ';

/** Blanks at which a line may end: not within `½ × 3 = 1½`, `Art. 9.1` and `no. 3`, which is `Nr. 3`, `n° 3` and `n.º 3` elsewhere. */
const BREAK = /(?<!Art\.|art\.|no\.|Nr\.|n°|n\.º|[×=≈]) (?![×=≈])/;

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

/** Lines for a terminal of this many columns. */
export function wrapped(lines: readonly string[], columns = USUAL): string[] {
  return lines.flatMap((line) => wrappedLine(line, Math.max(columns, LEAST)));
}

/** The most that a column is filled up to: a name as long as a book would make every row as long. */
const WIDEST = 80;

/**
 * Letters that stand for themselves, and the dash of a value that isn't there. Most texts have no others, and finding the
 * characters of a text takes long.
 */
const LATIN = /^[ -~\u{a1}-\u{24f}–]*$/u;

/**
 * Signs that take two columns: those that Unicode's EastAsianWidth.txt calls wide or full-width, in ranges that leave
 * out unassigned signs only.
 */
// prettier-ignore
const WIDE = new RegExp(
  '^(?:[' +
    '\\u1100-\\u115F' + // Hangul, initial consonants
    '\\u2329\\u232A' + // angle brackets
    '\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6' + // radicals, kana, bopomofo, CJK, Yi
    '\\uA960-\\uA97C\\uAC00-\\uD7A3' + // Hangul
    '\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B' + // CJK: compatibility, vertical and small forms
    '\\uFF01-\\uFF60\\uFFE0-\\uFFE6' + // full-width forms
    '\\u{16FE0}-\\u{1B2FB}\\u{1F200}-\\u{1F265}' + // Tangut, Khitan, kana, Nushu, enclosed ideographs
    '\\u{20000}-\\u{2FFFD}\\u{30000}-\\u{3FFFD}' + // CJK, planes 2 and 3
  ']|\\p{Emoji_Presentation})',
  'u',
);

/** Invisible characters, such as those that set the direction. */
const UNSEEN = /^\p{Default_Ignorable_Code_Point}+$/u;

/** Made when it is needed, because making it takes as long as a table of Latin names. */
let segmenter: Intl.Segmenter | undefined;

function widthOfCharacter(character: string): 0 | 1 | 2 {
  if (WIDE.test(character)) return 2;
  return UNSEEN.test(character) ? 0 : 1;
}

/** The width of a text in columns: characters as people count them, where those of East Asia are two wide. */
export function width(text: string): number {
  if (LATIN.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter();
  let sum = 0;
  for (const { segment } of segmenter.segment(text)) sum += widthOfCharacter(segment);
  return sum;
}

/** The cells of each column, as they may be shown, as wide as the widest of them. Words begin at the left, numbers end at the right. */
export function aligned(rows: readonly (readonly string[])[], haveWords: readonly boolean[]): string[][] {
  const shown = rows.map((row) => row.map((cell) => visible(cell)));
  const widths = shown.map((row) => row.map(width));
  const widest = haveWords.map((_, column) => widths.reduce((most, row) => Math.max(most, row[column]), 0));
  return shown.map((row, at) =>
    row.map((cell, column) => {
      const space = ' '.repeat(Math.max(0, Math.min(widest[column], WIDEST) - widths[at][column]));
      return haveWords[column] ? cell + space : space + cell;
    }),
  );
}
