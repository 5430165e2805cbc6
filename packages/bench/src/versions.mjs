// The versions of the compared packages, from the manifests that pin them.
import { readFileSync } from 'node:fs';

const pinned = ['../package.json', '../../../package.json'].flatMap((manifest) =>
  Object.entries(JSON.parse(readFileSync(new URL(manifest, import.meta.url), 'utf8')).devDependencies),
);

/** The name of an npm package with its version. */
export function versioned(name) {
  const entry = pinned.find(([dependency]) => dependency === name);
  if (entry === undefined) throw new Error(`expected ${name} in the development dependencies`);
  return `${name} ${entry[1]}`;
}
