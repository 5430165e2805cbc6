// Every package has the manifest and the tsconfig.json that follow from its entries; `--update` writes them.
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { authorsProblems, expectedManifest, expectedTsconfig, foldersOfPackages } from '../../manifests.mjs';
import { circlesOf } from '../../packages.mjs';

const packages = foldersOfPackages();
const common = packages.find(({ folder }) => folder === 'crosstable')?.manifest.version ?? '';

test.for(packages)('packages/$folder', async (found) => {
  const { directory } = found;
  const text = `${JSON.stringify(expectedManifest(found), null, 2)}\n`;
  await expect.soft(text).toMatchFileSnapshot(join(directory, 'package.json'));
  await expect.soft(expectedTsconfig(found)).toMatchFileSnapshot(join(directory, 'tsconfig.json'));
  expect.soft(authorsProblems(found, common)).toEqual([]);
});

test('no two packages import each other, not even in their tests', () => {
  expect(circlesOf(packages)).toEqual([]);
});
