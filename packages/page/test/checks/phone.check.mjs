// The sheet and the names that lie over the table of a phone hide nothing that was chosen in it, and large letters fit.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, atRest, missing, openFile, openView, startChromium } from './chromium.mjs';
import { OPEN, fileOf } from './open-round.mjs';

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

  test('letters twice as large move no view, account or duel sideways', async () => {
    const { page } = await chromium.open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const named = ({ name, ...player }) => ({ ...player, name: `${name} of the Northern Coast` });
    await openFile(page, fileOf({ ...OPEN, players: OPEN.players.map(named) }));
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    const views = await page.locator('.views button').allInnerTexts();
    expect(views).toContain('What if');
    for (const view of views) {
      await openView(page, view);
      expect.soft(await width(), view).toBe(390);
    }
    await openView(page, 'Standings');
    await page.locator('.masthead .link').first().tap();
    await page.locator('.link-field').waitFor();
    expect.soft(await width(), 'Share').toBe(390);
    await page.keyboard.press('Escape');
    await page.locator('.standings .value').nth(6).dispatchEvent('click');
    await page.locator('.account').waitFor();
    expect.soft(await width(), 'account').toBe(390);
    await page.locator('.question').first().dispatchEvent('click');
    await page.locator('.ladder').waitFor();
    expect.soft(await width(), 'duel').toBe(390);
  });

  test('the number that was tapped stands above the sheet that explains it', async () => {
    const page = await openOnPhone();
    const cell = page.locator('.standings tbody tr').last().locator('.value').nth(1);
    await cell.tap();
    await page.locator('#account-title').waitFor();
    await atRest(page.locator('.beside'));
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
