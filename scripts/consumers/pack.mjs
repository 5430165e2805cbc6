// Packs the packages as they would be published and installs the tarballs as a user would.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { execute } from '../execute.mjs';

/** @typedef {{ name: string, path: string }} Tarball */

/** pnpm is not on PATH where `npx pnpm` started us; it says in the environment where its own code is. */
function pnpm() {
  const path = process.env.npm_execpath ?? '';
  return /pnpm\.c?js$/.test(path) ? [process.execPath, path] : ['npx', '-y', 'pnpm@10'];
}

/**
 * @param {readonly import('../packages.mjs').Package[]} packages
 * @param {string} folder
 * @returns {Promise<Tarball[]>}
 */
export function pack(packages, folder) {
  const [program, ...args] = pnpm();
  return Promise.all(
    packages.map(async ({ directory, manifest }) => {
      // As it is built: the checks look at one build, and `prepack` would make it anew for each of them.
      const packArgs = [...args, 'pack', '--json', '--config.ignore-scripts=true', '--pack-destination', folder];
      const { code, output, stdout } = await execute(program, packArgs, { cwd: directory });
      if (code !== 0) throw new Error(`pnpm pack failed in ${directory}:\n${output}`);
      return { name: manifest.name, path: JSON.parse(stdout.slice(stdout.indexOf('{'))).filename };
    }),
  );
}

/**
 * Without a registry: packages without dependencies need none.
 *
 * @param {readonly Tarball[]} tarballs
 * @param {string} project
 */
export async function install(tarballs, project) {
  writeFileSync(join(project, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n');
  const settings = [
    '--offline',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--ignore-scripts',
    '--loglevel=error',
  ];
  const args = ['install', ...settings, ...tarballs.map(({ path }) => path)];
  const { code, output } = await execute('npm', args, { cwd: project });
  if (code !== 0) throw new Error(`npm install of the tarballs failed:\n${output}`);
}
