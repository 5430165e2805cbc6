// Packs every published package and looks at the tarballs: publint, attw, and whether the files in them are those that the
// manifest promises, and no others. scripts/test/faulty-packages.test.ts shows that each fault is seen. Needs the build.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { conclude, report } from './check-report.mjs';
import { contentsOf, contentsProblems, promisedFiles } from './consumers/contents.mjs';
import { lintProblems } from './consumers/lint.mjs';
import { pack } from './consumers/pack.mjs';
import { entriesOf, publishedPackages } from './packages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'crosstable-packages-'));
try {
  const packages = publishedPackages();
  for (const tarball of await pack(packages, folder)) {
    const { directory, manifest } = packages.find((one) => one.manifest.name === tarball.name);
    // The first release writes it.
    const news = ['CHANGELOG.md'].filter((name) => existsSync(join(directory, name)));
    const found = contentsOf(tarball);
    report(tarball.name, `${entriesOf(manifest).length} entries, ${found.files.length} files`, [
      ...(await lintProblems(tarball)),
      ...contentsProblems(found, [...promisedFiles(manifest), ...news]),
    ]);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
conclude('What is packed is what package.json promises: pnpm build && pnpm check:packages');
