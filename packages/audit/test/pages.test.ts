// Every column of a printed page whose rule is known, audited without a hint

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, sharedJson, skipNote } from '@crosstable/core/testing/shared-files';
import { readPrintedTable } from '@crosstable/printed-table';

import { type Audit, type Rule, audit } from '../src/index.js';

/** The entry of a page in `index.json`: of each column the rule that was found by hand. */
interface Entry {
  readonly file: string;
  readonly expect: string;
  readonly tiebreaks?: readonly string[];
}

/** The rules that the words of the index stand for, each a code with its edition or convention. */
const RULES: Readonly<Record<string, readonly (readonly [code: string, convention: string])[]>> = {
  'BH virtual': [['BH', 'virtual opponent']],
  'BH/C1 virtual': [['BH/C1', 'virtual opponent']],
  'BH/C2 virtual': [['BH/C2', 'virtual opponent']],
  'SB virtual': [['SB', 'virtual opponent, ½ in unplayed rounds']],
  'SB/C1 virtual': [['SB/C1', 'virtual opponent, ½ in unplayed rounds']],
  'wins with forfeits, without byes': [['WIN', 'forfeit wins count, byes don’t']],
  'ARO/C1 (rule of 2021)': [['ARO/C1', 'an unplayed round is the rating left out']],
  'DE (old)': [['DE', 'points where all have met']],
  WON: [['WON', '2026-03']],
  SB: [['SB', '2026-03']],
};

const index = hasShared ? (sharedJson('pages/index.json') as { readonly files: readonly Entry[] }).files : [];
const columns = index
  .filter((entry) => entry.expect.startsWith('read'))
  .flatMap(({ file, tiebreaks = [] }) => tiebreaks.map((named, at) => ({ file, named, at })));

const audits = new Map<string, Promise<Audit>>();

async function auditOfPage(file: string): Promise<Audit> {
  const { games, players, printed, rounds, scoring, system } = await readPrintedTable(sharedBytes(`pages/${file}`));
  return audit(games, printed, { players, rounds, scoring, system });
}

/** The audit of a page, which is made once. */
function audited(file: string): Promise<Audit> {
  const made = audits.get(file) ?? auditOfPage(file);
  audits.set(file, made);
  return made;
}

function isIn([code, origin]: readonly [string, string], rules: readonly Rule[]): boolean {
  return rules.some((rule) => rule.code === code && (rule.convention ?? rule.edition) === origin);
}

describe.skipIf(!hasShared)(`the columns of printed pages${skipNote}`, () => {
  const known = columns.filter(({ named }) => named in RULES);

  it.each(known)('$file, column $at: $named', async ({ at, file, named }) => {
    const { columns: found } = await audited(file);
    const { cells, matches, rules, verdict, wrong } = found[at];
    expect(RULES[named].every((rule) => isIn(rule, rules))).toBe(true);
    expect([matches, wrong]).toEqual([cells, []]);
    expect(verdict).toBe(named.startsWith('DE') ? 'no-information' : 'identified');
  });

  it('are all of them, but for three of a page whose second round is under way', async () => {
    expect(columns.length - known.length).toBe(3);
    const live = await audited('jeddah-2026-live-en.html');
    expect(live.columns.map(({ verdict }) => verdict)).toEqual(Array(3).fill('no-information'));
  });

  it('of Vega, whose standings are a page of their own: the median of Buchholz, and all ranks', async () => {
    const [crosstable, standings] = ['crosstable', 'standing'].map((page) =>
      sharedBytes(`pages/vega-duras-${page}.html`),
    );
    const page = await readPrintedTable(new Uint8Array([...crosstable, ...standings]));
    const { columns: found, points, ranks } = audit(page.games, page.printed, page);
    expect(found).toMatchObject([{ label: 'BucM', verdict: 'identified', cells: 10, matches: 10 }]);
    expect(isIn(['BH/M1', 'virtual opponent'], found[0].rules)).toBe(true);
    expect([points.wrong, ranks?.wrong]).toEqual([[], []]);
  });

  it.each([...new Set(columns.map(({ file }) => file))])('%s: the points and the ranks follow', async (file) => {
    const { points, ranks } = await audited(file);
    expect(points.wrong).toEqual([]);
    expect(ranks?.wrong ?? []).toEqual([]);
  });
});
