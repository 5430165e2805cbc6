// Compares the tie-breaks with the slow implementation on many random tournaments, of players, of teams and with self-defined
// tie-breaks, and then with the values of other programs: `pnpm verify --tournaments 50000`. Needs the build. Exit code 1
// at the first difference.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { root } from '../../../scripts/packages.mjs';

const { values } = parseArgs({
  options: { tournaments: { type: 'string', default: '50000' }, seed: { type: 'string', default: '1' } },
});

/** A tenth as many tournaments are of teams, which take longer, and as many have definitions. */
const aTenth = String(Math.ceil(Number(values.tournaments) / 10));

const FUZZ = ['--max-semi-space-size=32', 'packages/fuzz/dist/command.js', '--seed', values.seed, '--tournaments'];
const GOLDEN = ['packages/fuzz/test/golden.test.ts', 'packages/fuzz/test/team-golden.test.ts'];
const STEPS = [
  [process.execPath, [...FUZZ, values.tournaments]],
  [process.execPath, [...FUZZ, aTenth, '--teams']],
  [process.execPath, [...FUZZ, aTenth, '--defined']],
  [
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...GOLDEN, 'packages/standings/test/golden-values.test.ts'],
  ],
];

for (const [command, words] of STEPS) {
  const { status } = spawnSync(command, words, { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    process.exitCode = 1;
    break;
  }
}
