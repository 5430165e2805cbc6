/** The place of a character, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Tells the places of a text's characters, asked for from the first to the last. */
export function placesIn(text: string): (at: number) => Place {
  const starts = [0, ...Array.from(text.matchAll(/\r\n?|\n/g), ({ 0: end, index }) => index + end.length)];
  let line = 0;
  return (at) => {
    while (starts[line + 1] <= at) line++;
    return { line: line + 1, column: at - starts[line] + 1 };
  };
}
