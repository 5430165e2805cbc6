// The example whose last round is open, and what the page and the library say of it.
import { readFileSync } from 'node:fs';

import { expect } from 'vitest';

import { readEvent } from 'crosstable/event';
import { writtenEvent } from '@crosstable/event';
import { conditionsInWords, shortNames } from '@crosstable/report/what-if';
import { crosstable, standings } from 'crosstable';
import { whatif } from '@crosstable/whatif';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';
import { HARBOUR } from './chromium.mjs';

/** An event whose results of a round are forgotten. */
export function forgotten(event, round = event.round) {
  const forget = (game) => (game.black === '' || game.kind !== undefined ? game : { ...game, result: null });
  const inRound = (rounds, change) => rounds?.map((one, at) => (at === round - 1 ? one.map(change) : one));
  const boards = (match) => ({ ...match, boards: match.boards?.map(forget), gamePoints: undefined });
  return event.matches === undefined
    ? { ...event, games: inRound(event.games, forget) }
    : { ...event, matches: inRound(event.matches, boards) };
}

export function fileOf(event, name = 'open.json') {
  return { name, mimeType: 'application/json', buffer: Buffer.from(writtenEvent(event)) };
}

/** The example of ten players, its last round open: Aalto – Brandão, Csonka – Eriksen, Dvořák – Jovanović, Ferrari – Ionescu. */
export const OPEN = forgotten(readEvent(readFileSync(HARBOUR)));

export async function openView(page, name = 'What if') {
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('.outcomes, .summary').first().waitFor();
}

export async function ask(page, player, place) {
  await page.locator('.asked select').nth(0).selectOption(player);
  await page.locator('.asked select').nth(1).selectOption(String(place));
  await page.locator('.conditions').waitFor();
}

/** The answer that the page shows. */
export async function shownAnswer(page) {
  const rows = await page.locator('.outcomes tbody tr').all();
  return {
    places: await Promise.all(rows.map(async (row) => row.locator('th, .reached, .undecided').allInnerTexts())),
    conditions: (await page.locator('.conditions > p, .conditions li').allTextContents())
      .map((one) => one.trim())
      .join(' '),
  };
}

/** The same by the library, in its words. */
export function expectedAnswer(event, player, place) {
  const { results } = whatif(event.games, event.tiebreaks, { ...event, player, place, maxNodes: 1e6 });
  const names = shortNames(event.players, (id) => event.players.find((one) => one.id === id).name);
  const words = ENGLISH_ANSWERS.reports.whatIf;
  const printed = ({ exact, reached }) => {
    expect(exact).toBe(true);
    return words.exactly(reached);
  };
  return {
    places: results.map(({ best, score, worst }) => [
      score === null ? words.noOpenGame(names(player)) : words.ifOwn(score, names(player)),
      printed(best),
      printed(worst),
    ]),
    conditions: conditionsInWords(results, place, names(player), names, words)
      .flatMap((one) => (typeof one === 'string' ? one : [one.text, ...one.details]))
      .join(' ')
      .replaceAll("'", '’'),
  };
}

/** The ranks in the standings of the page, by player. */
export function shownRanks(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('.standings tbody tr')].map((row) => [
      row.dataset.player,
      Number(row.querySelector('.rank').textContent),
    ]),
  );
}

/** The same by the library. */
export function ranksOf(event) {
  return standings(crosstable(event.games, event), event.tiebreaks).map(({ player, rank }) => [player, rank]);
}

/** The event with results of the open games, by their place among these. */
export function entered(event, results) {
  let open = -1;
  const games = event.games.map((round) =>
    round.map((game) => {
      if (game.result !== null) return game;
      open += 1;
      return { ...game, result: results.get(open) ?? null };
    }),
  );
  return { ...event, games };
}
