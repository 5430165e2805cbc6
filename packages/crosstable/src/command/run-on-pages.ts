import type { ChessEvent } from '../event/chess-event.js';
import { readEvent } from '../event/read-event.js';
import { requestOf } from './arguments.js';
import { isPrintedPage } from './printed-page.js';
import { run, type Outside } from './run.js';

/** The files that the words ask for; none where the words are wrong, which `run` says. */
function filesOf(words: readonly string[]): readonly string[] {
  try {
    const request = requestOf(words);
    if (typeof request !== 'object' || !('file' in request)) return [];
    return request.command === 'check' ? [request.file, ...request.others] : [request.file];
  } catch {
    return [];
  }
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
  // Standard input can be read once
  const contents = new Map<string, () => Uint8Array>();
  const events = new Map<Uint8Array, () => ChessEvent>();
  for (const file of filesOf(words)) {
    try {
      const content = outside.read(file);
      contents.set(file, () => content);
      if (!isPrintedPage(content)) continue;
      const { readPageEvent } = await import('../printed-table.js');
      events.set(content, await settled(readPageEvent(content)));
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
