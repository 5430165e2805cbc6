// The rating of a card by the systems that the federation of the file uses.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { RULES, axe } from './axe.mjs';
import { missing, openFile, root, startChromium } from './chromium.mjs';

/** The example of a club, registered by another federation. */
function clubOf(federation) {
  const text = readFileSync(join(root, 'examples/club-championship.trf'), 'utf8');
  expect(text).toMatch(/^032 IRL/m);
  return { name: 'club.trf', mimeType: 'text/plain', buffer: Buffer.from(text.replace(/^032 IRL/m, `032 ${federation}`)) };
} // prettier-ignore

describe.skipIf(missing !== undefined)('the rating systems of a card', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  const openSilva = async (page, federation) => {
    await openFile(page, clubOf(federation));
    await page.locator('tr[data-player="5"] .rank').click();
    await page.locator('.card').waitFor();
  };
  const systemOf = (page) => page.locator('.rating-rules select').first();
  const values = (page) =>
    page.locator('.system-values div').evaluateAll((all) =>
      all.map((one) => [one.querySelector('dt').textContent.trim(), one.querySelector('dd').textContent.trim()]),
    ); // prettier-ignore

  test('a German tournament has DWZ, which asks for the index', async () => {
    const { page, said } = await chromium.open();
    await openSilva(page, 'GER');
    expect(await systemOf(page).locator('option').allInnerTexts()).toEqual(['FIDE', 'DWZ']);
    await systemOf(page).selectOption('DWZ');
    await page.locator('.system-values').waitFor();
    const needs = page.getByText('No file has the index. Enter it');
    expect(await needs.isVisible()).toBe(true);
    await page.getByLabel('Index').fill('10');
    await page.getByLabel('Index').press('Enter');
    // 14 years old by the report. Calculated by hand in the test of the command: 1½ of 5, where 1.84 are expected; 800 / 22 a point
    await expect.poll(() => values(page)).toEqual([
      ['Before', '1866'], ['Ind', '10'], ['Games', '5'], ['Score', '1½'], ['Expected', '1.84'], ['Rp', '1810'],
      ['K', '36.36'], ['Change', '−12.22'], ['New', '1854'],
    ]); // prettier-ignore
    expect(await needs.count()).toBe(0);
    await page.locator('.system-why summary').click();
    expect(await page.locator('.system-why li').first().innerText()).toContain('(1912): ½, expected 0.44, +2.35');
    expect(said).toEqual([]);
  });

  test('a tournament of the USA has US Chess, others have FIDE alone', async () => {
    const { page, said } = await chromium.open();
    await openSilva(page, 'USA');
    await systemOf(page).selectOption('US Chess');
    await expect.poll(() => page.getByText('The games before the event aren’t known').count()).toBe(1);
    await page.getByLabel('Games before').fill('12');
    await page.getByLabel('Games before').press('Enter');
    await expect.poll(() => page.getByText('The games before the event aren’t known').count()).toBe(0);
    const other = await chromium.open();
    await openSilva(other.page, 'FRA');
    expect(await systemOf(other.page).locator('option').allInnerTexts()).toEqual(['Standard', 'Rapid', 'Blitz']);
    expect([...said, ...other.said]).toEqual([]);
  });

  test.for(['en-GB', 'de-DE', 'fr-FR', 'es-ES'])('it speaks %s, fits a phone, and has nothing that axe finds', async (locale) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page, said } = await chromium.open({ ...phone, locale, bypassCSP: true, reducedMotion: 'reduce' });
    await openSilva(page, 'GER');
    await systemOf(page).selectOption('DWZ');
    await page.locator('.system-why summary').tap();
    await page.addScriptTag({ content: axe });
    const found = await page.evaluate(async (tags) => {
      const { violations } = await globalThis.axe.run(document, { runOnly: { type: 'tag', values: tags } });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 100)).join(' | ')}`);
    }, RULES);
    expect(found).toEqual([]);
    expect(await page.locator('.card').innerText()).not.toContain('undefined');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(said).toEqual([]);
  }); // prettier-ignore
});
