// The sheet and the names that lie over the table of a phone hide nothing that was chosen in it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, missing, openFile, startChromium } from './chromium.mjs';

describe.skipIf(missing !== undefined)('on a phone', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  async function openOnPhone() {
    const { page } = await chromium.open({
      hash: '#list=PTS,BH/C1,BH,SB,WIN',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await openFile(page, HARBOUR);
    return page;
  }

  test('the number that was tapped stands above the sheet that explains it', async () => {
    const page = await openOnPhone();
    const cell = page.locator('.standings tbody tr').last().locator('.value').nth(1);
    await cell.tap();
    await page.locator('#account-title').waitFor();
    await page.waitForTimeout(300); // the sheet rises
    const [chosen, sheet] = [await cell.boundingBox(), await page.locator('.beside').boundingBox()];
    expect(chosen.y + chosen.height).toBeLessThanOrEqual(sheet.y + 1);
    expect(chosen.y).toBeGreaterThan(0);
  });

  test('the arrow keys lead to numbers that the name doesn’t cover', async () => {
    const page = await openOnPhone();
    const row = page.locator('.standings tbody tr').first();
    await row.locator('.value').last().tap();
    await page.locator('#account-title').waitFor();
    await page.keyboard.press('Escape');
    const name = await row.locator('.name').boundingBox();
    for (let at = (await row.locator('.value').count()) - 2; at >= 0; at--) {
      await page.keyboard.press('ArrowLeft');
      const focused = await page.evaluate(() => document.activeElement.getBoundingClientRect().left);
      expect(focused).toBeGreaterThanOrEqual(name.x + name.width - 1);
    }
  });
});
