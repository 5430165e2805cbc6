// The last round, still open: the results that the page shows for a place lead to it, and a link leads to the question.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { whatif } from '@crosstable/whatif';
import { missing, openFile, startChromium } from './chromium.mjs';
import { OPEN, ask, entered, expectedAnswer, fileOf, openView, shownAnswer, shownRanks } from './open-round.mjs';

describe.skipIf(missing !== undefined)('the example of a place, and the link', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test('every place has an example, and these results lead to it', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, fileOf(OPEN));
    await openView(page);
    const { results } = whatif(OPEN.games, OPEN.tiebreaks, { ...OPEN, player: '3', maxNodes: 1e6 });
    const places = results.flatMap(({ best, worst }) => [best, worst]);
    const names = new Map(OPEN.players.map(({ id, name }) => [id, name.split(',')[0]]));
    const printed = new Map([
      [1, '1–0'],
      [0.5, '½–½'],
      [0, '0–1'],
    ]);
    await ask(page, '3', 1);
    const examples = page.locator('.example');
    expect(await examples.count()).toBe(places.length);
    for (const [at, { reached, witness }] of places.entries()) {
      await ask(page, '3', 1);
      await examples.nth(at).locator('summary').click();
      const lines = await examples.nth(at).locator('li').allInnerTexts();
      expect(lines).toEqual(
        witness.map(({ black, result, white }) => `${names.get(white)} – ${names.get(black)} ${printed.get(result)}`),
      );
      for (const line of lines) {
        const score = ['1–0', '½–½', '0–1'].findIndex((one) => line.endsWith(one));
        await page
          .locator('.results .board', { hasText: line.split(' – ')[0] })
          .locator('select')
          .selectOption(String(score));
      }
      expect(new Map(await shownRanks(page)).get('3'), `example ${at}`).toBe(reached);
      await page.locator('.conditions').waitFor();
      // A place that no result changes any more needs no example
      expect(await examples.count()).toBe(0);
      for (let left = 4; left > 0; left--) await page.locator('.results .quiet').first().click();
    }
    expect(said).toEqual([]);
  });

  test('those who can still be first stand together, and lead to their cards', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, fileOf(OPEN));
    await openView(page);
    const possible = OPEN.players.filter(({ id }) => {
      const { results } = whatif(OPEN.games, OPEN.tiebreaks, { ...OPEN, player: id, maxNodes: 1e6 });
      return results.some(({ best }) => best.reached === 1);
    });
    const names = page.locator('.contenders .to-player');
    await expect.poll(() => names.count()).toBe(possible.length);
    expect((await names.allInnerTexts()).sort()).toEqual(possible.map(({ name }) => name).sort());
    expect(await page.locator('.contenders strong').innerText()).toBe(
      `Can still be first, of the first ${OPEN.players.length}: ${possible.length} players.`,
    );
    await names.first().click();
    await page.locator('#card-title').waitFor();
    expect(said).toEqual([]);
  });

  test('the boards stand beside the answer on a wide screen, the one of the player who was chosen first', async () => {
    const { page } = await chromium.open({ viewport: { width: 1280, height: 900 } });
    await openFile(page, fileOf(OPEN));
    await openView(page);
    await ask(page, '3', 1);
    expect(await page.locator('.results .board').first().innerText()).toContain('Csonka');
    const [answer, boards] = await Promise.all(['.what-if', '.results'].map((one) => page.locator(one).boundingBox()));
    expect(boards.x).toBeGreaterThanOrEqual(answer.x + answer.width);
    expect(answer.width).toBeGreaterThan(400);
    expect(boards.y).toBeLessThan(answer.y + answer.height);
  });

  test('on paper stand the answer and the examples that are open, without the fields of the question', async () => {
    const { page } = await chromium.open();
    await openFile(page, fileOf(OPEN));
    await openView(page);
    await ask(page, '3', 1);
    const examples = page.locator('.example');
    await examples.first().locator('summary').click();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.asked').isVisible()).toBe(false);
    expect(await page.locator('.conditions').isVisible()).toBe(true);
    expect(await examples.first().locator('ul').isVisible()).toBe(true);
    expect(await examples.nth(1).isVisible()).toBe(false);
  });

  test('the link leads to the same player, place and entered results', async () => {
    const { page } = await chromium.open();
    await openFile(page, fileOf(OPEN));
    await openView(page);
    await page.locator('.results select').nth(0).selectOption('2');
    await ask(page, '5', 3);
    const shown = await shownAnswer(page);
    await page.locator('.masthead .link').first().click();
    await expect.poll(() => page.locator('.link-field').inputValue()).toContain('&player=5&place=3&t=');
    const { hash } = new URL(await page.locator('.link-field').inputValue());
    const fresh = await chromium.open({ hash });
    await fresh.page.locator('.conditions').waitFor();
    const fields = fresh.page.locator('.asked select');
    expect([await fields.nth(0).inputValue(), await fields.nth(1).inputValue()]).toEqual(['5', '3']);
    expect(await shownAnswer(fresh.page)).toEqual(shown);
    expect(shown).toEqual(expectedAnswer(entered(OPEN, new Map([[0, 0]])), '5', 3));
    expect(fresh.said).toEqual([]);
  });
});
