// The slow implementation against values from elsewhere, so that it isn't wrong in the same way as what it tests.

import { readFileSync, readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { hasShared, sharedJson, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';
import {
  type Disputed,
  GOLDEN,
  type Golden,
  type GoldenGroup,
  roundedHalfUp,
} from '@crosstable/standings/testing/golden-values';

import { CODES } from '../src/compare.js';
import { adjustedScore } from '../src/slow/article-16.js';
import { encounterColumn, placings } from '../src/slow/article-4.js';
import { foreEvent } from '../src/slow/article-8.js';
import { toNumber } from '../src/slow/fraction.js';
import { eventOf } from '../src/slow/record.js';
import { type Sheet, columnOf, isEncounter, sheetOf } from '../src/slow/values.js';

/** The number of comparisons, and the differences. */
interface Comparison {
  values: number;
  ranks: number;
  readonly codes: Set<string>;
  readonly mismatches: string[];
}

const nothing = (): Comparison => ({ values: 0, ranks: 0, codes: new Set(), mismatches: [] });

/** ABH and AFB are the adjusted scores of Article 16.3 in Buchholz and in Fore Buchholz. */
function columnByCode(code: string, sheet: Sheet): readonly (number | null)[] {
  if (code === 'ABH' || code === 'AFB') {
    const event = code === 'ABH' ? sheet.event : foreEvent(sheet.event);
    return event.entries.map((_, player) => adjustedScore(event, player) / event.parts);
  }
  const column = isEncounter(code) ? encounterColumn(sheet, code) : columnOf(code, sheet);
  return column.map((value) => {
    if (value === null) return null;
    return code.startsWith('AOB') ? roundedHalfUp(toNumber(value), 2) : toNumber(value);
  });
}

/** The classes of disputes that are decided for the reference, as in the tests of the package; all others for the text. */
const OVER_THE_BOARD_ONLY = ['RR-FORFEIT-WIN-15.2', 'RR-FORFEIT-2024'];

type Value = readonly [code: string, id: string, value: number | null | undefined];

function valuesIn({ expected, disputed = [] }: Golden): readonly Value[] {
  const agreed = Object.entries(expected).flatMap(([code, values = {}]) =>
    Object.entries(values).map(([id, value]): Value => [code, id, value]),
  );
  const decided = disputed.flatMap((dispute: Disputed): readonly Value[] => {
    if ('order' in dispute) return [];
    const { tb, id, reference, text = reference } = dispute;
    return [[tb, id, OVER_THE_BOARD_ONLY.includes(dispute.class) ? reference : text]];
  });
  return [...agreed, ...decided];
}

function compare(into: Comparison, { edition, tournaments }: GoldenGroup): void {
  for (const golden of tournaments) {
    const { id: name, games, players, rounds, scoring, system } = golden;
    const sheet = sheetOf(eventOf({ games, players, options: { system, rounds, scoring, edition } }));
    const numbers = new Map(players.map(({ id }, number) => [id, number]));
    const columns = new Map<string, readonly (number | null)[]>();
    for (const [code, id, expected] of valuesIn(golden)) {
      const column = columns.get(code) ?? columnByCode(code, sheet);
      columns.set(code, column);
      const own = column[numbers.get(id) ?? -1];
      into.values++;
      into.codes.add(code);
      if (!Object.is(own, expected)) into.mismatches.push(`${name} ${code} of ${id}: expected ${expected}, got ${own}`);
    }
    for (const { order, ranks } of golden.standings) {
      const rows = placings(sheet, order);
      for (const [id, expected] of Object.entries(ranks)) {
        const own = rows[numbers.get(id) ?? -1].rank;
        into.ranks++;
        if (own !== expected)
          into.mismatches.push(`${name} ${order.join()} of ${id}: expected ${expected}, got ${own}`);
      }
    }
  }
}

/** With golden values. The others are a plain sort of what is given, FB by another name, or cuts and limits of these. */
const WITH_GOLDEN = [
  ...['PTS', 'DE', 'DE/P', 'WIN', 'WON', 'BPG', 'BWG', 'PS', 'PS/C1', 'PS/C2', 'REP', 'STD'],
  ...['BH', 'BH/C1', 'BH/C1/P', 'BH/C2', 'BH/M1', 'BH/M2', 'BH/P', 'AOB', 'AOB/F'],
  ...['FB', 'FB/C1', 'FB/C2', 'FB/M1', 'FB/P', 'SB', 'SB/C1', 'SB/C1/P', 'SB/C2', 'SB/P'],
  ...['KS', 'KS/L+1', 'KS/L-2', 'KS/L40', 'KS/L60'],
  ...['ARO', 'ARO/C1', 'ARO/C2', 'ARO/M1', 'TPR', 'PTP', 'APRO', 'APPO', 'RTNG'],
];

describe('the slow implementation has the golden values', () => {
  const all = nothing();

  it.each(readdirSync(GOLDEN))('%s', (name) => {
    const group = JSON.parse(readFileSync(new URL(name, GOLDEN), 'utf8')) as GoldenGroup;
    const compared = nothing();
    compare(compared, group);
    expect(compared.mismatches).toEqual([]);
    all.values += compared.values;
    all.ranks += compared.ranks;
    for (const code of compared.codes) all.codes.add(code);
  });

  it('of every code that there is one of', () => {
    const known = [...all.codes].filter((code) => code !== 'ABH' && code !== 'AFB');
    expect(known.sort()).toEqual(WITH_GOLDEN.toSorted());
    expect(CODES).toEqual(expect.arrayContaining(WITH_GOLDEN));
    console.log(`${all.values} values and ${all.ranks} ranks of the golden selection`);
    expect(all.values).toBeGreaterThan(90_000);
    expect(all.ranks).toBeGreaterThan(5_000);
  });

  it.skipIf(!hasShared)(`all of them${skipNote}`, () => {
    const compared = nothing();
    for (const name of sharedNames('golden/individual', /\.json$/)) {
      compare(compared, sharedJson(`golden/individual/${name}`) as GoldenGroup);
    }
    expect(compared.mismatches).toEqual([]);
    console.log(`${compared.values} values and ${compared.ranks} ranks of all golden values`);
    expect(compared.values).toBeGreaterThan(400_000);
  });
});
