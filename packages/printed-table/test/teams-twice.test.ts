// Teams that meet twice: two matches in a cell, in two columns, or one with the points of both teams
import { describe, expect, it } from 'vitest';

import { readPrintedTeams } from '../src/index.js';

const table = (headings: string, ...rows: readonly string[]) =>
  readPrintedTeams(['League', headings, ...rows].map((row) => row.replaceAll(' | ', '\t')).join('\n'));

/** The matches of two teams in the order of the rounds, with the points of the first one. */
const pointsOf = ({ matches }: Awaited<ReturnType<typeof table>>, one: string, other: string) =>
  matches.flat().flatMap(({ white, black, ...match }) => {
    const points: readonly number[] | null | undefined = 'gamePoints' in match ? match.gamePoints : undefined;
    if (white === one && black === other) return [points];
    if (white === other && black === one) return [points && [points[1], points[0]]];
    return [];
  });

/** Lions won 2½ and 3 against Bears and 4 and 2 against Foxes; Bears 2 and 3 against Foxes: 7, 3 and 2 match points. */
const SUMS = { matches: [7, 3, 2], games: [11.5, 7.5, 5] };

describe('a double round robin of teams', () => {
  it.each([
    [
      'two matches in a cell, in the order of the rounds',
      'Nr. | Team | 1 | 2 | 3 | MP | BP',
      '1 | Lions | * | 2½ 3 | 4 2 | 7 | 11½',
      '2 | Bears | 1½ 1 | * | 2 3 | 3 | 7½',
      '3 | Foxes | 0 2 | 2 1 | * | 2 | 5',
    ],
    [
      'the own White first',
      'Nr. | Team | 1 | 2 | 3 | MP | BP',
      '1 | Lions | * | 2½/3 | 4/2 | 7 | 11½',
      '2 | Bears | 1/1½ | * | 2/3 | 3 | 7½',
      '3 | Foxes | 2/0 | 1/2 | * | 2 | 5',
    ],
    [
      'two columns an opponent',
      'Nr. | Team | 1a | 1b | 2a | 2b | 3a | 3b | MP | BP',
      '1 | Lions | * | * | 2.5 | 3 | 4 | 2 | 7 | 11.5',
      '2 | Bears | 1.5 | 1 | * | * | 2 | 3 | 3 | 7.5',
      '3 | Foxes | 0 | 2 | 2 | 1 | * | * | 2 | 5',
    ],
    [
      'the columns of the second cycle behind the first',
      'Nr. | Team | 1 | 2 | 3 | 1 | 2 | 3 | MP | BP',
      '1 | Lions | * | 2½ | 4 | * | 3 | 2 | 7 | 11½',
      '2 | Bears | 1½ | * | 2 | 1 | * | 3 | 3 | 7½',
      '3 | Foxes | 0 | 2 | * | 2 | 1 | * | 2 | 5',
    ],
    [
      'names above the columns',
      'Team | Lions | Bears | Foxes | MP | BP',
      'Lions | * | 2½ 3 | 4 2 | 7 | 11½',
      'Bears | 1½ 1 | * | 2 3 | 3 | 7½',
      'Foxes | 0 2 | 2 1 | * | 2 | 5',
    ],
  ])('%s', async (_, headings, ...rows) => {
    const page = await table(headings, ...rows);
    expect([page.system, page.rounds, page.boards]).toEqual(['round-robin', 6, 4]);
    expect([...page.matchPoints.values()]).toEqual(SUMS.matches);
    expect([...page.gamePoints.values()]).toEqual(SUMS.games);
    expect(pointsOf(page, '1', '2')).toEqual([
      [2.5, 1.5],
      [3, 1],
    ]);
    expect(pointsOf(page, '1', '3')).toEqual([
      [4, 0],
      [2, 2],
    ]);
    expect(page.repairs.filter(({ kind }) => kind === 'points-differ')).toEqual([]);
    // Nobody plays twice in a round
    for (const round of page.matches) expect(round.length).toBe(1);
  });

  it('has the matches that are played before those that are not, and the state after them', async () => {
    const page = await table(
      'Nr. | Team | 1 | 2 | 3 | MP | BP',
      '1 | Lions | * | 2½ | 4 2 | 5 | 8½',
      '2 | Bears | 1½ | * | 2 3 | 3 | 6½',
      '3 | Foxes | 0 2 | 2 1 | * | 2 | 5',
    );
    expect(pointsOf(page, '1', '2')).toEqual([[2.5, 1.5], null]);
    expect([...page.matchPoints.values()]).toEqual([5, 3, 2]);
  });

  it('is refused with the place where the sums contradict', async () => {
    const rows = ['1 | Lions | * | 2½ 3 | 4 2', '2 | Bears | 1½ 1 | * | 2 3', '3 | Foxes | 0 2 | 2 2 | *'];
    await expect(table('Nr. | Team | 1 | 2 | 3', ...rows)).rejects.toThrow(
      'line 5, column 13: expected points that make 4 boards with "2 3" of line 4',
    );
  });

  it('is refused where a cell has three matches', async () => {
    const rows = ['1 | Lions | * | 2½ 3 1', '2 | Bears | 1½ 1 3 | *'];
    await expect(table('Nr. | Team | 1 | 2', ...rows)).rejects.toThrow('expected a table of teams');
  });
});

describe('a round robin whose cells have the points of both teams', () => {
  it.each([':', '-', ' : ', '–'])('has a match a cell: %s', async (sign) => {
    const page = await table(
      'Nr. | Team | 1 | 2 | 3 | MP | BP',
      ...[
        '1 | Lions | * | 2½:1½ | 4:0 | 4 | 6½',
        '2 | Bears | 1½:2½ | * | 2:2 | 1 | 3½',
        '3 | Foxes | 0:4 | 2:2 | * | 1 | 2',
      ].map((row) => row.replaceAll(':', sign)),
    );
    expect([page.rounds, page.boards]).toEqual([3, 4]);
    expect([...page.matchPoints.values()]).toEqual([4, 1, 1]);
    expect([...page.gamePoints.values()]).toEqual([6.5, 3.5, 2]);
  });
});
