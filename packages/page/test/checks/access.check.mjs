// WCAG 2.2 AA and best practices by axe, in every view and every look of the page; contrast that axe leaves open is computed.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, LAGOON, missing, openFile, startChromium } from './chromium.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
    (tags) => globalThis.axe.run(document, { runOnly: tags, resultTypes: ['violations', 'incomplete'] }),
    TAGS,
  );
  const violations = result.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes[0].html.slice(0, 120)} (${nodes.length}) ${nodes[0].failureSummary.slice(0, 200)}`,
  );
  const open = result.incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => target[0]));
  const others = result.incomplete
    .filter(({ id }) => id !== 'color-contrast')
    .map(({ id, nodes }) => `incomplete ${id}: ${nodes[0].html.slice(0, 120)}`);
  return [...violations, ...others, ...(await page.evaluate(lowContrast, open))];
}

const LOOKS = [
  ['light', {}],
  ['dark', { colorScheme: 'dark' }],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['right to left', { direction: 'rtl' }],
];

describe.skipIf(missing !== undefined)('accessibility', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test.for(LOOKS)('%s: axe finds nothing in any view', async ([, { direction, ...options }]) => {
    const { page, context } = await chromium.open({ ...options, bypassCSP: true, reducedMotion: 'reduce' });
    await page.addScriptTag({ content: axe });
    if (direction !== undefined)
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, direction);
    const found = { opening: await findings(page) };
    await openFile(page, LAGOON);
    for (const view of ['Matches', 'Players']) {
      await page.getByRole('button', { name: view, exact: true }).click();
      await page.locator('.loading').waitFor({ state: 'detached' });
      found[view] = await findings(page);
    }
    await openFile(page, HARBOUR);
    for (const view of await page.locator('.views button').allInnerTexts()) {
      await page.getByRole('button', { name: view, exact: true }).click();
      await page.locator('.loading').waitFor({ state: 'detached' });
      found[view] = await findings(page);
    }
    await page.locator('.views button').first().click();
    await page.locator('.standings').waitFor();
    await page.locator('.add').click();
    await page.locator('.masthead .link').first().click();
    await page.locator('.adding').waitFor();
    await page.locator('.link-field').waitFor();
    found.panels = await findings(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('.standings tbody tr').nth(2).locator('.value').nth(1).click();
    await page.locator('.account').waitFor();
    found.account = await findings(page);
    await page.locator('.question').first().click();
    await page.locator('.duel').waitFor();
    found.duel = await findings(page);
    expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
    await context.close();
  });

  test('the tree of the table is what a screen reader is told', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    const row = page.locator('tr[data-player="3"]');
    expect(await row.ariaSnapshot()).toBe(
      [
        '- row "2 Csonka, Ágnes same place HUN 2103 4 decides 10 decides 12½ 16 1940":',
        '  - gridcell "2"',
        '  - rowheader "Csonka, Ágnes"',
        '  - gridcell "same place"',
        '  - gridcell "HUN"',
        '  - gridcell "2103"',
        '  - gridcell "4 decides"',
        '  - gridcell "10 decides"',
        '  - gridcell "12½"',
        '  - gridcell "16"',
        '  - gridcell "1940"',
      ].join('\n'),
    );
  });
});
