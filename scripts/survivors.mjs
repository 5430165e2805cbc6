// The small changes that no test notices: scripts/survivors.md lists them with reasons, pnpm mutation compares.

/** Enough of a text to know it by, on one line. */
function shortened(text) {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
}

/** From one place of a text to another; lines and columns count from 1. */
function between(text, { start, end }) {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

/**
 * The changes in a report of Stryker that no test noticed, one line each.
 *
 * @param {{ files: Record<string, { source: string, mutants: readonly {
 *   status: string, replacement?: string, location: { start: Place, end: Place },
 * }[] }> }} report
 * @typedef {{ line: number, column: number }} Place
 */
export function survivorsIn({ files }) {
  return Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location, replacement = '' }) => {
        const [before, after] = [between(source, location), replacement].map(shortened);
        return `${path.replace(/^packages\//, '')}: ${before} → ${after === '' ? 'nothing' : after}`;
      }),
  );
}

/**
 * The lines that a text in Markdown has in its fenced blocks.
 *
 * @param {string} text
 */
export function listedIn(text) {
  const blocks = [...text.matchAll(/^```text\n(?<lines>.*?)^```$/gms)];
  return blocks.flatMap(({ groups }) => groups.lines.split('\n').filter((line) => line !== ''));
}

/**
 * What one list has more often than another.
 *
 * @param {readonly string[]} lines
 * @param {readonly string[]} others
 */
export function beyond(lines, others) {
  const left = new Map();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count < 1;
  });
}
