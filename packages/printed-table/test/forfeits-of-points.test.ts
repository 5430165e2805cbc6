// Games of a round robin that a cell has as `K`: forfeited, by whom only the printed points tell

import { describe, expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { csv } from './tables.js';

/** Ana beat Bo and drew with Di, Bo beat Cy; Ana and Cy, Bo and Di, Cy and Di are `K` or have these results. */
const read = (
  points: readonly number[],
  [anaCy, cyAna] = ['K', 'K'],
  [boDi, diBo] = ['K', 'K'],
  [cyDi, diCy] = ['K', 'K'],
) =>
  readPrintedTable(
    csv(
      ['Rk.', 'Name', 1, 2, 3, 4, 'Pts.'],
      [1, 'Ana', '*', 1, anaCy, '½', points[0]],
      [2, 'Bo', 0, '*', 1, boDi, points[1]],
      [3, 'Cy', cyAna, 0, '*', cyDi, points[2]],
      [4, 'Di', '½', diBo, diCy, '*', points[3]],
    ),
  );

/** The forfeits, by the ids of winner and loser. */
async function forfeits(...given: Parameters<typeof read>): Promise<readonly string[]> {
  const { games, points, printed, repairs } = await read(...given);
  expect(points).toEqual(printed.points);
  expect(repairs.filter(({ kind }) => kind === 'points-differ')).toEqual([]);
  return games
    .flat()
    .filter(({ kind }) => kind !== undefined)
    .map(({ white, black, kind }) =>
      kind === 'forfeit-loss' ? `${black}+${white}` : `${white}${kind === 'forfeit-win' ? '+' : '-'}${black}`,
    )
    .sort();
}

describe('K in a round robin', () => {
  it('is a forfeit won by the one whose points say so', async () => {
    // Ana has 1½ and 2½: she won against Cy. Di has ½ and 1½, Bo 1 and 1, Cy 0 and 1: of Bo–Di and Cy–Di Di won the first
    expect(await forfeits([2.5, 1, 1, 1.5])).toEqual(['1+3', '3+4', '4+2']);
  });

  it('is lost by both where nobody has a point for it', async () => {
    expect(await forfeits([1.5, 2, 0, 0.5])).toEqual(['1-3', '2+4', '3-4']);
    expect(await forfeits([1.5, 1, 0, 0.5])).toEqual(['1-3', '2-4', '3-4']);
  });

  it('is said for each of the two', async () => {
    const { repairs } = await read([2.5, 1.5, 0, 2], ['K', 'k'], ['½', '½'], ['0', '1']);
    expect(repairs.filter(({ kind }) => kind === 'scoring').map(({ message }) => message)).toEqual([
      'line 2, column 11: "K" read as a forfeit win, as the printed points say',
      'line 4, column 6: "k" read as a forfeit loss, as the printed points say',
    ]);
  });

  const REFUSED = 'expected a forfeit with its winner, as "+" and "-", found "K"';

  it('is refused where the points fit several winners: each of three has one, so that the circle may turn either way', async () => {
    const circle = [0, 1, 2].map((at) => [
      at + 1,
      `Player ${at + 1}`,
      ...[0, 1, 2].map((to) => (to === at ? '*' : 'K')),
      1,
    ]);
    const reading = readPrintedTable(csv(['Rk.', 'Name', 1, 2, 3, 'Pts.'], ...circle));
    await expect(reading).rejects.toThrow(`${REFUSED} (the points fit several winners)`);
  });

  it('is refused where the points fit no winner', async () => {
    await expect(read([4.5, 1, 1, 1.5])).rejects.toThrow(`${REFUSED} (the points fit no winner)`);
  });

  it('is refused where somebody without such a game lacks points', async () => {
    // Bo has 1½ by the games, and 2½ in print
    await expect(read([2.5, 2.5, 0, 2], ['K', 'K'], ['½', '½'], ['0', '1'])).rejects.toThrow(
      `${REFUSED} (the points fit no winner)`,
    );
  });

  it('is refused where there are too many', async () => {
    const all = [0, 1, 2, 3, 4, 5].map((at) => [
      at + 1,
      `Player ${at + 1}`,
      ...[0, 1, 2, 3, 4, 5].map((to) => (to === at ? '*' : 'K')),
      5 - at,
    ]);
    const reading = readPrintedTable(csv(['Rk.', 'Name', 1, 2, 3, 4, 5, 6, 'Pts.'], ...all));
    await expect(reading).rejects.toThrow(`${REFUSED} (more than 12 games are such)`);
  });

  it('is refused without points', async () => {
    await expect(
      readPrintedTable(csv(['Rk.', 'Name', 1, 2], [1, 'Ana', '*', 'K'], [2, 'Bo', 'K', '*'])),
    ).rejects.toThrow('the points fit no winner');
  });

  it('mirrors K alone', async () => {
    await expect(read([1.5, 1, 0, 0.5], ['K', '0'])).rejects.toThrow(/other side of/);
  });
});
