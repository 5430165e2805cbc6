// Files that the page saves are those that the command writes; and a browser may install the page.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { run } from '@crosstable/command';
import { HARBOUR, LAGOON, contentOf, missing, openFile, root, serve, startChromium } from './chromium.mjs';

const dist = join(root, 'packages/page/dist');

/** The output of the command, which may note something beside, but not fail. */
async function printed(...words) {
  const texts = [];
  await run(words, {
    version: '1.2.3',
    read: (path) => readFileSync(path),
    print: (text) => texts.push(text),
    complain: (text) => {
      if (!text.startsWith('note: ')) throw new Error(text);
    },
  });
  return texts.join('');
}

describe.skipIf(missing !== undefined)('files and installing', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test.for([
    ['players', 'English', 'en', HARBOUR],
    ['players', 'German', 'de', HARBOUR],
    ['players', 'French', 'fr', HARBOUR],
    ['teams', 'Spanish', 'es', LAGOON],
  ])('the files of %s are those of the command, in %s', async ([, , language, file]) => {
    const { page, said } = await chromium.open({ locale: language });
    await openFile(page, file);
    await page.locator('.masthead .link').first().click();
    await page.locator('.sharing .files').first().waitFor();
    for (const [button, format] of [
      ['CSV', 'csv'],
      ['HTML', 'html'],
      ['JSON', 'json'],
    ]) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('[aria-labelledby="save-standings"]').getByRole('button', { name: button }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${format}$`));
      expect(String(await contentOf(download)), format).toBe(
        await printed('standings', file, '--format', format, '--language', language),
      );
    }
    expect(said).toEqual([]);
  });

  test('a list that was changed, and an earlier round, go into the files', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await page.locator('.chip .code').nth(1).focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.stepper select').selectOption('3');
    await page.locator('.masthead .link').first().click();
    await page.locator('.sharing .files').first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    const asked = ['--tiebreaks', 'PTS,SB,SB/C1,PS,ARO', '--round', '3', '--format', 'csv'];
    expect(String(await contentOf(download))).toBe(await printed('standings', HARBOUR, ...asked));
  });

  test('the manifest has what installing needs, and Chromium finds nothing that forbids it', async () => {
    const manifest = JSON.parse(readFileSync(join(dist, 'page.webmanifest'), 'utf8'));
    const { background_color, description, display, icons, name, scope, short_name, start_url, theme_color } = manifest;
    for (const text of [description, name, short_name]) expect(text).toMatch(/\w/);
    for (const colour of [background_color, theme_color]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect([display, scope, start_url]).toEqual(['standalone', './', './']);
    const sizes = icons.filter(({ purpose }) => purpose.includes('any')).map(({ sizes: one }) => one);
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(icons.some(({ purpose }) => purpose.includes('maskable'))).toBe(true);
    for (const { src } of icons) expect(existsSync(join(dist, src)), src).toBe(true);

    const site = await serve();
    const { context, page } = await chromium.open({ address: site.address, serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    const session = await context.newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    await site.close();
  });
});
