// Crosstables of the United States are ranked by the tie-breaks of US Chess

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';
import { explain, standings, tiebreakValues } from '@crosstable/standings';

import { definitionsToTry, eventOf, eventText, openEvent, readEvent, tableOf } from '../src/index.js';

const rows = (...lines: readonly string[]): string => lines.map((line) => line.replaceAll(' ', '\t')).join('\n');

/** Ann 2½, Cal 2, Ben 1½, Dee 1, Ed ½. */
const SWISS = rows(
  '# Name Rtng Rd1 Rd2 Rd3 Total',
  '1 Ann 1850 W2 D3 W4 2.5',
  '2 Ben 1790 L1 B--- D3 1.5',
  '3 Cal 1700 X4 D1 D2 2.0',
  '4 Dee 1600 F3 W5 L1 1.0',
  '5 Ed 1500 H--- L4 U--- 0.5',
);

/** A quad: all have met. Ann and Ben have 2 points; Ann's opponents beaten have 2 + 1, Ben's 1 + 1. */
const QUAD = rows(
  '# Name Rtng Rd1 Rd2 Rd3 Total',
  '1 Ann 1850 W2 L3 W4 2',
  '2 Ben 1790 L1 W4 W3 2',
  '3 Cal 1700 L4 W1 L2 1',
  '4 Dee 1600 W3 L2 L1 1',
);

describe('a crosstable of the United States', () => {
  it('has the order of 34E', async () => {
    const event = await openEvent(SWISS);
    expect(event.tiebreaks).toEqual(['PTS', 'US_MM', 'US_SOLK', 'US_CUM', 'US_COP']);
    expect(event.written.tiebreaks).toBeUndefined();
    // Ann: Ben 0 + ½ + ½, Cal ½ + ½ + ½, Dee ½ + 1 + 0, the lowest of 1, 1½, 1½ goes; 1 + 1½ + 2½; Ben 0 + 1 + 1½ - 1, Cal 1 + 1½ + 2 - 1,
    // Dee 0 + 1 + 1
    expect(standings(tableOf(event), event.tiebreaks)[0]).toEqual({
      rank: 1,
      player: '1',
      values: [2.5, 3, 4, 5, 7],
    });
  });

  it('has the order of 34F where all have met', async () => {
    const event = await openEvent(QUAD);
    expect(event.tiebreaks).toEqual(['PTS', 'US_SB', 'US_RESULT']);
    expect(standings(tableOf(event), event.tiebreaks).map(({ player, rank }) => [rank, player])).toEqual([
      [1, '1'],
      [2, '2'],
      [3, '3'],
      [4, '4'],
    ]);
  });

  it('keeps its order as JSON', async () => {
    const event = readEvent(eventText(await openEvent(SWISS)));
    expect(event.tiebreaks).toEqual(['PTS', 'US_MM', 'US_SOLK', 'US_CUM', 'US_COP']);
    expect(standings(tableOf(event), event.tiebreaks)[0].values).toEqual([2.5, 3, 4, 5, 7]);
  });

  it.skipIf(!hasShared).each(['10c-us-w12.tsv', '10d-us-two-lines.txt'])(`%s has it, too${skipNote}`, async (file) => {
    const event = await openEvent(sharedBytes(`cases/${file}`), { name: file });
    expect(event.tiebreaks).toEqual(['PTS', 'US_MM', 'US_SOLK', 'US_CUM', 'US_COP']);
    expect(standings(tableOf(event), event.tiebreaks).length).toBe(event.players.length);
  });
});

describe('an audit tries the tie-breaks of US Chess where', () => {
  const columns = (heading: string): string => rows(`Rk. Name 1.Rd Pts. ${heading}`, '1 Ana 2w1 1 0', '2 Bo 1b0 0 1');

  it.each([
    ['the table is one of the United States', SWISS, true],
    ['a heading names one', columns('Solk'), true],
    ['nothing names them: not', columns('TB1'), false],
  ])('%s', async (_, page, areTried) => {
    const event = await openEvent(page);
    const tried = definitionsToTry(event, event.written.printed ?? { columns: [] });
    expect(tried.map(({ code }) => code).includes('US_SOLK')).toBe(areTried);
  });
});

describe('codes of US Chess', () => {
  const games = [[{ white: 'A', black: 'B', result: 1 } as const]];

  it('are known in any event of players, and explained', () => {
    const table = tableOf(eventOf({ games, tiebreaks: ['PTS', 'US_KASH'] }));
    expect(explain('US_KASH', 'A', table)).toMatchObject({ article: 'US Chess 34E7', value: 4 });
  });

  it('may be given other values', () => {
    const table = tableOf(eventOf({ games, values: { US_KASH: { A: 7 } } }));
    expect([...tiebreakValues('US_KASH', table)]).toEqual([
      ['A', 7],
      ['B', null],
    ]);
  });

  it('are unknown in an event of teams', () => {
    const event = eventOf({ matches: [[{ white: 'L', black: 'B', gamePoints: [3, 1] }]] });
    expect(() => explain('US_KASH', 'L', tableOf(event))).toThrow(/US_KASH/);
  });
});
