// The exit code of the command as a process, when nobody reads its notes. Needs the build.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from '../packages.mjs';

/** The exit code of the command with a standard error that is closed, as after `2>&1 | head -1`. */
function codeUnheard(...words: readonly string[]): Promise<number | null> {
  const command = spawn(process.execPath, [join(root, 'packages/crosstable/dist/command.js'), ...words], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  command.stderr.destroy();
  return new Promise((resolve) => command.on('exit', resolve));
}

test.each([
  [0, ['standings', 'examples/harbour-open.trf', '--tiebreaks', 'PTS']], // with a note
  [2, ['standings', 'nowhere.trf']],
])('the exit code is %d, as the manual says, with %j and a closed standard error', async (code, words) => {
  expect(await codeUnheard(...words)).toBe(code);
});
