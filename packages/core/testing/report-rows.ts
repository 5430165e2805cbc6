/** The fields of a test's 001 record besides its number, points and rounds. */
interface Fields {
  readonly sex?: string;
  readonly title?: string;
  readonly name?: string;
  readonly rating?: string;
  readonly federation?: string;
  readonly fideId?: string;
  readonly birth?: string;
  readonly rank?: string;
}

/**
 * A 001 record laid out by hand: number 5-8, sex 10, title 11-13, name 15-47, rating 49-52, federation 54-56, id 58-68,
 * birth 70-79, points 81-84, rank 86-89, then ten columns a round from 92 on (`'   2 w 1'`, blank `''`).
 */
export function row(number: number, points: string, rounds: readonly string[], fields: Fields = {}): string {
  const { sex = '', title = '', name = `Player ${number}`, rating = '', federation = '' } = fields;
  const { fideId = '', birth = '', rank = '' } = fields;
  const columns = [
    `001 ${String(number).padStart(4)} `,
    sex.padEnd(1),
    `${title.padStart(3)} `,
    `${name.padEnd(33)} `,
    `${rating.padStart(4)} `,
    `${federation.padEnd(3)} `,
    `${fideId.padStart(11)} `,
    `${birth.padEnd(10)} `,
    `${points.padStart(4)} `,
    `${rank.padStart(4)}  `,
    rounds.map((round) => round.padEnd(8)).join('  '),
  ];
  return columns.join('').trimEnd();
}

/** A file of these lines, a Swiss unless they say otherwise. */
export function file(...lines: readonly string[]): string {
  const hasType = lines.some((line) => /^[01]92/.test(line));
  return [...(hasType ? [] : ['092 Individual: Swiss-System']), ...lines].join('\n');
}

/** The 001 records of a text, without the blanks at their ends. */
export function rowsOf(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('001'))
    .map((line) => line.trimEnd());
}
