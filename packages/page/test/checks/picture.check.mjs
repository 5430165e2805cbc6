// The picture of the README's first screen: the built page with a tournament of invented names.
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { HARBOUR, missing, openFile, root, startChromium } from './chromium.mjs';

/** Written where it is asked for, else where no commit sees it: fonts and browsers differ from machine to machine. */
const FOLDER = process.env.CROSSTABLE_PICTURE === 'write' ? 'packages/site/public/pictures' : 'reports/pictures';

describe.skipIf(missing !== undefined)('the picture of the page', () => {
  test('shows an account beside the standings', async () => {
    const chromium = await startChromium();
    const { page } = await chromium.open({ viewport: { width: 1400, height: 860 } });
    await openFile(page, HARBOUR);
    await page.locator('tr[data-player="5"] [data-at="1"]').click();
    await page.locator('.account').waitFor();
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    mkdirSync(join(root, FOLDER), { recursive: true });
    const path = join(root, FOLDER, 'page.png');
    await page.screenshot({ path });
    await chromium.close();
    expect(statSync(path).size).toBeGreaterThan(20_000);
  });
});
