// The bytes that the page loads, compressed with brotli.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, LAGOON, missing, openFile, root, startChromium } from './chromium.mjs';

describe.skipIf(missing !== undefined)('bytes', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  /** The bytes of scripts and styles that a page asks for, compressed with brotli. */
  function counted(page) {
    const sizes = new Map();
    page.on('request', (request) => {
      const name = new URL(request.url()).pathname.replace('/club/', '');
      if (/\.(js|css)$/.test(name))
        sizes.set(name, brotliCompressSync(readFileSync(join(root, 'packages/page/dist', name))).length);
    });
    return () => [...sizes.values()].reduce((sum, size) => sum + size, 0);
  }

  test.for([
    ['individuals, in English', HARBOUR, 'en-GB', 54_040],
    ['individuals, in French', HARBOUR, 'fr-FR', 54_430],
    ['teams, in English', LAGOON, 'en-GB', 66_600],
  ])('what is loaded to open a file of %s, and what each view adds', async ([, file, locale, most]) => {
    const { page } = await chromium.open({ locale });
    const total = counted(page);
    await page.reload();
    await openFile(page, file);
    const opened = total();
    console.info(`opened: ${opened} bytes`);
    expect.soft(opened).toBeLessThanOrEqual(most);
    let before = opened;
    /** The views that somebody asks for and sees. */
    const look = async (name, ask) => {
      await ask();
      await page.locator('.loading').waitFor({ state: 'detached' });
      console.info(`${name}: ${total() - before} bytes`);
      expect.soft(total() - before, name).toBeLessThanOrEqual(16_000);
      before = total();
    };
    await look('account', () => page.locator('.standings tbody .value').nth(1).click());
    await look('duel', () => page.locator('.question').first().click());
    await look('share', () => page.locator('.masthead .link').first().click());
    await look('adding', () => page.locator('.add').click());
    await page.locator('.add').click();
    const views = await page.locator('.views button').all();
    for (const view of views) await look(await view.innerText(), () => view.click());
  });
});
