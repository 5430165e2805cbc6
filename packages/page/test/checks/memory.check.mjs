// The memory that openings of 581 players leave behind.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { missing, openFile, startChromium } from './chromium.mjs';
import { largeFile } from './large.mjs';

describe.skipIf(missing !== undefined)('memory', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test('thirty more openings of 581 players leave nothing behind', async () => {
    const { page, context } = await chromium.open();
    const file = largeFile();
    const open = async () => {
      await openFile(page, file);
      expect(await page.locator('.standings tbody tr').count()).toBe(581);
    };
    const session = await context.newCDPSession(page);
    const heap = async () => {
      for (let run = 0; run < 3; run++) await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    };
    for (let run = 0; run < 3; run++) await open();
    const before = await heap();
    for (let run = 0; run < 30; run++) await open();
    // The other edition of the last one may still be counted, which the story tells: on a busy machine that takes a while
    const growth = async () => (await heap()) - before;
    await expect.poll(growth, { timeout: 10_000 }).toBeLessThan(2e6);
    console.info(`heap growth ${((await growth()) / 1e6).toFixed(2)} MB`);
  });
});
