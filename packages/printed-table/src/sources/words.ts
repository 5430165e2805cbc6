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

/** Words of which each pair that fits is one. */
function joined(words: readonly Word[], first: RegExp, second: RegExp, most: number): Word[] {
  const found: Word[] = [];
  for (const word of words) {
    const before = found.at(-1);
    if (before !== undefined && first.test(before.text) && second.test(word.text) && word.from - before.to <= most)
      found[found.length - 1] = { text: `${before.text} ${word.text}`, from: before.from, to: word.to };
    else found.push(word);
  }
  return found;
}

/** Words with the headings of rounds as one word each, as in `Rd 1`. */
export function withRounds(words: readonly Word[]): Word[] {
  return joined(words, /^r(?:n?d|ound|onde|unde|onda|odada)?\.?$/i, /^#?\d{1,2}$/, 1);
}

/**
 * Words of a player with the cells of rounds as one word each, where a sign stands before the opponent: `+  7N`, `W 12`; and with the
 * sort of a rating behind it, as in `1730 F` of Papi. The rounds stand from some place on.
 */
export function withGames(words: readonly Word[], from: number): Word[] {
  const before = words.filter((word) => word.from < from);
  const ofPapi = joined(words.slice(before.length), /^[-+=<>–]$/, /^\d{1,3}[BN]$/, 3);
  return [...joined(before, /^\d{3,4}$/, /^[FNER]$/, 1), ...joined(ofPapi, /^[WLDXF]$/, /^\d{1,3}$/, 3)];
}

/** The headings of a table, and the lines of its players. */
export interface Block {
  readonly headings: Line;
  /** Which of the headings are those of rounds, or of opponents. */
  readonly first: number;
  readonly count: number;
  readonly players: readonly Line[];
}
