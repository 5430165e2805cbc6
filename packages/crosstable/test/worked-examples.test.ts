import { describe, expect, it } from 'vitest';

import type { Element } from '../../core/src/index.js';
import { cutLeastSignificant, sumOf } from '../../core/src/index.js';
import { parseTrf } from '../../trf/src/index.js';
import { hasShared, sharedBytes, sharedJson, skipNote } from '../../trf/test/shared-files.js';
import type { CrosstableOptions } from '../src/index.js';
import type { Expected } from './golden-values.js';
import { compareValues, noComparison } from './golden-values.js';

type Met = readonly [score: number, points: number, voluntary: boolean];

interface Boundary {
  readonly name: string;
  readonly elements?: readonly Met[];
  readonly 'elements [opp/dummy score, points, VUR]'?: readonly Met[];
  readonly SB: number;
  readonly 'SB/C1': number;
  readonly 'SB/C2': number;
  readonly 'cut rounds': readonly number[];
}

interface WorkedExamples {
  readonly 'held-swiss-5': Readonly<Record<string, Expected>>;
  readonly 'held-rr-6': Expected;
  readonly 'cut_boundary_cases (Gacrux tests/test_tiebreak_cut.py, 2026 rules; hand derivation printed there)': readonly Boundary[];
}

const WORKED = (hasShared ? sharedJson('real/worked-examples.json') : {}) as Partial<WorkedExamples>;

/** Compares the values that are printed for an event with ours; returns how many there were. */
function compare(name: string, options: CrosstableOptions, printed: Expected | undefined): number {
  const { players, games } = parseTrf(sharedBytes(`real/${name}.trf`));
  const compared = noComparison();
  compareValues(compared, name, games, { ...options, players }, printed ?? {});
  expect(compared.mismatches).toEqual([]);
  return compared.values;
}

describe.skipIf(!hasShared)(`Mario Held's exercises in tie-breaking${skipNote}`, () => {
  it('Swiss of 5 rounds, as the paper prints them: SB, SB/C1, PS, PS/C1, ARO, ARO/C1', () => {
    const printed = WORKED['held-swiss-5']?.['2023/2024 editions (printed in the paper)'];
    expect(compare('held-swiss-5', { system: 'swiss', edition: '2024-08' }, printed)).toBe(6 * 16);
  });

  it('Swiss of 5 rounds, 2026 edition: SB, SB/C1', () => {
    const printed = WORKED['held-swiss-5']?.['2026 edition (Gacrux /V2, Sharly, own recomputation agree)'];
    expect(compare('held-swiss-5', { system: 'swiss', edition: '2026-03' }, printed)).toBe(2 * 16);
  });

  it.each(['2024-08', '2026-03'] as const)('round robin of 6 players: SB, SB/C1, edition %s', (edition) => {
    expect(compare('held-rr-6', { system: 'round-robin', edition }, WORKED['held-rr-6'])).toBe(2 * 6);
  });
});

describe.skipIf(!hasShared)(`16.5.1: cut boundary cases${skipNote}`, () => {
  const cases =
    WORKED['cut_boundary_cases (Gacrux tests/test_tiebreak_cut.py, 2026 rules; hand derivation printed there)'] ?? [];

  it.each(cases)('$name', (boundary) => {
    const met = boundary.elements ?? boundary['elements [opp/dummy score, points, VUR]'] ?? [];
    const all: readonly Element[] = met.map(([score, points, voluntary], round) => ({
      round,
      score,
      value: score * points,
      voluntary,
    }));
    const once = cutLeastSignificant(all);
    const twice = cutLeastSignificant(once);
    expect([all, once, twice].map(sumOf)).toEqual([boundary.SB, boundary['SB/C1'], boundary['SB/C2']]);
    const cut = [all.find((one) => !once.includes(one)), once.find((one) => !twice.includes(one))];
    expect(cut.map((one) => (one?.round ?? NaN) + 1)).toEqual(boundary['cut rounds']);
  });

  it('are four', () => {
    expect(cases).toHaveLength(4);
  });
});
