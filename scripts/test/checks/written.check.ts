// What is written from our own sources is up to date; `--update` writes it. Needs the build.
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from '../../packages.mjs';
import { WRITTEN, wanted } from '../../written.mjs';

test.for(WRITTEN)('$path', async (written) => {
  await expect(await wanted(written)).toMatchFileSnapshot(join(root, written.path));
});
