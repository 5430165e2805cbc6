// Beside the standings stands what the table tells, before anybody asks.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, missing, openFile, startChromium } from './chromium.mjs';

describe.skipIf(missing !== undefined)('the story of the table', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  // The rules of the staircase: below PTS after places 1, 3, 6, 7, 9 and 10 …, counted on the printed picture
  test.for([
    ['en-GB', ['Decided between neighbours: PTS 5 times, SB/C1 4 times, SB once.', 'Nobody needed PS, ARO.', 'Choose a number to see where it comes from.'], 'Closest: Ionescu, Radu and Ferrari, Nino, whom only SB tells apart.'],
    ['de-DE', ['Zwischen Nachbarn entschied PTS 5-mal, SB/C1 4-mal, SB einmal.', 'Niemand brauchte PS, ARO.', 'Wählen Sie eine Zahl, um zu sehen, woher sie kommt.'], 'Am knappsten: Ionescu, Radu und Ferrari, Nino, die nur SB trennt.'],
    ['fr-FR', ['Ont décidé entre voisins\u202F: PTS 5 fois, SB/C1 4 fois, SB 1 fois.', 'Personne n’a eu besoin de PS, ARO.', 'Choisissez un nombre pour voir d’où il vient.'], 'Au plus serré\u202F: Ionescu, Radu et Ferrari, Nino, que seul SB départage.'],
    ['es-ES', ['Entre vecinos decidieron PTS 5 veces, SB/C1 4 veces, SB una vez.', 'Nadie necesitó PS, ARO.', 'Elija un número para ver de dónde sale.'], 'Lo más ajustado: Ionescu, Radu y Ferrari, Nino, a quienes solo separa SB.'],
  ])('is told in three sentences, of which one leads to the closest two (%s)', async ([locale, told, closest]) => {
    const { page, said } = await chromium.open({ locale, viewport: { width: 1280, height: 900 } });
    await openFile(page, HARBOUR);
    const story = page.locator('.story');
    expect(await story.locator('p').allInnerTexts()).toEqual(told);
    const [table, box] = [await page.locator('.standings').boundingBox(), await story.boundingBox()];
    expect(box.x).toBeGreaterThan(table.x + table.width);
    expect(box.y).toBeLessThan(table.y + 60);
    await story.getByRole('button', { name: closest }).click();
    await page.locator('#duel-title').waitFor();
    expect(await page.locator('#duel-title').innerText()).toMatch(/Ionescu, Radu.*Ferrari, Nino/);
    expect(said).toEqual([]);
  }); // prettier-ignore

  test('tells who stays tied, and leaves the room of a small screen to the table', async () => {
    const { page } = await chromium.open({ viewport: { width: 1280, height: 900 } });
    const games = [[{ white: 'Ana', black: 'Bo', result: 0.5 }, { white: 'Cy', black: 'Di', result: 0.5 }]];
    const buffer = Buffer.from(JSON.stringify({ system: 'swiss', tiebreaks: ['PTS'], games }));
    await openFile(page, { name: 'drawn.json', mimeType: 'application/json', buffer });
    expect(await page.locator('.story p').allInnerTexts()).toEqual(['The list leaves 3 pairs of neighbours on the same place.', 'Choose a number to see where it comes from.']);
    expect(await page.locator('.story button').count()).toBe(0);
    await page.setViewportSize({ width: 1100, height: 900 });
    expect(await page.locator('.story').isVisible()).toBe(false);
  }); // prettier-ignore

  test('the head has the place and the days, as far as the file says', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    expect(await page.locator('.where').innerText()).toMatch(/^Tallinn \(EST\) · May 8.{1,3}10, 2026$/);
  });
});
