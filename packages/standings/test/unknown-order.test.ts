import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';

import { checkList } from '../src/check-list.js';
import { explain } from '../src/explain.js';
import { standings } from '../src/standings.js';
import { tiebreak, tiebreakValues } from '../src/values.js';

const SWISS = { system: 'swiss' } as const;
const UNKNOWN = { ...SWISS, unknown: ['rounds'] } as const;

describe('a tie-break of a Swiss whose rounds nobody knows', () => {
  // Cy asks for a bye. Before the game Cy's score is 1; after it the bye counts as a draw for Ana, who lost: 1½
  const GAME = [game('Cy', 'Ana', 1)];
  const BYE = [bye('Cy', 'zero-bye'), bye('Ana', 'zero-bye')];

  it('has no value for the players whom Article 16.3.2 gives another one in another order', () => {
    expect(tiebreakValues('BH', crosstable([GAME, BYE], SWISS)).get('Ana')).toBe(1.5);
    expect(tiebreakValues('BH', crosstable([BYE, GAME], SWISS)).get('Ana')).toBe(1);
    const table = crosstable([GAME, BYE], UNKNOWN);
    const valuesOf = (code: string) => [...tiebreakValues(code, table).values()];
    for (const code of ['BH', 'BH/C1', 'AOB', 'SB/M1'])
      for (const id of ['Ana', 'Cy']) expect(tiebreak(code)(id, table)).toBe(tiebreakValues(code, table).get(id));
    // Ana's bye counts as a draw for Cy behind the game, and not before it. Who lost to Cy has 0 times Cy's score.
    expect(valuesOf('BH')).toEqual([null, null]);
    expect(tiebreakValues('SB', table)).toEqual(
      new Map([
        ['Cy', null],
        ['Ana', 0],
      ]),
    );
    expect(explain('BH', 'Ana', table)).toMatchObject({
      value: null,
      undefinedBecause: { key: 'rounds-not-known', article: '16.3.2' },
    });
    expect(explain('SB', 'Ana', table)).toMatchObject({ value: 0, undefinedBecause: null });
  });

  it('has the value that is left of it, where a cut takes the score in question', () => {
    // Bo met Cy (1 or, with a draw for the bye behind all others, 1½), Dan (2) and Eve (3): without the lowest it is 5
    const rounds = [
      [game('Cy', 'Ana', 1), game('Dan', 'Bo', 1), game('Eve', 'Fay', 1)],
      [game('Bo', 'Cy', 1), game('Eve', 'Dan', 1), bye('Fay', 'half-bye'), bye('Ana', 'half-bye')],
      [game('Eve', 'Bo', 1), game('Dan', 'Ana', 1), bye('Cy', 'zero-bye'), bye('Fay', 'half-bye')],
    ];
    const table = crosstable(rounds, UNKNOWN);
    expect(tiebreakValues('BH', crosstable(rounds, SWISS)).get('Bo')).toBe(6.5);
    expect(tiebreakValues('BH', table).get('Bo')).toBeNull();
    expect(tiebreakValues('BH/C1', table).get('Bo')).toBe(5);
    // Dan met Bo (1), Eve (3) and Ana (½)
    expect(tiebreakValues('BH', table).get('Dan')).toBe(4.5);
  });

  it('has none of Sonneborn-Berger with a cut where a score in question may be the one that is cut', () => {
    // Bo beat Dan (1 in the end) and lost to Cy (1, or 1½ with the bye behind all others) and Eve (2½): 1 times 1 and twice nothing.
    // Of Dan and Cy with 1 each the product of 0 is cut, which leaves 1; with 1½ of Cy it is Dan's, which leaves 0.
    const rounds = [
      [game('Bo', 'Dan', 1), game('Eve', 'Cy', 1)],
      [game('Dan', 'Eve', 0.5), game('Cy', 'Bo', 1)],
      [bye('Cy', 'zero-bye'), bye('Dan', 'half-bye'), game('Eve', 'Bo', 1)],
    ];
    const table = crosstable(rounds, UNKNOWN);
    expect(tiebreakValues('SB', table).get('Bo')).toBe(1);
    expect(tiebreakValues('SB/C1', table).get('Bo')).toBeNull();
    expect(tiebreakValues('SB/C1', crosstable(rounds, SWISS)).get('Bo')).toBe(0);
    expect(tiebreakValues('SB/C1', crosstable([rounds[2], rounds[0], rounds[1]], SWISS)).get('Bo')).toBe(1);
  });

  it('leaves those tied whom it has no value for, and those tied with them, whatever follows', () => {
    const rounds = [
      [game('Ana', 'Bo', 1), game('Cy', 'Dan', 0.5)],
      [game('Dan', 'Ana', 1), game('Bo', 'Cy', 0.5)],
    ];
    const table = crosstable(rounds, { ...UNKNOWN, players: ['Ana', 'Bo', 'Cy', 'Dan'].map((id) => ({ id })) });
    // Ana has 1 and 0 in any order, 2 or 1 in sum; Cy ½ twice, which is 1½
    expect(tiebreakValues('PS', table)).toEqual(
      new Map([
        ['Ana', null],
        ['Bo', null],
        ['Cy', 1.5],
        ['Dan', null],
      ]),
    );
    const list = standings(table, ['PTS', 'PS', 'WIN']);
    expect(list.map(({ rank, player }) => [rank, player])).toEqual([
      [1, 'Dan'],
      [2, 'Ana'],
      [2, 'Cy'],
      [4, 'Bo'],
    ]);
    expect(standings(table, ['PTS', 'WIN']).map(({ player }) => player)).toEqual(['Dan', 'Ana', 'Cy', 'Bo']);
    expect(standings(table, ['PTS', 'WIN'])[2].rank).toBe(3);
  });

  it('is known where all rounds of a player gave the same, or one round alone is left', () => {
    const rounds = [[game('Ana', 'Bo', 1)], [game('Ana', 'Cy', 1), bye('Bo', 'pairing-bye')]];
    const table = crosstable(rounds, UNKNOWN);
    expect(tiebreakValues('PS', table)).toEqual(
      new Map([
        ['Ana', 3],
        ['Bo', null],
        ['Cy', 0],
      ]),
    );
    expect(tiebreakValues('PS/C1', table).get('Bo')).toBe(1); // the score after the second round of two
  });

  it('is refused where the last round decides', () => {
    const table = crosstable([GAME], { ...UNKNOWN, rounds: 1 });
    expect(() => tiebreakValues('FB', table)).toThrow('a tournament whose rounds are known (Article 8.3)');
  });

  it('is found out about before', () => {
    const findings = (codes: readonly string[], rounds = [GAME, BYE]) =>
      checkList(codes, crosstable(rounds, UNKNOWN)).codes.flatMap((one) => one.findings);
    expect(findings(['PTS', 'SB'])).toEqual([{ key: 'rounds-not-known', article: '16.3.2', isWrong: false }]);
    expect(findings(['PTS', 'BH'])).toEqual([{ key: 'rounds-not-known', article: '16.3.2', isWrong: true }]);
  });

  it('has its value where a requested bye is worth a draw anyway', () => {
    const halves = [bye('Cy', 'half-bye'), bye('Ana', 'half-bye')];
    expect(tiebreakValues('BH', crosstable([GAME, halves], SWISS)).get('Ana')).toBe(2); // 1½ of Cy, and the own ½
    expect(tiebreakValues('BH', crosstable([GAME, halves], UNKNOWN)).get('Ana')).toBe(2);
  });

  it('has its value where a player has no other rounds than voluntary ones', () => {
    // Dan is absent twice: both rounds count as draws for nobody, and for Ana and Cy nothing is open
    const rounds = [
      [...GAME, bye('Dan', 'zero-bye')],
      [game('Ana', 'Cy', 1), bye('Dan', 'zero-bye')],
    ];
    expect(tiebreakValues('BH', crosstable(rounds, UNKNOWN))).toEqual(tiebreakValues('BH', crosstable(rounds, SWISS)));
  });
});
