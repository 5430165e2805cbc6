import { isInputError } from '@crosstable/core';
import { type ChessEvent, openEvent } from '@crosstable/event';
import { type Answer, writeAnswer } from '@crosstable/report';
import type { AnswerWords } from '@crosstable/words/answers';

import { CommandError, sentenceOf } from './command-error.js';
import type { Io, Printed } from './io.js';
import { wordsIn } from './language.js';
import type { Given } from './option.js';
import { FORMAT, GROUP, TIEBREAKS } from './shared-options.js';

/** The answer to a question about a file, and its notes. */
export interface Outcome {
  readonly answer: Answer;
  readonly notes: readonly string[];
  /** Sentences of the answer that come before the notes where a table has no place for them. */
  readonly warnings?: readonly string[];
  readonly code: number;
}

/** A file of fewer bytes takes less than half a second. */
const SMALL = 50_000;

/** The keys of the errors that ask for a group. */
const SEVERAL: readonly string[] = ['several-crosstables', 'several-events'];

/** The event of a file of any kind, of whose crosstables or events a line may name one. */
export async function eventIn(content: Uint8Array, file: string, given: Given): Promise<ChessEvent> {
  try {
    return await openEvent(content, { name: file, group: GROUP.read(given) });
  } catch (thrown) {
    const isOfGroup = isInputError(thrown) && (SEVERAL.includes(thrown.key) || thrown.path === 'options.group');
    if (!isOfGroup) throw thrown;
    const sentence = sentenceOf(thrown)
      .replace(/^options\.group:/, '--group:')
      .replace('the option group', '--group');
    throw new CommandError(`${sourceOf(file)}: ${sentence}`);
  }
}

/** The event of a file of any kind; of a printed page with the list that its columns follow, unless a line asks for another one. */
export async function listedEventIn(content: Uint8Array, file: string, given: Given): Promise<ChessEvent> {
  const event = await eventIn(content, file, given);
  const { printed, tiebreaks } = event.written;
  const isGiven = tiebreaks !== undefined || given.has(TIEBREAKS.name);
  if (isGiven || printed === undefined || printed.columns.length === 0) return event;
  const { withPrintedList } = await import('@crosstable/report/audit');
  return withPrintedList(event);
}

/** The name of a file in a message. */
export function sourceOf(file: string): string {
  return file === '-' ? 'standard input' : file;
}

/**
 * The result of the work on the content of a file; an error about the content names the file. The user sees that the work goes on
 * where it `isLong`.
 */
export async function withContent<T>(
  file: string,
  io: Pick<Io, 'read' | 'showProgress'>,
  work: (content: Uint8Array) => Promise<T>,
  isLong = (content: Uint8Array): boolean => content.length >= SMALL,
): Promise<T> {
  const source = sourceOf(file);
  try {
    const content = io.read(file);
    const endProgress = isLong(content) ? io.showProgress?.(`crosstable: at work on ${source} …`) : undefined;
    try {
      return await work(content);
    } finally {
      endProgress?.();
    }
  } catch (thrown) {
    if (thrown instanceof CommandError) throw thrown;
    throw new CommandError(`${source}: ${sentenceOf(thrown)}`);
  }
}

/** Lines of a file quoted in a note can be long ones. */
function shortened(note: string): string {
  // Quotation by quotation, so that what stands between two of them isn't taken for one
  return note.replaceAll(/"(?:[^"\\]|\\.)*"/g, (quoted) =>
    quoted.replace(/^("(?:[^"\\]|\\.){40})(?:[^"\\]|\\.){10,}"$/, '$1…"'),
  );
}

/** Notes on a file. */
export function notesOn(file: string, notes: readonly string[], kind: 'note' | 'warning' = 'note'): string[] {
  return notes.map((note) => `${kind}: ${sourceOf(file)}: ${shortened(note)}`);
}

/** The way in which a line asks for an answer to be written. */
interface Writer {
  /** Whether it is a table alone, which has no place for sentences. */
  readonly isTable: boolean;
  readonly write: (answer: Answer, io: Io) => string;
}

export function writerIn(given: Given): Writer {
  const format = FORMAT.read(given);
  return { isTable: format === 'csv', write: (answer, io) => writeAnswer(answer, format, io) };
}

/** The work on a file, and its answer in the format and the language that a line asks for. */
export function aboutFile(
  file: string,
  given: Given,
  outcomeOf: (content: Uint8Array, words: AnswerWords, io: Io) => Promise<Outcome>,
  isLong?: (content: Uint8Array) => boolean,
): (io: Io) => Promise<Printed> {
  const { isTable, write } = writerIn(given);
  const words = wordsIn(given);
  const work = async (content: Uint8Array, io: Io): Promise<Printed> => {
    const { answer, code, notes, warnings = [] } = await outcomeOf(content, await words(io), io);
    const { remarks = [] } = answer;
    return {
      text: write(answer, io),
      notes: [
        ...notesOn(file, isTable ? warnings : [], 'warning'),
        ...notesOn(file, [...notes, ...(isTable ? remarks : [])]),
      ],
      code,
    };
  };
  return (io) => withContent(file, io, (content) => work(content, io), isLong);
}
