// Packs the packages as they would be published and installs the tarballs as a user would.
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

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
      const packArgs = [...args, 'pack', '--json', '--pack-destination', folder];
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

/**
 * What an installed package has that it must not have, or lacks.
 *
 * @param {string} name
 * @param {string} project
 * @returns {string[]}
 */
export function installProblems(name, project) {
  const directory = join(project, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  const exported = targetsOf(manifest);
  const dependent = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
  const files = readdirSync(directory, { recursive: true })
    .filter((path) => statSync(join(directory, path)).isFile())
    .map((path) => path.split(sep).join('/'));
  return [
    ...dependent
      .filter((key) => key in manifest)
      .map((key) => `package.json: ${key}: expected nothing, got ${JSON.stringify(manifest[key])}`),
    ...['LICENSE', 'README.md']
      .filter((path) => !files.includes(path))
      .map((path) => `${path}: expected in the tarball`),
    ...files
      .filter(
        (path) => !/^(?:dist\/.*|package\.json|README\.md|LICENSE)$/.test(path) && !exported.includes(`./${path}`),
      )
      .map((path) => `${path}: expected only dist, package.json, README.md, LICENSE and what is exported`),
    ...exported
      .filter((path) => !existsSync(join(directory, path)))
      .map((path) => `${path}: named in package.json, not in the tarball`),
  ];
}

function targetsOf({ exports, main, module, types, bin = {} }) {
  const targets = Object.values(exports ?? {});
  const files = targets.filter((target) => typeof target === 'string');
  const conditional = targets
    .filter((target) => typeof target !== 'string')
    .flatMap(Object.values)
    .flatMap(Object.values);
  return [...files, ...conditional, main, module, types, ...Object.values(bin)].filter((path) => path !== undefined);
}
