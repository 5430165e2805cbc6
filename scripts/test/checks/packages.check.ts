// Every published package, once packed: publint and attw find no fault, and the tarball has the files that its manifest
// promises, and no others. faulty-packages.test.ts shows that each fault is seen. Needs the build.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { lintProblems } from '../../consumers/lint.mjs';
import { contentsOf, contentsProblems, expectedFiles, pack } from '../../consumers/pack.mjs';
import { publishedPackages } from '../../packages.mjs';
import { temporaryFolder } from './folder.js';

const packages = publishedPackages();
const tarballs = await pack(packages, temporaryFolder('packages'));

test.for(tarballs)('$name', async (tarball) => {
  const { directory } = tarball;
  // The first release writes it.
  const news = ['CHANGELOG.md'].filter((name) => existsSync(join(directory, name)));
  const contents = contentsOf(tarball.path);
  expect.soft(contentsProblems(contents, [...expectedFiles(contents), ...news])).toEqual([]);
  expect.soft(await lintProblems(tarball.path)).toEqual([]);
});
