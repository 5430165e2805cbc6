import { type ChessEvent, eventText, readEvent } from '@crosstable/event';
import {
  PRIZES_FORMATS,
  RATINGS_FORMATS,
  canChangeStandings,
  eventFindings,
  ratingPeriods,
  ratingsReportOn,
  remarksOn,
  roundsOfPeriod,
  standingsReport,
} from '@crosstable/report';

import {
  type CheckRequest,
  type ExplainRequest,
  type FileRequest,
  type PrizesRequest,
  type RatingsRequest,
  type StandingsRequest,
  requestOf,
} from './arguments.js';
import { askedEvent, byTheList } from './asked-event.js';
import { withRatingRules } from './asked-rating-rules.js';
import { type Layout, coloured } from './colours.js';
import { CommandError, alternatives, isCommandError, sentenceOf } from './command-error.js';
import { EXPLANATION_FORMATS, FINDINGS_FORMATS, STANDINGS_FORMATS } from './formats.js';
import { type Auditing, type Outside, type Printed, type Searching, printAnswer } from './outside.js';
import { askedPrizes, byTheCodes, prizesOf, questionOf } from './question.js';
import { askedRules, rulesFor } from './ratings-rules.js';
import { usageText } from './usage.js';

type ComputingRequest = StandingsRequest | PrizesRequest | ExplainRequest | RatingsRequest;

/** A finding can change a result, a score or a rank. */
const CODE_OF_FINDINGS = 1;

/** A word or a file can't be used. */
const CODE_OF_ERRORS = 2;

/** The layout of each command's text; the output of the other commands is for programs. */
const LAYOUTS: ReadonlyMap<string, Layout> = new Map([
  ['standings', 'table'],
  ['prizes', 'table'],
  ['ratings', 'table'],
  ['explain', 'parts'],
  ['check', 'parts'],
  ['audit', 'parts'],
  ['compare', 'parts'],
  ['whatif', 'parts'],
]);

/** Lines of a file quoted in a note can be long ones. */
function shortened(note: string): string {
  // Quotation by quotation, so that what stands between two of them isn't taken for one
  return note.replaceAll(/"(?:[^"\\]|\\.)*"/g, (quoted) =>
    quoted.replace(/^("(?:[^"\\]|\\.){40})(?:[^"\\]|\\.){10,}"$/, '$1…"'),
  );
}

/** The way to print what was asked for, by the name of the format. */
function formatIn<T>(formats: ReadonlyMap<string, T>, name: string): T {
  const format = formats.get(name);
  if (format !== undefined) return format;
  throw new CommandError(`--format: expected ${alternatives([...formats.keys()])}, got "${name}"`);
}

/** Several tables of CSV as one, with the headings of the first. */
function asOneTable([first, ...others]: readonly string[]): string {
  return [first, ...others.map((text) => text.slice(text.indexOf('\n') + 1))].join('');
}

/** Several texts one after another, or as a list in JSON. */
function inOneText(texts: readonly string[], isList: boolean): string {
  return isList ? `[\n${texts.map((text) => text.trimEnd()).join(',\n')}\n]\n` : texts.join('\n');
}

/** The ratings; what there is to say of them stands below the table, or with the notes where the format has no place for it. */
function ratingsPrinterOf(request: RatingsRequest, { read }: Outside): (event: ChessEvent) => Printed {
  const format = formatIn(RATINGS_FORMATS, request.format);
  const asked = askedRules(request);
  return (event) => {
    const rules = rulesFor(event, asked, request.kFile, read);
    const notes = [...event.notes, ...rules.notes];
    const periods = ratingPeriods(event);
    const events = periods.map((period) => period.event);
    const parts = periods.map(({ from, to, event: ofPeriod }, at) => {
      const report = ratingsReportOn(ofPeriod, rules, events.slice(0, at));
      const remarks = remarksOn(report, rules.kSource);
      if (periods.length === 1) return { remarks, text: format(report, { notes, remarks }) };
      const period = { from, to };
      const told = remarks.map((remark) => `In ${roundsOfPeriod(period)}: ${remark}`);
      return { remarks: told, text: format({ ...report, period }, { notes, remarks }) };
    });
    const texts = parts.map(({ text }) => text);
    const isTable = request.format === 'csv';
    const text = isTable ? asOneTable(texts) : inOneText(texts, request.format === 'json' && texts.length > 1);
    const said = request.format === 'text' ? [] : [...new Set(parts.flatMap(({ remarks }) => remarks))];
    return { text, notes: [...notes, ...said], code: 0 };
  };
}

/** Checks the format first, and reads the file then. */
function printerOf(request: ComputingRequest, outside: Outside): (event: ChessEvent) => Printed {
  if (request.command === 'ratings') return ratingsPrinterOf(request, outside);
  if (request.command === 'prizes') {
    const format = formatIn(PRIZES_FORMATS, request.format);
    const asked = askedPrizes(request);
    return (event) => ({ text: format(prizesOf(event, asked)), notes: event.notes, code: 0 });
  }
  if (request.command === 'explain') {
    const format = formatIn(EXPLANATION_FORMATS, request.format);
    return (event) => {
      const question = questionOf(event, request);
      const text = byTheCodes(request, event, () => format(event, question, outside.columns));
      return { text, notes: event.notes, code: 0 };
    };
  }
  const format = formatIn(STANDINGS_FORMATS, request.format);
  return (event) => {
    const report = byTheList(request.tiebreaks, event.tiebreaks, () =>
      standingsReport(event, request.lots ? { lots: true } : {}),
    );
    // The other formats have a place for warnings and for remarks, such as the seed of lots
    const isTable = request.format === 'csv';
    const said = isTable ? (report.remarks ?? []) : [];
    const warnings = isTable ? report.warnings : [];
    return { text: format(report, event), warnings, notes: [...report.notes, ...said], code: 0 };
  };
}

/** The findings in a file. They include the notes. */
function checked(
  request: CheckRequest,
  { columns, readEvent: read = readEvent }: Outside,
  file: string | undefined,
): (content: Uint8Array) => Printed {
  const format = formatIn(FINDINGS_FORMATS, request.format);
  return (content) => {
    const event = withRatingRules(read(content), request);
    const findings = eventFindings(event);
    const code = canChangeStandings(findings) ? CODE_OF_FINDINGS : 0;
    return { text: format(event, findings, { columns, file }), notes: [], code };
  };
}

/** The answer of a part that was loaded. */
function answeredBy(
  answer: ReturnType<Auditing | Searching> | undefined,
  read: (content: Uint8Array) => ChessEvent,
): (content: Uint8Array) => Printed {
  return (content) => {
    const event = read(content);
    return { text: '', code: 0, ...answer?.(event), notes: event.notes };
  };
}

/** The tournament itself, or the text that was computed of it. */
function readerOf(request: FileRequest, outside: Outside, isOneOfSeveral: boolean): (content: Uint8Array) => Printed {
  const { readEvent: read = readEvent } = outside;
  switch (request.command) {
    case 'check':
      return checked(request, outside, isOneOfSeveral ? request.file : undefined);
    case 'audit':
    case 'compare':
      return answeredBy(outside.auditing?.(request, outside), read);
    case 'whatif':
      return answeredBy(outside.searching?.(request, outside), (content) => askedEvent(read(content), request));
    case 'event':
      return (content) => {
        const event = read(content);
        return { text: eventText(event), notes: event.notes, code: 0 };
      };
    default: {
      const print = printerOf(request, outside);
      return (content) => print(askedEvent(read(content), request));
    }
  }
}

/** A file of fewer bytes takes less than half a second. */
const SMALL = 50_000;

/** Whether a user may wait for the work: for a search or on a large file, and not while standard input is still to be read. */
function isLong(request: FileRequest, content: Uint8Array): boolean {
  if (request.command === 'whatif') return true;
  return content.length >= SMALL && !(request.command === 'ratings' && request.kFile === '-');
}

/** The answer to what is asked of a file. */
function fileAnswer(request: FileRequest, outside: Outside, isOneOfSeveral = false): Printed {
  const printed = readerOf(request, outside, isOneOfSeveral);
  const source = request.file === '-' ? 'standard input' : request.file;
  try {
    const content = outside.read(request.file);
    const said = `crosstable: at work on ${source} …`;
    const endProgress = isLong(request, content) ? outside.showProgress?.(said) : undefined;
    try {
      const layout = 'format' in request && request.format === 'text' ? LAYOUTS.get(request.command) : undefined;
      const isPlain = outside.isColoured !== true || layout === undefined;
      const finished = ({ text, warnings = [], notes, code }: Printed): Printed => ({
        text: isPlain ? text : coloured(text, layout),
        notes: [
          ...warnings.map((warning) => `warning: ${source}: ${warning}`),
          ...notes.map((note) => `note: ${source}: ${shortened(note)}`),
        ],
        code,
      });
      return finished(printed(content));
    } finally {
      endProgress?.();
    }
  } catch (thrown) {
    if (isCommandError(thrown)) throw thrown;
    throw new CommandError(`${source}: ${sentenceOf(thrown)}`);
  }
}

/** An answer; where a word or a file can't be used, the sentence that says so. */
function answered(answer: () => Printed): Printed {
  try {
    return answer();
  } catch (thrown) {
    if (!isCommandError(thrown)) throw thrown;
    return { text: '', notes: [`crosstable: ${thrown.message}`], code: CODE_OF_ERRORS };
  }
}

/** The findings of several files, one after another; as data a list. A file that can't be read leaves the others theirs. */
function checkedOneByOne(request: CheckRequest, outside: Outside): Printed {
  const files = [request.file, ...request.others];
  const answers = files.map((file) => answered(() => fileAnswer({ ...request, file, others: [] }, outside, true)));
  const texts = answers.map(({ text }) => text).filter((text) => text !== '');
  return {
    text: inOneText(texts, request.format === 'json' && texts.length > 0),
    notes: [...new Set(answers.flatMap(({ notes }) => notes))],
    code: Math.max(...answers.map(({ code }) => code)),
  };
}

function answerTo(words: readonly string[], outside: Outside): Printed {
  const request = requestOf(words);
  const said = (text: string): Printed => ({ text, notes: [], code: 0 });
  if (request === 'version') return said(`${outside.version}\n`);
  if (request.command === 'help') return said(usageText(request.about));
  const isSeveral = request.command === 'check' && request.others.length > 0;
  return isSeveral ? checkedOneByOne(request, outside) : fileAnswer(request, outside);
}

/** Runs the command; returns the exit code. */
export function run(words: readonly string[], outside: Outside): number {
  const answer = answered(() => answerTo(words, outside));
  printAnswer(answer, outside);
  return answer.code;
}
