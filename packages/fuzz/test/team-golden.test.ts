// The slow implementation of teams against values from elsewhere, so that it isn't wrong in the same way as what it tests.

import { describe, expect, it } from 'vitest';

import { hasShared, sharedJson, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';
import { roundedHalfUp } from '@crosstable/standings/testing/golden-values';
import type { Edition, MatchScoring, Matches, System, Team, TeamPairingBye } from 'crosstable';

import { toNumber } from '../src/slow/fraction.js';
import { teamPlacings, teamValues } from '../src/slow/team-placings.js';
import { teamEventOf } from '../src/slow/team-record.js';
import { type TeamSheet, teamSheetOf } from '../src/slow/team-sheet.js';

type Primary = 'MP' | 'GP';

type Values = Readonly<Record<string, Readonly<Record<string, number | null>>>>;

interface TeamGolden {
  readonly id: string;
  readonly system: System;
  readonly rounds: number;
  readonly teamSize: number;
  readonly colourSequence: string;
  readonly matchScoring: MatchScoring;
  readonly pairingBye: TeamPairingBye;
  readonly teams: readonly Team[];
  readonly matches: Matches;
  readonly expected: Readonly<Partial<Record<Primary, Values>>>;
  readonly disputed?: readonly { tb?: string; id?: string; reference: number; text?: number; primary?: Primary }[];
  readonly standings: readonly {
    primary: Primary;
    order: readonly string[];
    ranks: Readonly<Record<string, number>>;
  }[];
}

function sheetFor(golden: TeamGolden, edition: Edition, primary: Primary): TeamSheet {
  const { matches, teams, teamSize: boards, colourSequence: colours, ...rest } = golden;
  const { matchScoring, pairingBye, rounds, system } = rest;
  const options = { boards, colours, matchScoring, pairingBye, rounds, system, edition, primary };
  return teamSheetOf(teamEventOf({ matches, teams, options }));
}

/** The expected values by code and team; disputed ones as the text has them. */
function valuesIn(
  { disputed = [], expected }: TeamGolden,
  primary: Primary,
): readonly [string, string, number | null][] {
  const agreed = Object.entries(expected[primary] ?? {}).flatMap(([code, values]) =>
    Object.entries(values).map(([id, value]): [string, string, number | null] => [code, id, value]),
  );
  const decided = disputed.flatMap(({ tb, id, reference, text = reference, primary: of = 'MP' }) =>
    tb === undefined || id === undefined || of !== primary ? [] : [[tb, id, text] as [string, string, number]],
  );
  // The adjusted scores of Article 16.3 are no tie-breaks
  return [...agreed, ...decided].filter(([code]) => !/^A(BH|FB)/.test(code));
}

describe.skipIf(!hasShared)(`the slow implementation has the golden values of teams${skipNote}`, () => {
  const all = { values: 0, ranks: 0 };

  it.each(sharedNames('golden/team', /\.json$/))('%s', (name) => {
    const { edition, tournaments } = sharedJson(`golden/team/${name}`) as {
      edition: Edition;
      tournaments: TeamGolden[];
    };
    const mismatches: string[] = [];
    for (const golden of tournaments) {
      const numberOf = (id: string): number => golden.teams.findIndex((team) => team.id === id);
      for (const primary of ['MP', 'GP'] as const) {
        const sheet = sheetFor(golden, edition, primary);
        for (const [code, id, expected] of valuesIn(golden, primary)) {
          const value = teamValues(code, sheet)[numberOf(id)];
          const own = value && (/^(AOB|SSSC)/.test(code) ? roundedHalfUp(toNumber(value), 2) : toNumber(value));
          all.values++;
          if (own !== expected)
            mismatches.push(`${golden.id} ${primary} ${code} of ${id}: expected ${expected}, got ${own}`);
        }
        for (const { order, ranks } of golden.standings.filter((one) => one.primary === primary)) {
          const rows = teamPlacings(sheet, order);
          for (const [id, rank] of Object.entries(ranks)) {
            all.ranks++;
            if (rows[numberOf(id)].rank !== rank)
              mismatches.push(`${golden.id} ${order.join()} of ${id}: expected ${rank}`);
          }
        }
      }
    }
    expect(mismatches).toEqual([]);
  });

  it('all of them', () => {
    console.log(`${all.values} values and ${all.ranks} ranks of teams`);
    expect(all.values).toBeGreaterThan(63_000);
    expect(all.ranks).toBeGreaterThan(9_000);
  });
});
