import type { ChessEvent } from '../event/chess-event.js';
import { requestOf } from './arguments.js';
import { isPrintedPage, isWebPage } from './printed-page.js';
import { run, type Outside } from './run.js';

/** The file that the words ask for, and the table beside it; `undefined` where there is none, or the words are wrong, which `run` says. */
function filesOf(words: readonly string[]): { readonly file: string; readonly table: string | undefined } | undefined {
  try {
    const request = requestOf(words);
    if (typeof request !== 'object' || !('file' in request)) return undefined;
    return { file: request.file, table: request.command === 'audit' ? request.table : undefined };
  } catch {
    return undefined;
  }
}

/** A page with the page of its standings behind it, where the table beside a file is one: Vega prints both apart. */
function withStandings(content: Uint8Array, table: string | undefined, read: Outside['read']): Uint8Array {
  if (table === undefined || table === '-' || !isWebPage(content)) return content;
  const standings = read(table);
  if (!isWebPage(standings)) return content;
  const both = new Uint8Array(content.length + standings.length);
  both.set(content);
  both.set(standings, content.length);
  return both;
}

/** What was given or thrown, for a later call. */
async function settled(event: Promise<ChessEvent>): Promise<() => ChessEvent> {
  try {
    const read = await event;
    return () => read;
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
  const files = filesOf(words);
  if (files === undefined) return run(words, outside);
  const { file, table } = files;
  let content: Uint8Array;
  let page: Uint8Array;
  try {
    content = outside.read(file);
    page = withStandings(content, table, outside.read);
  } catch (thrown) {
    const read = (): never => {
      throw thrown;
    };
    return run(words, { ...outside, read });
  }
  // Standard input can be read once
  let isFirst = true;
  const read = (path: string): Uint8Array => {
    const isRead = isFirst && path === file;
    isFirst = false;
    return isRead ? content : outside.read(path);
  };
  if (!isPrintedPage(content)) return run(words, { ...outside, read });
  const { readPageEvent } = await import('../printed-table.js');
  return run(words, { ...outside, read, readEvent: await settled(readPageEvent(page)) });
}
