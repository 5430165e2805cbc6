import { version } from '../../package.json';
import type { ChessEvent } from '../event/chess-event.js';
import { eventText } from '../event/event-text.js';
import { readEvent } from '../event/read-event.js';
import { RATINGS_FORMATS } from '../report/ratings-formats.js';
import { remarksOn } from '../report/ratings-remarks.js';
import { ratingsReportOn } from '../report/ratings-report.js';
import { standingsReport } from '../report/standings-report.js';
import { visibleMessage } from '../report/visible.js';
import type { EventRequest, ExplainRequest, RatingsRequest, StandingsRequest } from './arguments.js';
import { requestOf } from './arguments.js';
import { askedEvent, byTheList } from './asked-event.js';
import { CommandError, sentenceOf } from './command-error.js';
import { EXPLANATION_FORMATS, STANDINGS_FORMATS } from './formats.js';
import { byTheCodes, questionOf } from './question.js';
import { askedRules, rulesFor } from './ratings-rules.js';
import { USAGE } from './usage.js';

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
    return (event) => {
      const question = questionOf(event, request);
      return { text: byTheCodes(request, () => format(event, question, outside.columns)), notes: event.notes };
    };
  }
  const format = formatIn(STANDINGS_FORMATS, request.format);
  return (event) => {
    const report = byTheList(request, () => standingsReport(event));
    return { text: format(report, event), notes: report.notes };
  };
}

/** The tournament itself, or what was computed of it. */
function readerOf(request: ComputingRequest | EventRequest, outside: Outside): (content: Uint8Array) => Printed {
  if (request.command === 'event') {
    return (content) => {
      const event = readEvent(content);
      return { text: eventText(event), notes: event.notes };
    };
  }
  const print = printerOf(request, outside);
  return (content) => print(askedEvent(content, request));
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
