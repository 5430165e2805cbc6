import type { ChessEvent } from '../event/chess-event.js';
import { readEvent } from '../event/read-event.js';
import type { FileRequest } from './arguments.js';
import { fileRequestOf } from './file-request.js';
import { isPrintedPage, isWebPage } from '../event/printed-page.js';
import type { Outside } from './outside.js';
import { run } from './run.js';

/** The files that a request is about. */
function filesOf(request: FileRequest | undefined): readonly string[] {
  if (request === undefined) return [];
  return request.command === 'check' ? [request.file, ...request.others] : [request.file];
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

/** A function that gives or throws later what the promise did. */
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
  const request = fileRequestOf(words);
  const table = request?.command === 'audit' ? request.table : undefined;
  // Each file is read once: standard input has nothing for a second time, and a page would be another content then
  const contents = new Map<string, () => Uint8Array>();
  const events = new Map<Uint8Array, () => ChessEvent>();
  for (const file of new Set(filesOf(request))) {
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
  const read = (path: string): Uint8Array => contents.get(path)?.() ?? outside.read(path);
  const readOne = (content: Uint8Array): ChessEvent => events.get(content)?.() ?? readEvent(content);
  return run(words, { ...outside, read, ...(events.size > 0 && { readEvent: readOne }) });
}
