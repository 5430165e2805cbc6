// Paper: every sheet says where it comes from, none is empty, and what hangs on the wall is in one table.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, fileOf, missing, openFile, openView, startChromium } from './chromium.mjs';

/** A Swiss of so many players and rounds: the upper half meets the lower one. */
function swiss(count, rounds) {
  const half = count / 2;
  const players = Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `Player, Number ${at + 1}` }));
  const games = Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: half }, (__, at) => ({ white: String(at + 1), black: String(half + ((at + round) % half) + 1), result: [1, 0.5, 0][(at + round) % 3] })),
  ); // prettier-ignore
  return fileOf({ name: 'Swiss "A" \\ 1', system: 'swiss', players, games, tiebreaks: ['PTS', 'BH'] });
}

const isMissing = missing !== undefined || !existsSync('/usr/bin/pdftotext');

describe.skipIf(isMissing)('paper', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  /** The texts of the sheets. */
  async function sheets(page, options = { preferCSSPageSize: true }) {
    const input = await page.pdf(options);
    return execFileSync('pdftotext', ['-layout', '-', '-'], { input }).toString().split('\f').slice(0, -1);
  }

  test('every sheet has the file, the edition, the day and its number; the first one the place', async () => {
    const { page } = await chromium.open();
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date());
    await openFile(page, HARBOUR);
    const [only, ...more] = await sheets(page);
    expect(more).toEqual([]);
    expect(only).toContain('Tallinn (EST)');
    expect(only).not.toContain('What decided');
    expect(only.split(`Crosstable · harbour-open.trf · FIDE C.07, edition 2026-03 · ${day}`)).toHaveLength(2);
    await openFile(page, { ...swiss(150, 3), name: 'a "b" \\ c.json' });
    const several = await sheets(page);
    expect(several).toHaveLength(3);
    for (const [at, sheet] of several.entries()) {
      expect(sheet).toContain(`Crosstable · a "b" \\ c.json · FIDE C.07, edition 2026-03 · ${day}`);
      expect(sheet).toMatch(new RegExp(`\\b${at + 1} ?/ ?3\\s*$`));
    }
  });

  test('no sheet is empty, however near to its end a table ends', async () => {
    const { page } = await chromium.open();
    for (const count of [106, 108, 110, 112, 114]) {
      await openFile(page, swiss(count, 21));
      for (const view of ['Standings', 'Rounds']) {
        await openView(page, view);
        for (const options of [{ preferCSSPageSize: true }, { format: 'A4' }])
          for (const sheet of await sheets(page, options))
            expect(sheet, `${count} ${view}`).toContain('Player, Number');
      }
    }
  });

  test('values and rounds stand in one table, for the wall', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await openView(page, 'Rounds');
    await page.getByRole('button', { name: 'Values and rounds' }).click();
    expect(await page.locator('.rounds thead th').allInnerTexts()).toEqual(['#', 'Player', 'PTS', 'SB/C1', 'SB', 'PS', 'ARO', '1', '2', '3', '4', '5', '6']); // prettier-ignore
    const [first] = await page.locator('.rounds tbody tr').evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent.trim()))); // prettier-ignore
    // As the examples of the command print him
    expect(first).toEqual(['1', 'Brandão, Tiago', '4½', '13.25', '14.75', '14', '2034', '9w½', '5b½', '3w1', '(½)', '2w1', '7b1']); // prettier-ignore
    const [sheet, ...more] = await sheets(page);
    expect(more).toEqual([]);
    expect(sheet).toMatch(/Brandão, Tiago\s+4½\s+13\.25\s+14\.75\s+14\s+2034\s+9w½/);
    await openFile(page, swiss(150, 3));
    await openView(page, 'Rounds');
    expect(await page.locator('.choice button').allInnerTexts()).toEqual(['Round by round', 'Values and rounds']);
  });

  test('all pairs of neighbours in a tie are told and printed at once', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, HARBOUR);
    await page.locator('tr[data-player="6"] [data-at="0"]').click();
    await page.getByRole('button', { name: /^Why is Ionescu, Radu before Ferrari, Nino/ }).click();
    await page.getByRole('button', { name: 'All 3 in this tie, pair by pair' }).click();
    const titles = () => page.locator('.duel h2').allInnerTexts();
    await expect.poll(titles).toEqual(['Ionescu, Radu before Ferrari, Nino', 'Ferrari, Nino before Dvořák, Petr']);
    const text = (await sheets(page)).join(' ');
    for (const title of await titles()) expect(text).toContain(title);
    expect(text).not.toContain('Back to the table');
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await page.locator('.account').waitFor();
    expect(said).toEqual([]);
  });
});
