// All that leaves the page: the link with its tournament first, the share sheet of the device, a QR code, reports and files in the page's language.
import { readFileSync } from 'node:fs';

import jsqr from 'jsqr';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readEvent } from 'crosstable/event';
import { HARBOUR, contentOf, fileOf, missing, openFile, rowTexts, serve, startChromium } from './chromium.mjs';
import { largeFile } from './large.mjs';
import { OPEN } from './open-round.mjs';
import { pixelsOf } from './pixels.mjs';

describe.skipIf(missing !== undefined)('sharing', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  const openSharing = async (page) => {
    await page.locator('.masthead .link').first().click();
    await page.locator('.link-field').waitFor();
    return page.locator('.sharing');
  };
  const linkIn = (page) => page.locator('.link-field').inputValue();
  const saved = async (page, group, button) => {
    const buttons = page.getByRole('group', { name: group });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      buttons.getByRole('button', { name: button, exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), content: await contentOf(download) };
  };

  test('the first link has the tournament in it, and says how long it is and whose names are inside', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    const sharing = await openSharing(page);
    const link = await linkIn(page);
    expect(link).toContain('&t=');
    expect(await sharing.innerText()).toContain('with the names of the players');
    expect(await sharing.innerText()).toContain(`The link is ${(Math.round(link.length / 100) / 10).toString()} kB long.`);
    const rows = await rowTexts(page);
    const other = await chromium.open({ hash: `#${link.split('#')[1]}` });
    await other.page.locator('.standings').waitFor();
    expect(await rowTexts(other.page)).toEqual(rows);
    await page.getByRole('checkbox', { name: 'With the tournament' }).uncheck();
    await expect.poll(() => linkIn(page)).toContain('&of=');
    expect(await sharing.innerText()).not.toContain('with the names of the players');
  }); // prettier-ignore

  test('a tournament that is too large for a link says so, and the link without it is offered', async () => {
    const { page } = await chromium.open();
    await openFile(page, largeFile());
    await page.locator('.masthead .link').first().click();
    await page.locator('.sharing').getByText('too large for a link').waitFor();
    await page.getByRole('checkbox', { name: 'With the tournament' }).uncheck();
    await page.locator('.link-field').waitFor();
    expect(await linkIn(page)).toContain('&of=');
  });

  test('the share sheet of the device gets the name of the tournament and the link', async () => {
    const { page, said } = await chromium.open();
    await page.evaluate(() => {
      window.shared = [];
      navigator.share = async (data) => {
        window.shared.push(data);
        if (window.shared.length === 2) throw new DOMException('The reader closed it', 'AbortError');
      };
    });
    await openFile(page, HARBOUR);
    await openSharing(page);
    const send = page.getByRole('button', { name: 'Send…', exact: true });
    await send.click();
    await send.click();
    const expected = { title: 'Harbour Open', url: await linkIn(page) };
    expect(await page.evaluate(() => window.shared)).toEqual([expected, expected]);
    expect(said).toEqual([]);
  });

  test('a device without a share sheet has no button for it', async () => {
    const { page } = await chromium.open();
    await page.evaluate(() => {
      delete Navigator.prototype.share;
    });
    await openFile(page, HARBOUR);
    const sharing = await openSharing(page);
    expect(await sharing.getByRole('button', { name: 'Send…' }).count()).toBe(0);
  });

  test.for(['light', 'dark'])('the QR code has the link that is shown, in %s colours and on paper', async (colorScheme) => {
    const { page, said } = await chromium.open({ colorScheme });
    await openFile(page, HARBOUR);
    await openSharing(page);
    const code = page.getByRole('img', { name: 'QR code of the link' });
    expect(await code.count()).toBe(0);
    await page.getByRole('button', { name: 'QR code', exact: true }).click();
    await code.waitFor();
    const read = async () => {
      const { data, height, width } = await pixelsOf(page, await code.screenshot());
      return jsqr(data, width, height)?.data;
    };
    expect(await read()).toBe(await linkIn(page));
    const { content, name } = await saved(page, 'QR code', 'As an image');
    expect(name).toBe('Harbour-Open.png');
    const image = await pixelsOf(page, content);
    expect(jsqr(image.data, image.width, image.height)?.data).toBe(await linkIn(page));
    // Another link has another code
    await page.getByRole('checkbox', { name: 'With the tournament' }).uncheck();
    await expect.poll(read).toMatch(/&of=/);
    await page.emulateMedia({ media: 'print' });
    expect(await code.isVisible()).toBe(true);
    expect(await page.locator('.link-field').isVisible()).toBe(false);
    expect(said).toEqual([]);
  }); // prettier-ignore

  test('no QR code is offered of a link that is too long for one', async () => {
    const { page } = await chromium.open();
    const players = OPEN.players.map((player, at) => ({
      id: player.id,
      // Letters that hardly can be packed
      name: Array.from({ length: 100 }, (_, place) => ((at + 3) ** 5 * (place + 7) ** 3).toString(36)).join(' '),
    }));
    await openFile(page, fileOf({ players, games: OPEN.games.slice(0, 1) }));
    const sharing = await openSharing(page);
    expect(await sharing.getByRole('button', { name: 'QR code' }).count()).toBe(0);
    expect(await sharing.innerText()).toContain('The link is too long for a QR code.');
  });

  test('a report is saved without any change, and reads back as the tournament', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await openSharing(page);
    const { content, name } = await saved(page, 'Save the tournament', 'TRF');
    expect(name).toBe('Harbour-Open.trf');
    const { games, players, tiebreaks } = readEvent(readFileSync(HARBOUR));
    expect(readEvent(content)).toMatchObject({ games, players, tiebreaks });
  });

  test('a tournament that no report can hold says so', async () => {
    const { page } = await chromium.open();
    const players = ['1', '2'].map((id) => ({ id, name: `Player ${id}` }));
    const games = [[{ white: '1', black: '2', result: 1 }]];
    await openFile(page, fileOf({ players, games, unknown: ['rounds'] }));
    const sharing = await openSharing(page);
    await sharing.getByRole('button', { name: 'TRF', exact: true }).click();
    await sharing.getByRole('alert').waitFor();
    expect(await sharing.getByRole('alert').innerText()).toContain('can’t be saved as TRF');
  });

  test.for([
    ['Save the tournament', 'TRF', null],
    ['Save the tournament', 'JSON', null],
    ['Save the standings', 'HTML', /This is an answer of Crosstable.* Save the tournament itself, as TRF or JSON/],
    ['Save the standings', 'JSON of the values', /This is an answer of Crosstable.* Save the tournament itself/],
    ['Save the standings', 'CSV', /This is a table of values without games/],
  ])('%s, %s: opens again, or is named for what it is', async ([group, button, note]) => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    const rows = await rowTexts(page);
    await openSharing(page);
    const { content: buffer, name } = await saved(page, group, button);
    const fresh = await chromium.open();
    await fresh.page.setInputFiles('#file', { name, mimeType: 'application/octet-stream', buffer });
    if (note === null) {
      await fresh.page.locator('.standings').waitFor();
      expect(await rowTexts(fresh.page)).toEqual(rows);
    } else await expect.poll(() => fresh.page.locator('.mistake').innerText()).toMatch(note);
  });

  test('a file of this site is linked to as it is there', async () => {
    const site = await serve({ 'tonight.trf': readFileSync(HARBOUR) });
    const { page } = await chromium.open({ address: site.address, hash: '#open=tonight.trf' });
    await page.locator('.standings').waitFor();
    const sharing = await openSharing(page);
    expect(await linkIn(page)).toContain('#open=tonight.trf&');
    expect(await sharing.innerText()).toContain('The link leads to the file of this site');
    await page.getByRole('checkbox', { name: 'With the tournament' }).check();
    await expect.poll(() => linkIn(page)).toContain('&t=');
    await site.close();
  });
});
