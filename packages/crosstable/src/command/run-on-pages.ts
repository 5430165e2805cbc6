import type { ChessEvent } from '../event/chess-event.js';
import { requestOf } from './arguments.js';
import { isPrintedPage } from './printed-page.js';
import { run, type Outside } from './run.js';

/** The file that the words ask for; `undefined` where there is none, or the words are wrong, which `run` says. */
function fileOf(words: readonly string[]): string | undefined {
  try {
    const request = requestOf(words);
    return typeof request === 'object' && 'file' in request ? request.file : undefined;
  } catch {
    return undefined;
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
  const file = fileOf(words);
  if (file === undefined) return run(words, outside);
  let content: Uint8Array;
  try {
    content = outside.read(file);
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
  return run(words, { ...outside, read, readEvent: await settled(readPageEvent(content)) });
}
