// Double round robins, whose cells have two games, or whose opponents have two columns

import { describe, expect, it } from 'vitest';

import { type PrintedPage, readPrintedTable } from '../src/index.js';
import { csv } from './tables.js';

/** Games as `1-4 1`: White, Black and the result of White; `?` where the colours are unknown. */
const told = ({ games }: PrintedPage): string[] =>
  games.map((round) =>
    round
      .map(({ white, black, result, coloursUnknown }) => `${white}-${black} ${result}${coloursUnknown ? '?' : ''}`)
      .sort()
      .join(', '),
  );

/** A game without its colours, as the lower number has it. */
const withoutColours = ({ games }: PrintedPage): string[] =>
  games.map((round) =>
    round
      .map(({ white, black, result }) =>
        Number(white) < Number(black) ? `${white}-${black} ${result}` : `${black}-${white} ${1 - Number(result)}`,
      )
      .sort()
      .join(', '),
  );

const points = ({ points: all }: PrintedPage): number[] => [...all.values()];

/**
 * By starting numbers, in the order of the rounds: Ana has lost the first game against Bo and drawn the second, and so on.
 * Berger's table for four: 1-4 2-3, 4-3 1-2, 2-4 3-1; in the second cycle once more.
 */
const IN_ROUNDS = [
  ['No.', 'Name', 1, 2, 3, 4, 'Pts.'],
  [1, 'Ana', '*', '0 ½', '0 0', '1 ½', 2],
  [2, 'Bo', '1 ½', '*', '½ 1', '0 1', 4],
  [3, 'Cy', '1 1', '½ 0', '*', '0 0', 2.5],
  [4, 'Dan', '0 ½', '1 0', '1 1', '*', 3.5],
] as const;

const POINTS = [2, 4, 2.5, 3.5];

const ROUNDS = ['1-4 1, 2-3 0.5', '1-2 0, 3-4 0', '1-3 0, 2-4 0', '1-4 0.5, 2-3 1', '1-2 0.5, 3-4 0', '1-3 0, 2-4 1'];

/** The same with another sign between the results, and perhaps on the diagonal. */
const joined = (sign: string, own = '*') =>
  csv(...IN_ROUNDS.map((row) => row.map((cell) => (cell === '*' ? own : String(cell).replace(/^([01½]) (?=[01½]$)/, `$1${sign}`))))); // prettier-ignore

describe('two games in a cell', () => {
  it.each([
    ...[' ', '', '-', ' - ', '–', ':', '/', '|'].map((sign) => [sign, '*']),
    ...['* *', '**', '- -', '-', '--', 'x x', 'X', '■ ■', '×', '\\', '–:–', ''].map((own) => [' ', own]),
    ['-', '-'],
    [':', '-:-'],
  ])('with %j between them and %j on the diagonal are in the order of the rounds where the mirror says so', async (sign, own) => {
    const page = await readPrintedTable(joined(sign, own));
    expect([page.system, page.rounds, points(page)]).toEqual(['round-robin', 6, POINTS]);
    expect(withoutColours(page)).toEqual(ROUNDS);
    expect(page.games.flat().every(({ coloursUnknown }) => coloursUnknown)).toBe(true);
    expect(page.unknown).toEqual(['colours']);
    expect(page.repairs.map(({ message }) => message)).toEqual([
      'line 1, column 10: "1" has no rounds and colours: the rounds of the Berger table are assumed',
    ]);
  }); // prettier-ignore

  // The games of Ana with White are those before the blank: she beat Bo, and lost to him with Black
  it("are White's first and Black's second where the mirror says so", async () => {
    const page = await readPrintedTable(
      csv(
        ['No.', 'Name', 1, 2, 3, 'Pts.'],
        [1, 'Ana', '*', '1 0', '½ 1', 2.5],
        [2, 'Bo', '1 0', '*', '0 0', 1],
        [3, 'Cy', '0 ½', '1 1', '*', 2.5],
      ),
    );
    // Berger's table for four without the fourth: 2-3, 1-2, 3-1; then the other colours
    expect(told(page)).toEqual(['2-3 0', '1-2 1', '3-1 0', '3-2 1', '2-1 1', '1-3 0.5']);
    expect([page.unknown, points(page)]).toEqual([undefined, [2.5, 1, 2.5]]);
    expect(page.repairs.map(({ message }) => message)).toEqual([
      'line 1, column 10: "1" has no rounds: those of the Berger table are assumed',
    ]);
  });

  it('are in any rounds in which nobody plays twice where the numbers are ranks', async () => {
    const table = csv(
      ['Rk.', 'Name', 1, 2, 3, 4, 'Pts.'],
      [1, 'Ana', '*', '1 0', '1 1', '1 1', 5],
      [2, 'Bo', '1 0', '*', '1 ½', '1 0', 3.5],
      [3, 'Cy', '0 0', '½ 0', '*', '½ 1', 2],
      [4, 'Dan', '0 0', '1 0', '0 ½', '*', 1.5],
    );
    const page = await readPrintedTable(table);
    expect([page.rounds, page.unknown]).toEqual([6, ['rounds', 'pairing-numbers']]);
    for (const round of page.games) expect(new Set(round.flatMap(({ white, black }) => [white, black])).size).toBe(4);
    expect(told(page).join(', ').split(', ').sort()).toEqual([
      '1-2 1', '1-3 1', '1-4 1', '2-1 1', '2-3 1', '2-4 1', '3-1 0', '3-2 0.5', '3-4 0.5', '4-1 0', '4-2 1', '4-3 0',
    ]); // prettier-ignore
    expect(page.repairs.at(-1)?.read).toBe('has no rounds: without starting numbers nobody knows them');
  });

  it('have unknown colours where both orders fit', async () => {
    const page = await readPrintedTable(csv(['No.', 'Name', 1, 2, 'Pts.'], [1, 'Ana', '', '1 1', 2], [2, 'Bo', '0 0', '', 0])); // prettier-ignore
    expect(told(page)).toEqual(['1-2 1?', '1-2 1?']);
    expect(page.unknown).toEqual(['colours']);
  });

  it.each(['1', '1:', '1 *', '1 -', '1/'])('of which one was played, as in %j, have one without a result', async (one) => {
    const other = one.replace('1', '0');
    const page = await readPrintedTable(
      csv(
        ['No.', 'Name', 1, 2, 3, 'Pts.'],
        [1, 'Ana', '*', one, '1 0', 2],
        [2, 'Bo', other, '*', '', 0],
        [3, 'Cy', '0 1', '', '*', 1],
      ),
    );
    expect(withoutColours(page).join(', ').split(', ').sort()).toEqual(['1-2 1', '1-2 null', '1-3 0', '1-3 1', '2-3 null', '2-3 null']); // prettier-ignore
    expect(points(page)).toEqual([2, 0, 1]);
    const open = page.repairs.filter(({ kind }) => kind === 'unfinished-game');
    expect(open.map(({ found }) => found)).toEqual([one === '1' ? '' : one, '', '']);
  }); // prettier-ignore

  it('of which one was played are in the last rounds where nobody knows the rounds', async () => {
    const page = await readPrintedTable(
      csv(['Rk.', 'Name', 1, 2, 'Pts.'], [1, 'Ana', '', '* 1', 1], [2, 'Bo', '* 0', '', 0]),
    );
    expect(told(page)).toEqual(['1-2 1?', '1-2 null?']);
  });

  it('may be forfeits', async () => {
    const page = await readPrintedTable(
      csv(['No.', 'Name', 1, 2, 'Pts.'], [1, 'Ana', '', '+ 0', 1], [2, 'Bo', '- 1', '', 1]),
    );
    expect(page.games.flat().map(({ kind }) => kind)).toEqual(['forfeit-win', undefined]);
  });

  it('that do not add up to the printed points are said', async () => {
    const table = csv(['No.', 'Name', 1, 2, 'Pts.'], [1, 'Ana', '', '1 ½', 2], [2, 'Bo', '0 ½', '', 0.5]);
    const { repairs } = await readPrintedTable(table);
    expect(repairs.filter(({ kind }) => kind === 'points-differ').map(({ points: other }) => other)).toEqual([
      { id: '1', stated: 2, counted: 1.5 },
    ]);
  });

  it.each([
    ['a sum', ['2', '0'], /expected a result as in "1", "½" or "0", or nothing, found "2" \(several games in a cell as their sum/],
    ['a sum in two signs', ['1½', '½'], /expected a result .* found "1½" \(several games in a cell as their sum/],
    ['a sum with a blank', ['1 ½', '½'], /expected a result .* found "1 ½" \(several games in a cell as their sum/],
    ['a decimal sum', ['1.5', '0.5'], /expected a result .* found "1\.5"/],
    ['three games', ['1 1 0', '0 0 1'], /expected a result .* found "1 1 0"/],
    ['cells that mirror in no order', ['1 0', '1 1'], /expected the other side of "1 0" of line 2, found "1 1"/],
  ])('as %s are refused', async (_, [own, other], said) => {
    const table = csv(['No.', 'Name', 1, 2], [1, 'Ana', '*', own], [2, 'Bo', other, '*']);
    await expect(readPrintedTable(table)).rejects.toThrow(said);
  }); // prettier-ignore
});

/** The table with two columns an opponent: side by side, or a whole cycle behind the other. */
const inColumns = (headings: readonly (string | number)[], areBlocks = false) =>
  csv(
    ...IN_ROUNDS.map((row, at) => {
      const pairs = row.slice(2, 6).map((cell) => (cell === '*' ? ['*', '*'] : String(cell).split(' ')));
      const cells = areBlocks ? [...pairs.map(([one]) => one), ...pairs.map(([, two]) => two)] : pairs.flat();
      return [...row.slice(0, 2), ...(at === 0 ? headings : cells), row[6]];
    }),
  );

describe('two columns of an opponent', () => {
  it.each([
    ['1a 1b 2a 2b 3a 3b 4a 4b', false],
    ['1 1 2 2 3 3 4 4', false],
    ['1  2  3  4 ', false],
    [' 1  2  3  4', false],
    ['1.1 1.2 2.1 2.2 3.1 3.2 4.1 4.2', false],
    ['A A B B C C D D', false],
    ['A1 A2 B1 B2 C1 C2 D1 D2', false],
    ['Ana Ana Bo Bo Cy Cy Dan Dan', false],
    ['1 2 3 4 1 2 3 4', true],
    ['#1 #2 #3 #4 #1 #2 #3 #4', true],
    ['1a 2a 3a 4a 1b 2b 3b 4b', true],
    ['A B C D A B C D', true],
  ])('below "%s" are its games in the order of the rounds', async (headings, areBlocks) => {
    const page = await readPrintedTable(inColumns(headings.split(' '), areBlocks));
    expect([page.system, page.rounds, points(page), page.unknown]).toEqual(['round-robin', 6, POINTS, ['colours']]); // prettier-ignore
    expect(withoutColours(page)).toEqual(ROUNDS);
  });

  it.each([
    ['1w 1b 2w 2b', ['', '', '1', '0'], ['1', '0', '', '']],
    ['1W 1S 2W 2S', ['', '', '1', '0'], ['1', '0', '', '']],
    ['1 (w)|1 (b)|2 (w)|2 (b)', ['', '', '1', '0'], ['1', '0', '', '']],
    ['1b 1w 2b 2w', ['', '', '0', '1'], ['0', '1', '', '']],
    ['1N 1B 2N 2B', ['', '', '0', '1'], ['0', '1', '', '']],
  ])('below "%s" have these colours, with which both won with White', async (headings, ana, bo) => {
    const names = headings.split(headings.includes('|') ? '|' : ' ');
    const page = await readPrintedTable(
      csv(['No.', 'Name', ...names, 'Pts.'], [1, 'Ana', ...ana, 1], [2, 'Bo', ...bo, 1]),
    );
    expect(told(page)).toEqual(['1-2 1', '2-1 1']);
    expect(page.unknown).toBeUndefined();
  });

  it('that belong to rows by their numbers stand in any order of the rows', async () => {
    const [headings, ...rows] = inColumns(['1', '1', '2', '2', '3', '3', '4', '4']).split('\n');
    const page = await readPrintedTable([headings, ...rows.reverse()].join('\n'));
    expect(page.players.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cy', 'Dan']);
    expect(withoutColours(page)).toEqual(ROUNDS);
  });

  it('have one game each', async () => {
    const table = csv(['Name', 'Ana', 'Ana', 'Bo', 'Bo'], ['Ana', '*', '*', '1-0', '½'], ['Bo', 0, '½', '*', '*']);
    await expect(readPrintedTable(table)).rejects.toThrow(
      'line 2, column 9: expected a result as in "1", "½" or "0", or nothing, found "1-0"',
    );
  });

  it('have the first game before the second one', async () => {
    const table = csv(
      ['Name', 'A2', 'A1', 'B2', 'B1', 'C2', 'C1'],
      ['Ana', '*', '*', 1, '½', 1, 1],
      ['Bo', 0, '½', '*', '*', 1, 1],
      ['Cy', 0, 0, 0, 0, '*', '*'],
    );
    await expect(readPrintedTable(table)).rejects.toThrow('expected a crosstable, got a page without games');
  });
});
