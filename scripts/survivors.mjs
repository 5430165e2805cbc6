// The small changes that no test notices: scripts/survivors.md lists them with reasons, and pnpm mutation compares.

/** The beginning of a text, on one line and long enough to recognise it. */
function shortened(text) {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
}

/** The text between two places; lines and columns count from 1. */
function between(text, { start, end }) {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

/** Stryker's names for unnoticed changes. */
const SURVIVED = ['Survived', 'NoCoverage'];

/**
 * The unnoticed changes in a report of Stryker, one line each.
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

/** A reason, and the lines that it explains. */
const SECTION = /^## [^\n]+\n\n```text\n(?<lines>.*?)^```\n*/gms;

/** The heading above the lines that `listWith` adds at the end. */
const UNEXPLAINED = '## No reason yet';

/** Removes a line from a list once; gives whether it was there. */
function takenFrom(list, line) {
  const at = list.indexOf(line);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

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
  const stays = (line) => takenFrom(left, line) || isOther(line);
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
 * The lines that one list has more often than another.
 *
 * @param {readonly string[]} lines
 * @param {readonly string[]} others
 */
export function beyond(lines, others) {
  const left = [...others];
  return lines.filter((line) => !takenFrom(left, line));
}
