// Signs against opponents that have several meanings, among which the other cells and the printed points decide

import { describe, expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { csv } from './tables.js';

/** A table of three by starting numbers, from the cells of its pairs (own, other) and perhaps the points. */
const three = (
  pairs: Readonly<Record<'12' | '13' | '23', readonly [string, string]>>,
  points?: readonly number[],
  own = '',
) => {
  const cells = [
    [own, pairs['12'][0], pairs['13'][0]],
    [pairs['12'][1], own, pairs['23'][0]],
    [pairs['13'][1], pairs['23'][1], own],
  ];
  return csv(
    ['No.', 'Name', 1, 2, 3, ...(points ? ['Pts.'] : [])],
    ...cells.map((row, at) => [at + 1, `Player ${at}`, ...row, ...(points ? [points[at]] : [])]),
  );
};

const resultsOf = async (table: string) => {
  const { games } = await readPrintedTable(table);
  return games
    .flat()
    .map(({ white, black, result, kind }) => {
      const [one, other] = [Number(white), Number(black)];
      const ofOne = one < other || result === null ? result : 1 - result;
      return `${Math.min(one, other)}-${Math.max(one, other)} ${ofOne}${kind === undefined ? '' : ' forfeit'}`;
    })
    .sort();
};

describe('an X or an r', () => {
  it.each(['r', 'R', '½-½', '1/2-1/2', '0.5', '.5', '0,5', '=', '½', '1/2', 'D'])('"%s" is a draw', async (draw) => {
    const table = three({ '12': [draw, draw], '13': ['1', '0'], '23': ['1', '0'] }, [1.5, 1.5, 0]);
    expect(await resultsOf(table)).toEqual(['1-2 0.5', '1-3 1', '2-3 1']);
  });

  it.each(['x', 'X'])('"%s" is a draw where the printed points say so, also with one on the diagonal', async (sign) => {
    for (const own of ['', '-', sign]) {
      const table = three({ '12': [sign, sign], '13': ['1', '0'], '23': ['1', '0'] }, [1.5, 1.5, 0], own);
      expect(await resultsOf(table)).toEqual(['1-2 0.5', '1-3 1', '2-3 1']);
    }
  });

  it.each(['x', 'X'])('"%s" is no game yet where the printed points say so', async (sign) => {
    const table = three({ '12': [sign, sign], '13': ['1', '0'], '23': ['1', '0'] }, [1, 1, 0]);
    expect(await resultsOf(table)).toEqual(['1-2 null', '1-3 1', '2-3 1']);
  });

  it.each([['-'], ['F']])('is a forfeit that was won where %j faces it', async (other) => {
    const table = three({ '12': ['X', other], '13': ['1', '0'], '23': ['½', '½'] }, [2, 0.5, 0.5]);
    expect(await resultsOf(table)).toEqual(['1-2 1 forfeit', '1-3 1', '2-3 0.5']);
  });

  it('is refused where no points are printed, or none of the readings has them', async () => {
    const pairs = { '12': ['X', 'X'], '13': ['1', '0'], '23': ['1', '0'] } as const;
    await expect(readPrintedTable(three(pairs))).rejects.toThrow(
      'line 2, column 13: expected a result that the printed points explain, found "X" (they fit several readings of such cells)',
    );
    await expect(readPrintedTable(three(pairs, [1.5, 1, 0]))).rejects.toThrow(
      'line 2, column 13: expected a result that the printed points explain, found "X" (they fit no reading of such cells)',
    );
  });

  it('is refused beside another result', async () => {
    const table = three({ '12': ['X', '0'], '13': ['1', '0'], '23': ['1', '0'] }, [2, 1, 0]);
    await expect(readPrintedTable(table)).rejects.toThrow(/^line 2, column 13: expected a result .* found "X"/);
  });

  it('may be one of two games', async () => {
    const table = csv(['No.', 'Name', 1, 2, 'Pts.'], [1, 'Ana', '', 'X1', 1.5], [2, 'Bo', 'X0', '', 0.5]);
    expect(await resultsOf(table)).toEqual(['1-2 0.5', '1-2 1']);
  });
});

describe('1-0', () => {
  it('is the score of one game where the printed points say so, the own points first', async () => {
    const table = three({ '12': ['1-0', '0-1'], '13': ['½-½', '½-½'], '23': ['0-1', '1-0'] }, [1.5, 0, 1.5]);
    const { rounds } = await readPrintedTable(table);
    expect(rounds).toBe(3);
    expect(await resultsOf(table)).toEqual(['1-2 1', '1-3 0.5', '2-3 0']);
  });

  it('is two games where the printed points say so', async () => {
    const table = three({ '12': ['1-0', '0-1'], '13': ['½-½', '½-½'], '23': ['0-1', '1-0'] }, [2, 2, 2]);
    const { rounds } = await readPrintedTable(table);
    expect(rounds).toBe(6);
    expect(await resultsOf(table)).toEqual(['1-2 0', '1-2 1', '1-3 0.5', '1-3 0.5', '2-3 0', '2-3 1']);
  });

  it("is refused with White's points first in both cells, which doesn't tell who had White", async () => {
    const table = three({ '12': ['1-0', '1-0'], '13': ['½-½', '½-½'], '23': ['0-1', '0-1'] }, [1.5, 0, 1.5]);
    await expect(readPrintedTable(table)).rejects.toThrow(/^line 2, column 13: expected a result that the printed points explain, found "1-0" \(they fit no reading/); // prettier-ignore
    await expect(readPrintedTable(three({ '12': ['1-0', '1-0'], '13': ['1-0', '1-0'], '23': ['0-1', '0-1'] }))).rejects.toThrow(/found "1-0" \(they fit several readings/); // prettier-ignore
  });

  it('is read with a wrong total where most of the others fit', async () => {
    const table = three({ '12': ['1-0', '0-1'], '13': ['½-½', '½-½'], '23': ['0-1', '1-0'] }, [1.5, 0, 2.5]);
    const { repairs, rounds } = await readPrintedTable(table);
    expect([rounds, repairs.flatMap(({ points }) => points ?? [])]).toEqual([
      3,
      [{ id: '3', stated: 2.5, counted: 1.5 }],
    ]);
  });

  it('is two games where another cell can be nothing else', async () => {
    const table = three({ '12': ['1-0', '0-1'], '13': ['½-1', '½-0'], '23': ['0-1', '1-0'] });
    expect((await readPrintedTable(table)).rounds).toBe(6);
  });

  it('is refused where no points are printed', async () => {
    const table = three({ '12': ['1:0', '0:1'], '13': ['½:½', '½:½'], '23': ['0:1', '1:0'] });
    await expect(readPrintedTable(table)).rejects.toThrow(/^line 2, column 13: expected a result that the printed points explain, found "1:0" \(they fit several readings/); // prettier-ignore
  });
});

describe('a dash against a dash', () => {
  it('is no game yet where dashes stand on the diagonal, too, and nobody has won by forfeit', async () => {
    const pairs = { '12': ['-', '-'], '13': ['1', '0'], '23': ['1', '0'] } as const;
    expect(await resultsOf(three(pairs, [1, 1, 0], '-'))).toEqual(['1-2 null', '1-3 1', '2-3 1']);
    expect(await resultsOf(three(pairs, [1, 1, 0], '*'))).toEqual(['1-2 0 forfeit', '1-3 1', '2-3 1']); // prettier-ignore
  });

  it('is a forfeit of both where another one was won', async () => {
    const table = three({ '12': ['-', '-'], '13': ['+', '-'], '23': ['1', '0'] }, [1, 1, 0], '-');
    const { games } = await readPrintedTable(table);
    expect(games.flat().map(({ kind }) => kind).sort()).toEqual(['double-forfeit', 'forfeit-loss', undefined]); // prettier-ignore
  });
});
