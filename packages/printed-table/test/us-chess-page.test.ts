// The crosstable of US Chess itself: two lines a player, with bars between their fields.

import { describe, expect, it } from 'vitest';

import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';

import { readPrintedTable } from '../src/index.js';

const DASHES = '-'.repeat(60);

/** Three players: Ann beats Bea, draws with Cal and has the bye; Bea asked for ½ and lost to Cal; Cal isn't paired first. */
const PAGE = [
  'SPRING OPEN',
  '',
  DASHES,
  ' Pair | Player Name                     |Total|Round|Round|Round|',
  ' Num  | USCF ID / Rtg (Pre->Post)       | Pts |  1  |  2  |  3  |',
  DASHES,
  '    1 | ANN ADAMS                       |2.5  |W   2|D   3|B    |',
  '   IL | 10000001 / R: 1850   ->1866     |N:2  |W    |B    |     |',
  DASHES,
  '    2 | BEA BELL                        |0.5  |L   1|H    |L   3|',
  '   WI | 10000002 / R: 1600P12->1588P15  |     |B    |     |W    |',
  '      |            Q: 1500   ->1490     |     |     |     |     |',
  DASHES,
  '    3 | CAL COX                         |1.5  |U    |D   1|W   2|',
  '      | 10000003 / R: Unrated->1301P3   |     |     |W    |B    |',
  DASHES,
];

const GAMES = [
  [
    { white: '1', black: '2', result: 1 },
    { white: '3', black: '', result: 0, kind: 'zero-bye' },
  ],
  [
    { white: '3', black: '1', result: 0.5 },
    { white: '2', black: '', result: 0.5, kind: 'half-bye' },
  ],
  [
    { white: '2', black: '3', result: 0 },
    { white: '1', black: '', result: 1, kind: 'pairing-bye' },
  ],
];

describe('two lines a player', () => {
  it.each([
    ['as text', PAGE.join('\n')],
    ['with the line ends of Windows', PAGE.join('\r\n')],
    ['with headings of its sections between', PAGE.toSpliced(12, 0, PAGE[3], PAGE[4], DASHES).join('\n')],
    [
      'as a saved page, with links',
      `<html><head><title>SPRING OPEN</title></head><body><table><tr><td>\n<pre>\n${PAGE.slice(2)
        .join('\n')
        .replace('    1 |', '    <a href="#1">1</a> |')
        .replace('ANN ADAMS', '<a href=x>ANN&nbsp;ADAMS</a>')
        .replaceAll('->', '-&gt;')}</pre></td></tr></table></body></html>`,
    ],
  ])('%s are a row', async (_, source) => {
    const { games, players, points, printed, unknown, rounds, name } = await readPrintedTable(source);
    expect([name, rounds, games]).toEqual(['SPRING OPEN', 3, GAMES]);
    expect(players).toEqual([
      { id: '1', name: 'ANN ADAMS', rating: 1850, pairingNumber: 1 },
      { id: '2', name: 'BEA BELL', rating: 1600, pairingNumber: 2 },
      { id: '3', name: 'CAL COX', pairingNumber: 3 },
    ]);
    expect([...points.values()]).toEqual([2.5, 0.5, 1.5]);
    expect(printed.points).toEqual(points);
    expect(unknown).toBeUndefined();
  });

  it('may lack the second, with the ratings and colours', async () => {
    const page = PAGE.filter((line) => !/ \/ R: |Q: |^-/.test(line));
    const { games, players } = await readPrintedTable(page.join('\n'));
    expect(games).toEqual(
      GAMES.map((round) => round.map((game): unknown => ('kind' in game ? game : expect.anything()))),
    );
    expect(games[0][0]).toEqual({ white: '1', black: '2', result: 1, coloursUnknown: true });
    expect(players.map(({ name, rating }) => [name, rating])).toEqual([
      ['ANN ADAMS', undefined],
      ['BEA BELL', undefined],
      ['CAL COX', undefined],
    ]);
  });

  it('have places in the file: those of the result', async () => {
    const table = PAGE.join('\n').replace('|W   2|', '|Z   2|');
    await expect(readPrintedTable(table)).rejects.toThrow(
      'line 7, column 48: expected W, D or L before an opponent, or H, B, U, X or F, found "Z2w" (the letter Z',
    );
  });

  it('of several sections are refused by name, and one is taken', async () => {
    const other = PAGE.slice(2).join('\n').replace('ANN', 'ZOE');
    const page = `${PAGE.join('\n')}\nRESERVE\n${other}`;
    await expect(readPrintedTable(page)).rejects.toThrow('expected one crosstable, got 2: SPRING OPEN, RESERVE');
    const [first, second] = await Promise.all(['spring', 'RESERVE'].map((group) => readPrintedTable(page, { group })));
    expect(first.players.map((player) => player.name)).toEqual(['ANN ADAMS', 'BEA BELL', 'CAL COX']);
    expect(second.players.map((player) => player.name)).toEqual(['ZOE ADAMS', 'BEA BELL', 'CAL COX']);
  });

  it('without headings are no such page', async () => {
    await expect(readPrintedTable('Pair | Player Name |Total|\n1 | ANN |2 |')).rejects.toThrow('a page without games');
  });

  it.each(['\n', '|'])('with millions of %j are refused before their rows fill the memory', async (part) => {
    const error = new RangeError('expected a table, got a file that is too large for one');
    await expect(readPrintedTable(`${PAGE.join('\n')}${part.repeat(2_000_000)}`)).rejects.toThrow(error);
  });
});

describe.skipIf(!hasShared)(`a case of US Chess${skipNote}`, () => {
  it('10d has the printed points, and colours', async () => {
    const { games, points, printed, unknown, players } = await readPrintedTable(
      sharedBytes('cases/10d-us-two-lines.txt'),
    );
    expect([...points.values()]).toEqual([3.5, 2.5, 2.5, 2, 0]);
    expect(printed.points).toEqual(points);
    expect(players.map(({ rating }) => rating)).toEqual([1850, 1790, 1700, 1600, undefined]);
    expect(games[0]).toEqual([
      { white: '1', black: '4', result: 1 },
      { white: '5', black: '2', result: 0 },
      { white: '3', black: '', result: 1, kind: 'pairing-bye' },
    ]);
    expect(games[3]).toEqual([
      { white: '4', black: '2', result: 0 },
      { white: '1', black: '', result: 1, kind: 'forfeit-win' },
      { white: '3', black: '', result: 0, kind: 'zero-bye' },
      { white: '5', black: '', result: 0, kind: 'forfeit-loss' },
    ]);
    // Places by the points, as US Chess prints them
    expect(unknown).toEqual(['pairing-numbers']);
  });
});
