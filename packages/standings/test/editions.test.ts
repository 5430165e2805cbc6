import { describe, expect, it } from 'vitest';

import { EDITIONS, NEWEST, crosstable, editionOfCode, editionOn, openTable, rowOf } from '@crosstable/core';

import { TIEBREAKS } from '../src/codes.js';
import { tiebreak } from '../src/values.js';

describe('the editions of C.07', () => {
  it('are those of August 2024 and of March 2026, which is in force', () => {
    expect(EDITIONS).toEqual(['2024-08', '2026-03']);
    expect(NEWEST).toBe('2026-03');
    expect(openTable(crosstable([])).edition).toBe(NEWEST);
  });

  it('stand in the order of the days on which they come into force, which are those of their names', () => {
    const days = EDITIONS.map((edition) => rowOf(edition).firstDay);
    expect(days).toEqual(days.toSorted());
    expect(days).toEqual(EDITIONS.map((edition) => `${edition}-01`));
  });

  it.each([
    ['2026-03-01', '2026-03'],
    ['2031-12-31', '2026-03'],
    ['2026-02-28', '2024-08'],
    ['2024-08-01', '2024-08'],
    ['2024-07-31', '2024-08'], // there is no older one here
    [undefined, '2026-03'],
  ])('on the day %s that of %s is in force', (day, edition) => {
    expect(editionOn(day)).toBe(edition);
  });

  it('differ in the note of Article 8 and in the limits of 16.4', () => {
    expect(EDITIONS.map((edition) => rowOf(edition).rules.allowsBuchholzInRoundRobins)).toEqual([true, false]);
    expect(EDITIONS.map((edition) => rowOf(edition).rules.limitsDummy)).toEqual([false, true]);
  });

  it('differ in the codes that they have', () => {
    const added = ['STD', 'TPN', 'TPN/R', 'RTNG', 'RTNG/R', 'AOB/F']; // Art. 7.7, 7.8, 10.6, 8.2
    for (const code of added) expect([code, editionOfCode(code)]).toEqual([code, '2026-03']);
    expect([...rowOf('2026-03').newCodes].toSorted()).toEqual(added.toSorted());
    const older = TIEBREAKS.map(({ code }) => code).filter((code) => !added.includes(code));
    for (const code of older) expect([code, editionOfCode(code)]).toEqual([code, '2024-08']);
  });

  it('name no code that there isn’t', () => {
    for (const edition of EDITIONS) {
      for (const code of rowOf(edition).newCodes) expect(() => tiebreak(code)).not.toThrow();
    }
  });
});
