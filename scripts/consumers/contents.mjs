// What a tarball contains, and what that may be.
import { readFileSync } from 'node:fs';

import { createPackageFromTarballData } from '@arethetypeswrong/core';

/** Scripts that npm runs at whoever installs the package, or when it is packed on the way there. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall', 'preprepare', 'prepare', 'postprepare', 'prepublish'];

/**
 * @param {import('./pack.mjs').Tarball} tarball
 * @returns {{ files: string[], manifest: Record<string, unknown> }} paths in the package, sorted, and its manifest
 */
export function contentsOf({ path }) {
  const packed = createPackageFromTarballData(new Uint8Array(readFileSync(path)));
  const folder = `/node_modules/${packed.packageName}/`;
  return {
    files: packed
      .listFiles()
      .map((file) => file.slice(folder.length))
      .sort(),
    manifest: JSON.parse(packed.readFile(`${folder}package.json`)),
  };
}

/**
 * @param {{ files: readonly string[], manifest: Record<string, unknown> }} contents
 * @param {readonly string[]} promised the files that it shall contain
 * @returns {string[]}
 */
export function contentsProblems({ files, manifest }, promised) {
  const scripts = Object.keys(manifest.scripts ?? {});
  const dependent = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
  return [
    ...dependent
      .filter((key) => key in manifest)
      .map((key) => `${key}: expected none, got ${JSON.stringify(manifest[key])}`),
    ...scripts
      .filter((name) => INSTALL_SCRIPTS.includes(name))
      .map((name) => `script ${name}: expected no script that runs at an installation`),
    ...files.filter((file) => !promised.includes(file)).map((file) => `file ${file}: packed, but not promised`),
    ...promised.filter((file) => !files.includes(file)).map((file) => `file ${file}: promised, but not packed`),
  ];
}

/**
 * The files that a manifest promises: what it names, and what npm shows.
 *
 * @param {Record<string, unknown>} manifest
 * @returns {string[]}
 */
export function promisedFiles({ exports, main, module, types, bin = {}, man }) {
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target).flatMap((condition) => Object.values(condition)),
  );
  const named = [...targets, main, module, types, ...Object.values(bin), man].filter((path) => path !== undefined);
  return [...new Set(['LICENSE', 'README.md', 'package.json', ...named.map((path) => path.replace(/^\.\//, ''))])];
}
