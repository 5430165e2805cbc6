// An account, and A before B, as a picture: it looks as the page sets it, and goes to the device or to its share sheet.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, LAGOON, contentOf, missing, openFile, startChromium } from './chromium.mjs';
import { OPEN, fileOf } from './open-round.mjs';
import { pixelsOf } from './pixels.mjs';

/** The mean light of squares of the picture, from 0 to 255, whose sides are this many pixels. */
function lights({ data, height, width }, side = 8) {
  const rows = Math.floor(height / side);
  const columns = Math.floor(width / side);
  return Array.from({ length: rows * columns }, (_, place) => {
    const [top, left] = [Math.floor(place / columns) * side, (place % columns) * side];
    let sum = 0;
    for (let y = top; y < top + side; y++)
      for (let x = left; x < left + side; x++) for (let colour = 0; colour < 3; colour++) sum += data[(y * width + x) * 4 + colour];
    return sum / (side * side * 3);
  });
} // prettier-ignore

describe.skipIf(missing !== undefined)('a picture of what is explained', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  /** The picture that the page saves, and what the browser itself makes of the same part of the page. */
  const both = async (page, label) => {
    await page.evaluate(() => {
      const own = HTMLCanvasElement.prototype.toBlob;
      HTMLCanvasElement.prototype.toBlob = function toBlob(...args) {
        window.release = () => own.apply(this, args);
      };
    });
    const button = page.locator('.pictured').getByRole('button', { name: label, exact: true });
    const downloading = page.waitForEvent('download');
    await button.click();
    await page.waitForFunction(() => window.release !== undefined);
    await page.evaluate(() => {
      const { style } = document.querySelector('.picture');
      Object.assign(style, { position: 'fixed', inset: '0 auto auto 0', zIndex: 99 });
    });
    const seen = await page.locator('.picture').screenshot();
    await page.evaluate(() => window.release());
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.png$/);
    await expect.poll(() => page.locator('.picture').count()).toBe(0);
    return [await pixelsOf(page, await contentOf(download)), await pixelsOf(page, seen)];
  };

  const openAccount = async (page, player, at) => {
    await page.locator(`tr[data-player="${player}"] [data-at="${at}"]`).click();
    await page.locator('.account').waitFor();
  };

  test.for([
    ['an account with a cut and dummies', HARBOUR, '9', 1, false, 'en', 'light', 'As an image'],
    ['two before each other', HARBOUR, '9', 1, true, 'de', 'dark', 'Als Bild'],
    ['a direct encounter', LAGOON, '1', 1, false, 'fr', 'light', 'Comme image'],
    ['names that are markup', null, '2', 1, true, 'es', 'light', 'Como imagen'],
  ])('%s looks as the browser sets it', async ([, file, player, at, isPair, locale, colorScheme, label]) => {
    const viewport = { width: 1000, height: 1600 };
    const { page, said } = await chromium.open({ locale, colorScheme, viewport, deviceScaleFactor: 2 });
    const hostile = (one) => ({ ...one, name: `<b>${one.id}</b> & "Ñandú" שלום` });
    await openFile(page, file ?? fileOf({ ...OPEN, players: OPEN.players.map(hostile) }));
    await openAccount(page, player, at);
    if (isPair) {
      await page.locator('.question').first().click();
      await page.locator('.ladder').waitFor();
    }
    const [painted, seen] = await both(page, label);
    expect(Math.abs(painted.width - seen.width)).toBeLessThanOrEqual(2);
    expect(Math.abs(painted.height - seen.height)).toBeLessThanOrEqual(2);
    const size = { width: Math.min(painted.width, seen.width), height: Math.min(painted.height, seen.height) };
    const cropped = ({ data, width }) => ({
      ...size,
      data: Uint8ClampedArray.from({ length: size.width * size.height * 4 }, (_, place) => {
        const pixel = Math.floor(place / 4);
        return data[(Math.floor(pixel / size.width) * width + (pixel % size.width)) * 4 + (place % 4)];
      }),
    });
    const [one, other] = [lights(cropped(painted)), lights(cropped(seen))];
    const paper = Math.max(...other);
    // There is much that isn't paper, and hardly a square of one differs from that of the other
    expect(other.filter((light) => Math.abs(light - paper) > 25).length / other.length).toBeGreaterThan(0.05);
    const apart = one.filter((light, place) => Math.abs(light - other[place]) > 40);
    expect(apart.length / one.length).toBeLessThan(0.005);
    expect(said).toEqual([]);
  });

  test.for([
    ['a telephone', true, 'image/png', 'shared'],
    ['a telephone whose share sheet takes no pictures', true, 'text/plain', 'saved'],
    ['a computer', false, 'image/png', 'saved'],
  ])('on %s it goes to the share sheet, or is saved', async ([, hasTouch, taken, given]) => {
    const { page, said } = await chromium.open({ hasTouch, isMobile: hasTouch });
    await page.evaluate((kind) => {
      navigator.canShare = ({ files = [] }) => files.every(({ type }) => type === kind);
      navigator.share = async ({ files }) => {
        window.shared = files.map(({ name, size, type }) => ({ name, size, type }));
        throw new DOMException('The reader closed it', 'AbortError');
      };
    }, taken);
    const saved = [];
    page.on('download', (download) => saved.push(download.suggestedFilename()));
    await openFile(page, HARBOUR);
    await openAccount(page, '9', 1);
    await page.getByRole('button', { name: 'As an image' }).click();
    if (given === 'shared') {
      await expect.poll(() => page.evaluate(() => window.shared?.length)).toBe(1);
      const [{ name, size, type }] = await page.evaluate(() => window.shared);
      expect([name, type]).toEqual(['Harbour-Open.png', 'image/png']);
      expect(size).toBeGreaterThan(10_000);
    } else await expect.poll(() => saved).toEqual(['Harbour-Open.png']);
    expect([saved.length, await page.evaluate(() => window.shared?.length ?? 0)].sort()).toEqual([0, 1]);
    expect(said).toEqual([]);
  });
});
