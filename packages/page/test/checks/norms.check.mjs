// The norms of a card: title by title the answer, its conditions, and what open games can bring.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { RULES, axe } from './axe.mjs';
import { HARBOUR, fileOf, missing, openFile, startChromium } from './chromium.mjs';

/** Ann's nine rounds in a Swiss, against five GM and four IM of 2450: two are lost and six won; the last one isn't finished where `isOpen`. */
function swiss({ isOpen = false, name = 'Opponent', eighth = 2450 } = {}) {
  const players = [
    { id: '1', name: 'Ann', rating: 2420, title: 'IM', federation: 'GER', sex: 'w' },
    ...Array.from({ length: 9 }, (_, at) => ({
      ...{ id: String(at + 2), name: `${name} ${at + 2}`, rating: at === 7 ? eighth : 2450 },
      federation: ['FRA', 'ITA', 'AUT'][at % 3],
      title: at < 5 ? 'GM' : 'IM',
    })),
  ];
  const games = players.slice(1).map(({ id }, at) => {
    return [{ white: '1', black: id, result: isOpen && at === 8 ? null : at < 2 ? 0 : 1 }];
  });
  return { name: 'Norms', system: 'swiss', rounds: 9, federation: 'GER', players, games };
}

describe.skipIf(missing !== undefined)('norms of a card', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  const openCard = async (page, player) => {
    await page.locator(`tr[data-player="${player}"] .rank`).click();
    await page.locator('.norms').waitFor();
  };
  const texts = (page, part) =>
    page.locator(part).evaluateAll((all) => all.map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim()));

  test('a norm is told at once, with its conditions behind it', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, fileOf(swiss()));
    await openCard(page, '1');
    // 7 of 9 are 78 %, 220
    expect(await texts(page, '.norms .verdict')).toEqual(['GM norm: yes. 7 of 9 against 2450, performance 2670.']);
    const condition = page.getByText('Titled opponents: 9, at least 5 needed (Art. 1.4.5): yes.');
    expect(await condition.isVisible()).toBe(false);
    await page.locator('.norms summary').focus();
    await page.keyboard.press('Enter');
    expect(await condition.isVisible()).toBe(true);
    expect(await page.getByText('The title needs a rating of 2500 (Art. 1.5.3).').isVisible()).toBe(true);
    expect(said).toEqual([]);
  });

  test('an open game says what it can bring, and the page follows a result', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, fileOf(swiss({ isOpen: true })));
    await openCard(page, '1');
    expect(await texts(page, '.norms .forecast li')).toEqual(['½ point from 1 game: enough.']);
    expect(said).toEqual([]);
  });

  test('where no norm is near all of it is behind one line, and a player with the highest title has none', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, HARBOUR);
    await openCard(page, '3');
    expect(await texts(page, '.norms .verdict')).toEqual([]);
    expect(await page.locator('.norms summary').first().innerText()).toBe('Norms');
    await page.locator('.norms summary').first().click();
    expect(await page.getByText(/^GM norm: no\./).isVisible()).toBe(true);
    const other = await chromium.open();
    await openFile(other.page, fileOf(swiss()));
    // The other one is looked up first, so that the norms of a card are loaded
    await openCard(other.page, '1');
    await other.page.locator('.card-rounds').getByRole('button', { name: 'Opponent 2' }).click();
    await expect.poll(() => other.page.locator('#card-title').innerText()).toBe('GM Opponent 2');
    await expect.poll(() => other.page.locator('.norms').count()).toBe(0);
    expect([...said, ...other.said]).toEqual([]);
  });

  test.for([
    ['en-GB', 'GM norm: no. 6 of 8 against 2419, performance 2612.'],
    ['de-DE', 'GM-Norm: nein. 6 aus 8 gegen 2419, Performance 2612.'],
    ['fr-FR', 'Norme de GM : non. 6 sur 8 contre 2419, performance 2612.'],
    ['es-ES', 'Norma de GM: no. 6 de 8 contra 2419, rendimiento 2612.'],
  ])('norms speak %s, with names that look like mark-up, fit a phone, and have nothing that axe finds', async ([locale, verdict]) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page, said } = await chromium.open({ ...phone, locale, bypassCSP: true, reducedMotion: 'reduce' });
    await openFile(page, fileOf(swiss({ isOpen: true, name: '<b>Opponent</b>', eighth: 2000 })));
    // The eighth opponent is raised to 2200: 19,350 of eight are 2419, and 6 of 8 are 75 %, 193
    await openCard(page, '1');
    expect(await texts(page, '.norms .verdict')).toEqual([verdict]);
    await page.locator('.norms summary').tap();
    await page.addScriptTag({ content: axe });
    const found = await page.evaluate(async (values) => {
      const { violations } = await globalThis.axe.run(document, { runOnly: { type: 'tag', values } });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 100)).join(' | ')}`);
    }, RULES);
    expect(found).toEqual([]);
    expect(await page.locator('.norms b').count()).toBe(0);
    expect(await page.locator('.norms').innerText()).toContain('<b>Opponent</b> 9');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(said).toEqual([]);
  }); // prettier-ignore
});
