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
 * @param {readonly string[]} reviewed the files that it shall contain
 * @returns {string[]}
 */
export function contentsProblems({ files, manifest }, reviewed) {
  const scripts = Object.keys(manifest.scripts ?? {});
  return [
    ...scripts
      .filter((name) => INSTALL_SCRIPTS.includes(name))
      .map((name) => `script ${name}: expected no script that runs at an installation`),
    ...files.filter((file) => !reviewed.includes(file)).map((file) => `file ${file}: packed, but not in the list`),
    ...reviewed.filter((file) => !files.includes(file)).map((file) => `file ${file}: in the list, but not packed`),
  ];
}

/**
 * The list as it is kept in the repository: a package's name, then its files, indented.
 *
 * @param {ReadonlyMap<string, readonly string[]>} filesByPackage
 */
export function listText(filesByPackage) {
  const block = ([name, files]) => [name, ...files.map((file) => `  ${file}`)].join('\n');
  return `${[...filesByPackage].map(block).join('\n\n')}\n`;
}

/** @returns {Map<string, string[]>} */
export function parseList(text) {
  const blocks = text.split('\n\n').map((block) => block.split('\n').filter((line) => line !== ''));
  return new Map(blocks.map(([name, ...files]) => [name, files.map((file) => file.trim())]));
}
