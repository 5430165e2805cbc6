// The tournament or the language that is asked for last is shown, however late an earlier one comes.
import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, LAGOON, missing, serve, startChromium } from './chromium.mjs';

/** Holds a script of the page back, without which there is no table of teams, or no Spanish. */
async function heldBack(page, name) {
  let release;
  const released = new Promise((done) => {
    release = done;
  });
  const pattern = `**/${name}-*.js`;
  const request = page.waitForRequest(pattern);
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return {
    /** The page has asked for it. */
    asked: request,
    /** Lets it come, and waits until the page has gone on with it. */
    async come() {
      release();
      const address = (await request).url();
      // As text: vitest writes `import` anew
      await page.evaluate(`import('${address}')`);
      // Parts that the page has already come in a turn of its loop each
      for (let turn = 0; turn < 10; turn++) await page.evaluate(() => new Promise((done) => setTimeout(done)));
    },
  };
}

describe.skipIf(missing !== undefined)('what is asked for last', () => {
  let chromium;
  let site;
  beforeAll(async () => {
    chromium = await startChromium();
    site = await serve({ 'harbour.trf': readFileSync(HARBOUR), 'lagoon.trf': readFileSync(LAGOON) });
  });
  afterAll(async () => {
    await chromium?.close();
    await site?.close();
  });

  const TEAMS = 'article-11-table';
  const nameOf = (page) => page.locator('#event-name').innerText();
  const hashOf = (page) => page.evaluate(() => location.hash);

  test('is the second of two files', async () => {
    const { page } = await chromium.open();
    const { asked, come } = await heldBack(page, TEAMS);
    await page.setInputFiles('#file', LAGOON);
    await asked;
    await page.setInputFiles('#file', HARBOUR);
    await expect.poll(() => nameOf(page)).toBe('Harbour Open');
    await come();
    expect(await nameOf(page)).toBe('Harbour Open');
  });

  test('is a file that is chosen while that of the address is read', async () => {
    const { page } = await chromium.open({ address: 'about:blank' });
    const { asked, come } = await heldBack(page, TEAMS);
    await page.goto(`${site.address}#open=lagoon.trf`);
    await asked;
    await page.setInputFiles('#file', HARBOUR);
    await expect.poll(() => nameOf(page)).toBe('Harbour Open');
    await come();
    expect([await nameOf(page), await hashOf(page)]).toEqual(['Harbour Open', '']);
  });

  test('is the second of two addresses', async () => {
    const { page } = await chromium.open({ address: site.address });
    const { asked, come } = await heldBack(page, TEAMS);
    const type = (hash) => page.evaluate((typed) => location.assign(typed), hash);
    await type('#open=lagoon.trf');
    await asked;
    await type('#open=harbour.trf');
    await expect.poll(() => nameOf(page)).toBe('Harbour Open');
    await come();
    expect([await nameOf(page), await hashOf(page)]).toEqual(['Harbour Open', '#open=harbour.trf']);
  });

  test('is the second of two languages', async () => {
    const { page } = await chromium.open();
    const { asked, come } = await heldBack(page, 'es');
    const languages = page.locator('.settings select').first();
    await languages.selectOption('es');
    await asked;
    await languages.selectOption('en');
    await come();
    expect(await page.evaluate(() => [document.documentElement.lang, localStorage['crosstable.language']])).toEqual([
      'en',
      'en',
    ]);
    expect(await page.locator('h1').innerText()).toBe('Every number of the standings, explained');
  });
});
