import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach } from 'vitest';

/** A new folder for the checks of one file. It is removed after them; if one of them fails, it is kept, to look into it. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `crosstable-${name}-`));
  let isKept = false;
  afterEach(({ task }) => {
    isKept ||= task.result?.state === 'fail';
  });
  afterAll(() => {
    if (isKept) console.log(`Kept: ${folder}`);
    else rmSync(folder, { recursive: true });
  });
  return folder;
}
