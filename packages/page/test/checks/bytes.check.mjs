// The bytes that the page loads, compressed with brotli.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, LAGOON, missing, openFile, startChromium } from './chromium.mjs';
import { counted, total } from './counted.mjs';

describe.skipIf(missing !== undefined)('bytes', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test.for([
    ['individuals, in English', HARBOUR, 'en-GB', 87_300],
    ['individuals, in French', HARBOUR, 'fr-FR', 88_100],
    ['teams, in English', LAGOON, 'en-GB', 99_400],
  ])('what is loaded to open a file of %s, and what each view adds', async ([, file, locale, most]) => {
    const { page } = await chromium.open({ locale, address: 'about:blank' });
    const sizes = counted(page);
    await page.goto(chromium.site.address);
    await openFile(page, file);
    const opened = total(sizes);
    console.info(`opened: ${opened} bytes`);
    expect.soft(opened).toBeLessThanOrEqual(most);
    let before = opened;
    /** The views that somebody asks for and sees. */
    const look = async (name, ask) => {
      await ask();
      await page.locator('.loading').waitFor({ state: 'detached' });
      const added = total(sizes) - before;
      console.info(`${name}: ${added} bytes`);
      expect.soft(added, name).toBeLessThanOrEqual(18_000);
      before += added;
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
