// The columns of opponents below names or initials in text with blanks, told by the signs against oneself on the diagonal.
import type { Line, Word } from './words.js';

/** More players than any round robin has. */
const MOST_PLAYERS = 200;

const OWN = /^(?:\*+|x+|[-–—×■█#]+)$/iu;

/** The word of a line that stands below a heading, or close beside it. */
function wordBelow({ words }: Line, heading: Word): Word | undefined {
  return words.find(({ from, to }) => from <= heading.to && to >= heading.from);
}

/** The columns of opponents in a line of headings: the place of the first, and their number. */
interface Opponents {
  readonly first: number;
  readonly count: number;
}

/**
 * The headings of as many opponents as there are players, or two for each, below whom each player has a sign for no game against
 * himself; `undefined` where no headings are such. Single ones are names, two have any sign in common that the reader of cells knows.
 */
export function namedOpponents(headings: Line, players: readonly Line[]): Opponents | undefined {
  const { length } = players;
  if (length < 3 || length > MOST_PLAYERS) return undefined;
  for (const games of [1, 2]) {
    const count = games * length;
    for (let first = 1; first + count <= headings.words.length; first++) {
      const own = headings.words.slice(first, first + count);
      const areNames = games === 2 || own.every(({ text }) => /^\p{L}/u.test(text));
      const isOwn = (heading: Word, at: number): boolean =>
        OWN.test(wordBelow(players[Math.floor(at / games)], heading)?.text ?? '');
      if (areNames && own.every(isOwn)) return { first, count };
    }
  }
  return undefined;
}
