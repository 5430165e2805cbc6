import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { FAULTY, unseenFaults } from './faulty-packages.mjs';

test('publint, attw and the list of files see the fault of each package, and none in a sound one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'faulty-packages-'));
  try {
    expect(FAULTY.length).toBeGreaterThan(15);
    expect(await unseenFaults(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
