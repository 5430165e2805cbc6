// A round robin that isn't over, whose page says after which round it was made

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';

import { roundsAfter } from '../src/games/rounds-so-far.js';
import { readPrintedTable } from '../src/index.js';

/** Four players by rank after two of three rounds: 1 beat 3 and 4, 2 beat 4 and drew with 3; open are 1-2 and 3-4. */
const ROWS = [
  ['Nr.', 'Teilnehmer', '1', '2', '3', '4', 'Punkte'],
  ['1.', 'Ana', '**', '', '1', '1', '2'],
  ['2.', 'Di', '', '**', '½', '1', '1.5'],
  ['3.', 'Bo', '0', '½', '**', '', '0.5'],
  ['4.', 'Cy', '0', '0', '', '**', '0'],
];

async function read(title: string, rows = ROWS) {
  const { after, rounds, games } = await readPrintedTable([title, ...rows.map((row) => row.join('\t'))].join('\n'));
  return { after, rounds, results: games.map((round) => round.map(({ result }) => result !== null)) };
}

describe('a round robin that is not over', () => {
  it.each([
    'Rangliste: Stand nach der 2. Runde',
    'Ranking crosstable after Round 2',
    'Ranking after 2 rounds',
    'Cross Table at round 2',
    'Clasificación después de la ronda 2',
    'Classement après la ronde 2',
  ])('has its games in the rounds of %s', async (title) => {
    expect(await read(title)).toEqual({
      after: 2,
      rounds: 3,
      results: [
        [true, true],
        [true, true],
        [false, false],
      ],
    });
  });

  it.each([
    ['says nothing', 'Rangliste'],
    ['says a round before the last games', 'Stand nach der 1. Runde'],
    ['says a round that leaves none', 'Stand nach der 3. Runde'],
    ['says a round that is none', 'Stand nach der 0. Runde'],
  ])('has no such round where the page %s', async (_, title) => {
    expect((await read(title)).after).toBeUndefined();
  });

  it('by starting numbers has those of the Berger table, which puts the open games of 1-4 and 2-3 into round 1', async () => {
    const rows = [
      ['No.', 'Name', '1', '2', '3', '4', 'Pts.', 'Rk.'],
      ['1', 'Ana', '*', '1', '1', '', '2', '1'],
      ['2', 'Bo', '0', '*', '', '½', '0.5', '3'],
      ['3', 'Cy', '0', '', '*', '0', '0', '4'],
      ['4', 'Di', '', '½', '1', '*', '1.5', '2'],
    ];
    const { after, results } = await read('Ranking crosstable after Round 2', rows);
    expect([after, results[0]]).toEqual([undefined, [false, false]]);
  });

  it('is over where no game is open', async () => {
    const filled = ROWS.map((row) => row.map((text) => text || '½'));
    expect((await read('Stand nach der 2. Runde', filled)).after).toBeUndefined();
  });

  it('has no rounds in a field that is too large to search', () => {
    // Of four, 0–3 and 1–2 are open, so they are round 3; a field of 1,000 is given up before the search
    const pairs = [[0, 1], [2, 3], [0, 2], [1, 3], [0, 3], [1, 2]] as const; // prettier-ignore
    const isOpen = ([one, other]: readonly [number, number]): boolean => one + other === 3;
    const found = roundsAfter(2, pairs, isOpen, { rounds: 3, players: 4 });
    expect(pairs.filter((pair) => found?.get(pair) === 2)).toEqual([pairs[4], pairs[5]]);
    expect(roundsAfter(2, pairs, isOpen, { rounds: 3, players: 1000 })).toBeUndefined();
  });
});

describe.skipIf(!hasShared)(`a round robin of a club with 3-1-0${skipNote}`, () => {
  it('is after round 8 of 11, with nobody twice in a round', async () => {
    const { after, rounds, games, points, printed } = await readPrintedTable(sharedBytes('cases/09-club-310.tsv'));
    expect([after, rounds]).toEqual([8, 11]);
    expect(points).toEqual(printed.points);
    expect(games.map((round) => round.filter(({ result }) => result !== null).length)).toEqual([
      ...Array<number>(8).fill(6),
      ...Array<number>(3).fill(0),
    ]);
    for (const round of games) {
      const ids = round.flatMap(({ white, black }) => [white, black]);
      expect(new Set(ids).size).toBe(12);
    }
  });
});
