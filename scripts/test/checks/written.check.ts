// Texts written from our own sources are up to date; `--update` writes them. Needs the build.
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from '../../packages.mjs';
import { WRITTEN, wanted } from '../../written/written.mjs';

test.for(WRITTEN)('$path', async (written) => {
  await expect(await wanted(written)).toMatchFileSnapshot(join(root, written.path));
});
