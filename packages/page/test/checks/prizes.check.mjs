// The view of prizes: a fund that is typed, its sheet on paper, and the clubs below, in every language.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { RULES, axe } from './axe.mjs';
import { HARBOUR, completed, missing, openFile, openView, startChromium } from './chromium.mjs';

describe.skipIf(missing !== undefined)('the prizes', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  const awarded = (page) => page.locator('.awards tbody tr').allInnerTexts();

  const violations = async (page) => {
    const { violations: found } = await page.evaluate(
      (rules) => globalThis.axe.run(document, { runOnly: rules }),
      RULES,
    );
    return found.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`);
  };

  test('of the example follow from its table, and a mistake has its line', async () => {
    const { page, said } = await chromium.open({ bypassCSP: true });
    await page.addScriptTag({ content: axe });
    await openFile(page, HARBOUR);
    await openView(page, 'Prizes');
    expect(await page.locator('.awards').count()).toBe(0);
    await page.locator('.fund textarea').fill('name,amounts\nMain,100 200');
    await page.locator('.prizes .summary').waitFor();
    expect(await page.locator('.prizes').innerText()).toContain('Choose a model');
    await page.locator('.fund select').first().selectOption('highest-value');
    await expect.poll(() => page.locator('.prizes').innerText()).toContain('line 2, column 6: expected at most 100');
    await page.getByRole('button', { name: 'Example' }).click();
    await page.locator('.awards').waitFor();
    // 300; 200 and 100 shared by two with 4 points, both women, who keep 150 rather than 100; the best under 1800 has 2 points
    const rows = (await awarded(page)).map((row) => row.split(/\s*\t\s*/).filter((cell) => cell !== ''));
    expect(rows.map(([, name, , prize, amount]) => [name, prize, amount])).toEqual([
      ['Brandão, Tiago', 'Main', '300'],
      ['Csonka, Ágnes', 'Main', '150'],
      ['Eriksen, Liv', 'Main', '150'],
      ['Aalto, Mirja', 'Women', '100'],
      ['Hoxha, Arta', 'Women', '50'],
      ['Kask, Jaan', 'Under 1800', '80'],
    ]);
    expect(await page.locator('.totals').innerText()).toBe('The fund is 830, 830 are paid, 0 are left.');
    expect(await page.locator('.reasons').first().innerText()).toContain('300 shared by 2 is 150');
    expect(await violations(page)).toEqual([]);
    expect(said).toEqual([]);
  });

  test.for([
    ['de-DE', 'Preise', 'Zeile 2, Spalte 6: erwartet: höchstens 100, der Preis des Platzes davor; gefunden: "100 200"'],
    ['fr-FR', 'Prix', 'ligne 2, colonne 6\u202F: attendu\u202F: au plus 100, le prix de la place précédente'],
    ['es-ES', 'Premios', 'línea 2, columna 6: se esperaba: como máximo 100, el premio del puesto anterior'],
  ])('have mistakes of a fund in %s', async ([locale, name, sentence]) => {
    const { page, said } = await chromium.open({ locale });
    await openFile(page, HARBOUR);
    await openView(page, name);
    await page.locator('.fund textarea').fill('name,amounts\nMain,100 200');
    await page.locator('.fund select').first().selectOption('highest-value');
    await expect.poll(() => page.locator('.prizes').innerText()).toContain(sentence);
    expect(said).toEqual([]);
  });

  test('on paper have a column for signatures, and no field', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await openView(page, 'Prizes');
    await page.getByRole('button', { name: 'Example' }).click();
    await page.locator('.awards').waitFor();
    const signature = page.locator('.awards th.signature');
    expect(await signature.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await signature.isVisible()).toBe(true);
    expect(await page.locator('.fund').isVisible()).toBe(false);
  });

  test.for([
    ['de', 'Preise', 'Beispiel', 'ausgezahlt werden 830', 'Föderation'],
    ['fr', 'Prix', 'Exemple', '830 sont versés', 'Fédération'],
    ['es', 'Premios', 'Ejemplo', 'se pagan 830', 'Federación'],
  ])('speak %s', async ([locale, view, example, totals, federation]) => {
    const { page, said } = await chromium.open({ locale, bypassCSP: true });
    await page.addScriptTag({ content: axe });
    await openFile(page, HARBOUR);
    await openView(page, view);
    await page.getByRole('button', { name: example }).click();
    await page.locator('.awards').waitFor();
    expect(await page.locator('.totals').innerText()).toContain(totals);
    expect(await page.locator('.clubs th.name').first().innerText()).toBe(federation);
    expect(await page.locator('#page').innerText()).not.toMatch(/undefined|null/);
    expect(await violations(page)).toEqual([]);
    expect(said).toEqual([]);
  });

  test('federations are ranked by their best players', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await openView(page, 'Prizes');
    await page.locator('.clubs .asked select').nth(1).selectOption('1');
    await completed(page);
    const first = page.locator('.clubs tbody tr').first();
    expect(await first.innerText()).toMatch(/^1\s+POR\s+4½/);
  });
});
