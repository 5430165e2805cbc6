// The words of a line of text, with their places.

/** A word of a line. Places are counted from 0, in characters. */
export interface Word {
  readonly text: string;
  readonly from: number;
  /** The place behind it. */
  readonly to: number;
}

/** A line of a text, and its words. */
export interface Line {
  /** Its number, from 1. */
  readonly line: number;
  readonly words: readonly Word[];
}

/** The words of a line; bars between columns are none, and neither are the signs of a rule below the headings. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  let from = 0;
  for (const { 0: word, index } of text.matchAll(/[^\s|]+/g)) {
    from += Array.from(text.slice(at, index)).length;
    at = index;
    if (!/^[-=_+]{3,}$/.test(word)) words.push({ text: word, from, to: from + Array.from(word).length });
  }
  return words;
}

/** The headings of a table, and the lines of its players. */
export interface Block {
  readonly headings: Line;
  /** Which of the headings are those of rounds, or of opponents. */
  readonly first: number;
  readonly count: number;
  readonly players: readonly Line[];
}
