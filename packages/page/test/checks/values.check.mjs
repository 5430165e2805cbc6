// The ranks, values and accounts on the page are those of the library, for every file and in both editions.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { boardPrizes, crosstable, explainStanding, standings, teamTable } from 'crosstable';
import { readEvent } from 'crosstable/event';
import { printedNumber, printedValue } from 'crosstable/words';
import { HARBOUR, LAGOON, missing, openFile, root, startChromium } from './chromium.mjs';

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
  .filter(({ file }) => file !== HARBOUR)
  .concat({ name: 'harbour-open.trf', file: HARBOUR })
  .map(({ name, file }) => ({ name, file, event: readable(file) }))
  .filter(({ event }) => event !== undefined);

/** The rows that the page shows. */
function shownRows() {
  return [...document.querySelectorAll('.standings tbody tr')].map((row) => ({
    rank: Number(row.querySelector('.rank').textContent),
    player: row.dataset.player,
    values: [...row.querySelectorAll('.value bdi')].map(({ textContent }) => textContent),
  }));
}

/**
 * The accounts of players under all codes: every number is chosen, one after the other. The data of the accounts have been
 * loaded before, so that each is there at once.
 */
function shownAccounts([players, codes]) {
  const rows = new Map([...document.querySelectorAll('.standings tbody tr')].map((row) => [row.dataset.player, row]));
  const accountAt = (player, at) => {
    rows.get(player).querySelector(`[data-at="${at}"]`).click();
    const account = document.querySelector('.account');
    const lines = [...account.querySelectorAll('.line')].filter((line) => line.querySelector('.bar') !== null);
    return {
      value: account.querySelector('h2 > bdi:last-child').textContent,
      lines: lines.map((line) => ({
        round: Number(line.querySelector('.of-round bdi').textContent),
        value: line.querySelector('.bar bdi').textContent,
        isCut: line.classList.contains('is-cut'),
      })),
      sum: account.querySelector('.conclusion strong')?.textContent ?? null,
      steps: [...account.querySelectorAll('.step')].map((step) => step.querySelectorAll('.encounter tbody tr').length),
    };
  };
  return players.map((player) => Array.from({ length: codes }, (_, at) => accountAt(player, at)));
}

/** The same by the library. */
function accountOf({ code, contributions, steps = [], undefinedBecause, value }) {
  const hasLines = steps.length === 0;
  return {
    value: printedValue(code, value),
    lines: hasLines
      ? contributions.map(({ cut, round, value: of }) => ({ round, value: printedNumber(of), isCut: cut !== null }))
      : [],
    sum: hasLines ? (undefinedBecause === null ? printedValue(code, value) : 'undefined') : null,
    steps: steps.map(({ standings: ofTied }) => (ofTied.some(({ games }) => games.length > 0) ? ofTied.length : 0)),
  };
}

describe.skipIf(missing !== undefined)('the page shows what the library computes', () => {
  let chromium;
  let page;
  beforeAll(async () => {
    chromium = await startChromium();
    ({ page } = await chromium.openForAll());
    await openFile(page, HARBOUR);
    for (const at of [0, 1]) await page.locator('.standings tbody tr').nth(at).locator('.value').first().click();
    await page.locator('.account').waitFor();
  });
  afterAll(() => chromium?.close());

  test('there are files to look at', () => expect(files.length).toBeGreaterThan(2));

  test.for(files)('$name', async ({ event, file }) => {
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
      // First, middle and last; of the example everybody
      const { length } = rows;
      const some = [0, Math.floor(length / 2), length - 1].filter((at, n, all) => at >= 0 && all.indexOf(at) === n);
      const players = (file === HARBOUR ? rows : some.map((at) => rows[at])).map(({ player }) => player);
      expect(await page.evaluate(shownAccounts, [players, event.tiebreaks.length])).toEqual(
        players.map((player) => explainStanding(table, event.tiebreaks, player).map(accountOf)),
      );
      if (await page.locator('.account').isVisible()) await page.keyboard.press('Escape');
    }
  });

  test('the players of a board have the ranks of that board', async () => {
    const event = readEvent(readFileSync(LAGOON));
    const table = teamTable(event.matches, event);
    const names = new Map(event.players.map(({ id, name }) => [id, name]));
    const expected = [1, 2, 3, 4, 5].map((board) =>
      boardPrizes(table, { board }).map(({ rank, player }) => [String(rank), names.get(player)]),
    );
    expect(expected[0].map(([rank]) => rank)).toEqual(['1', '2', '3', '4', '5', '6']);
    const { page } = await chromium.open();
    await openFile(page, LAGOON);
    await page.getByRole('button', { name: 'Players', exact: true }).click();
    await page.locator('.boards').waitFor();
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('.boards table')].map((one) =>
        [...one.querySelectorAll('tbody tr')].map((row) =>
          ['.rank', '.name bdi'].map((part) => row.querySelector(part).textContent),
        ),
      ),
    );
    expect(shown).toEqual(expected);
  });
});
