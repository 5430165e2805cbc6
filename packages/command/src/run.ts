import { type ChessEvent, eventText, readEvent } from '@crosstable/event';
import {
  type CheckedEvent,
  type Answer as ReportAnswer,
  canChangeStandings,
  eventFindings,
  explanationAnswer,
  findingsAnswer,
  ratingsAnswer,
  standingsAnswer,
  writeAnswer,
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
import { CommandError, isCommandError, sentenceOf } from './command-error.js';
import { formatOf } from './formats.js';
import { type Auditing, type Outside, type Printed, type Searching, printAnswer } from './outside.js';
import { askedPrizes, byTheCodes, prizesOf, questionOf } from './question.js';
import { askedRules, rulesFor } from './ratings-rules.js';
import { usageText } from './usage.js';

type ComputingRequest = StandingsRequest | PrizesRequest | ExplainRequest | RatingsRequest;

/** A finding can change a result, a score or a rank. */
const CODE_OF_FINDINGS = 1;

/** A word or a file can't be used. */
const CODE_OF_ERRORS = 2;

/** Lines of a file quoted in a note can be long ones. */
function shortened(note: string): string {
  // Quotation by quotation, so that what stands between two of them isn't taken for one
  return note.replaceAll(/"(?:[^"\\]|\\.)*"/g, (quoted) =>
    quoted.replace(/^("(?:[^"\\]|\\.){40})(?:[^"\\]|\\.){10,}"$/, '$1…"'),
  );
}

/** An answer in the format that was asked for; what a sheet has no place for goes with the notes. */
function printed(answer: ReportAnswer, notes: readonly string[], request: ComputingRequest, outside: Outside): Printed {
  const format = formatOf(request.format);
  const said = format === 'csv' ? (answer.remarks ?? []) : [];
  return { text: writeAnswer(answer, format, outside), notes: [...notes, ...said], code: 0 };
}

/** Checks the format first, and reads the file then. */
function printerOf(request: ComputingRequest, outside: Outside): (event: ChessEvent) => Printed {
  formatOf(request.format);
  if (request.command === 'ratings') {
    const asked = askedRules(request);
    return (event) => {
      const rules = rulesFor(event, asked, request.kFile, outside.read);
      return printed(ratingsAnswer(event, rules), [...event.notes, ...rules.notes], request, outside);
    };
  }
  if (request.command === 'prizes') {
    const asked = askedPrizes(request);
    return (event) => printed(prizesOf(event, asked), event.notes, request, outside);
  }
  if (request.command === 'explain') {
    return (event) => {
      const question = questionOf(event, request);
      const answer = byTheCodes(request, event, () => explanationAnswer(event, question));
      return printed(answer, event.notes, request, outside);
    };
  }
  return (event) => {
    const answer = byTheList(request.tiebreaks, event.tiebreaks, () =>
      standingsAnswer(event, request.lots ? { lots: true } : {}),
    );
    const { notes, warnings } = answer.report;
    return { ...printed(answer, notes, request, outside), warnings: request.format === 'csv' ? warnings : [] };
  };
}

/** The findings in a file. They include the notes. */
function checkedEvent(
  request: CheckRequest,
  { readEvent: read = readEvent }: Outside,
  content: Uint8Array,
): CheckedEvent {
  const event = withRatingRules(read(content), request);
  return { event, findings: eventFindings(event) };
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
function readerOf(request: FileRequest, outside: Outside): (content: Uint8Array) => Printed {
  const { readEvent: read = readEvent } = outside;
  switch (request.command) {
    case 'check': {
      const format = formatOf(request.format);
      return (content) => {
        const checked = checkedEvent(request, outside, content);
        const text = writeAnswer(findingsAnswer([checked]), format, outside);
        return { text, notes: [], code: canChangeStandings(checked.findings) ? CODE_OF_FINDINGS : 0 };
      };
    }
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
function fileAnswer(request: FileRequest, outside: Outside, printed = readerOf(request, outside)): Printed {
  const source = request.file === '-' ? 'standard input' : request.file;
  try {
    const content = outside.read(request.file);
    const said = `crosstable: at work on ${source} …`;
    const endProgress = isLong(request, content) ? outside.showProgress?.(said) : undefined;
    try {
      const finished = ({ text, warnings = [], notes, code }: Printed): Printed => ({
        text,
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

/** The findings of several files together. A file that can't be read leaves the others theirs. */
function checkedTogether(request: CheckRequest, outside: Outside): Printed {
  const checked: CheckedEvent[] = [];
  const format = formatOf(request.format);
  const answers = [request.file, ...request.others].map((file) =>
    answered(() =>
      fileAnswer({ ...request, file, others: [] }, outside, (content) => {
        const one = { ...checkedEvent(request, outside, content), file };
        checked.push(one);
        return { text: '', notes: [], code: canChangeStandings(one.findings) ? CODE_OF_FINDINGS : 0 };
      }),
    ),
  );
  return {
    text: checked.length === 0 ? '' : writeAnswer(findingsAnswer(checked), format, outside),
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
  return isSeveral ? checkedTogether(request, outside) : fileAnswer(request, outside);
}

/** Runs the command; returns the exit code. */
export function run(words: readonly string[], outside: Outside): number {
  const answer = answered(() => answerTo(words, outside));
  printAnswer(answer, outside);
  return answer.code;
}
