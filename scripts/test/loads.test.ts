import { readdirSync } from 'node:fs';

import { expect, test } from 'vitest';

const packages = new URL('../../packages/', import.meta.url);
const sources = readdirSync(packages, { encoding: 'utf8', recursive: true }).filter(
  (path) => /^[a-z-]+\/src\/.*\.ts$/.test(path) && !path.endsWith('/command.ts'),
);

// Inside of a test, so that what throws while it is loaded fails one; elsewhere a whole file of tests is not there then.
test.each(sources)('packages/%s can be loaded', async (path) => {
  expect(await import(new URL(path, packages).href)).toBeTypeOf('object');
});
