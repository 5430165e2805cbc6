// The letters of the page: a serif and a sans face, both from its own site, in sizes that can be read.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, inItsFont, missing, openFile, startChromium } from './chromium.mjs';

describe.skipIf(missing !== undefined)('the letters', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test('controls stand in the sans face of the page, of which an English one loads the Latin part alone', async () => {
    const { page } = await chromium.open({ address: 'about:blank' });
    const fonts = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fonts.push(new URL(request.url()).pathname.split('/').at(-1).replace(/-[0-9a-f]+\.woff2$/, '')); // prettier-ignore
    });
    await page.goto(chromium.site.address);
    await openFile(page, HARBOUR);
    await inItsFont(page);
    const face = (selector) => page.locator(selector).first().evaluate((one) => getComputedStyle(one).fontFamily.split(',')[0]);
    for (const part of ['.views button', '.chip .code', '.settings select', '.standings thead th', '.legend'])
      expect(await face(part), part).toBe('"Source Sans 3 Variable"');
    expect(await face('.standings td.value')).toBe('"Source Serif 4 Variable"');
    // The names of Harbour Open have letters beyond the Latin part, in the serif
    expect(fonts.filter((one) => one.startsWith('source-sans'))).toEqual(['source-sans-3-latin-wght-normal']);
  }); // prettier-ignore

  test('no text of any view is smaller than 13 px', async () => {
    for (const device of [{}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }]) {
      const { page } = await chromium.open(device);
      await openFile(page, HARBOUR);
      const small = () =>
        page.evaluate(() => {
          const words = document.createTreeWalker(document.querySelector('#page'), NodeFilter.SHOW_TEXT);
          const found = new Set();
          for (let word = words.nextNode(); word !== null; word = words.nextNode()) {
            const one = word.parentElement;
            const isSeen = word.data.trim() !== '' && one.closest('.unseen, option') === null && one.getClientRects().length > 0;
            if (isSeen && Number.parseFloat(getComputedStyle(one).fontSize) < 12.99) found.add(`${one.tagName}.${one.className}`);
          }
          return [...found];
        });
      const found = await small();
      for (const view of await page.locator('.views button').all()) {
        await view.click();
        await page.locator('.loading').waitFor({ state: 'detached' });
        found.push(...(await small()));
      }
      await page.locator('.views button').first().click();
      await page.locator('tr[data-player="3"] [data-at="1"]').click();
      await page.locator('.account').waitFor();
      found.push(...(await small()));
      await page.locator('.question').first().dispatchEvent('click');
      await page.locator('.ladder').waitFor();
      expect([...found, ...(await small())]).toEqual([]);
    }
  }); // prettier-ignore
});
