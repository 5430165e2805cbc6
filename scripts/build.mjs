// Builds every package that has an entry list, or those whose folders are named as arguments: one process per package and
// as many at a time as there are processors, each in its own folder with the one tsup config.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readPackages, root } from './packages.mjs';

const config = fileURLToPath(new URL('tsup.config.ts', import.meta.url));
const tsup = createRequire(import.meta.url).resolve('tsup/dist/cli-default.js');

const folders = readPackages()
  .filter(({ manifest }) => manifest.exports !== undefined)
  .map(({ folder }) => folder);
const wanted = process.argv.slice(2);
const queue = wanted.length > 0 ? wanted : folders;

function build(folder) {
  const cwd = join(root, 'packages', folder);
  // Here and not by tsup's `clean`, which would run beside the build of a command into the same folder.
  rmSync(join(cwd, 'dist'), { recursive: true, force: true });
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tsup, '--config', config, '--silent'], {
      cwd,
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the build of packages/${folder} failed with code ${code}`));
    });
  });
}

async function worker() {
  for (let folder = queue.shift(); folder !== undefined; folder = queue.shift()) await build(folder);
}

await Promise.all(Array.from({ length: availableParallelism() }, worker));
