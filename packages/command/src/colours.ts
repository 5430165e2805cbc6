// Colours for a terminal. They are put into the text when it is complete and has no control character of a file in it.

const BOLD = '\u001b[1m';
const DIM = '\u001b[2m';
const END = '\u001b[0m';

/** The structure of a text: a table with headings, or parts, each below a line of its own. */
export type Layout = 'table' | 'parts';

function marked(before: string, line: string): string {
  return line === '' ? line : before + line + END;
}

/** Whether a text shall have colours: on a terminal, unless the environment says otherwise. */
export function hasColours(environment: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  const { NO_COLOR = '', FORCE_COLOR = '', TERM } = environment;
  if (NO_COLOR !== '') return false;
  if (FORCE_COLOR !== '') return FORCE_COLOR !== '0';
  return isTerminal && TERM !== 'dumb';
}

/** A text with its headings in bold; what stands under the name of the tournament, and articles, are dim. */
export function coloured(text: string, layout: Layout): string {
  const lines = text.split('\n');
  const headEnd = lines.indexOf('');
  let isHeading = false;
  return lines
    .map((line, at) => {
      if (at < headEnd) return marked(at === 0 ? BOLD : DIM, line);
      if (layout === 'table') return at === headEnd + 1 ? marked(BOLD, line) : line;
      // A long heading goes on in the next line
      isHeading = !line.startsWith(' ') || (isHeading && line.startsWith('    '));
      return isHeading ? marked(BOLD, line) : line.replaceAll(/\((?:C\.07 )?Art\. [^()]*\)/g, `${DIM}$&${END}`);
    })
    .join('\n');
}
