// WCAG 2.2 AA and best practices by axe, in every view and every look of the page; contrast that axe leaves open is computed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { crosstable, standings } from 'crosstable';
import { eventOf } from 'crosstable/event';
import { RULES, axe } from './axe.mjs';
import { HARBOUR, LAGOON, completed, missing, openFile, openView, startChromium } from './chromium.mjs';

/** Contrast of texts whose background axe couldn't tell, by the colours that the page computes for them. */
function lowContrast(selectors) {
  const luminance = (colour) => {
    const [red, green, blue] = /rgba?\(([^)]+)\)/
      .exec(colour)[1]
      .split(',')
      .map((part) => {
        const share = Number.parseFloat(part) / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isSolid = (colour) => /^rgb\(/.test(colour);
  const ratio = (one, other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    let behind = element;
    while (behind !== null && !isSolid(getComputedStyle(behind).backgroundColor)) behind = behind.parentElement;
    const { color } = getComputedStyle(element);
    const paper =
      behind === null
        ? getComputedStyle(document.documentElement).backgroundColor
        : getComputedStyle(behind).backgroundColor;
    const bar = getComputedStyle(document.documentElement).getPropertyValue('--bar').trim();
    const probe = document.createElement('i');
    probe.style.color = bar;
    document.body.append(probe);
    const onBar = element.closest('.bar') === null ? 21 : ratio(color, getComputedStyle(probe).color);
    probe.remove();
    const least = Math.min(ratio(color, paper), onBar);
    return least < 4.5 ? [`${selector}: ${least.toFixed(2)}`] : [];
  });
}

/** All that axe finds, and what it leaves open of contrast. */
async function findings(page) {
  const result = await page.evaluate(
    (rules) => globalThis.axe.run(document, { runOnly: rules, resultTypes: ['violations', 'incomplete'] }),
    RULES,
  );
  const violations = result.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes[0].html.slice(0, 120)} (${nodes.length}) ${nodes[0].failureSummary.slice(0, 200)}`,
  );
  const open = result.incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => target[0]));
  // Boards scroll under the bar at the foot, where axe can't tell their size
  const underBar = await page.evaluate(() => {
    const bar = document.querySelector('.desk .changed')?.getBoundingClientRect();
    const isUnder = ({ bottom, top }) => bar !== undefined && bottom > bar.top && top < bar.bottom;
    return [...document.querySelectorAll('.board :is(button, select)')]
      .filter((one) => isUnder(one.getBoundingClientRect()))
      .map(({ outerHTML }) => outerHTML);
  });
  const others = result.incomplete
    .filter(({ id }) => id !== 'color-contrast')
    .map(({ id, nodes }) => ({
      id,
      nodes: id === 'target-size' ? nodes.filter(({ html }) => !underBar.includes(html)) : nodes,
    })) // prettier-ignore
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `incomplete ${id}: ${nodes[0].html.slice(0, 120)}`);
  return [...violations, ...others, ...(await page.evaluate(lowContrast, open))];
}

/**
 * Fifty players over seven rounds, with an unplayed round of each kind, and the table that is printed of them: one number wrong.
 * Opponents move on by two places in every round.
 */
function fifty() {
  const players = Array.from({ length: 50 }, (_, at) => ({
    id: String(at + 1),
    name: `Player, Number ${at + 1}`,
    rating: 2500 - 10 * at,
    federation: ['HUN', 'NOR', 'PER'][at % 3],
  }));
  const id = (at) => String((at % 50) + 1);
  const games = Array.from({ length: 7 }, (_, round) =>
    Array.from({ length: 25 }, (__, at) => ({
      white: id(2 * at),
      black: id(2 * at + 2 * round + 1),
      result: [1, 0.5, 0][(at + round) % 3],
    })),
  );
  games[1][0] = { ...games[1][0], result: 1, kind: 'forfeit-win' };
  const [{ white, black }, ...others] = games[2];
  games[2] = [
    { white, black: '', result: 0.5, kind: 'half-bye' },
    { white: black, black: '', result: 1, kind: 'pairing-bye' },
    ...others,
  ];
  games[6][3] = { ...games[6][3], result: null };
  const event = { name: 'Fifty', system: 'swiss', start: '2026-05-01', players, games };
  const read = eventOf(event);
  const rows = standings(crosstable(read.games, read), ['PTS', 'BH', 'PS']).map(({ rank, player, values }, at) =>
    [player, rank, values[0], values[1], values[2] + (at === 1 ? 0.5 : 0)].join(','),
  );
  return { file: Buffer.from(JSON.stringify(event)), csv: ['No,Rank,Points,TB1,TB2', ...rows].join('\n') };
}

const FIFTY = fifty();

const LOOKS = {
  light: { colorScheme: 'light', direction: 'ltr' },
  dark: { colorScheme: 'dark', direction: 'ltr' },
  'right to left': { colorScheme: 'light', direction: 'rtl' },
};

const DEVICES = [
  ['a screen', {}, ['light', 'dark', 'right to left']],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, ['light']],
];

/** All that axe finds in each look. */
async function findingsIn(looks, page) {
  const found = [];
  for (const look of looks) {
    const { colorScheme, direction } = LOOKS[look];
    await page.emulateMedia({ colorScheme });
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    found.push(...(await findings(page)).map((finding) => `${look}: ${finding}`));
  }
  return found;
}

describe.skipIf(missing !== undefined)('accessibility', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test.for(DEVICES)('%s: axe finds nothing in any view and look', async ([, options, looks]) => {
    const { page } = await chromium.open({ ...options, bypassCSP: true, reducedMotion: 'reduce' });
    await page.addScriptTag({ content: axe });
    await page.locator('main').waitFor();
    const inLooks = () => findingsIn(looks, page);
    const found = { opening: await inLooks() };
    await openFile(page, LAGOON);
    for (const view of ['Matches', 'Players']) {
      await openView(page, view);
      found[view] = await inLooks();
    }
    await openFile(page, { name: 'fifty.json', mimeType: 'application/json', buffer: FIFTY.file });
    for (const view of await page.locator('.views button').allInnerTexts()) {
      await openView(page, view);
      found[view] = await inLooks();
    }
    await openView(page, 'Results');
    await page.locator('.results select').first().selectOption('0');
    found.changed = await inLooks();
    await page.getByRole('button', { name: 'Undo all' }).click();
    await openView(page, 'Audit');
    await page.locator('#printed-table').fill(FIFTY.csv);
    await page.getByRole('button', { name: 'Put it beside ours' }).click();
    await page.locator('.printed .value.wrong').click();
    await page.locator('.account .both').waitFor();
    found.audited = await inLooks();
    await page.locator('.views button').first().click();
    const fold = page.locator('.fold:visible');
    const isFolded = (await fold.count()) > 0;
    const chooseEdition = async (edition) => {
      if (isFolded) await fold.click();
      await page.locator('.edition select').selectOption(edition);
      if (isFolded && (await page.locator('.is-unfolded').count()) > 0) await fold.click();
    };
    await chooseEdition({ index: 0 });
    await page.locator('.standings.printed tbody .value').nth(1).click();
    await page.locator('.account .both').waitFor();
    found.asPrinted = await inLooks();
    await page.keyboard.press('Escape');
    await chooseEdition('2026-03');
    await page.locator('.standings:not(.printed)').waitFor();
    if (isFolded) await fold.click();
    await page.locator('.add').click();
    await page.locator('.adding').waitFor();
    if (isFolded) {
      found.list = await inLooks();
      await fold.click();
    }
    // The sheet of what may be added lies over it on a wide screen
    await page.locator('.masthead .link').first().dispatchEvent('click');
    await page.locator('.link-field').waitFor();
    found.panels = await inLooks();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('.standings tbody tr').nth(2).locator('.value').nth(1).click();
    await page.locator('.account').waitFor();
    found.account = await inLooks();
    await page.locator('.question').first().click();
    await page.locator('.duel').waitFor();
    found.duel = await inLooks();
    expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
  });

  test('the tree of every view is what a screen reader is told', async () => {
    const { page } = await chromium.open();
    // Four players, of whom one has ½ too much in the printed column
    const text = [
      'Rk.\tName\t1.Rd\t2.Rd\t3.Rd\tPts.\tTB1',
      '1\tAna\t3w1\t2b½\t4w1\t2½\t3½',
      '2\tBo\t4w1\t1w½\t3b½\t2\t4½',
      '3\tDina\t1b0\t4w1\t2w½\t1½\t4½',
      '4\tCy\t2b0\t3b0\t1b0\t0\t6',
    ].join('\n');
    const buffer = Buffer.from(text);
    const trees = {};
    const look = async (name, part = '.view') => {
      await completed(page);
      trees[name] = await page.locator(part).ariaSnapshot();
    };
    await look('opening', 'main');
    await openFile(page, { name: 'four.tsv', mimeType: 'text/plain', buffer });
    await look('page', 'main');
    for (const view of (await page.locator('.views button').allInnerTexts()).slice(1)) {
      await page.getByRole('button', { name: view, exact: true }).click();
      await look(view);
    }
    await page.getByRole('button', { name: 'Audit', exact: true }).click();
    await page.locator('.printed tr[data-player="2"] [data-at="1"]').click();
    await page.locator('.both').waitFor();
    await look('printed number', '.beside');
    await page.getByRole('button', { name: 'Standings', exact: true }).click();
    await page.locator('.edition select').selectOption('2026-03');
    await look('standings');
    await page.locator('.standings tr[data-player="2"] [data-at="1"]').click();
    await page.locator('.account').waitFor();
    await look('account', '.beside');
    await page.locator('.question').first().click();
    await page.locator('.duel').waitFor();
    await look('duel', '.duel');
    const written = Object.entries(trees).map(([name, tree]) => `# ${name}\n${tree}\n`);
    await expect(written.join('\n')).toMatchFileSnapshot('trees.txt');
  });

  test('a title and a name are two words', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    expect(await page.getByRole('rowheader', { name: 'FM Brandão, Tiago', exact: true }).count()).toBe(1);
    await openFile(page, LAGOON);
    await page.getByRole('button', { name: 'Players', exact: true }).click();
    await page.locator('.boards').waitFor();
    expect(await page.getByRole('rowheader', { name: 'IM Saar, Marten', exact: true }).count()).toBe(1);
  });
});
