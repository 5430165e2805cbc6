// Every published package, once packed: publint and attw find no fault, and the tarball has the files that its manifest
// promises, and no others. faulty-packages.test.ts shows that each fault is seen. Needs the build.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { lintProblems } from '../../consumers/lint.mjs';
import { contentsOf, contentsProblems, pack, promisedFiles } from '../../consumers/pack.mjs';
import { commandParts, publishedPackages } from '../../packages.mjs';
import { temporaryFolder } from './folder.js';

const packages = publishedPackages();
const tarballs = await pack(packages, temporaryFolder('packages'));

test.for(tarballs)('$name', async (tarball) => {
  const { directory, manifest } = tarball;
  // The first release writes it.
  const news = ['CHANGELOG.md'].filter((name) => existsSync(join(directory, name)));
  const parts = commandParts(tarball).map((name) => `dist/${name}.js`);
  expect
    .soft(
      contentsProblems(contentsOf(tarball.path), [
        ...promisedFiles({ ...manifest, ...manifest.publishConfig }),
        ...parts,
        ...news,
      ]),
    )
    .toEqual([]);
  expect.soft(await lintProblems(tarball.path)).toEqual([]);
});
