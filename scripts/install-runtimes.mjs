// Installs the runtimes that this computer lacks, from the npm registry into a cache, for the checks `runtimes`
// and `examples`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { execute } from './execute.mjs';
import { WANTED, cachedProgram, findRuntime } from './runtimes/find.mjs';

// The packages contain the program itself, so their scripts needn't run. Without a network, npm would retry for
// minutes.
const SETTINGS = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--fetch-retries=1'];

for (const wanted of WANTED.filter(({ registry }) => registry !== undefined)) {
  if ((await findRuntime(wanted)) !== undefined) continue;
  const { name, range } = wanted.registry;
  const { folder } = cachedProgram(wanted.registry);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "runtime", "private": true }\n');
  const { code, output } = await execute('npm', ['install', ...SETTINGS, `${name}@${range}`], { cwd: folder });
  console.log(code === 0 ? `${wanted.label}: installed` : `${wanted.label}: ${name}@${range} failed\n${output}`);
  if (code !== 0) process.exitCode = 1;
}
