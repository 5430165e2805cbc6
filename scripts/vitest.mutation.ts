import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

import { entriesOf, insideEntries, readPackages } from './packages.mjs';

const guarded = fileURLToPath(new URL('mutation.describe.ts', import.meta.url));

/**
 * The source behind each name by which packages import each other. Stryker tries changes in a copy of the repository, whose
 * folders `node_modules` lead back to the packages without a change.
 */
const alias = readPackages().flatMap(({ directory, manifest }) => {
  const entries = entriesOf(manifest).map(({ specifier, name }) => [specifier, `src/${name}.ts`]);
  const doors = insideEntries(manifest).map(([subpath, path]) => [manifest.name + subpath.slice('.'.length), path]);
  return [...entries, ...doors].map(([name, path]) => ({
    find: new RegExp(`^${name.replace('*', '(.+)')}$`),
    replacement: join(directory, path.replace('*', '$1')),
  }));
});

/** The configuration for Stryker, which starts Vitest anew for each change. */
export default defineConfig({
  plugins: [
    {
      name: 'a block of tests that throws is a test that fails',
      enforce: 'pre',
      resolveId: (source, importer = '') =>
        source === 'vitest' && /\/packages\/[^/]+\/test\//.test(importer) ? guarded : undefined,
    },
  ],
  resolve: { alias },
  test: {
    include: ['scripts/mutation.test.ts'],
    testTimeout: 60_000,
    // Each change runs the random tournaments again, and a few of them notice nearly all that many do
    env: { WHATIF_EVENTS: '15' },
  },
});
