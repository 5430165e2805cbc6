// Which codes the golden values have for which group, edition and system: so that none of them gets lost unnoticed.

import { expect } from 'vitest';

import type { Edition, System } from '@crosstable/core';

import { type GoldenGroup, codesIn } from './golden-values.js';

// prettier-ignore
const ALWAYS = [
  'PTS', 'WIN', 'PS', 'PS/C1', 'PS/C2', 'SB', 'SB/C1', 'SB/C2', 'DE',
];

/** Disputed in every round robin with a forfeit under the edition of August 2024. */
// prettier-ignore
const WITHOUT_OPEN_FORFEITS = [
  'WON', 'BPG', 'BWG', 'REP', 'ARO', 'ARO/C1', 'ARO/C2', 'ARO/M1', 'TPR', 'PTP', 'APRO', 'APPO',
];

/** ABH and AFB are no tie-breaks: the adjusted scores of Article 16.3 in Buchholz and in Fore Buchholz. */
// prettier-ignore
const SWISS_ONLY = [
  'BH', 'BH/C1', 'BH/C2', 'BH/M1', 'BH/M2', 'BH/P', 'BH/C1/P', 'AOB', 'FB', 'FB/C1', 'FB/C2', 'FB/M1', 'FB/P',
  'SB/P', 'SB/C1/P', 'DE/P', 'ABH', 'AFB',
];

const ROUND_ROBIN_ONLY = ['KS', 'KS/L40', 'KS/L60', 'KS/L+1', 'KS/L-2'];

const SINCE_2026 = ['STD', 'RTNG'];

function codesOf(group: string, edition: Edition, system: System): readonly string[] {
  const isOf2026 = edition === '2026-03';
  const isAlwaysOpen = group === 'double-forfeit' && system === 'round-robin' && !isOf2026;
  return [
    ...ALWAYS,
    ...(isAlwaysOpen ? [] : WITHOUT_OPEN_FORFEITS),
    ...(system === 'swiss' ? SWISS_ONLY : ROUND_ROBIN_ONLY),
    ...(isOf2026 ? SINCE_2026 : []),
    ...(isOf2026 && system === 'swiss' ? ['AOB/F'] : []),
  ];
}

const BOTH = ['swiss', 'round-robin'] as const;
const SWISS = ['swiss'] as const;
const ROUND_ROBIN = ['round-robin'] as const;

/** By group: the systems it has under the edition of March 2026, and under that of August 2024. */
const SYSTEMS: Readonly<Record<string, readonly [readonly System[], readonly System[]]>> = {
  big: [SWISS, []],
  'double-forfeit': [BOTH, BOTH],
  drr: [ROUND_ROBIN, []],
  football: [BOTH, BOTH],
  rr: [ROUND_ROBIN, ROUND_ROBIN],
  'rr-forfeits': [ROUND_ROBIN, ROUND_ROBIN],
  'scoring-variants': [BOTH, SWISS],
  'swiss-byes': [SWISS, SWISS],
  'swiss-clean': [SWISS, SWISS],
  'swiss-messy': [SWISS, SWISS],
  'swiss-rematch': [SWISS, []],
  'swiss-unrated': [SWISS, []],
  tiny: [BOTH, BOTH],
};

/** All groups, editions, systems and codes that there are, as `big 2026-03 swiss BH/C1`. */
const ALL = Object.entries(SYSTEMS).flatMap(([group, [of2026, of2024]]) =>
  [
    ...of2026.map((system) => ({ edition: '2026-03', system }) as const),
    ...of2024.map((system) => ({ edition: '2024-08', system }) as const),
  ].flatMap(({ edition, system }) =>
    codesOf(group, edition, system).map((code) => `${group} ${edition} ${system} ${code}`),
  ),
);

/** Checks that the groups have every code in every edition and system that there are golden values of. */
export function expectAllCodes(groups: readonly GoldenGroup[]): void {
  const found = groups.flatMap(({ group, edition, tournaments }) =>
    tournaments.flatMap(({ system, expected }) =>
      codesIn(expected).map((code) => `${group} ${edition} ${system} ${code}`),
    ),
  );
  expect([...new Set(found)].sort()).toEqual(ALL.toSorted());
}
