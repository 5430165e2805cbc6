// The ranks, values and accounts on the page are those of the library, for every file and in both editions.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { crosstable, explainStanding, standings, teamTable } from '../../../crosstable/src/index.ts';
import { readEvent } from '../../../crosstable/src/event.ts';
import { printedValue } from '../../../crosstable/src/words.ts';
import { missing, openFile, root, startChromium } from './chromium.mjs';

const real = join(root, '../shared/real');
const folder = existsSync(real) ? real : join(root, 'examples');

/** The events among the files; beside them stand results that other programs published. */
function readable(file) {
  try {
    return readEvent(readFileSync(file));
  } catch {
    return undefined;
  }
}

const files = readdirSync(folder)
  .filter((name) => /\.(trf|json)$/.test(name))
  .map((name) => ({ name, file: join(folder, name) }))
  .filter(({ file }) => readable(file) !== undefined);

/** What the page shows, row by row. */
function shownRows() {
  return [...document.querySelectorAll('.standings tbody tr')].map((row) => ({
    rank: Number(row.querySelector('.rank').textContent),
    player: row.dataset.player,
    values: [...row.querySelectorAll('.value bdi')].map(({ textContent }) => textContent),
  }));
}

describe.skipIf(missing !== undefined)('the page shows what the library computes', () => {
  let chromium;
  let page;
  beforeAll(async () => {
    chromium = await startChromium();
    ({ page } = await chromium.open());
  });
  afterAll(() => chromium?.close());

  test('there are files to look at', () => expect(files.length).toBeGreaterThan(2));

  test.for(files)('$name', async ({ file }) => {
    const event = readable(file);
    await openFile(page, file);
    for (const edition of ['2024-08', '2026-03']) {
      await page.locator('.edition select').selectOption(edition);
      const asked = { ...event, edition };
      const table = event.matches === undefined ? crosstable(event.games, asked) : teamTable(event.matches, asked);
      const rows = standings(table, event.tiebreaks);
      const printed = (code, value) => printedValue(code, value);
      expect(await page.evaluate(shownRows)).toEqual(
        rows.map(({ rank, player, values }) => ({
          rank,
          player,
          values: values.map((value, at) => printed(event.tiebreaks[at], value)),
        })),
      );
      if (rows.length === 0) continue;
      // The last code of the player in the middle, whose account has most to say
      const { player } = rows[Math.floor(rows.length / 2)];
      const at = event.tiebreaks.length - 1;
      const explanation = explainStanding(table, event.tiebreaks, player)[at];
      await page.evaluate(
        ([id, place]) => {
          const row = [...document.querySelectorAll('.standings tbody tr')].find(
            ({ dataset }) => dataset.player === id,
          );
          row.querySelector(`[data-at="${place}"]`).click();
        },
        [player, at],
      );
      await page.locator('.account h2').waitFor();
      expect(await page.locator('.account h2').innerText()).toContain(printed(event.tiebreaks[at], explanation.value));
      if (explanation.steps === undefined) {
        expect(await page.locator('.account .line:not(.is-open) .bar').count()).toBe(explanation.contributions.length);
        expect(await page.locator('.account .line.is-cut').count()).toBe(
          explanation.contributions.filter(({ cut }) => cut !== null).length,
        );
      }
      await page.keyboard.press('Escape');
    }
  });
});
