import { defineConfig } from 'vitest/config';

/** Examples and laws are told apart by their suffix. Types, `.test-d.ts`, have nothing to run: `pnpm check:types`. */
const GROWTH = 'packages/*/test/**/growth.test.ts';
const species = [
  { name: 'examples', include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'], exclude: [GROWTH] },
  { name: 'laws', include: ['packages/*/test/**/*.prop.ts'], setupFiles: ['scripts/laws.setup.ts'] },
  // The engine counts what runs in code that nothing has loaded before
  { name: 'growth', include: [GROWTH], isolate: true },
];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Some tests start compilers; a busy machine shall not fail them.
    testTimeout: 60_000,
    // Functions are pure, and tests leave nothing behind: a process of its own for each file took a third of the time.
    isolate: false,
    // Tests make thousands of small objects: with the 16 MB that Node has for new ones, a tenth of the time went into moving them.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=16'],
    // Files compiled for the last run serve this one, which saves a package two seconds.
    experimental: { fsModuleCache: true },
    // By default one core is left free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: species.map((test) => ({ extends: true as const, test })),
  },
});
