import { version } from '../../package.json';
import { requestOf } from './arguments.js';
import { FORMATS } from './formats.js';
import { Refusal, sentenceOf } from './refusal.js';
import { reportOn } from './report.js';
import { USAGE } from './usage.js';

/** The world outside, as the command sees it. */
export interface Outside {
  /** The content of a file, or of standard input for `-`. */
  readonly read: (path: string) => Uint8Array;
  readonly print: (text: string) => unknown;
  readonly complain: (text: string) => unknown;
}

/** How many notes are told one by one; the JSON has them all. */
const NOTES = 5;

/** A line of a file quoted in a note can be a long one. */
function shortened(note: string): string {
  return note.replace(/"(.{40}).{10,}"/, '"$1…"');
}

function standingsText(words: readonly string[], outside: Outside): string {
  const request = requestOf(words);
  if (request === 'help') return USAGE;
  if (request === 'version') return `${version}\n`;
  const format = FORMATS.get(request.format);
  if (format === undefined) {
    throw new Refusal(`--format: expected ${[...FORMATS.keys()].join(', ')}, got "${request.format}"`);
  }
  const source = request.file === '-' ? 'standard input' : request.file;
  try {
    const report = reportOn(outside.read(request.file), request);
    for (const note of report.notes.slice(0, NOTES)) outside.complain(`note: ${source}: ${shortened(note)}\n`);
    const more = report.notes.length - NOTES;
    if (more > 0) outside.complain(`note: ${source}: and ${more} more (--format json has them all)\n`);
    return format(report);
  } catch (thrown) {
    if (thrown instanceof Refusal) throw thrown;
    throw new Refusal(`${source}: ${sentenceOf(thrown)}`);
  }
}

/** Runs the command; returns the exit code. */
export function run(words: readonly string[], outside: Outside): number {
  try {
    outside.print(standingsText(words, outside));
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    outside.complain(`crosstable: ${thrown.message}\n`);
    return 2;
  }
}
