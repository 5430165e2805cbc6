// Makes thousands of small changes to the packages, and expects a test to fail each time: `pnpm mutation [package…]`,
// by default the core and the tie-breaks, one after the other. Too many changes that no test notices are a failure.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { root, tieBreakFolders } from './packages.mjs';

const config = fileURLToPath(new URL('stryker.config.mjs', import.meta.url));
const folders = process.argv.length > 2 ? process.argv.slice(2) : tieBreakFolders();

for (const folder of folders) {
  console.log(`== ${folder}`);
  const env = { ...process.env, MUTATED_PACKAGE: folder };
  const { status } = spawnSync('npx', ['stryker', 'run', config], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
