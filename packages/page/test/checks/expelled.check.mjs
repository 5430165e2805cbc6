// Expelled players stand below the standings without a rank, in every language, and their numbers are explained as others are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readEvent } from 'crosstable/event';
import { HARBOUR, LAGOON, missing, openFile, root, startChromium } from './chromium.mjs';
import { fileOf } from './open-round.mjs';

const AVRO = join(root, 'examples/avro-1938.trf');

const idOf = (file, name) => readEvent(readFileSync(file)).players.find((player) => player.name === name).id;

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

/** The rounds by name: every cell of a row but the name. */
const roundsOf = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('.rounds tbody tr')].map((row) => [
        row.querySelector('.name bdi').textContent,
        [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim()),
      ]),
    ),
  );

async function showRounds(page) {
  await page.locator('.views button').nth(1).click();
  await page.locator('.rounds').waitFor();
}

async function openRounds(page, file) {
  await openFile(page, file);
  await showRounds(page);
}

const LANGUAGES = [
  ['en-GB', 'expelled'],
  ['de-DE', 'ausgeschlossen'],
  ['fr-FR', 'exclusion'],
  ['es-ES', 'expulsión'],
];

describe.skipIf(missing !== undefined)('the expelled', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test.for(LANGUAGES)('stand below the standings and the rounds in %s, and are named by a sign', async ([locale, word]) => {
    const { page, said } = await chromium.open({ locale });
    await openFile(page, HARBOUR);
    const before = await rowsOf(page);
    const [{ player, points }] = before;
    await showRounds(page);
    const roundsBefore = await roundsOf(page);
    const [[name, [, ...own]]] = Object.entries(roundsBefore);
    expect(idOf(HARBOUR, name)).toBe(player);

    await openFile(page, without(HARBOUR, player));
    await expect.poll(async () => (await rowsOf(page)).at(-1)).toEqual({ rank: '', player, word, points });
    const after = await rowsOf(page);
    expect(after.map((row) => row.player)).toEqual([...before.slice(1).map((row) => row.player), player]);
    expect(after.slice(0, -1).map(({ rank }) => rank)).toEqual(before.slice(0, -1).map(({ rank }) => rank));
    // Without a place there is none that was won, lost or kept
    expect(await page.locator('.standings tbody .moves').last().textContent()).toBe('');

    await showRounds(page);
    const rounds = await roundsOf(page);
    expect(Object.keys(rounds)).toEqual([...Object.keys(roundsBefore).slice(1), name]);
    const [sign, ...still] = rounds[name];
    expect(sign).toBe('×');
    // Those behind moved up by a place; colours and points are as they were
    const moved = own.map((cell) => cell.replace(/^\d+(?=[wbns])/, (rank) => String(Number(rank) - 1)));
    expect(still).toEqual(moved);
    expect(await page.locator('.rounds tbody tr').last().locator('.name').innerText()).toBe(`${name} ${word}`);
    expect(await page.locator('.legend').innerText()).toContain(`×: ${word}.`);
    const met = Object.values(rounds)
      .flat()
      .filter((cell) => /^×[wbns]/.test(cell));
    expect(met.length).toBe(own.filter((cell) => /^\d+[wbns]/.test(cell)).length);
    expect(said).toEqual([]);
  }); // prettier-ignore

  test('keep their column where everybody meets everybody', async () => {
    const { page } = await chromium.open();
    await openRounds(page, AVRO);
    const before = await roundsOf(page);
    const [[name, [, ...own]], [, second]] = Object.entries(before);
    await openRounds(page, without(AVRO, idOf(AVRO, name)));
    const after = await roundsOf(page);
    expect(await page.locator('.rounds thead th').allInnerTexts()).toEqual(['#', 'Player', 'PTS', ...'1234567×']);
    expect(await page.locator('.legend').innerText()).toContain('the points against the number above');
    // The first column behind the points has become the last one
    const turned = ([points, first, ...others]) => [points, ...others, first];
    expect(after[name].slice(1)).toEqual(turned(own));
    expect(Object.values(after)[0].slice(1)).toEqual(turned(second.slice(1)));
  });

  test('keep their row and column among the matches, if they are teams', async () => {
    const { page } = await chromium.open();
    await openFile(page, LAGOON);
    const [{ player }] = await rowsOf(page);
    await openFile(page, without(LAGOON, player));
    await page.getByRole('button', { name: 'Matches', exact: true }).click();
    await page.locator('.rounds').waitFor();
    expect(await page.locator('.rounds thead th').allInnerTexts()).toEqual(['#', 'Team', ...'12345×']);
    expect(await page.locator('.rounds tbody tr').last().locator('.name').innerText()).toBe('Fishmarket expelled');
    // The game points of its five matches, as the file has them; its own column is the last one
    expect((await roundsOf(page)).Fishmarket).toEqual(['×', '2', '2½', '1½', '2½', '3', '']);
    expect(await page.locator('.legend').innerText()).toContain('×: expelled.');
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
