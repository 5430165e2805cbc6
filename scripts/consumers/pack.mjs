// Packs the packages as for publishing, checks the contents of the tarballs, and installs them as a user would.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { createPackageFromTarballData } from '@arethetypeswrong/core';

import { execute } from '../execute.mjs';

/**
 * @typedef {import('../packages.mjs').Package & { name: string, path: string }} Tarball a package and its tarball
 * @typedef {{ files: string[], manifest: import('../packages.mjs').Manifest, read: (path: string) => string }} Contents
 *   paths in the package, sorted, its manifest, and the text of each file
 */

/** Scripts that npm runs when a package is installed, or packed on the way there. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall', 'preprepare', 'prepare', 'postprepare', 'prepublish'];
const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** `npx pnpm` doesn't put pnpm on PATH, but its environment names the file with its code. */
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
    packages.map(async (found) => {
      // Without scripts: the checks look at one build, and `prepack` would build anew for each package.
      const packArgs = [...args, 'pack', '--json', '--config.ignore-scripts=true', '--pack-destination', folder];
      const { code, output, stdout } = await execute(program, packArgs, { cwd: found.directory });
      if (code !== 0) throw new Error(`pnpm pack failed in ${found.directory}:\n${output}`);
      return { ...found, name: found.manifest.name, path: JSON.parse(stdout.slice(stdout.indexOf('{'))).filename };
    }),
  );
}

/**
 * Installs without a registry: the packages have no dependencies.
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
 * @param {string} path of a tarball
 * @returns {Contents}
 */
export function contentsOf(path) {
  const packed = createPackageFromTarballData(new Uint8Array(readFileSync(path)));
  const folder = `/node_modules/${packed.packageName}/`;
  const files = packed.listFiles().map((file) => file.slice(folder.length));
  const read = (file) => packed.readFile(folder + file);
  return { files: files.sort(), manifest: JSON.parse(read('package.json')), read };
}

/** The files that a built file names: the chunks that code imports, the map of declarations, the sources of a map. */
function namedIn(path, text) {
  if (path.endsWith('.map')) return JSON.parse(text).sources;
  if (/\.d\.c?ts$/.test(path)) return [...text.matchAll(/^\/\/# sourceMappingURL=(.*)$/gm)].map(([, name]) => name);
  if (!path.endsWith('.js')) return [];
  return [...text.matchAll(/\b(?:from|import) ?\(?["'](\.[^"']+)["']/g)].map(([, name]) => name);
}

/**
 * The files that a tarball should contain: those that its manifest promises, and all that they lead to.
 *
 * @param {Contents} contents
 */
export function expectedFiles({ files, manifest, read }) {
  const expected = new Set(promisedFiles(manifest));
  // The set grows while it is walked through
  for (const path of expected) {
    if (!files.includes(path)) continue;
    for (const name of namedIn(path, read(path))) expected.add(posix.join(posix.dirname(path), name));
  }
  return [...expected];
}

/**
 * @param {{ files: readonly string[], manifest: Record<string, unknown> }} contents
 * @param {readonly string[]} promised the files that the package should contain
 * @returns {string[]}
 */
export function contentsProblems({ files, manifest }, promised) {
  const dependent = DEPENDENCIES.filter((key) => key in manifest);
  const scripts = Object.keys(manifest.scripts ?? {}).filter((name) => INSTALL_SCRIPTS.includes(name));
  return [
    ...dependent.map((key) => `${key}: expected none, got ${JSON.stringify(manifest[key])}`),
    ...scripts.map((name) => `script ${name}: expected no script that runs at an installation`),
    ...files.filter((file) => !promised.includes(file)).map((file) => `file ${file}: packed, but not promised`),
    ...promised.filter((file) => !files.includes(file)).map((file) => `file ${file}: promised, but not packed`),
  ];
}

/**
 * The files that a manifest promises: those that it names, and those that npm always shows.
 *
 * @param {Record<string, unknown>} manifest
 * @returns {string[]}
 */
export function promisedFiles({ exports, main, module, types, bin = {}, man }) {
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target).flatMap((condition) => Object.values(condition)),
  );
  const named = [...targets, main, module, types, ...Object.values(bin), man]
    .flat()
    .filter((path) => path !== undefined);
  return [...new Set(['LICENSE', 'README.md', 'package.json', ...named.map((path) => path.replace(/^\.\//, ''))])];
}
