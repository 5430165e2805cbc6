import { type Io, type Printed, print, refused } from './io.js';
import { workOf } from './line.js';

/** Reads each file once: standard input has nothing for a second time, and another file may change meanwhile. */
function once(read: Io['read']): Io['read'] {
  const contents = new Map<string, Uint8Array>();
  return (path) => {
    const content = contents.get(path) ?? read(path);
    contents.set(path, content);
    return content;
  };
}

async function answerTo(words: readonly string[], io: Io): Promise<Printed> {
  try {
    return await workOf(words)({ ...io, read: once(io.read) });
  } catch (thrown) {
    return refused(thrown);
  }
}

/** Runs the command; returns the exit code. */
export async function run(words: readonly string[], io: Io): Promise<number> {
  const answer = await answerTo(words, io);
  print(answer, io);
  return answer.code;
}
