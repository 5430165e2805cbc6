import type { PrintedTable } from '@crosstable/core';
import { type ChessEvent, isPrintedPage, isWebPage, readEvent } from '@crosstable/event';

import { type FileRequest, requestOf } from './arguments.js';
import type { Outside } from './outside.js';
import { run } from './run.js';

/** The request where the words ask for a file. Nothing where they don't, or are wrong: `run` says what is wrong with them. */
export function fileRequestOf(words: readonly string[]): FileRequest | undefined {
  try {
    const request = requestOf(words);
    return typeof request === 'object' && 'file' in request ? request : undefined;
  } catch {
    return undefined;
  }
}

/** The files that a request is about. */
function filesOf(request: FileRequest | undefined): readonly string[] {
  if (request === undefined) return [];
  return request.command === 'check' ? [request.file, ...request.others] : [request.file];
}

/** A page with another one behind it. */
function joined(content: Uint8Array, behind: Uint8Array): Uint8Array {
  const both = new Uint8Array(content.length + behind.length);
  both.set(content);
  both.set(behind, content.length);
  return both;
}

/** Whether a page has no columns beside its games. */
function lacksColumns({ written }: ChessEvent): boolean {
  return written.printed?.columns.length === 0;
}

/** The event of a page, or of both pages where the columns that it lacks are in the page beside it, as Vega prints them. */
async function readWith(
  beside: () => Uint8Array | undefined,
  content: Uint8Array,
): Promise<{ readonly event: ChessEvent; readonly standings?: PrintedTable | undefined }> {
  const { readPageEvent } = await import('@crosstable/event/page-event');
  const event = await readPageEvent(content);
  const behind = isWebPage(content) && lacksColumns(event) ? beside() : undefined;
  if (behind === undefined || !isWebPage(behind)) return { event };
  const both = await readPageEvent(joined(content, behind));
  return lacksColumns(both) ? { event } : { event: both, standings: both.written.printed };
}

/** A function that gives or throws later what the promise did. */
async function settled<T>(event: Promise<T>): Promise<() => T> {
  try {
    const known = await event;
    return () => known;
  } catch (thrown) {
    return () => {
      throw thrown;
    };
  }
}

/**
 * Runs the command; returns the exit code. The reader of printed crosstables is loaded where the file is one, so that nobody
 * else waits for it.
 */
export async function runOnPages(words: readonly string[], outside: Outside): Promise<number> {
  const request = fileRequestOf(words);
  const table = request?.command === 'audit' ? request.table : undefined;
  // Each file is read once: standard input has nothing for a second time, and a page would be another content then
  const contents = new Map<string, () => Uint8Array>();
  const pages = new Map<Uint8Array, () => Awaited<ReturnType<typeof readWith>>>();
  const beside = (): Uint8Array | undefined => {
    if (table === undefined) return undefined;
    try {
      const content = contents.get(table)?.() ?? outside.read(table);
      contents.set(table, () => content);
      return content;
    } catch {
      // Said of the table, when it is read
      return undefined;
    }
  };
  for (const file of new Set(filesOf(request))) {
    try {
      const content = outside.read(file);
      contents.set(file, () => content);
      if (isPrintedPage(content)) pages.set(content, await settled(readWith(beside, content)));
    } catch (thrown) {
      contents.set(file, () => {
        throw thrown;
      });
    }
  }
  const read = (path: string): Uint8Array => contents.get(path)?.() ?? outside.read(path);
  const readOne = (content: Uint8Array): ChessEvent => pages.get(content)?.().event ?? readEvent(content);
  const standings = (): PrintedTable | undefined => [...pages.values()].at(0)?.().standings;
  return run(words, { ...outside, read, ...(pages.size > 0 && { readEvent: readOne, standings }) });
}
