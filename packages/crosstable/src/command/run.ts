import { version } from '../../package.json';
import type { EventRequest, ExplainRequest, RatingsRequest, StandingsRequest } from './arguments.js';
import { requestOf } from './arguments.js';
import { CommandError, sentenceOf } from './command-error.js';
import type { ChessEvent } from './event.js';
import { eventOf } from './event.js';
import { eventText } from './event-text.js';
import { EXPLANATION_FORMATS } from './explanation-report.js';
import { FORMATS } from './formats.js';
import { RATINGS_FORMATS } from './ratings-formats.js';
import { remarksOn } from './ratings-remarks.js';
import { ratingsReportOn } from './ratings-report.js';
import { askedRules, rulesFor } from './ratings-rules.js';
import { readEvent } from './read-event.js';
import { reportOn } from './report.js';
import { USAGE } from './usage.js';
import { visibleMessage } from './visible.js';

/** The world outside, as the command sees it. */
export interface Outside {
  /** The content of a file, or of standard input for `-`. */
  readonly read: (path: string) => Uint8Array;
  readonly print: (text: string) => unknown;
  readonly complain: (text: string) => unknown;
  /** How wide the terminal is; left out where the output goes elsewhere. */
  readonly columns?: number | undefined;
}

type ComputingRequest = StandingsRequest | ExplainRequest | RatingsRequest;

/** What goes to standard output, and the notes on standard error. */
interface Printed {
  readonly text: string;
  readonly notes: readonly string[];
}

/** Lines of a file quoted in a note can be long ones. */
function shortened(note: string): string {
  return note.replaceAll(/"((?:[^"\\]|\\.){40})(?:[^"\\]|\\.){10,}"/g, '"$1…"');
}

/** The way to print what was asked for, by the name of the format. */
function formatIn<T>(formats: ReadonlyMap<string, T>, name: string): T {
  const format = formats.get(name);
  if (format !== undefined) return format;
  throw new CommandError(`--format: expected ${[...formats.keys()].join(', ')}, got "${name}"`);
}

/** The ratings; what there is to say of them stands below the table, or with the notes where the format has no place for it. */
function ratingsPrinterOf(request: RatingsRequest, { read }: Outside): (event: ChessEvent) => Printed {
  const format = formatIn(RATINGS_FORMATS, request.format);
  const asked = askedRules(request);
  return (event) => {
    const rules = rulesFor(event, asked, request.kFile, read);
    const report = ratingsReportOn(event, rules);
    const notes = [...event.notes, ...rules.notes];
    const remarks = remarksOn(report, rules.kSource);
    const text = format(report, { notes, remarks });
    return { text, notes: request.format === 'text' ? notes : [...notes, ...remarks] };
  };
}

/** Checks the format first, and reads the file then. */
function printerOf(request: ComputingRequest, outside: Outside): (event: ChessEvent) => Printed {
  if (request.command === 'ratings') return ratingsPrinterOf(request, outside);
  if (request.command === 'explain') {
    const format = formatIn(EXPLANATION_FORMATS, request.format);
    return (event) => ({ text: format(event, request, outside.columns), notes: event.notes });
  }
  const format = formatIn(FORMATS, request.format);
  return (event) => {
    const report = reportOn(event, request);
    return { text: format(report, event), notes: report.notes };
  };
}

/** The tournament itself, or what was computed of it. */
function readerOf(request: ComputingRequest | EventRequest, outside: Outside): (content: Uint8Array) => Printed {
  if (request.command === 'event') {
    return (content) => {
      const event = readEvent(content);
      return { text: eventText(event), notes: event.notesAfter(event.games.length) };
    };
  }
  const print = printerOf(request, outside);
  return (content) => print(eventOf(content, request));
}

function answerTo(words: readonly string[], outside: Outside): string {
  const request = requestOf(words);
  if (request === 'help') return USAGE;
  if (request === 'version') return `${version}\n`;
  const printed = readerOf(request, outside);
  const source = request.file === '-' ? 'standard input' : request.file;
  try {
    const { text, notes } = printed(outside.read(request.file));
    for (const note of notes) outside.complain(`note: ${source}: ${shortened(note)}`);
    return text;
  } catch (thrown) {
    if (thrown instanceof CommandError) throw thrown;
    throw new CommandError(`${source}: ${sentenceOf(thrown)}`);
  }
}

/** Runs the command; returns the exit code. */
export function run(words: readonly string[], outside: Outside): number {
  // Each message stays one line, whatever a file or the command line has in it
  const complain = (message: string): unknown => outside.complain(`${visibleMessage(message)}\n`);
  try {
    outside.print(answerTo(words, { ...outside, complain }));
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof CommandError)) throw thrown;
    complain(`crosstable: ${thrown.message}`);
    return 2;
  }
}
