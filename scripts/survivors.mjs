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

/** Stryker's names for a change that no test noticed. */
const SURVIVED = ['Survived', 'NoCoverage'];

/**
 * The changes in a report of Stryker that no test noticed, one line each.
 *
 * @typedef {{ line: number, column: number }} Place
 * @typedef {{ status: string, replacement?: string, location: { start: Place, end: Place } }} Mutant
 * @typedef {{ files: Record<string, { source: string, mutants: readonly Mutant[] }> }} Report
 *
 * @param {Report} report
 */
export function survivorsIn({ files }) {
  return Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants
      .filter(({ status }) => SURVIVED.includes(status))
      .map(({ location, replacement = '' }) => {
        const [before, after] = [between(source, location), replacement].map(shortened);
        return `${path.replace(/^packages\//, '')}: ${before} → ${after === '' ? 'nothing' : after}`;
      }),
  );
}

/** A reason, and the lines that it is given for. */
const SECTION = /^## [^\n]+\n\n```text\n(?<lines>.*?)^```\n*/gms;

/** Stands over what `listWith` adds, at the end. */
const UNEXPLAINED = '## No reason yet';

const linesOf = (block) => block.split('\n').filter((line) => line !== '');

/**
 * The lines for which a text in Markdown gives a reason.
 *
 * @param {string} text
 */
export function listedIn(text) {
  return [...text.split(UNEXPLAINED)[0].matchAll(SECTION)].flatMap(({ groups }) => linesOf(groups.lines));
}

/** The line of a package in the list of scores. */
function score(folder, { files }) {
  const count = (...wanted) =>
    Object.values(files).flatMap(({ mutants }) => mutants.filter(({ status }) => wanted.includes(status))).length;
  const [noticed, survived] = [count('Killed', 'Timeout'), count(...SURVIVED)];
  const all = noticed + survived;
  return `- ${folder}: ${noticed} of ${all} changes noticed, ${((100 * noticed) / all).toFixed(1)} %`;
}

const SCORES = /(?:^- .* %\n)+/m;

/**
 * The list with what a report of one package says: its score, the lines that still survive under their reasons, and new ones
 * at the end, where they wait for a reason.
 *
 * @param {string} text
 * @param {string} folder
 * @param {Report} report
 */
export function listWith(text, folder, report) {
  const isOther = (line) => !line.startsWith(`${folder}/`);
  const left = survivorsIn(report);
  const stays = (line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 || isOther(line);
  };
  const [explained, waiting = ''] = text.split(UNEXPLAINED);
  const sections = explained.replaceAll(SECTION, (section, block) => {
    const lines = linesOf(block).filter(stays);
    return lines.length === 0 ? '' : section.replace(block, () => `${lines.join('\n')}\n`);
  });
  const scored = sections.replace(SCORES, (lines) => {
    const others = linesOf(lines).filter((line) => !line.startsWith(`- ${folder}:`));
    return `${[...others, score(folder, report)].sort().join('\n')}\n`;
  });
  const unexplained = [...linesOf(waiting).filter((line) => line.includes(' → ') && isOther(line)), ...left.sort()];
  const end = unexplained.length === 0 ? '' : `\n${UNEXPLAINED}\n\n\`\`\`text\n${unexplained.join('\n')}\n\`\`\`\n`;
  return `${scored.trimEnd()}\n${end}`;
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
