// Results that are entered on the page: the table follows, says that it is running, and goes into files that give it back.
import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { crosstable, standings, teamTable } from 'crosstable';
import { readEvent } from 'crosstable/event';
import { printedValue } from 'crosstable/words';
import { HARBOUR, LAGOON, contentOf, missing, openFile, openView, startChromium } from './chromium.mjs';

/** The rows that the page shows. */
function shownRows() {
  return [...document.querySelectorAll('.standings tbody tr')].map((row) => ({
    rank: Number(row.querySelector('.rank').textContent),
    player: row.dataset.player,
    values: [...row.querySelectorAll('.value bdi')].map(({ textContent }) => textContent),
  }));
}

/** The same by the library. */
function rowsOf(event) {
  const table = event.matches === undefined ? crosstable(event.games, event) : teamTable(event.matches, event);
  return standings(table, event.tiebreaks).map(({ rank, player, values }) => ({
    rank,
    player,
    values: values.map((value, at) => printedValue(event.tiebreaks[at], value)),
  }));
}

/** The table as the page shows it; the view stays the one of the results. */
async function table(page) {
  await openView(page, 'Standings');
  const rows = await page.evaluate(shownRows);
  await openView(page, 'Results');
  return rows;
}

async function saved(page, name) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { name: download.suggestedFilename(), content: await contentOf(download) };
}

/** Whether the page asks before it is left. */
async function asksOnLeaving(page) {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type() === 'beforeunload';
  });
  const left = page.waitForEvent('close').then(() => false);
  await page.close({ runBeforeUnload: true });
  return Promise.any([asked, left]);
}

/** The event with other results of the last round: of its first game or board one, and of the second. */
function changed(event, [first, second]) {
  const { round } = event;
  const changeRound = (games) => [{ ...games[0], result: first }, { ...games[1], result: second }, ...games.slice(2)];
  const inLast = (rounds, change) => rounds.map((one, at) => (at === round - 1 ? change(one) : one));
  if (event.matches === undefined) return { ...event, games: inLast(event.games, changeRound) };
  const matches = inLast(event.matches, ([match, ...rest]) => [
    { ...match, boards: changeRound(match.boards) },
    ...rest,
  ]);
  return { ...event, matches };
}

/** Four teams: a match with a vacant seat, and one that was forfeited as a whole. */
const TEAMS_OF_THREE = {
  teams: [
    { id: 'Ants', players: ['Ann', 'Al', 'Ada'] },
    { id: 'Bees', players: ['Ben', 'Bo'] },
    { id: 'Cats', players: ['Cy'] },
    { id: 'Dogs', players: ['Di'] },
  ],
  players: ['Ann', 'Al', 'Ada', 'Ben', 'Bo', 'Cy', 'Di'].map((id) => ({ id })),
  matches: [
    [
      {
        white: 'Ants',
        black: 'Bees',
        boards: [
          { white: 'Ann', black: 'Ben', result: 1 },
          { white: 'Bo', black: 'Al', result: 0.5 },
          { white: 'Ada', black: '', result: 1, kind: 'forfeit-win' },
        ],
      },
      { white: 'Cats', black: 'Dogs', kind: 'forfeit-win' },
    ],
  ],
};

describe.skipIf(missing !== undefined)('results entered on the page', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test.for([
    ['of players', HARBOUR],
    ['of teams, by board', LAGOON],
  ])('%s: entered, marked, undone, saved and opened again', async ([, file]) => {
    const event = readEvent(readFileSync(file));
    const { page, said } = await chromium.open();
    await openFile(page, file);
    await openView(page, 'Results');
    // The report lists Aalto – Brandão first; Eriksen and Csonka have more points together, and board 1
    const order = file === HARBOUR ? [1, 0] : [0, 1];
    const [first, second] = order.map((at) => page.locator('.results .board').nth(at));
    const fields = [first, second].map((line) => line.locator('select'));
    const before = await Promise.all([0, 1].map((at) => fields[at].inputValue()));
    const results = [1, 0.5, 0, null];
    // Another result than before, and a game that isn't finished
    const other = before[0] === '0' ? 2 : 0;
    await fields[0].selectOption(String(other));
    await fields[1].selectOption('3');
    expect(await page.locator('.is-changed').count()).toBe(2);
    expect(await page.locator('.event').innerText()).toContain('2 results are changed on this page.');
    expect(await page.locator('.event').innerText()).toContain('Running: one game isn’t finished.');
    const asked = changed(event, [results[other], null]);
    expect(await table(page)).toEqual(rowsOf(asked));
    if (event.matches !== undefined) expect(await page.locator('.results .teams').count()).toBeGreaterThan(1);

    // Undone one by one, and all at once
    await second.locator('.undo').click();
    expect(await page.locator('.is-changed').count()).toBe(1);
    expect(await fields[1].inputValue()).toBe(before[1]);
    await page.getByRole('button', { name: 'Undo all' }).click();
    expect(await page.locator('.is-changed').count()).toBe(0);
    expect(await table(page)).toEqual(rowsOf(event));

    await fields[0].selectOption(String(other));
    await fields[1].selectOption('3');
    const rows = await table(page);
    for (const [button, ending] of [
      ['Save as TRF', '.trf'],
      ['Save as JSON', '.json'],
    ]) {
      const { content, name } = await saved(page, button);
      expect(name.endsWith(ending)).toBe(true);
      expect(rowsOf(readEvent(content))).toEqual(rows);
      const again = await chromium.open();
      await again.page.setInputFiles('#file', { name, mimeType: 'text/plain', buffer: content });
      await again.page.locator('.standings tbody tr').first().waitFor();
      expect(await again.page.evaluate(shownRows)).toEqual(rows);
    }
    expect(said).toEqual([]);
  });

  test('a result that is entered or undone is said', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await openView(page, 'Results');
    const said = page.locator('[aria-live]');
    await page.locator('.results select').nth(0).selectOption('1–0');
    expect(await said.innerText()).toBe('One result is changed on this page.');
    await page.locator('.results select').nth(1).selectOption('1–0');
    expect(await said.innerText()).toBe('2 results are changed on this page.');
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    expect(await said.innerText()).toBe('One result is changed on this page.');
    await page.getByRole('button', { name: 'Undo all' }).click();
    expect(await said.innerText()).toBe('0 results are changed on this page.');
  });

  test('another tournament replaces results that no file has only after a question', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await openView(page, 'Results');
    await page.locator('.results select').first().selectOption('3');
    const answered = (answer) =>
      page.waitForEvent('dialog').then(async (dialog) => {
        await (answer ? dialog.accept() : dialog.dismiss());
        return dialog.type();
      });
    const name = page.locator('.event h1');
    await page.getByRole('button', { name: 'Open a file' }).click();
    const [asked] = await Promise.all([answered(false), page.setInputFiles('#file', LAGOON)]);
    expect(asked).toBe('confirm');
    await page.keyboard.press('Escape');
    expect(await name.innerText()).toBe('Harbour Open');
    expect(await page.locator('.is-changed').count()).toBe(1);
    await page.getByRole('button', { name: 'Open a file' }).click();
    await Promise.all([answered(true), page.setInputFiles('#file', LAGOON)]);
    await page.getByText('Lagoon').first().waitFor();
  });

  test('forfeits are shown as they are, and a result in their place can be undone', async () => {
    const { page } = await chromium.open();
    // Round 5 has a forfeit: Eriksen won it, and Ionescu wasn't there
    await openFile(page, HARBOUR);
    await page.locator('.stepper select').selectOption('5');
    await openView(page, 'Results');
    const line = page.locator('.results li', { hasText: 'Ionescu' });
    const shown = () => line.locator('select option:checked').innerText();
    expect(await shown()).toBe('+ −');
    await line.locator('select').selectOption('1');
    expect(await shown()).toBe('½–½');
    await line.getByRole('button', { name: 'Undo' }).click();
    expect(await shown()).toBe('+ −');
    await page.emulateMedia({ media: 'print' });
    expect(await line.locator('select').isVisible()).toBe(true);
  });

  test('a result that the file has is no changed one', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await openView(page, 'Results');
    const field = page.locator('.results select').first();
    const before = await field.inputValue();
    await field.selectOption('3');
    expect(await page.locator('.is-changed').count()).toBe(1);
    await field.selectOption(before);
    expect(await page.locator('.is-changed').count()).toBe(0);
    expect(await page.locator('.event').innerText()).not.toContain('changed');
  });

  test('boards of teams stand under the names of their teams, with those that nobody could play', async () => {
    const { page, said } = await chromium.open();
    const buffer = Buffer.from(JSON.stringify(TEAMS_OF_THREE));
    await page.setInputFiles('#file', { name: 'teams.json', mimeType: 'application/json', buffer });
    await page.locator('.standings').waitFor();
    await openView(page, 'Results');
    const lines = () => page.locator('.results > li').evaluateAll((all) => all.map((one) => [...one.querySelectorAll('h3, .left, .score, option:checked, .right')].map(({ textContent }) => textContent.trim()).join(' | '))); // prettier-ignore
    expect(await lines()).toEqual([
      'Ants – Bees',
      'Ann | 1–0 | Ben',
      'Al | ½–½ | Bo',
      'Ada | + − | –',
      'Cats – Dogs + −',
    ]);
    // Bo has White on board 2, and stands on the right
    const second = page.locator('.results select').nth(1);
    await second.selectOption({ label: '1–0' });
    expect(await lines()).toContain('Al | 1–0 | Bo');
    const { content } = await saved(page, 'Save as JSON');
    expect(readEvent(content).matches[0][0].boards[1]).toEqual({ white: 'Bo', black: 'Al', result: 0 });
    await openView(page, 'Matches');
    expect(await page.locator('.matches').innerText()).toMatch(/Al\s+1–0\s+Bo[^]+Ada\s+\+ −\s+–/);
    expect(said).toEqual([]);
  });

  test('leaving with results that no file has asks, and saved ones may go', async () => {
    const open = async () => {
      const { page } = await chromium.open();
      await openFile(page, HARBOUR);
      await openView(page, 'Results');
      return page;
    };
    const untouched = await open();
    expect(await asksOnLeaving(untouched)).toBe(false);
    const page = await open();
    await page.locator('.results select').first().selectOption('3');
    expect(await asksOnLeaving(page)).toBe(true);
    await saved(page, 'Save as TRF');
    // A result that is entered and undone leaves what the file has
    await page.locator('.results select').nth(1).selectOption('3');
    await page.locator('.is-changed .undo').nth(1).click();
    expect(await asksOnLeaving(page)).toBe(false);
    const other = await open();
    await other.locator('.results select').first().selectOption('3');
    await saved(other, 'Save as TRF');
    await other.locator('.results select').nth(1).selectOption('3');
    expect(await asksOnLeaving(other)).toBe(true);
  });

  test('a tournament that no report can hold says so', async () => {
    const { page, said } = await chromium.open();
    // A report has four columns for the points of a win
    const scoring = { win: 100.5 };
    const buffer = Buffer.from(JSON.stringify({ scoring, games: [[{ white: 'Ana', black: 'Bo', result: 1 }]] }));
    await page.setInputFiles('#file', { name: 'points.json', mimeType: 'application/json', buffer });
    await page.locator('.standings').waitFor();
    await openView(page, 'Results');
    await page.locator('.results select').first().selectOption('3');
    await page.getByRole('button', { name: 'Save as TRF' }).click();
    await expect.poll(() => page.locator('.mistake').innerText()).toMatch(/Save it as JSON instead/);
    const { content } = await saved(page, 'Save as JSON');
    expect(readEvent(content).games[0][0].result).toBe(null);
    expect(said).toEqual([]);
  });
});
