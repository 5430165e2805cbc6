import { defineConfig } from 'vitest/config';

/** The species of test, told apart by their suffix: examples, laws, types. */
const species = [
  { name: 'examples', include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'] },
  { name: 'laws', include: ['packages/*/test/**/*.prop.ts'] },
];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Some tests start compilers; a busy machine shall not fail them.
    testTimeout: 60_000,
    projects: [
      ...species.map((test) => ({ extends: true as const, test })),
      {
        extends: true,
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            tsconfig: 'scripts/tsconfig.json',
            include: ['packages/*/test/**/*.test-d.ts'],
          },
        },
      },
    ],
  },
});
