import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { manifestReport, writeManifests } from '../check-manifests.mjs';

const FIXTURE = fileURLToPath(new URL('fixtures/manifests', import.meta.url));
let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'manifests-'));
  cpSync(FIXTURE, base, { recursive: true });
});
afterEach(() => {
  rmSync(base, { recursive: true });
});

/** What can't be written by a machine. */
const OF_AUTHORS = [
  'packages/empty/package.json: expected a manifest, got no file',
  'packages/core/package.json: devDependencies: expected exact versions',
  'packages/crosstable/event.schema.json: expected a file that is published',
  'packages/crosstable/src/command.ts: expected a command that begins with #!',
  'packages/progressive/package.json: description: expected a sentence',
  'packages/progressive/package.json: keywords: expected five or more, different and in lower case',
  'packages/progressive/src/cut1.ts: expected the source of the entry ./cut1',
  'packages/types/README.md: expected a README, npm shows it',
  'packages/progressive/package.json: version: expected that of packages/crosstable',
  'packages/types/package.json: version: expected that of packages/crosstable',
];

test('every manifest of the repository matches the template', () => {
  expect(manifestReport()).toEqual([]);
});

test('each deviation is named', () => {
  const others = manifestReport(base).filter((line) => !OF_AUTHORS.includes(line));
  expect(others).toEqual([
    'packages/core/package.json:3: expected "\\"private\\": true,", got "\\"version\\": \\"0.0.0\\","',
    'packages/crosstable/package.json:16: expected "\\"dist\\",", got "\\"dist\\""',
    'packages/progressive/package.json:2: expected "\\"name\\": \\"@crosstable/progressive\\",", got "\\"name\\": \\"@crosstable/progresive\\","',
    expect.stringContaining('packages/progressive/tsconfig.json: expected { "extends"'),
    expect.stringContaining('packages/types/package.json:3: expected "\\"version\\"'),
  ]);
});

test('--write leaves what only an author can say', () => {
  writeManifests(base);
  expect(manifestReport(base)).toEqual(OF_AUTHORS);
});

test('--write makes the manifest of a new package, and adds the entry of a new tie-break', () => {
  const source = join(base, 'packages/greatest/src');
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'article-9.9.ts'), '// FIDE C.07 (edition 2026-03), Article 9.9: Greatest Score\n');
  for (const name of ['index', 'cut1', 'explain']) {
    writeFileSync(join(source, `${name}.ts`), "export { one, one as tiebreak } from './article-9.9.js';\n");
  }
  writeManifests(base);
  const manifest: unknown = JSON.parse(readFileSync(join(base, 'packages/greatest/package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    name: '@crosstable/greatest',
    version: '0.2.0',
    description: 'Greatest Score, FIDE C.07 article 9.9',
    exports: { '.': {}, './cut1': { import: { types: './dist/cut1.d.ts' } }, './explain': {} },
  });
  expect(manifestReport(base).filter((line) => line.includes('greatest'))).toEqual([
    'packages/greatest/README.md: expected a README, npm shows it',
  ]);
});

test('repository, homepage and bugs follow from the address in the manifest of the root', () => {
  const address = 'https://github.com/owner/crosstable';
  writeFileSync(join(base, 'package.json'), JSON.stringify({ repository: address }));
  writeManifests(base);
  const manifest: unknown = JSON.parse(readFileSync(join(base, 'packages/progressive/package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    homepage: 'https://github.com/owner/crosstable/tree/main/packages/progressive#readme',
    bugs: 'https://github.com/owner/crosstable/issues',
    repository: {
      type: 'git',
      url: 'git+https://github.com/owner/crosstable.git',
      directory: 'packages/progressive',
    },
  });
  writeFileSync(join(base, 'package.json'), '{ "repository": "owner/crosstable" }');
  writeManifests(base);
  expect(manifestReport(base)).toContain(
    'package.json: repository: expected an address like https://github.com/owner/crosstable, got owner/crosstable',
  );
});
