import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { manifestReport } from '../check-manifests.mjs';

test('every manifest of the repository matches the template', () => {
  expect(manifestReport()).toEqual([]);
});

test('each deviation is named by path, expectation and value', () => {
  const fixture = fileURLToPath(new URL('fixtures/manifests', import.meta.url));
  expect(manifestReport(fixture)).toEqual([
    'packages/empty/package.json: expected a manifest, got no file',
    'packages/core/package.json: private: expected true, got nothing',
    'packages/core/package.json: devDependencies: expected exact versions, got {"tinybench":"^6.2.3"}',
    'packages/core/package.json: exports: expected nothing, got {}',
    'packages/core/README.md: expected a README, npm shows it, got no file',
    'packages/crosstable/package.json: files: expected ["dist","event.schema.json"], got ["dist"]',
    'packages/crosstable/package.json: exports["./event.schema.json"]: expected "./event.schema.json", got nothing',
    'packages/crosstable/event.schema.json: expected a file that is published, got no file',
    'packages/crosstable/src/command.ts: expected to start with "#!/usr/bin/env node\\n", got "export {};\\n"',
    'packages/progressive/package.json: name: expected "@crosstable/progressive", got "@crosstable/progresive"',
    'packages/progressive/package.json: description: expected a sentence, got ""',
    'packages/progressive/package.json: keywords: expected five words or more, different and in lower case, got ["chess"]',
    'packages/progressive/package.json: files: expected ["dist"], got ["dist","src"]',
    'packages/progressive/package.json: exports["."].import: expected the order types, default, got default, types',
    'packages/progressive/package.json: exports["."].require.types: expected "./dist/index.d.cts", got "./dist/index.d.ts"',
    'packages/progressive/package.json: typesVersions: expected {"*":{"cut1":["./dist/cut1.d.ts"]}}, got nothing',
    'packages/progressive/package.json: dependencies: expected nothing, got {"@crosstable/core":"workspace:*"}',
    'packages/progressive/src/cut1.ts: expected the source of the entry "./cut1", got no file',
    expect.stringContaining('packages/progressive/tsconfig.json: expected to start with "{ \\"extends\\"'),
    'packages/types/package.json: exports["."].import.default: expected nothing, got "./dist/index.js"',
    'packages/types/package.json: publishConfig.provenance: expected true, got nothing',
    expect.stringContaining(
      'packages/types/package.json: keys: expected the order name, version, description, keywords',
    ),
    'packages/types/README.md: expected a README, npm shows it, got no file',
    'packages/crosstable/package.json: version: expected "0.0.0" as in packages/core, got "0.2.0"',
    'packages/progressive/package.json: version: expected "0.0.0" as in packages/core, got "0.1.0"',
    'packages/types/package.json: version: expected "0.0.0" as in packages/core, got "0.1.0"',
  ]);
});
