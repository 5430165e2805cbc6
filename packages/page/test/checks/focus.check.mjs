// The focus isn't lost with what had it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, inItsFont, missing, openFile, startChromium } from './chromium.mjs';

describe.skipIf(missing !== undefined)('the focus', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test('the focus of a part that is closed goes back to what opened it', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    const focused = () => page.evaluate(() => document.activeElement.textContent.trim().replace(/\s+/g, ' '));
    const [share, open] = await page.locator('.masthead .link').all();
    await share.press('Enter');
    await page.locator('.link-field').focus();
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('Share');
    await page.locator('.add').press('Enter');
    await page.locator('.adding .variants button').first().focus();
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('+ Add');
    await page.locator('.chip .code').nth(2).press('Enter');
    await page.locator('.chip-buttons button').first().focus();
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('2 SB');
    for (const leave of ['Escape', 'Enter']) {
      await open.press('Enter');
      expect(await page.evaluate(() => document.activeElement.id)).toBe('file');
      await page.locator('.back').focus();
      await page.keyboard.press(leave);
      expect(await page.evaluate(() => document.activeElement.id)).toBe('event-name');
    }
    await open.press('Enter');
    await page.setInputFiles('#file', { name: 'x', mimeType: 'text/plain', buffer: Buffer.from('{') });
    await page.locator('.mistake .close').press('Enter');
    expect(await page.evaluate(() => document.activeElement.id)).toBe('file');
  });

  test('the focus stays on the button that has copied the link', async () => {
    const { context, page } = await chromium.open();
    await context.grantPermissions(['clipboard-write']);
    await openFile(page, HARBOUR);
    await page.locator('.masthead .link').first().click();
    await page.locator('.copy').first().press('Enter');
    await page.locator('.copied').waitFor();
    expect(
      await page
        .locator('.copy')
        .first()
        .evaluate((one) => one === document.activeElement),
    ).toBe(true);
  });

  test('the focus stays with the names of the views when another view closes an account', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await page.locator('tr[data-player="3"] [data-at="1"]').click();
    await page.locator('#account-title').waitFor();
    for (const [name, shown] of [
      ['Rounds', '.rounds'],
      ['Standings', '.standings'],
    ]) {
      const button = page.locator('.views').getByRole('button', { name, exact: true });
      await button.press('Enter');
      await page.locator(shown).waitFor();
      expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    }
  });

  test('keys that follow each other before the next frame move a code twice', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await page.locator('.chip .code').nth(1).focus();
    await page.evaluate(() => {
      const press = () =>
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      press();
      press();
    });
    const codes = ['PTS', '1 SB', '2 PS', '3 SB/C1', '4 ARO'];
    expect(await page.locator('.chip .code').allInnerTexts()).toEqual(codes);
  });

  test('the focus goes back to the table that is put beside ours when its mistake is read', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await page.getByRole('button', { name: 'Audit', exact: true }).click();
    await page.locator('#printed-table').fill('No,BH\n99,1');
    await page.getByRole('button', { name: 'Put it beside ours' }).press('Enter');
    await page.locator('.mistake .close').press('Enter');
    expect(await page.evaluate(() => document.activeElement.id)).toBe('printed-table');
  });

  test('the focus stays with the names of the course, and what happens to them is said', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await page.getByRole('button', { name: 'Course', exact: true }).click();
    const names = page.locator('.chosen-names');
    const said = () => page.locator('[aria-live]').innerText();
    await names.locator('button').last().press('Enter');
    expect(await page.evaluate(() => document.activeElement.textContent)).toMatch(/Ionescu, Radu\s+×/);
    expect(await said()).toBe('Ferrari, Nino is removed.');
    for (let count = 5; count <= 10; count++) {
      await names.locator('select').focus();
      await names.locator('select').selectOption({ index: 1 });
      await names
        .locator('button')
        .nth(count - 1)
        .waitFor();
    }
    expect(await page.evaluate(() => document.activeElement.textContent)).toMatch(/Kask, Jaan\s+×/);
    expect(await said()).toBe('Kask, Jaan is added.');
  });

  test('the field behind “Choose a file” stays hidden while it has the focus, and its button has the ring', async () => {
    const { page } = await chromium.open();
    const field = page.locator('#file');
    const button = page.locator('.drop .button span');
    await inItsFont(page);
    const before = await button.boundingBox();
    await page.locator('.settings select').last().focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    expect((await field.boundingBox()).width).toBeLessThanOrEqual(1);
    expect(await button.boundingBox()).toEqual(before);
    expect(await button.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
  });
});
