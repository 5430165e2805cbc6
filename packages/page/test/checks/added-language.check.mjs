// Another language is one file: the page is built with one more, from right to left, and speaks it.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readPackages } from '../../../../scripts/packages.mjs';
import { missing, openFile, root, serve, startChromium } from './chromium.mjs';
import { OPEN, fileOf, openView } from './open-round.mjs';

/** The words at first, of the first part and of the last round: in English, and in Hebrew. */
const SAID = {
  'Every number of the standings, explained': 'כל מספר בטבלה, מוסבר',
  'Round by round': 'סיבוב אחר סיבוב',
  'Wanted place': 'המקום המבוקש',
};

/** The English file, with some sentences in Hebrew. */
function hebrew() {
  const english = readFileSync(join(root, 'packages/page/src/languages/en.ts'), 'utf8');
  const said = Object.entries(SAID).reduce((text, [one, other]) => text.replace(one, other), english);
  return said.replace("direction: 'ltr'", "direction: 'rtl'");
}

/** The sources of the page in another place, beside the other packages. */
function copied() {
  const place = mkdtempSync(join(tmpdir(), 'crosstable-language-'));
  const page = join(place, 'packages/page');
  mkdirSync(join(place, 'packages'));
  const isSource = (path) => !/[\\/](?:dist|node_modules|test)$/.test(path);
  cpSync(join(root, 'packages/page'), page, { recursive: true, filter: isSource });
  cpSync(join(root, 'tsconfig.base.json'), join(place, 'tsconfig.base.json'));
  const others = readPackages().filter(({ folder }) => folder !== 'page');
  const linked = [
    'node_modules',
    'scripts',
    'packages/page/node_modules',
    ...others.map(({ folder }) => `packages/${folder}`),
  ];
  // Windows lets everybody make a junction, and only some make a symbolic link
  for (const name of linked) symlinkSync(join(root, name), join(place, name), 'junction');
  return { place, page };
}

describe.skipIf(missing !== undefined)('a language that is added as one file', () => {
  let chromium;
  let site;
  let place;
  let folder;
  beforeAll(async () => {
    ({ place, page: folder } = copied());
    writeFileSync(join(folder, 'src/languages/he.ts'), hebrew());
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const env = { ...process.env, NODE_ENV: 'production' };
    execFileSync(process.execPath, [vite, 'build', folder, '--logLevel', 'warn'], { env, stdio: 'pipe' });
    site = await serve({}, join(folder, 'dist'));
    chromium = await startChromium();
  });
  afterAll(async () => {
    await chromium?.close();
    await site?.close();
    rmSync(place, { recursive: true });
  });

  test('is spoken where the browser prefers it, in its direction', async () => {
    const { page, said } = await chromium.open({ address: site.address, locale: 'he-IL' });
    const [atFirst, inPart, ofLastRound] = Object.values(SAID);
    expect(await page.locator('h1').innerText()).toBe(atFirst);
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      'he',
      'rtl',
    ]);
    await openFile(page, fileOf(OPEN));
    await page.getByRole('button', { name: 'Rounds', exact: true }).click();
    expect(await page.locator('.rounds caption').textContent()).toContain(inPart);
    await openView(page);
    expect(await page.locator('.asked').innerText()).toContain(ofLastRound);
    expect(said).toEqual([]);
  });

  test('is offered beside the others, under its own name', async () => {
    const { page } = await chromium.open({ address: site.address });
    const names = page.locator('.settings select').filter({ hasText: 'English' });
    await names.waitFor();
    expect(await names.locator('option').allInnerTexts()).toEqual([
      'Deutsch',
      'English',
      'Español',
      'Français',
      'עברית',
    ]);
    await names.selectOption('he');
    await page.getByRole('heading', { name: Object.values(SAID)[0] }).waitFor();
    await names.selectOption('de');
    await page.getByRole('heading', { name: 'Jede Zahl der Tabelle, erklärt' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('ltr');
  });

  test('is kept for a device without a network', () => {
    const kept = readFileSync(join(folder, 'dist/service-worker.js'), 'utf8');
    const built = readdirSync(join(folder, 'dist/assets')).filter((name) => /^he-.+\.js$/.test(name));
    expect(built.length).toBeGreaterThan(2);
    expect(kept.match(/(?<=assets\/)he-[^"]+\.js/g)?.sort()).toEqual(built.sort());
  });
});
