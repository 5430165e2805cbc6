// Tables that organisers and their programs have printed: the rule of each column without hints, and the places that the
// editions of C.07 would change. The counts of cells are those of shared/real/manifest.json.

import { describe, expect, it } from 'vitest';

import { hasShared, skipNote } from '@crosstable/core/testing/shared-files';

import { type Audit, audit } from '../src/index.js';
import { realTable } from './real-tables.js';

/** The event, its column, the simplest rule as code and edition or convention, and the number of cells. */
// prettier-ignore
const IDENTIFIED = [
  ['moscow-open-2018-a', 'TB1 Buchholz', 'BH', 'virtual opponent', 220],
  ['moscow-open-2018-a', 'TB2 Buchholz Cut1', 'BH/C1', 'virtual opponent', 220],
  ['moscow-open-2018-a', 'TB4 Sonneborn-Berger', 'SB', 'virtual opponent, ½ in unplayed rounds', 220],
  ['world-blitz-2021-open', 'TB1', 'BH/C1', 'virtual opponent', 179],
  ['world-blitz-2021-open', 'TB2', 'BH', 'virtual opponent', 179],
  ['world-blitz-2021-open', 'TB3', 'ARO/C1', 'an unplayed round is the rating left out', 179],
  ['ixtepec-2025', 'BH', 'BH', 'virtual opponent', 59],
  ['ixtepec-2025', 'SB', 'SB', 'virtual opponent', 59],
  ['vega-nov-2018', 'BH/C1 (pre-2023 rule)', 'BH/C1', 'virtual opponent', 11],
  ['vega-nov-2018', 'BH (pre-2023 rule)', 'BH', 'virtual opponent', 11],
  ['chess-results-single-swisssystem', 'TB1 37: Buchholz (variable, pre-2023 params)', 'BH', '2024-08', 21],
  ['pl-2026', 'BH (2026)', 'BH', '2026-03', 14],
  ['womens-world-rapid-2024', 'ARO/C1', 'ARO/C1', '2026-03', 110],
] as const;

/** The event, the number of printed ranks, and the places that differ under the editions, oldest first. */
const RANKS = [
  ['moscow-open-2018-a', 220, 136, 126],
  ['world-blitz-2021-open', 179, 24, 24],
  ['ixtepec-2025', 59, 19, 17],
  ['vega-nov-2018', 11, 2, 4],
] as const;

const audits = new Map<string, Audit>();

/** The audit of an event without hints, which is made once. */
function audited(event: string): Audit {
  const { games, options, printed } = realTable(event);
  const made = audits.get(event) ?? audit(games, printed, options);
  audits.set(event, made);
  return made;
}

describe.skipIf(!hasShared)(`printed tables${skipNote}`, () => {
  it.each(IDENTIFIED)('%s, column “%s”: %s of %s, %d cells', (event, label, code, origin, cells) => {
    const column = audited(event).columns.find((one) => one.label === label);
    expect(column).toMatchObject({ verdict: 'identified', cells, matches: cells, wrong: [] });
    const [rule] = column?.rules ?? [];
    expect([rule.code, rule.edition ?? rule.convention]).toEqual([code, origin]);
  });

  it('TB3 of 2021 as the plain ARO/C1 gives 162 of 179 cells, so that 17 tell the two apart', () => {
    const column = audited('world-blitz-2021-open').columns[2];
    expect(column.runnerUp?.matches).toBe(162);
    expect(column.distance).toBe(17);
  });

  it.each(['ARO (rtgaverage)', 'performance (rtgperform)'])('%s of 2025 stays unknown: 8 of 21 cells', (label) => {
    const column = audited('chess-results-single-swisssystem').columns.find((one) => one.label === label);
    expect(column).toMatchObject({ verdict: 'unknown', rules: [], matches: 8, cells: 21, wrong: [] });
    expect(column?.runnerUp?.matches).toBe(8);
  });

  it('says nothing of a direct encounter in which two players have ½ and all others 0', () => {
    const column = audited('moscow-open-2018-a').columns[2];
    expect(column).toMatchObject({ verdict: 'no-information', matches: 220, cells: 220 });
    expect(column.rules).toEqual([{ code: 'DE', convention: 'points where all have met', article: null }]);
  });

  it.each(RANKS)(
    '%s: all %d ranks follow, and %d and %d places differ under the editions',
    (event, ranks, old, now) => {
      const { games, options, printed } = realTable(event);
      const isListed = event === 'ixtepec-2025';
      const found = isListed ? audit(games, printed, { ...options, declared: ['DE', 'BH', 'SB'] }) : audited(event);
      expect(found.ranks?.cells).toBe(ranks);
      expect(found.ranks?.wrong).toEqual([]);
      expect(found.ranks?.editions.map(({ edition, wrong }) => [edition, wrong.length])).toEqual([
        ['2024-08', old],
        ['2026-03', now],
      ]);
    },
  );

  it('finds all points in order', () => {
    expect(audited('moscow-open-2018-a').points).toEqual({ cells: 220, wrong: [] });
  });
});
