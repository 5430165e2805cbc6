// Links to a file of the page's own site, and to tournaments that are in the link: the address follows what is shown.
import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, LAGOON, missing, openFile, openView, rowTexts, serve, startChromium } from './chromium.mjs';

/** Buchholz: 1½ + 2 + 0, 0 + 2½ + 1½, 2½ + 0 + 2, 2 + 1½ + 2½. */
const PRINTED = [
  'Rk.;Name;1.Rd;2.Rd;3.Rd;Pts;TB1',
  ...['1;Ana;3w1;2b½;4w1;2,5;3,5', '2;Bo;4w1;1w½;3b½;2;4', '3;Dina;1b0;4w1;2w½;1,5;4,5', '4;Cy;2b0;3b0;1b0;0;6'],
].join('\n');

describe.skipIf(missing !== undefined)('links', () => {
  let chromium;
  let site;
  beforeAll(async () => {
    chromium = await startChromium();
    site = await serve({ 'tables/tonight.trf': readFileSync(HARBOUR), 'tables/printed.csv': Buffer.from(PRINTED) });
  });
  afterAll(async () => {
    await chromium?.close();
    await site?.close();
  });

  const open = async (hash) => {
    const opened = await chromium.open({ address: site.address, hash });
    await opened.page.locator('.event').waitFor();
    return opened;
  };
  const hashOf = (page) => page.evaluate(() => location.hash);
  const shareLink = async (page) => {
    await page.locator('.masthead .link').first().click();
    await page.locator('.link-field').waitFor();
    return page.locator('.link-field').inputValue();
  };

  test('the address of a file on this site follows every change, and leads back to what was shown', async () => {
    const { page, said } = await open('#open=tables/tonight.trf');
    await page.locator('.chip .code').nth(1).press('ArrowRight');
    await expect.poll(() => hashOf(page)).toMatch(/^#open=tables\/tonight\.trf&list=PTS,SB,SB\/C1,PS,ARO&round=6/);
    await page.locator('.stepper select').selectOption('5');
    await expect.poll(() => hashOf(page)).toContain('&round=5&');
    await page.locator('.edition select').selectOption('2024-08');
    await expect.poll(() => hashOf(page)).toContain('&edition=2024-08');
    await page.locator('.views').getByRole('button', { name: 'Results', exact: true }).click();
    await page.locator('.results select').first().selectOption('3');
    await expect.poll(() => hashOf(page)).toMatch(/&view=live&results=5\.\d+\.\.(&|$)/);
    await page.locator('.views').getByRole('button', { name: 'Standings', exact: true }).click();
    await page.locator('tr[data-player="3"] [data-at="1"]').click();
    await expect.poll(() => hashOf(page)).toContain('&why=3&at=1');
    const rows = await rowTexts(page);
    // Back closes the account, opens nothing anew, and keeps the result that was entered
    await page.evaluate(() => history.back());
    await expect.poll(() => page.locator('.account').count()).toBe(0);
    await expect.poll(() => hashOf(page)).toMatch(/&view=standings&results=[^&]*$/);
    expect(await page.locator('.event').innerText()).toContain('One result is changed on this page.');
    expect(await hashOf(page)).toContain('&round=5&edition=2024-08');
    const again = await open(await hashOf(page));
    expect(await rowTexts(again.page)).toEqual(rows);
    expect(said).toEqual([]);
  });

  test('what is shared of a file on this site is a link to that file', async () => {
    const { page } = await open('#open=tables/tonight.trf');
    const link = await shareLink(page);
    expect(link).toMatch(/#open=tables\/tonight\.trf&list=/);
    expect(link).not.toContain('of=');
    expect(await page.locator('.sharing').innerText()).not.toContain('need its file');
  });

  test('a link without its tournament says that others need the file, and the copied one that it is copied', async () => {
    const { context, page } = await chromium.open();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openFile(page, HARBOUR);
    await shareLink(page);
    const sharing = page.locator('.sharing');
    await page.getByRole('checkbox').uncheck();
    await expect.poll(() => page.locator('.link-field').inputValue()).toContain('&of=');
    const link = await page.locator('.link-field').inputValue();
    expect(await sharing.innerText()).toContain('The tournament isn’t in the link: others need its file to see the table.');
    await page.locator('.copy').first().click();
    await expect.poll(() => sharing.locator('.copied').innerText()).toBe('✓ The link is copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.getByRole('checkbox').check();
    await expect.poll(() => sharing.innerText()).not.toContain('others need its file');
    await expect.poll(() => sharing.locator('.copied').count()).toBe(0);
  }); // prettier-ignore

  test('the address of a tournament in a link follows, too; that of a file of the device stays empty', async () => {
    const { page } = await chromium.open({ address: site.address });
    await openFile(page, HARBOUR);
    await page.locator('.stepper select').selectOption('4');
    await page.locator('.masthead .link').first().click();
    await expect.poll(() => page.locator('.link-field').inputValue()).toContain('&t=');
    const link = await page.locator('.link-field').inputValue();
    expect(await hashOf(page)).toBe('');
    const other = await open(`#${link.split('#')[1]}`);
    await other.page.locator('.stepper select').selectOption('3');
    await expect.poll(() => hashOf(other.page)).toMatch(/&round=3&.*&t=/);
    await other.page.locator('.masthead .link').last().click();
    await other.page.setInputFiles('#file', HARBOUR);
    await expect.poll(() => hashOf(other.page)).toBe('');
  });

  test('Back doesn’t lead to the address of a tournament that another took the place of', async () => {
    const { page } = await open('#open=tables/tonight.trf');
    await page.locator('tr[data-player="3"] [data-at="1"]').click();
    await page.locator('.account').waitFor();
    await page.locator('.masthead .link').last().click();
    await page.setInputFiles('#file', LAGOON);
    await expect.poll(() => page.locator('#event-name').innerText()).toBe('Lagoon Team Cup');
    await page.goBack();
    await expect.poll(() => hashOf(page)).toBe('');
    expect(await page.locator('#event-name').innerText()).toBe('Lagoon Team Cup');
  });

  const shownIn = (page) => page.locator('.views [aria-pressed="true"]').innerText();

  test('Back and Forward go through the views that were shown, in the present list and round, with what is entered', async () => {
    const { page, said } = await open('#open=tables/tonight.trf');
    await openView(page, 'Results');
    await page.locator('.results select').first().selectOption('3');
    await openView(page, 'Standings');
    await page.locator('tr[data-player="3"] [data-at="1"]').click();
    await page.locator('.account').waitFor();
    // The account is of SB/C1, which is the third code then
    await page.locator('.chip .code').nth(1).press('ArrowRight');
    await openView(page, 'Course');
    await openView(page, 'Course');
    await page.locator('.stepper select').selectOption('5');
    await page.goBack();
    await page.locator('.account').waitFor();
    expect(await shownIn(page)).toBe('Standings');
    await expect.poll(() => hashOf(page)).toMatch(/&list=PTS,SB,SB\/C1,PS,ARO&round=5&.*&view=standings&why=3&at=2&results=/);
    await page.goBack();
    await expect.poll(() => page.locator('.account').count()).toBe(0);
    await page.goBack();
    await expect.poll(() => shownIn(page)).toBe('Results');
    await page.goBack();
    await expect.poll(() => shownIn(page)).toBe('Standings');
    await expect.poll(() => hashOf(page)).toMatch(/&round=5&edition=[^&]*&view=standings&results=[^&]*$/);
    for (const view of ['Results', 'Standings', 'Standings', 'Course']) {
      await page.goForward();
      await expect.poll(() => shownIn(page)).toBe(view);
    }
    await expect.poll(() => hashOf(page)).toContain('&view=course');
    expect(await page.locator('.event').innerText()).toContain('One result is changed on this page.');
    expect(said).toEqual([]);
  }); // prettier-ignore

  test('Back in a file of the device goes through its views, and not to those of the file before', async () => {
    const { page, said } = await chromium.open({ address: site.address });
    await openFile(page, HARBOUR);
    await openView(page, 'Course');
    await openView(page, 'Rounds');
    await page.goBack();
    await expect.poll(() => shownIn(page)).toBe('Course');
    await openFile(page, LAGOON);
    await openView(page, 'Matches');
    await page.goBack();
    await expect.poll(() => shownIn(page)).toBe('Standings');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => history.state.view)).toBe('standings');
    expect(await shownIn(page)).toBe('Standings');
    expect(await page.locator('#event-name').innerText()).toBe('Lagoon Team Cup');
    // An address that is typed is opened there, too
    await page.evaluate(() => {
      location.hash = '#open=tables/tonight.trf&view=course';
    });
    await expect.poll(() => page.locator('#event-name').innerText()).toBe('Harbour Open');
    expect(await shownIn(page)).toBe('Course');
    await page.goBack();
    await expect.poll(() => hashOf(page)).toContain('#open=tables/tonight.trf');
    expect(await shownIn(page)).toBe('Course');
    expect(said).toEqual([]);
  });

  test('Back from the choice of another file shows the view that it leads to', async () => {
    const { page } = await open('#open=tables/tonight.trf');
    await openView(page, 'Course');
    await page.locator('.masthead .link').last().click();
    await page.locator('.opening').waitFor();
    await page.goBack();
    await expect.poll(() => page.locator('.opening').count()).toBe(0);
    expect(await shownIn(page)).toBe('Course');
  });

  test('Back goes through the views that were shown before the page was loaded anew', async () => {
    const { page, said } = await open('#open=tables/tonight.trf');
    await openView(page, 'Course');
    await expect.poll(() => hashOf(page)).toContain('&view=course');
    await page.reload();
    await page.locator('.bumps').waitFor();
    await page.goBack();
    await expect.poll(() => shownIn(page)).toBe('Standings');
    await page.goForward();
    await expect.poll(() => shownIn(page)).toBe('Course');
    expect(said).toEqual([]);
  });

  test('a printed page on this site is opened with the number that the link names', async () => {
    const { page, said } = await chromium.open({ address: site.address, hash: '#open=tables/printed.csv&view=audit&cell=2&at=1' }); // prettier-ignore
    await page.locator('.account .both').waitFor();
    expect((await page.locator('.both').innerText()).split(/\s*\n+\s*/)).toEqual(['Printed', '4', 'By the rule', '4']);
    await page.locator('.edition select').selectOption('2024-08');
    await expect.poll(() => hashOf(page)).toMatch(/^#open=tables\/printed\.csv&.*&edition=2024-08&view=audit&cell=2&at=1$/);
    expect(said).toEqual([]);
  }); // prettier-ignore

  test('a table that is put beside a file of this site goes into its address, and another one takes its place', async () => {
    const { page, said } = await open('#open=tables/tonight.trf');
    await page.locator('.views').getByRole('button', { name: 'Audit', exact: true }).click();
    const tableOf = async () => /&table=[^&]*/.exec(await hashOf(page))?.[0];
    for (const label of ['First', 'Second']) {
      const before = await tableOf();
      await page.locator('#printed-table').waitFor({ state: 'attached' });
      if (await page.locator('.another').isVisible()) await page.locator('.another summary').click();
      await page.locator('#printed-table').fill(`No,${label}\n3,16\n2,14\n7,14`);
      await page.getByRole('button', { name: 'Put it beside ours' }).click();
      await expect.poll(() => page.locator('.verdict h2').allInnerTexts()).toEqual([label]);
      await expect.poll(tableOf).not.toBe(before);
      expect(await hashOf(page)).toMatch(/^#open=tables\/tonight\.trf&.*&table=/);
      const again = await chromium.open({ address: site.address, hash: await hashOf(page) });
      await expect.poll(() => again.page.locator('.verdict h2').allInnerTexts()).toEqual([label]);
    }
    expect(said).toEqual([]);
  });

  test('what a link asks for in vain is said, and the address follows from then on', async () => {
    const { page } = await open('#open=tables/tonight.trf&view=audit&cell=3&at=1');
    expect(await page.locator('.note').innerText()).toContain('The link is damaged');
    expect(await page.locator('.beside').count()).toBe(0);
    const other = await open('#open=tables/tonight.trf&list=PTS,FOO');
    expect(await other.page.locator('.note').innerText()).toContain('The link is damaged');
    await other.page.locator('.edition select').selectOption('2024-08');
    await expect.poll(() => hashOf(other.page)).toMatch(/^#open=tables\/tonight\.trf&list=PTS,SB\/C1,SB,PS,ARO&.*2024-08/);
    expect(await shareLink(other.page)).toContain('#open=tables/tonight.trf&');
  }); // prettier-ignore

  test('an address that is typed into a page with an open tournament is opened', async () => {
    const { page } = await open('#open=tables/tonight.trf');
    await page.locator('.stepper select').selectOption('5');
    await expect.poll(() => hashOf(page)).toContain('&round=5&');
    await page.evaluate(() => {
      location.hash = '#open=tables/tonight.trf&round=2';
    });
    await expect.poll(() => page.locator('.stepper select').inputValue()).toBe('2');
  });
});
