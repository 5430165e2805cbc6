// A printed table beside ours, and both editions: what the page shows is what the library finds.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { compare } from '@crosstable/audit/compare';
import { account } from '@crosstable/audit/conventions';
import { audit } from '@crosstable/audit';
import { crosstable, explainStanding, standings, teamTable } from 'crosstable';
import { readEvent } from 'crosstable/event';
import { atPrintedRound } from '@crosstable/event';
import { readPageEvent } from 'crosstable/printed-table';
import { printedNumber } from 'crosstable/words';
import { livePage } from '@crosstable/core/testing/live-page';
import { HARBOUR, LAGOON, missing, openFile, openView, root, rowTexts, startChromium } from './chromium.mjs';
import { endsOfWholes } from './digits.mjs';
import { WRONG, csv, event, ranked } from './harbour-table.mjs';

const folder = join(root, '../shared/pages');

function optionsOf({ adjustments, players, round, rounds, scoring, system, unrated }) {
  return { adjustments, players, round, rounds, scoring, system, unrated };
}

/** The printed numbers as the page shows them: those that are right, and those that are corrected. */
function shownCells() {
  return [...document.querySelectorAll('.printed tbody tr')].map((row) => ({
    player: row.dataset.player,
    cells: [...row.querySelectorAll('.value')].map((cell) => ({
      printed: (cell.querySelector('s bdi') ?? cell.querySelector('bdi'))?.textContent ?? '',
      right: cell.querySelector('strong bdi')?.textContent ?? null,
      said: cell.textContent.trim().replaceAll(/\s+/g, ' '),
    })),
  }));
}

/** The same, as the library's audit finds it. */
function expectedCells(printed, found) {
  const cellOf = (value, wrong) => ({
    printed: value == null ? '' : printedNumber(value),
    right: wrong === undefined ? null : wrong.computed === null ? '–' : printedNumber(wrong.computed),
  });
  const columns = [
    ...(printed.points === undefined ? [] : [{ cells: printed.points, wrong: found.points.wrong }]),
    ...printed.columns.map(({ cells }, at) => ({ cells, wrong: found.columns[at].wrong })),
  ];
  return (player) =>
    columns.map(({ cells, wrong }) =>
      cellOf(
        cells.get(player),
        wrong.find((one) => one.player === player),
      ),
    );
}

describe.skipIf(missing !== undefined)('audits and editions', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test('a page with the pairings of the next round is audited after the round before', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, { name: 'live.csv', mimeType: 'text/csv', buffer: Buffer.from(livePage()) });
    await openView(page, 'Audit');
    await page.locator('.verdict').first().waitFor();
    expect(await page.locator('.verdict').first().innerText()).toMatch(
      /TB1\s+BH Art\. 8\.1 · identified\s+Rule: BH of C\.07/,
    );
    expect(said).toEqual([]);
  });

  test('a bye that the page leaves open is read so that the printed numbers follow, and the page says how', async () => {
    const { page, said } = await chromium.open();
    // By hand, as in the test of `bestReading`: Cy's SB is 4 only if the bye of round 2 was asked for
    const rows = [
      'Rk.;Name;Rtg;1.Rd;2.Rd;3.Rd;4.Rd;Pts;TB1',
      ...['1;Ana;2100;-1;2w1;3b1;4w1;4;6.5', '2;Bo;2000;-1;1b0;4w1;3b½;2,5;2', '3;Cy;1900;4w1;-1;1w0;2w½;2,5;4'],
      ...['4;Di;1800;3b0;5w1;2b0;1b0;1;1,5', '5;Ed;1700;-0;4b0;-0;-0;0;0'],
    ];
    await openFile(page, { name: 'byes.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
    await openView(page, 'Audit');
    await page.locator('.verdict').first().waitFor();
    expect(await page.locator('.verdict').first().innerText()).toMatch(
      /TB1\s+SB · identified\s+Rule: SB \(virtual opponent, 0 in pairing byes\)/,
    );
    expect((await page.locator('.byes li').allInnerTexts()).map((line) => line.trim())).toEqual([
      'Round 2, Cy: full-point bye',
    ]);
    expect(said).toEqual([]);
  });

  test('a table in the field is still there after another view, and not beside another tournament', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, HARBOUR);
    const field = page.locator('#printed-table');
    await openView(page, 'Audit');
    await field.fill('No,First\n3,16');
    await openView(page, 'Standings');
    await openView(page, 'Audit');
    expect(await field.inputValue()).toBe('No,First\n3,16');
    await openFile(page, LAGOON);
    await openView(page, 'Audit');
    expect(await field.inputValue()).toBe('');
    await openFile(page, HARBOUR);
    await openView(page, 'Audit');
    await field.fill(csv());
    await page.getByRole('button', { name: 'Put it beside ours' }).click();
    await page.locator('.verdict').first().waitFor();
    expect(await field.inputValue()).toBe('');
    expect(said).toEqual([]);
  });

  test('a table in CSV stands beside ours; the wrong number is named, and both accounts of it', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, LAGOON);
    await openFile(page, HARBOUR);
    await openView(page, 'Audit');
    await page.locator('#printed-table').fill(csv());
    await page.getByRole('button', { name: 'Put it beside ours' }).click();
    await page.locator('.verdict').nth(1).waitFor();
    expect(await page.locator('.summary').innerText()).toMatch(/^1 of \d+ printed numbers is wrong\.$/);
    const [first, second] = await page.locator('.verdict').allInnerTexts();
    expect(first).toMatch(/TB1\s+BH\/C1 .* · identified\s+Rule: BH\/C1 of C\.07/);
    expect(second).toMatch(/TB2\s+PS .* · identified, with errors\s+Rule: PS of C\.07/);

    const cell = page.locator(`.printed tr[data-player="${WRONG}"] [data-at="2"]`);
    const [, , progressive] = ranked[2].values;
    const [wrong, right] = [printedNumber(progressive + 0.5), printedNumber(progressive)];
    expect((await cell.textContent()).trim().replaceAll(/\s+/g, ' ').replace(' ,', ',')).toBe(
      `Printed ${wrong}, By the rule ${right}`,
    );
    expect(await page.locator('.printed td.wrong').count()).toBe(1);

    // With the keyboard alone: to the number, into its account, and back
    await cell.focus();
    await page.locator('.printed tbody tr').first().locator('.value').first().focus();
    await page.locator('.printed [tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    expect(await page.evaluate(() => document.activeElement.closest('tr').dataset.player)).toBe(WRONG);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement.id)).toBe('account-title');
    expect((await page.locator('.both').innerText()).split(/\s*\n+\s*/)).toEqual([
      'Printed',
      wrong,
      'By the rule',
      right,
    ]);
    const { contributions } = explainStanding(crosstable(event.games, event), ['PS'], WRONG)[0];
    expect(await page.locator('.account .bar').allInnerTexts()).toEqual(
      contributions.map(({ value }) => printedNumber(value)),
    );
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement.dataset.at)).toBe('2');
    expect(said).toEqual([]);
  });

  test('a link with the tournament has its printed table, and the number that was chosen', async () => {
    const { context, page } = await chromium.open();
    await openFile(page, HARBOUR);
    await openView(page, 'Audit');
    await page.locator('#printed-table').fill(csv());
    await page.getByRole('button', { name: 'Put it beside ours' }).click();
    await page.locator(`.printed tr[data-player="${WRONG}"] [data-at="2"]`).click();
    await page.locator('.account .both').waitFor();
    await page.locator('.masthead .link').first().click();
    await expect.poll(() => page.locator('.link-field').inputValue()).toContain('&table=');
    const { hash } = new URL(await page.locator('.link-field').inputValue());
    const shown = async (one) => [
      await one.locator('.verdict').allInnerTexts(),
      await rowTexts(one, '.printed'),
      await one.locator('.account .both').innerText(),
    ];
    const before = await shown(page);
    await context.close();

    const fresh = await chromium.open({ hash });
    await fresh.page.locator('.account .both').waitFor();
    expect(await shown(fresh.page)).toEqual(before);
    expect(fresh.said).toEqual([]);

    const damaged = await chromium.open({ hash: hash.replace(/&table=[^&]*/, '&table=abc') });
    await damaged.page.locator('.progress').waitFor();
    expect(await damaged.page.locator('main').innerText()).toContain('The link is damaged');
  });

  test('a table of teams stands beside ours, and what is equally near is told apart', async () => {
    const teams = readEvent(readFileSync(LAGOON));
    const rows = standings(teamTable(teams.matches, teams), ['PTS', 'MPvGP', 'EMMSB']);
    const lines = rows.map(({ rank, player, values }) => [player, rank, ...values].join(','));
    const text = ['No,Rank,MP,TB1,TB2', ...lines].join('\n');
    const column = (label, at) => ({ label, cells: new Map(rows.map(({ player, values }) => [player, values[at]])) });
    const printed = {
      points: column('', 0).cells,
      ranks: new Map(rows.map(({ rank, player }) => [player, rank])),
      columns: [column('TB1', 1), column('TB2', 2)],
    };
    const found = audit(teams.matches, printed, { ...teams, declared: teams.tiebreaks });
    const { page, said } = await chromium.open();
    await openFile(page, LAGOON);
    await openView(page, 'Audit');
    if (await page.locator('.another').isVisible()) await page.locator('.another summary').click();
    await page.locator('#printed-table').fill(text);
    await page.getByRole('button', { name: 'Put it beside ours' }).click();
    await page.locator('.verdict').nth(1).waitFor();
    expect(await page.locator('.verdict').evaluateAll((all) => all.map((one) => one.classList[1]))).toEqual(
      found.columns.map(({ verdict }) => verdict),
    );
    const expected = expectedCells(printed, found);
    for (const { player, cells } of await page.evaluate(shownCells))
      expect(cells.map(({ printed: one, right }) => ({ printed: one, right }))).toEqual(expected(player));
    for (const at of [0, 1, 2]) {
      await page.locator(`.printed tbody tr:first-child [data-at="${at}"]`).click();
      await page.locator('.account .both').waitFor();
      await page.waitForFunction(() => document.querySelector('.loading') === null);
    }
    expect(said).toEqual([]);
  });

  test('of many numbers that tell two rules apart, four are shown and the others counted', async () => {
    // The first six of 24 win round 1 by forfeit: three have their WIN, three their WON, so that each rule misses three
    const number = (at) => String(at + 1);
    const round = (by, resultOf) =>
      Array.from({ length: 12 }, (_, at) => {
        const pair = { white: number(at), black: number(12 + ((at + by) % 12)), result: resultOf(at) };
        return by === 0 && at < 6 ? { ...pair, kind: 'forfeit-win' } : pair;
      });
    const games = [
      round(0, (at) => (at === 10 ? 0.5 : 1)),
      round(1, () => 0),
      round(2, (at) => (at % 2 === 0 ? 0.5 : 1)),
    ];
    const wins = [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 0, 2, ...new Array(12).fill(1)];
    const printed = wins.map((value, at) => `${number(at)},${at >= 3 && at < 6 ? value - 1 : value}`);
    const { page, said } = await chromium.open();
    const file = { name: 'wins.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ games })) };
    await openFile(page, file);
    await openView(page, 'Audit');
    await page.locator('#printed-table').fill(['No,TB1', ...printed].join('\n'));
    await page.getByRole('button', { name: 'Put it beside ours' }).click();
    await page.locator('.verdict').first().waitFor();
    const told = (await page.locator('.verdict').first().innerText()).replaceAll(/\s+/g, ' ');
    expect(told).toMatch(/apart: 1 1 \(1 \/ 0\); 2 2 \(2 \/ 1\); 3 1 \(1 \/ 0\); 4 1 \(2 \/ 1\); and 2 more /);
    expect(said).toEqual([]);
  });

  test('a mistake in the table is named with line and column, and the table is asked for again', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, HARBOUR);
    await openView(page, 'Audit');
    const name = 'table.csv';
    await page.setInputFiles('#printed-file', { name, mimeType: 'text/csv', buffer: Buffer.from('No,BH\n1,27x\n') });
    await page.locator('.mistake').waitFor();
    expect(await page.locator('.mistake').innerText()).toMatch(/table\.csv can’t be read\. .*line 2, column 3/s);
    expect(await page.locator('#printed-table').count()).toBe(1);
    expect(said).toEqual([]);
  });

  test('a crosstable that is pasted opens like a file and audits itself', async () => {
    const { page, said } = await chromium.open();
    // Buchholz: 1½ + 2 + 0, 0 + 2½ + 1½, 2½ + 0 + 2, 2 + 1½ + 2½; Bo's 4½ is ½ too high
    const text = [
      'Rk.\tName\t1.Rd\t2.Rd\t3.Rd\tPts.\tTB1',
      '1\tAna\t3w1\t2b½\t4w1\t2½\t3½',
      '2\tBo\t4w1\t1w½\t3b½\t2\t4½',
      '3\tDina\t1b0\t4w1\t2w½\t1½\t4½',
      '4\tCy\t2b0\t3b0\t1b0\t0\t6',
    ].join('\n');
    await page.locator('.opening').waitFor();
    await page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, text);
    await page.locator('.standings tbody tr').nth(3).waitFor();
    await openView(page, 'Audit');
    await expect.poll(() => page.locator('.printed tr[data-player="2"] .value').first().innerText()).toBe('2');
    const read = await readPageEvent(text);
    const found = audit(...pageAudit(read));
    const expected = expectedCells(read.written.printed, found);
    for (const { player, cells } of await page.evaluate(shownCells))
      expect(cells.map(({ printed, right }) => ({ printed, right }))).toEqual(expected(player));

    // The page was printed after its own round, whichever one is shown
    const before = await page.evaluate(shownCells);
    await page.locator('.stepper select').selectOption('1');
    await page.waitForFunction(() => document.querySelector('.loading') === null);
    expect(await page.evaluate(shownCells)).toEqual(before);
    expect(said).toEqual([]);
  });

  function pageAudit(page) {
    const read = atPrintedRound(page);
    return [read.games, read.written.printed, { ...optionsOf(read), start: read.start }];
  }

  test.skipIf(!existsSync(folder))('every printed page of the collection: verdicts, cells and accounts', async () => {
    const { page, said } = await chromium.open();
    let pages = 0;
    for (const name of readdirSync(folder)) {
      const content = readFileSync(join(folder, name));
      const read = await readPageEvent(content).catch(() => undefined);
      const printed = read?.written.printed;
      if (printed === undefined || printed.columns.length === 0) continue;
      pages += 1;
      const found = audit(...pageAudit(read));
      await openFile(page, join(folder, name));
      await openView(page, 'Audit');
      expect(await page.locator('.verdict').evaluateAll((all) => all.map((one) => one.classList[1])), name).toEqual(
        found.columns.map(({ verdict }) => verdict),
      );
      const expected = expectedCells(printed, found);
      const shown = await page.evaluate(shownCells);
      expect(shown.length).toBe(read.players.length);
      expect(shown.map(({ cells }) => cells.map(({ printed: one, right }) => ({ printed: one, right })))).toEqual(
        shown.map(({ player }) => expected(player)),
      );
      // The account of a number that a convention made
      const at = found.columns.findIndex(({ rules: [rule] }) => rule?.convention !== undefined && rule.code !== 'DE');
      if (at < 0) continue;
      const { player } = shown[Math.floor(shown.length / 2)];
      await page.locator(`.printed tr[data-player="${player}"] [data-at="${at + 1}"]`).click();
      await page.locator('.account .bar').first().waitFor();
      const { rounds } = account(found.columns[at].rules[0], player, read.games, optionsOf(atPrintedRound(read)));
      expect(
        await page
          .locator('.account .bar')
          .evaluateAll((all) => all.map((one) => one.querySelector('bdi').textContent)),
      ).toEqual(rounds.map(({ value }) => printedNumber(value)));
      await page.keyboard.press('Escape');
    }
    expect(pages).toBeGreaterThan(5);
    expect(said).toEqual([]);
  });

  test('the editions side by side are those of the library, with the reason or with who is ahead now', async () => {
    const real = join(root, '../shared/real/moscow-open-2018-a.trf');
    const file = existsSync(real) ? real : HARBOUR;
    const read = readEvent(readFileSync(file));
    const { players } = compare(read.games, read.tiebreaks, optionsOf(read));
    const names = new Map(read.players.map(({ id, name }) => [id, name ?? id]));
    const moved = players.filter(({ ranks: [before, after] }) => before !== after);
    const { page, said } = await chromium.open();
    await openFile(page, file);
    await openView(page, 'Editions');
    if (moved.length > 0) await page.locator('.editions').waitFor();
    const rows = await page.evaluate(() =>
      [...document.querySelectorAll('.editions tbody tr')].map((row) => ({
        player: row.dataset.player,
        ranks: [...row.querySelectorAll('td')].slice(0, 2).map(({ textContent }) => Number(textContent)),
        why: row.querySelector('.why').textContent.replaceAll(/\s+/g, ' ').trim(),
      })),
    );
    expect(rows.map(({ player, ranks }) => ({ player, ranks }))).toEqual(
      moved.map(({ player, ranks }) => ({ player, ranks })),
    );
    const listed = (ids) => {
      const more = ids.length > 3 ? ` and ${ids.length - 3} more` : '';
      return (
        ids
          .slice(0, 3)
          .map((id) => names.get(id))
          .join('; ') + more
      );
    };
    for (const [at, { differences, passed, passedBy }] of moved.entries()) {
      const passing = [
        ...(passedBy.length === 0 ? [] : [`Now behind ${listed(passedBy)}`]),
        ...(passed.length === 0 ? [] : [`No longer behind ${listed(passed)}`]),
      ];
      if (differences.length === 0) expect(rows[at].why).toBe(passing.join('. '));
      else expect(rows[at].why).toContain(`Round ${differences[0].round}`);
    }
    for (const column of [6, 7]) {
      const ends = await endsOfWholes(page.locator(`.editions tbody td:nth-child(${column}) bdi`));
      expect(Math.max(...ends) - Math.min(...ends), `column ${column}`).toBeLessThanOrEqual(1);
    }
    expect(said).toEqual([]);
  });
});
