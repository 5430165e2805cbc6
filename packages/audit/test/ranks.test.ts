// Ranks that don't follow, the lists and conventions that may have made them, and cells that nobody printed

import { describe, expect, it } from 'vitest';

import { hasShared, skipNote } from '@crosstable/core/testing/shared-files';

import { compare } from '../src/compare.js';
import { type Game, audit } from '../src/index.js';
import { realTable } from './real-tables.js';

/** Four players in a circle of draws: each has 1 point. */
const LEVEL: Game[][] = [
  [
    { white: 'A', black: 'B', result: 0.5 },
    { white: 'C', black: 'D', result: 0.5 },
  ],
  [
    { white: 'B', black: 'C', result: 0.5 },
    { white: 'D', black: 'A', result: 0.5 },
  ],
];

/**
 * Points: A 2, all others 1. K and M have a bye. BH: K 1 + 2, N 2 + 1, L 1 + 1, M 1 + 1. With the virtual opponent, whom a bye gives
 * what is missed and a draw in each later round: K ½ + 2, N 2 + 1, L ½ + 1, M 1 + 0, where A and L see the byes as draws.
 */
const BYES: Game[][] = [
  [
    { white: 'L', black: 'M', result: 1 },
    { white: 'A', black: 'N', result: 1 },
    { white: 'K', black: '', result: 1, kind: 'pairing-bye' },
  ],
  [
    { white: 'A', black: 'K', result: 1 },
    { white: 'N', black: 'L', result: 1 },
    { white: 'M', black: '', result: 1, kind: 'pairing-bye' },
  ],
];

function byPlayer<T>(players: string, values: readonly T[]): Map<string, T> {
  return new Map(values.map((value, at) => [players[at], value]));
}

describe('ranks under conventions', () => {
  const ranks = byPlayer('ANKLM', [1, 2, 3, 4, 5]);

  it('follow from the virtual opponent, which divides K and N', () => {
    const swapped = byPlayer('AKNLM', [1, 2, 3, 4, 5]);
    const found = audit(BYES, { ranks: swapped, columns: [] }, { declared: ['BH'] }).ranks;
    expect(found?.editions.map(({ edition, wrong }) => [edition, wrong])).toEqual([['2024-08', []], ['2026-03', []]]); // prettier-ignore
    expect(found?.conventions[0]).toEqual({
      edition: '2026-03',
      convention: 'virtual opponent',
      codes: ['PTS', 'BH'],
      wrong: [
        { player: 'N', printed: 3, from: 2, to: 2 },
        { player: 'K', printed: 2, from: 3, to: 3 },
      ],
    });
    expect(audit(BYES, { ranks, columns: [] }, { declared: ['BH'] }).ranks?.conventions[0].wrong).toEqual([]);
  });

  it('are those that a code of the list has', () => {
    const namesOf = (declared: readonly string[]) =>
      audit(BYES, { ranks, columns: [] }, { declared }).ranks?.conventions.map(({ convention }) => convention);
    expect(namesOf(['BH'])).not.toContain('virtual opponent, ½ in unplayed rounds');
    expect(namesOf(['BH', 'SB'])).toContain('virtual opponent, ½ in unplayed rounds');
    expect(namesOf(['WIN', 'DE'])).toEqual([]);
  });

  it('take the Buchholz of the virtual opponent where a convention tells Sonneborn-Berger alone', () => {
    const { players } = compare(BYES, ['BH'], {}, [{}, { convention: 'virtual opponent, ½ in unplayed rounds' }]);
    expect(players.map(({ player, values: [, [, value]] }) => [player, value])).toEqual([['A', 1.5], ['N', 3], ['K', 2.5], ['L', 1.5], ['M', 1]]); // prettier-ignore
  });

  it('take the score that a code of teams names', () => {
    const matches = [
      [
        { white: 'Lions', black: 'Bears', gamePoints: [2.5, 1.5] },
        { white: 'Foxes', black: 'Owls', gamePoints: [2, 2] },
      ],
      [
        { white: 'Lions', black: 'Foxes', gamePoints: [1, 3] },
        { white: 'Bears', black: 'Owls', gamePoints: [4, 0] },
      ],
      [
        { white: 'Lions', black: 'Owls', gamePoints: [2.5, 1.5] },
        { white: 'Foxes', black: 'Bears', gamePoints: [1.5, 2.5] },
      ],
    ] as const;
    const ofTeams = new Map([['Bears', 1], ['Lions', 2], ['Foxes', 3], ['Owls', 4]]); // prettier-ignore
    const wrongBy = (code: string) =>
      audit(matches, { ranks: ofTeams, columns: [] }, { declared: [code] }).ranks?.conventions[0].wrong;
    // Lions and Bears have 4 match points. Lions met 8 + 6½ + 3½ game points, Bears 6 + 3½ + 6½; both met 8 match points
    expect(wrongBy('BH:GP')?.map(({ player }) => player)).toEqual(['Lions', 'Bears']);
    expect(wrongBy('BH:MP')).toEqual([]);
  });
});

describe('ranks without columns', () => {
  const ranks = byPlayer('ABCD', [1, 2, 3, 4]);

  it('have no list unless one is declared', () => {
    expect(audit(LEVEL, { ranks, columns: [] }).ranks).toEqual({ cells: 4, wrong: [], editions: [], conventions: [] });
  });

  it('follow from the first code of a list that begins with another than the points', () => {
    // A and B have 1½ and 1; by numbers B is the first
    const games: Game[][] = [
      [{ white: 'A', black: 'B', result: 1 }],
      [
        { white: 'A', black: '', result: 0.5, kind: 'half-bye' },
        { white: 'B', black: '', result: 1, kind: 'pairing-bye' },
      ],
    ];
    const players = [{ id: 'B' }, { id: 'A' }];
    const printed = { ranks: byPlayer('BA', [1, 2]), columns: [] };
    expect(audit(games, printed, { players, declared: ['TPN', 'PTS'] }).ranks?.wrong).toEqual([]);
    expect(audit(games, printed, { players, declared: ['PTS', 'TPN'] }).ranks?.wrong).toHaveLength(2);
  });
});

describe('ranks under a list that an edition forbids', () => {
  const editionsOf = (code: string, system: 'swiss' | 'round-robin') => {
    const printed = { ranks: byPlayer('ABCD', [1, 1, 1, 1]), columns: [] };
    const options = { system, declared: [code], unknown: ['colours'] } as const;
    return audit(LEVEL, printed, options).ranks?.editions.map(({ edition }) => edition);
  };

  it('are not said to be those of that edition: its note to Article 8 has no Buchholz in round robins', () => {
    expect(editionsOf('BH', 'round-robin')).toEqual(['2024-08']);
    expect(editionsOf('BH', 'swiss')).toEqual(['2024-08', '2026-03']);
    expect(editionsOf('SB', 'round-robin')).toEqual(['2024-08', '2026-03']);
  });

  it('are held against no edition where nobody knows the colours that the list needs', () => {
    expect(editionsOf('BPG', 'swiss')).toEqual([]);
  });
});

describe('an empty cell', () => {
  const ranks = byPlayer('ABCD', [1, 2, 3, 4]);
  const wrongOf = (values: readonly (number | null)[], more: readonly (number | null)[] = [0, 0, 0, 0]) => {
    const columns = [
      { label: 'X', cells: byPlayer('ABCD', values) },
      { label: 'Y', cells: byPlayer('ABCD', more) },
    ];
    return audit(LEVEL, { ranks, columns }).ranks?.wrong;
  };

  it('leaves its player every place of those who are tied', () => {
    expect(wrongOf([null, 9, 8, 7])).toEqual([]);
    expect(wrongOf([9, null, 8, 7])).toEqual([]);
    expect(wrongOf([9, 8, 7, null])).toEqual([]);
  });

  it('leaves its player no place of those with other points', () => {
    // K has 1 point, as three others; A has 2, and the first place
    const columns = [{ label: 'X', cells: byPlayer('ANKLM', [5, 4, null, 3, 2]) }];
    expect(audit(BYES, { ranks: byPlayer('ANKLM', [2, 3, 1, 4, 5]), columns }).ranks?.wrong).toEqual([
      { player: 'A', printed: 2, from: 1, to: 1 },
      { player: 'K', printed: 1, from: 2, to: 5 },
    ]);
  });

  it('leaves the others their order: D before C isn’t 4, with or without A', () => {
    expect(wrongOf([null, 9, 7, 8])).toEqual([{ player: 'D', printed: 4, from: 2, to: 3 }]);
    expect(wrongOf([null, 7, 8, 9])).toEqual([
      { player: 'D', printed: 4, from: 1, to: 2 },
      { player: 'B', printed: 2, from: 3, to: 4 },
    ]);
  });

  it('is compared by no column behind it', () => {
    // C and D are behind B, and A may be anywhere, whatever it has in Y
    expect(wrongOf([null, 9, 8, 8], [0, 9, 2, 1])).toEqual([]);
    expect(wrongOf([null, 9, 8, 8], [0, 9, 1, 3])).toEqual([{ player: 'D', printed: 4, from: 2, to: 3 }]);
  });
});

describe.skipIf(!hasShared)(`printed ranks whose list alone is known${skipNote}`, () => {
  it.each([
    ['ixtepec-2025', ['BH', 'SB'], 'virtual opponent', 59],
    ['vega-nov-2018', ['BH/C1', 'BH'], 'virtual opponent', 11],
    ['world-blitz-2021-open', ['BH/C1', 'BH'], 'virtual opponent', 179],
    ['moscow-open-2018-a', ['BH', 'BH/C1', 'DE', 'SB'], 'virtual opponent, ½ in unplayed rounds', 220],
  ])('%s: %j by the %s gives all %i', (event, declared, convention, cells) => {
    const { games, options, printed } = realTable(event);
    const found = audit(games, { ...printed, columns: [] }, { ...options, declared }).ranks;
    expect(found).toMatchObject({ cells, wrong: [] });
    expect(found?.conventions.find((one) => one.convention === convention)?.wrong).toEqual([]);
    expect(found?.editions.every(({ wrong }) => wrong.length > 0)).toBe(true);
  });
});
