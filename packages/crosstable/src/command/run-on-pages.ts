import type { ChessEvent } from '../event/chess-event.js';
import { readEvent } from '../event/read-event.js';
import { requestOf } from './arguments.js';
import { isPrintedPage, isWebPage } from './printed-page.js';
import { run, type Outside } from './run.js';

/** The files that the words ask for, and the table beside one; no files where the words are wrong, which `run` says. */
function filesOf(words: readonly string[]): { readonly files: readonly string[]; readonly table: string | undefined } {
  try {
    const request = requestOf(words);
    if (typeof request !== 'object' || !('file' in request)) return { files: [], table: undefined };
    const { file } = request;
    const files = request.command === 'check' ? [file, ...request.others] : [file];
    return { files, table: request.command === 'audit' ? request.table : undefined };
  } catch {
    return { files: [], table: undefined };
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
  const { files, table } = filesOf(words);
  // Standard input can be read once
  const contents = new Map<string, () => Uint8Array>();
  const events = new Map<Uint8Array, () => ChessEvent>();
  for (const file of files) {
    try {
      const content = outside.read(file);
      const page = withStandings(content, table, outside.read);
      contents.set(file, () => content);
      if (!isPrintedPage(content)) continue;
      const { readPageEvent } = await import('../printed-table.js');
      events.set(content, await settled(readPageEvent(page)));
    } catch (thrown) {
      contents.set(file, () => {
        throw thrown;
      });
    }
  }
  const read = (path: string): Uint8Array => {
    const content = contents.get(path);
    contents.delete(path);
    return content?.() ?? outside.read(path);
  };
  const readOne = (content: Uint8Array): ChessEvent => events.get(content)?.() ?? readEvent(content);
  return run(words, { ...outside, read, ...(events.size > 0 && { readEvent: readOne }) });
}
