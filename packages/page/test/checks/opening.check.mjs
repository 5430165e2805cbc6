// The ways in: samples, the way to a file of each program, several files at once, and what a drop will do.
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, LAGOON, missing, openFile, root, startChromium } from './chromium.mjs';
import { RULES, axe } from './axe.mjs';

const PRINTED = join(root, 'examples/harbour-open-printed.csv');

describe.skipIf(missing !== undefined)('the opening', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test.for([
    [
      'en-GB',
      'See a sample: Harbour Open, a Swiss with byes',
      'See a sample of teams',
      'Open the tournament on Chess-Results, set art=4',
    ],
    [
      'de-DE',
      'Ein Beispiel: Harbour Open, Schweizer System mit Freirunden',
      'Ein Beispiel mit Mannschaften',
      'Öffnen Sie das Turnier auf Chess-Results, setzen Sie art=4',
    ],
    [
      'fr-FR',
      'Voir un exemple\u202f: Harbour Open, système suisse avec exemptions',
      'Voir un exemple par équipes',
      'Ouvrez le tournoi sur Chess-Results, mettez art=4',
    ],
    [
      'es-ES',
      'Ver un ejemplo: Harbour Open, un suizo con byes',
      'Ver un ejemplo por equipos',
      'Abra el torneo en Chess-Results, ponga art=4',
    ],
  ])(
    '%s: samples open with an account, and each program has the way to its file',
    async ([locale, sample, ofTeams, recipe]) => {
      const { page, said } = await chromium.open({ locale });
      await page.getByRole('button', { name: 'Chess-Results', exact: true }).click();
      await expect.poll(() => page.locator('.recipes [role="status"]').innerText()).toContain(recipe);
      for (const program of await page.locator('.programs button').all()) {
        if ((await program.getAttribute('aria-expanded')) === 'false') await program.click();
        expect((await page.locator('.recipes [role="status"]').innerText()).length).toBeGreaterThan(40);
      }
      await page.getByRole('button', { name: sample, exact: true }).click();
      await page.locator('.account .lines .line').first().waitFor();
      expect(await page.locator('#event-name').innerText()).toBe('Harbour Open');
      // The unplayed rounds of the player, by the articles on them
      expect(await page.locator('.account .article').allInnerTexts()).toContainEqual(expect.stringContaining('16.'));
      await page.locator('.masthead .link').last().click();
      await page.getByRole('button', { name: ofTeams, exact: true }).click();
      await expect.poll(() => page.locator('#event-name').innerText()).toBe('Lagoon Team Cup');
      await page.locator('.account .line').first().waitFor();
      expect(said).toEqual([]);
    },
  );

  test('two files are asked about: a table stands beside its games', async () => {
    const { page } = await chromium.open({ bypassCSP: true });
    await page.setInputFiles('#file', [HARBOUR, PRINTED]);
    const question = page.locator('.note');
    await question.waitFor();
    expect(await question.getByRole('button').allInnerTexts()).toEqual([
      'Close',
      'harbour-open-printed.csv is the printed table of harbour-open.trf',
      'Only harbour-open.trf',
    ]);
    await page.addScriptTag({ content: axe });
    const { violations } = await page.evaluate((rules) => globalThis.axe.run(document, { runOnly: rules }), RULES);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
    await question.getByRole('button', { name: 'is the printed table of' }).click();
    await page.locator('.verdict').first().waitFor();
    expect(await page.locator('.note, .mistake').count()).toBe(0);
    await expect.poll(() => page.locator('.printed tbody tr').count()).toBe(11);
  });

  test('two tournaments are groups to switch between, or one of them is taken', async () => {
    const { page } = await chromium.open();
    await page.setInputFiles('#file', [HARBOUR, LAGOON]);
    const question = page.locator('.note');
    await question.waitFor();
    expect(await question.getByRole('button').allInnerTexts()).toEqual([
      'Close',
      'They are groups, to switch between',
      'Only harbour-open.trf',
      'Only lagoon-team-cup.trf',
    ]);
    await page.keyboard.press('Tab');
    await question.getByRole('button', { name: 'They are groups' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#event-name').innerText()).toBe('Harbour Open');
    await page.locator('main > .groups').getByRole('button', { name: 'lagoon-team-cup.trf' }).click();
    await expect.poll(() => page.locator('#event-name').innerText()).toBe('Lagoon Team Cup');
    // A file that is opened alone has no groups
    await openFile(page, HARBOUR);
    await expect.poll(() => page.locator('main > .groups').count()).toBe(0);
  });

  test('a printed table that is opened over its tournament stands beside it', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await page.locator('.masthead .link').last().click();
    await page.setInputFiles('#file', PRINTED);
    await page.locator('.verdict').first().waitFor();
    expect(await page.locator('.mistake').count()).toBe(0);
    // Not beside a tournament of others
    await openFile(page, LAGOON);
    await page.locator('.masthead .link').last().click();
    await page.setInputFiles('#file', PRINTED);
    await page.locator('.mistake').waitFor();
  });

  test('a drop says what it will do', async () => {
    const { page } = await chromium.open();
    await page.locator('main').waitFor();
    const drag = (count) =>
      page.evaluate((files) => {
        const dataTransfer = new DataTransfer();
        for (let at = 0; at < files; at++) dataTransfer.items.add(new File(['x'], `${at}.trf`));
        dispatchEvent(new DragEvent('dragover', { dataTransfer, cancelable: true }));
        const { content } = getComputedStyle(document.documentElement, '::after');
        dispatchEvent(new DragEvent('dragleave'));
        return content;
      }, count);
    expect(await drag(1)).toBe('"Drop to open"');
    expect(await drag(2)).toBe('"Drop: you are asked how the files belong together"');
    await openFile(page, HARBOUR);
    expect(await drag(1)).toBe('"Drop: a tournament opens instead of Harbour Open, a printed table stands beside it"');
  });
});
