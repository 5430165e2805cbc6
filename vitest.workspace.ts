import { defineConfig } from 'vitest/config';

import { fromSources } from './scripts/from-sources.js';

/** Examples and laws, told apart by their suffix. Types, `.test-d.ts`, have nothing to run: `pnpm check types`. */
const TESTS = ['packages/*/test/**/*.{test,prop}.ts', 'scripts/test/**/*.test.ts'];
const GROWTH = 'packages/*/test/**/growth.test.ts';
const projects = [
  // Processes serve the files of one project, so that laws which are a project load and compile everything once more
  { name: 'tests', include: TESTS, exclude: [GROWTH], setupFiles: ['scripts/laws.setup.ts'] },
  // The engine counts what runs in code that nothing has loaded before
  { name: 'growth', include: [GROWTH], isolate: true },
];

/**
 * Tests run much code a few times: in Node 20 a quarter of the time went into compiling it for speed, which pays where loops
 * are long. Later versions compile such code in a cheaper way, and don't know the option.
 */
const COMPILE_LATE = process.version.startsWith('v20.') ? ['--interrupt-budget=1000000'] : [];

export default defineConfig({
  ...fromSources,
  test: {
    // Some tests start compilers; a busy machine shall not fail them.
    testTimeout: 60_000,
    // Functions are pure, and tests leave nothing behind: a process of its own for each file took a third of the time.
    isolate: false,
    // Tests make thousands of small objects: with the 16 MB that Node has for new ones, a tenth of the time went into moving them.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=16', ...COMPILE_LATE],
    // Files compiled for the last run serve this one, which saves a package two seconds.
    experimental: { fsModuleCache: true },
    // By default one core is left free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: projects.map((test) => ({ extends: true as const, test })),
  },
});
