// Packs every published package and looks at the tarballs: publint, attw, and the list of what is in them, which is kept in
// packed-contents.txt so that a change of it is seen in a review. Then the same on packages with one planted fault each:
// a check that doesn't see its fault fails. Needs the build.
//   --write  writes the list anew
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { conclude, report } from './check-report.mjs';
import { contentsOf, contentsProblems, listText, parseList } from './consumers/contents.mjs';
import { FAULTY, unseenFaults } from './consumers/faulty.mjs';
import { lintProblems } from './consumers/lint.mjs';
import { pack } from './consumers/pack.mjs';
import { entriesOf, publishedPackages } from './packages.mjs';

const { values: options } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const LIST = fileURLToPath(new URL('packed-contents.txt', import.meta.url));

async function checkAll(folder) {
  const packages = publishedPackages();
  const tarballs = await pack(packages, folder);
  const contents = new Map(tarballs.map((tarball) => [tarball.name, contentsOf(tarball)]));
  if (options.write) {
    const files = [...contents].map(([name, found]) => [name, found.files]);
    writeFileSync(LIST, listText(new Map(files.sort(([one], [other]) => (one < other ? -1 : 1)))));
  }
  const reviewed = parseList(existsSync(LIST) ? readFileSync(LIST, 'utf8') : '');
  for (const tarball of tarballs) {
    const { name } = tarball;
    const found = contents.get(name);
    const { manifest } = packages.find((one) => one.manifest.name === name);
    report(name, `${entriesOf(manifest).length} entries, ${found.files.length} files`, [
      ...(await lintProblems(tarball)),
      ...contentsProblems(found, reviewed.get(name) ?? []),
    ]);
  }
  const gone = [...reviewed.keys()].filter((name) => name !== undefined && !contents.has(name));
  report(
    'packed-contents.txt',
    `${reviewed.size} packages`,
    gone.map((name) => `${name}: in the list, but not packed`),
  );
  mkdirSync(join(folder, 'faulty'));
  report('planted faults', `${FAULTY.length - 1} seen`, await unseenFaults(join(folder, 'faulty')));
}

const folder = mkdtempSync(join(tmpdir(), 'crosstable-packages-'));
try {
  await checkAll(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
conclude('If the tarballs shall contain what they do: node scripts/check-packages.mjs --write, and review the list');
