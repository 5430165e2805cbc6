// Nothing official changes by scrolling, and what isn't the announced, final table says so.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, missing, openFile, startChromium } from './chromium.mjs';

const PHONE = { viewport: { width: 390, height: 500 }, hasTouch: true, isMobile: true };
const CODES = ['PTS', '1 SB/C1', '2 SB', '3 PS', '4 ARO'];

describe.skipIf(missing !== undefined)('the official table', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  /** A finger that goes down on a point, waits, moves by steps, and leaves. */
  async function swipe(page, from, to, wait = 0) {
    const session = await page.context().newCDPSession(page);
    const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [from]);
    await page.waitForTimeout(wait);
    for (let step = 1; step <= 8; step++) {
      const share = step / 8;
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
      await page.waitForTimeout(16);
    }
    await touch('touchEnd', []);
  }

  const middle = async (part) => {
    const { x, y, width, height } = await part.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const chips = (page) =>
    page.locator('.chip .code').evaluateAll((all) => all.map((one) => one.textContent.trim().replace(/\s+/g, ' ')));

  test('a thumb that scrolls over the list and the round changes neither', async () => {
    const { page, said } = await chromium.open(PHONE);
    await openFile(page, HARBOUR);
    for (const part of [page.locator('.fold'), page.locator('.stepper select'), page.locator('.stepper button').first()]) {
      await page.evaluate(() => scrollTo(0, 0));
      const from = await middle(part);
      await swipe(page, from, { x: from.x, y: from.y - 150 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
      expect(await chips(page)).toEqual(CODES);
      expect(await page.locator('.stepper select').inputValue()).toBe('6');
    }
    expect(await page.locator('.departures').count()).toBe(0);
    expect(said).toEqual([]);
  }); // prettier-ignore

  test('a thumb that moves over a tie-break of a tablet scrolls the page', async () => {
    const { page } = await chromium.open({ ...PHONE, viewport: { width: 800, height: 500 } });
    await openFile(page, HARBOUR);
    const from = await middle(page.locator('.chip .code').nth(3));
    await swipe(page, from, { x: from.x - 200, y: from.y - 150 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await chips(page)).toEqual(CODES);
  });

  test('a finger that waits on a tie-break moves it, and the page stays where it is', async () => {
    const { page } = await chromium.open(PHONE);
    await openFile(page, HARBOUR);
    await page.locator('.fold').tap();
    const [from, to] = [await middle(page.locator('.chip').nth(3)), await middle(page.locator('.chip').nth(1))];
    await swipe(page, from, to, 600);
    await expect.poll(() => chips(page)).toEqual(['PTS', '1 PS', '2 SB/C1', '3 SB', '4 ARO']);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.locator('.departures span').innerText()).toBe('Not the announced list');
  });

  test('a tie-break has a handle: a finger moves it aside at once, the mouse too, and up or down it scrolls the page', async () => {
    const { page } = await chromium.open({ ...PHONE, viewport: { width: 800, height: 500 } });
    await openFile(page, HARBOUR);
    const handle = async (at) => middle(page.locator('.chip .grip').nth(at));
    const from = await handle(3);
    await swipe(page, from, { x: from.x + 4, y: from.y - 150 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await chips(page)).toEqual(CODES);
    await page.evaluate(() => scrollTo(0, 0));
    await swipe(page, await handle(3), await handle(1));
    await expect.poll(() => chips(page)).toEqual(['PTS', '1 PS', '2 SB/C1', '3 SB', '4 ARO']);
    const [start, end] = [await handle(1), await handle(3)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => chips(page)).toEqual(CODES);
    await page.locator('.chip .code').nth(3).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await chips(page)).toEqual(['PTS', '1 SB/C1', '2 PS', '3 SB', '4 ARO']);
  }); // prettier-ignore

  test('list, round and edition that aren’t the announced ones are told, and come back with one click', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    expect(await page.locator('.departures').count()).toBe(0);
    await page.locator('.chip .code').nth(1).press('Delete');
    await page.getByRole('button', { name: 'Round before' }).click();
    await page.getByRole('button', { name: 'Round before' }).click();
    const edition = page.locator('.edition select');
    await edition.selectOption('2024-08');
    const told = () => page.locator('.departures span').innerText();
    await expect.poll(told).toBe('Not the announced list · after round 4 of 6 · edition 2024-08 instead of 2026-03');
    await page.getByRole('button', { name: 'As announced' }).click();
    await expect.poll(() => page.locator('.departures').count()).toBe(0);
    expect(await chips(page)).toEqual(CODES);
    expect(await page.locator('.stepper select').inputValue()).toBe('6');
    expect(await edition.inputValue()).toBe('2026-03');
    await edition.selectOption('2024-08');
    await expect.poll(told).toBe('Edition 2024-08 instead of 2026-03');
  });

  test('by the keyboard, the round goes on to the last one, where the button keeps the focus', async () => {
    const { page } = await chromium.open({ hash: '#round=5' });
    await openFile(page, HARBOUR);
    const next = page.getByRole('button', { name: 'Next round' });
    await next.focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press('Enter');
    expect(await page.locator('.stepper select').inputValue()).toBe('6');
    expect(await next.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await next.getAttribute('aria-disabled')).toBe('true');
  });

  test.for([
    ['de-DE', 'Nicht die angekündigte Reihenfolge · nach Runde 5 von 6', 'Wie angekündigt'],
    ['fr-FR', 'Pas la liste annoncée · après la ronde 5 sur 6', 'Comme annoncé'],
    ['es-ES', 'No es la lista anunciada · tras la ronda 5 de 6', 'Como se anunció'],
  ])('it is told in the language of the page (%s)', async ([locale, told, button]) => {
    const { page } = await chromium.open({ locale, hash: '#round=5&list=PTS,SB' });
    await openFile(page, HARBOUR);
    expect(await page.locator('.departures span').innerText()).toBe(told);
    expect(await page.locator('.departures button').innerText()).toBe(button);
  });
});
