// The codes that FIDE asks of every endorsed program: C.02.03, annexure MTB26

import { describe, expect, it } from 'vitest';

import { type Match, crosstable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';
import { teamTable } from '@crosstable/team/inside';

import { TIEBREAKS, type TiebreakTitle } from '../src/codes.js';
import { explain } from '../src/explain.js';
import { tiebreakValues } from '../src/values.js';

const CUTS = ['/C1', '/C2'];
const CUTS_AND_MEDIANS = [...CUTS, '/M1', '/M2'];
const LIMITS = ['/L+n', '/L-n'];

/** A row of MTB26: the participants, the scores that may be named, and the modifiers. */
type Mandatory = readonly [
  codes: string,
  participants: readonly ('players' | 'teams')[],
  scores: readonly ('MP' | 'GP')[],
  modifiers: readonly string[],
];

const MANDATORY: readonly Mandatory[] = [
  ['DE', ['players'], [], ['/P']],
  ['BPG BWG REP STD TPR PTP APRO APPO', ['players'], [], []],
  ['SB', ['players'], [], [...CUTS, '/P']],
  ['ARO', ['players'], [], CUTS_AND_MEDIANS],
  ['RTNG', ['players'], [], ['/R']],
  ['WIN WON', ['players', 'teams'], ['MP'], []],
  ['PS', ['players', 'teams'], ['MP', 'GP'], CUTS],
  ['TPN', ['players', 'teams'], [], ['/R']],
  ['BH', ['players', 'teams'], ['MP', 'GP'], [...CUTS_AND_MEDIANS, '/P', '/F']],
  ['AOB', ['players', 'teams'], ['MP', 'GP'], ['/F']],
  ['FB', ['players', 'teams'], ['MP', 'GP'], [...CUTS_AND_MEDIANS, '/P']],
  ['KS', ['players', 'teams'], ['MP', 'GP'], LIMITS],
  ['BC TBR BBE MPvGP', ['teams'], [], []],
  ['EMMSB EMGSB EGMSB EGGSB', ['teams'], [], [...CUTS, '/P']],
  ['EDE EDEBT EDEBB EDET EDEB', ['teams'], [], ['/P']],
  ['SSSC', ['teams'], [], ['/F', '/P', '/Kn']],
];

const ROWS = MANDATORY.flatMap(([codes, ...row]) => codes.split(' ').map((code) => [code, ...row] as const));

describe('199: every mandatory code', () => {
  it.each(ROWS)('%s', (code, participants, scores, modifiers) => {
    const title = TIEBREAKS.find((one): one is TiebreakTitle => one.code === code);
    expect(title?.participants).toEqual(expect.arrayContaining([...participants]));
    expect(title?.scores).toEqual(expect.arrayContaining([...scores]));
    expect(title?.modifiers).toEqual(expect.arrayContaining([...modifiers]));
  });

  it('the list has 37 codes, with the points of players and teams that record 212 writes', () => {
    const listed = new Set([...ROWS.map(([code]) => code), 'PTS', 'MPTS', 'GPTS']);
    expect(listed.size).toBe(37);
    expect(TIEBREAKS.map(({ code }) => code).filter((code) => listed.has(code))).toHaveLength(37);
  });
});

describe('199: BH/F is FB', () => {
  /*
   * The final round as drawn: A–C ½, B–D ½.  Scores then: A 1 + ½ + ½ = 2, B 0 + 1 + ½ = 1½, C ½ + 0 + ½ = 1, D ½ + ½ + ½ = 1½.
   */
  const games = [
    [game('A', 'B', 1), game('C', 'D', 0.5)],
    [game('D', 'A', 0.5), game('B', 'C', 1)],
    [game('A', 'C', 1), game('B', 'D', 1)],
  ];

  it.each(['2024-08', '2026-03'] as const)('in the edition of %s', (edition) => {
    const table = crosstable(games, { system: 'swiss', rounds: 3, edition });
    expect([...tiebreakValues('BH/F', table).values()]).toEqual([
      4, // 1½ + 1½ + 1
      4.5, // 2 + 1 + 1½
      5, // 1½ + 1½ + 2
      4.5, // 1 + 2 + 1½
    ]);
    expect([...tiebreakValues('BH/C1/F', table).values()]).toEqual([3, 3.5, 3.5, 3.5]);
    expect([...tiebreakValues('BH/M1/F', table).values()]).toEqual([1.5, 1.5, 1.5, 1.5]);
  });

  it('it says so', () => {
    const explained = explain('bh/f/c1', 'A', crosstable(games, { system: 'swiss', rounds: 3 }));
    expect([explained.code, explained.article, explained.value]).toEqual(['BH/C1/F', '8.3', 3]);
  });

  it('without the number of rounds it is refused as FB is', () => {
    expect(() => tiebreakValues('BH/F', crosstable(games))).toThrow(/Article 8\.3/);
  });

  it('of teams, by either score', () => {
    const matches: Match[][] = [
      [
        { white: 'A', black: 'B', gamePoints: [3, 1] },
        { white: 'C', black: 'D', gamePoints: [2, 2] },
      ],
      [
        { white: 'D', black: 'A', gamePoints: [1, 3] },
        { white: 'B', black: 'C', gamePoints: [2.5, 1.5] },
      ],
    ];
    const table = teamTable(matches, { boards: 4, system: 'swiss', rounds: 2 });
    // The last round as drawn, 1 match point and 2 game points each: A 3 and 5, B 1 and 3, C 2 and 4, D 2 and 4
    expect([...tiebreakValues('BH:MP/F', table).values()]).toEqual([3, 5, 3, 5]);
    expect([...tiebreakValues('BH:GP/F', table).values()]).toEqual([7, 9, 7, 9]);
    for (const score of ['', ':MP', ':GP']) {
      expect(tiebreakValues(`BH${score}/F`, table)).toEqual(tiebreakValues(`FB${score}`, table));
    }
  });
});
