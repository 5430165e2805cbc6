// Expelled players stand below the standings without a rank, in every language, and their numbers are explained as others are.
import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readEvent } from '../../../crosstable/src/event.ts';
import { HARBOUR, LAGOON, missing, openFile, startChromium } from './chromium.mjs';
import { fileOf } from './open-round.mjs';

/** An example with somebody who was expelled. */
function without(file, id) {
  const event = readEvent(readFileSync(file));
  const flagged = (list) => list?.map((one) => (one.id === id ? { ...one, expelled: true } : one));
  const changed = event.matches === undefined ? { players: flagged(event.players) } : { teams: flagged(event.teams) };
  return fileOf({ ...event, ...changed });
}

/** The rank, the name and the first value of every row. */
const rowsOf = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.standings tbody tr')].map((row) => ({
      rank: row.querySelector('.rank').textContent,
      player: row.dataset.player,
      word: row.querySelector('.name small')?.textContent ?? '',
      points: row.querySelector('.value bdi').textContent,
    })),
  );

describe.skipIf(missing !== undefined)('the expelled', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test.for([
    ['en-GB', 'expelled'],
    ['de-DE', 'ausgeschlossen'],
    ['fr-FR', 'exclusion'],
    ['es-ES', 'expulsión'],
  ])('stand below in %s', async ([locale, word]) => {
    const { page, said } = await chromium.open({ locale });
    await openFile(page, HARBOUR);
    const before = await rowsOf(page);
    const [{ player, points }] = before;
    await openFile(page, without(HARBOUR, player));
    await expect.poll(async () => (await rowsOf(page)).at(-1)).toEqual({ rank: '', player, word, points });
    const after = await rowsOf(page);
    expect(after.map((row) => row.player)).toEqual([...before.slice(1).map((row) => row.player), player]);
    expect(after.slice(0, -1).map(({ rank }) => rank)).toEqual(before.slice(0, -1).map(({ rank }) => rank));
    expect(said).toEqual([]);
  });

  test('have an account of every number, and nobody to be compared with', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, without(HARBOUR, '3'));
    await page.locator('tr[data-player="3"] [data-at="1"]').click();
    await page.locator('.account .conclusion').waitFor();
    expect(await page.locator('.account .lines li').count()).toBeGreaterThan(0);
    expect(await page.locator('.question').count()).toBe(0);
    expect(said).toEqual([]);
  });

  test('have no place before or behind another one that a link names', async () => {
    const { page, said } = await chromium.open({ hash: '#first=3&second=1&at=0' });
    await page.setInputFiles('#file', without(HARBOUR, '3'));
    await expect.poll(() => page.locator('.duel .same').innerText()).toBe('Csonka, Ágnes: expelled');
    expect(await page.locator('#duel-title').innerText()).toContain('–');
    expect(said).toEqual([]);
  });

  test('may be teams', async () => {
    const { page } = await chromium.open();
    await openFile(page, LAGOON);
    const [{ player }] = await rowsOf(page);
    await openFile(page, without(LAGOON, player));
    await expect.poll(async () => (await rowsOf(page)).at(-1)).toMatchObject({ rank: '', player, word: 'expelled' });
  });
});
