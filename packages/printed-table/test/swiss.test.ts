import { describe, expect, it } from 'vitest';

import { crosstable, openTable } from '@crosstable/core';

import { readPrintedTable } from '../src/index.js';
import { THREE, csv } from './tables.js';

const HEAD = ['Rk.', 'Name', '1.Rd', 'Pts.'] as const;

describe('a Swiss', () => {
  it('has its games, byes, players and points', async () => {
    const page = await readPrintedTable(csv(...THREE));
    expect(page.system).toBe('swiss');
    expect(page.rounds).toBe(2);
    expect(page.players).toEqual([
      { id: '1', name: 'Ana', rating: 2400, title: 'GM', federation: 'NOR' },
      { id: '2', name: 'Bo', federation: 'NOR' },
      { id: '3', name: 'Cy', rating: 1900, federation: 'SWE' },
    ]);
    expect(page.games).toEqual([
      [
        { white: '1', black: '2', result: 1 },
        { white: '3', black: '', result: 0.5, kind: 'half-bye' },
      ],
      [
        { white: '3', black: '1', result: 0.5 },
        { white: '2', black: '', result: 1, kind: 'pairing-bye' },
      ],
    ]);
    expect([...page.points.values()]).toEqual([1.5, 1, 1]);
    expect(page.printed.points).toEqual(page.points);
    expect([...(page.printed.ranks?.values() ?? [])]).toEqual([1, 2, 3]);
    expect(page.printed.columns).toEqual([
      { label: 'TB1', cells: new Map([['1', 1], ['2', 1.5], ['3', 1.5]]) }, // prettier-ignore
    ]);
    expect(page.repairs).toEqual([
      {
        kind: 'bye-code',
        line: 3,
        column: 17,
        found: '-1',
        key: 'only-bye',
        values: {},
        read: 'read as the pairing-allocated bye, the only one of its round',
        message: 'line 3, column 17: "-1" read as the pairing-allocated bye, the only one of its round',
      },
    ]);
  });

  it('has forfeits, unfinished games and absences', async () => {
    const page = await readPrintedTable(
      csv(
        ['Rk.', 'Name', '1.Rd', '2.Rd', '3.Rd', '4.Rd', 'Pts.'],
        [1, 'Ana', '2w+', '3b-', '4w', '', 1],
        [2, 'Bo', '1b-', '4w-', '3b1', '', 1],
        [3, 'Cy', '4b½', '1w+', '2w0', '', '1½'],
        [4, 'Di', '3w½', '2b-', '1b', '-0', 0.5],
      ),
    );
    expect(page.games).toEqual([
      [
        { white: '1', black: '2', result: 1, kind: 'forfeit-win' },
        { white: '4', black: '3', result: 0.5 },
      ],
      [
        { white: '3', black: '1', result: 1, kind: 'forfeit-win' },
        { white: '2', black: '4', result: 0, kind: 'double-forfeit' },
      ],
      [
        { white: '1', black: '4', result: null },
        { white: '3', black: '2', result: 0 },
      ],
      [{ white: '4', black: '', result: 0, kind: 'zero-bye' }],
    ]);
    expect(page.rounds).toBe(4);
    expect(page.repairs.map(({ message }) => message)).toEqual([
      'line 2, column 15: "4w" read as a game without a result',
    ]);
    const [[, black]] = (await readPrintedTable(csv(HEAD, [1, 'Ana', '2b+', 1], [2, 'Bo', '1w-', 0]))).games.map(
      (round) => [round.length, round[0]],
    );
    expect(black).toEqual({ white: '2', black: '1', result: 0, kind: 'forfeit-loss' });
  });

  it('has half-point byes as numbers, which a spreadsheet may make of them', async () => {
    const page = await readPrintedTable(csv(HEAD, [1, 'Ana', '-0,5', 0.5], [2, 'Bo', '-½', 0.5]));
    expect(page.games[0].map(({ kind }) => kind)).toEqual(['half-bye', 'half-bye']);
  });

  it('leaves out rounds at the end that nobody has been paired for', async () => {
    const page = await readPrintedTable(
      csv(['Rk.', 'Name', '1.Rd', '2.Rd', 'Pts.'], [1, 'Ana', '2w1', '', 1], [2, 'Bo', '1b0', '', 0]),
    );
    expect([page.games.length, page.rounds]).toEqual([1, 2]);
  });

  it('names opponents by the place of the row where ranks are shared', async () => {
    const page = await readPrintedTable(
      csv(HEAD, [1, 'Ana', '3w1', 1], ['', 'Bo', '4b1', 1], [3, 'Cy', '1b0', 0], ['', 'Di', '2w0', 0]),
    );
    expect(page.games[0][1]).toEqual({ white: '4', black: '2', result: 0 });
    expect([...(page.printed.ranks?.values() ?? [])]).toEqual([1, 1, 3, 3]);
  });

  it('names opponents by the starting number, in whichever order the rows stand', async () => {
    const page = await readPrintedTable(
      csv(
        ['No.', 'Name', '1.Rd', 'Pts.', 'Rk.', 'TB1'],
        [2, 'Bo', '4b1', 1, 1, 0],
        [1, 'Ana', '3w0', 0, 4, 1],
        [3, 'Cy', '1b1', 1, 2, 0],
        [4, 'Di', '2w0', 0, 3, 1],
      ),
    );
    expect(page.players.map(({ id, name, pairingNumber }) => [id, name, pairingNumber])).toEqual([
      ['1', 'Ana', 1],
      ['2', 'Bo', 2],
      ['3', 'Cy', 3],
      ['4', 'Di', 4],
    ]);
    expect(page.games[0][0]).toEqual({ white: '1', black: '3', result: 0 });
    expect([...(page.printed.ranks ?? [])]).toEqual([['1', 4], ['2', 1], ['3', 2], ['4', 3]]); // prettier-ignore
  });

  it('may have byes alone, as SwissPerfect prints them against the number 0', async () => {
    const { games, points } = await readPrintedTable('No\tName\tTotal\t1\t2\n1\tAna\t1.5\t0:W\t0:=\n2\tBo\t0\t0:\t0:');
    expect(games.map((round) => round.map(({ white, black, result }) => [white, black, result]))).toEqual([
      [['1', '', 1]],
      [['1', '', 0.5]],
    ]);
    expect([...points.values()]).toEqual([1.5, 0]);
  });
});

describe('colours', () => {
  const games = async (own: string, other: string) =>
    (await readPrintedTable(csv(HEAD, [1, 'Ana', own, 1], [2, 'Bo', other, 0]))).games[0];

  it.each([
    ['German', '2s1', '1w0'],
    ['French, Spanish, Italian', '2n1', '1b0'],
    ['Russian', '2ч1', '1б0'],
    ['capitals', '2B1', '1W0'],
  ])('%s', async (_, own, other) => {
    expect(await games(own, other)).toEqual([{ white: '2', black: '1', result: 0 }]);
  });

  it('are unknown where the letters of White and Black cannot be told', async () => {
    const page = await readPrintedTable(csv(HEAD, [1, 'Ana', '2x1', 1], [2, 'Bo', '1y0', 0]));
    expect(page.games).toEqual([[{ white: '1', black: '2', result: 1, coloursUnknown: true }]]);
    expect(page.repairs.map(({ kind, message }) => [kind, message])).toEqual([
      ['colour', 'line 3, column 6: "1y0" may be White or Black: all colours are unknown'],
    ]);
  });
});

describe('letters of colours', () => {
  it('are said with the last of them, where there are too many', async () => {
    const cells = ['2w1', '1b0', '4w1', '3x0'];
    const { repairs } = await readPrintedTable(csv(HEAD, ...cells.map((cell, at) => [at + 1, `P${at}`, cell, ''])));
    expect(repairs[0]).toMatchObject({ kind: 'colour', line: 5, found: '3x0' });
  });

  it.each([
    ['a third one beside those of White and Black', '2w1', '1b0', '4w1', '3x0'],
    ['that of Black in one language, and of White in another', '2n1', '1s0', '4n1', '3s0'],
  ])('tell nothing: %s', async (_, ...cells) => {
    const { games } = await readPrintedTable(csv(HEAD, ...cells.map((cell, at) => [at + 1, `P${at}`, cell, ''])));
    expect(games[0].map(({ coloursUnknown }) => coloursUnknown)).toEqual([true, true]);
  });
});

describe('byes worth a point', () => {
  it('of two in a round one at most was allocated, likeliest that of the lowest', async () => {
    const page = await readPrintedTable(
      csv(
        ['Rk.', 'Name', 'Rtg', '1.Rd', 'Pts.'],
        [1, 'Ana', 2000, '-1', 1],
        [2, 'Bo', 1800, '-1', 1],
        [3, 'Cy', 1900, '-1', 1],
      ),
    );
    expect(page.games[0].map(({ kind }) => kind)).toEqual(['full-bye', 'pairing-bye', 'full-bye']);
    expect(page.repairs.map(({ kind, message }) => [kind, message])).toEqual([
      ['bye-code', 'line 2, column 12: "-1" read as a full-point bye; it may be the pairing-allocated bye'],
      ['bye-code', 'line 3, column 11: "-1" read as the pairing-allocated bye; it may be a full-point bye'],
      ['bye-code', 'line 4, column 11: "-1" read as a full-point bye; it may be the pairing-allocated bye'],
    ]);
    expect(page.repairs[1].open).toEqual({
      round: 1,
      readings: [
        { white: '2', black: '', result: 1, kind: 'pairing-bye' },
        { white: '2', black: '', result: 1, kind: 'full-bye' },
      ],
    });
  });

  it('of players with the same rating it is the last, and fewer points come before a rating', async () => {
    const same = await readPrintedTable(csv(HEAD, [1, 'Ana', '-1', 1], [2, 'Bo', '-1', 1]));
    expect(same.games[0].map(({ kind }) => kind)).toEqual(['full-bye', 'pairing-bye']);
    const points = await readPrintedTable(
      csv(
        ['Rk.', 'Name', 'Rtg', '1.Rd', '2.Rd', '3.Rd', 'Pts.'],
        [1, 'Ana', 1500, '2w1', '-1', '2b0', 2],
        [2, 'Bo', 2000, '1b0', '-1', '1w1', 2],
      ),
    );
    expect(points.games[1].map(({ kind }) => kind)).toEqual(['full-bye', 'pairing-bye']);
  });

  it('of one beside byes worth less is the allocated one', async () => {
    const page = await readPrintedTable(
      csv(HEAD, [1, 'Ana', '-1', 1], [2, 'Bo', '-½', 0.5], [3, 'Cy', '-0', 0], [4, 'Di', '', 0]),
    );
    expect(page.games[0].map(({ kind }) => kind)).toEqual(['pairing-bye', 'half-bye', 'zero-bye']);
    expect(page.repairs.map(({ read }) => read)).toEqual([
      'read as the pairing-allocated bye, the only one of its round',
    ]);
  });

  it('without a point may be a dash alone', async () => {
    const page = await readPrintedTable(csv(HEAD, [1, 'Ana', '2w1', 1], [2, 'Bo', '1b0', 0], [3, 'Cy', '-', 0]));
    expect(page.games[0][1]).toEqual({ white: '3', black: '', result: 0, kind: 'zero-bye' });
    expect(page.repairs).toEqual([]);
  });

  it('are worth ½ where the printed points of everybody say so', async () => {
    const page = await readPrintedTable(csv(HEAD, [1, 'Ana', '2w1', 1], [2, 'Bo', '1b0', 0], [3, 'Cy', '-1', '0,5']));
    expect(page.scoring).toEqual({ pairingBye: 0.5 });
    expect(page.games[0][1]).toEqual({ white: '3', black: '', result: 0.5, kind: 'pairing-bye' });
    expect([...page.points.values()]).toEqual([1, 0, 0.5]);
    expect(page.repairs.map(({ kind, message }) => [kind, message])).toContainEqual([
      'scoring',
      'line 4, column 9: "0,5" shows that a bye printed as "-1" is worth ½',
    ]);
  });

  it('are worth ½ where the first row says so', async () => {
    const page = await readPrintedTable(csv(HEAD, [1, 'Ana', '3w1', 1], [2, 'Bo', '-1', '0,5'], [3, 'Cy', '1b0', 0]));
    const first = await readPrintedTable(csv(HEAD, [1, 'Ana', '-1', '0,5'], [2, 'Bo', '-0', 0]));
    expect([page.scoring, first.scoring]).toEqual([{ pairingBye: 0.5 }, { pairingBye: 0.5 }]);
  });

  it('are all worth ½ there, and nothing else changes', async () => {
    const page = await readPrintedTable(
      csv(HEAD, [1, 'Ana', '2w1', 1], [2, 'Bo', '1b0', 0], [3, 'Cy', '-1', '0,5'], [4, 'Di', '-1', '0,5'], [5, 'Ed', '-½', '0,5']), // prettier-ignore
    );
    expect(page.games[0]).toEqual([
      { white: '1', black: '2', result: 1 },
      { white: '3', black: '', result: 0.5, kind: 'pairing-bye' },
      { white: '4', black: '', result: 0.5, kind: 'pairing-bye' },
      { white: '5', black: '', result: 0.5, kind: 'half-bye' },
    ]);
    // A full-point bye would be worth 1, so that no cell is left open
    expect(page.repairs.map(({ kind, open }) => [kind, open])).toEqual([['scoring', undefined]]);
  });

  it('are worth a point where no points are printed', async () => {
    const page = await readPrintedTable(
      csv(['Rk.', 'Name', '1.Rd'], [1, 'Ana', '2w1'], [2, 'Bo', '1b0'], [3, 'Cy', '-1']),
    );
    expect(page.scoring).toBeUndefined();
    expect([...page.points.values()]).toEqual([1, 0, 1]);
    expect(page.repairs.map(({ kind }) => kind)).toEqual(['unknown-record', 'bye-code']);
  });
});

describe('points', () => {
  it('that differ from the games are said', async () => {
    const page = await readPrintedTable(csv(HEAD, [1, 'Ana', '2w1', 2], [2, 'Bo', '1b0', 0]));
    expect([page.points.get('1'), page.printed.points?.get('1')]).toEqual([1, 2]);
    expect(page.repairs.map(({ kind, message }) => [kind, message])).toEqual([
      ['points-differ', 'line 2, column 11: "2" is not the sum of the row, 1'],
    ]);
  });

  it.each([
    ['3, a draw 1', { win: 3, draw: 1 }, [4, 3, 2, 1]],
    ['2, a draw 1', { win: 2, draw: 1 }, [3, 2, 2, 1]],
  ])('of everybody tell that a win is worth %s', async (worth, scoring, points) => {
    const page = await readPrintedTable(
      csv(
        ['Rk.', 'Name', '1.Rd', '2.Rd', 'Pts.'],
        [1, 'Ana', '2w1', '3b½', points[0]],
        [2, 'Bo', '1b0', '-1', points[1]],
        [3, 'Cy', '-½', '1w½', points[2]],
        [4, 'Di', '-½', '-0', points[3]],
      ),
    );
    expect([page.scoring, [...page.points.values()]]).toEqual([scoring, points]);
    expect(page.games[1]).toEqual([
      { white: '3', black: '1', result: 0.5 },
      { white: '2', black: '', result: 1, kind: 'pairing-bye' },
      { white: '4', black: '', result: 0, kind: 'zero-bye' },
    ]);
    const { message } = page.repairs[page.repairs.length - 1];
    expect(message).toBe(`line 2, column 15: "${points[0]}" shows that a win is worth ${worth}`);
    // The tie-breaks count so, too
    const { primary } = openTable(crosstable(page.games, page));
    expect([...primary.totals].map((total) => total / primary.scale)).toEqual(points);
  });

  it('stand in a column of tie-breaks where the legend says so', async () => {
    const page = await readPrintedTable(
      csv(
        ['Rk.', 'Name', '1.Rd', 'TB1', 'TB2'],
        [1, 'Ana', '2w1', 1, 7],
        [2, 'Bo', '1b0', 0, 8],
        ['Tie Break1: points (game-points)'],
      ),
    );
    expect([...(page.printed.points ?? [])]).toEqual([['1', 1], ['2', 0]]); // prettier-ignore
    expect(page.printed.columns.map(({ label, named }) => [label, named])).toEqual([
      ['TB1', [{ code: 'PTS', article: null }]],
      ['TB2', undefined],
    ]);
  });

  it('may be missing', async () => {
    const page = await readPrintedTable(csv(['Rk.', 'Name', '1.Rd'], [1, 'Ana', '2w1'], [2, 'Bo', '1b0']));
    expect(page.printed.points).toBeUndefined();
    expect([...page.points.values()]).toEqual([1, 0]);
    expect(page.repairs.map(({ kind }) => kind)).toEqual(['unknown-record']);
  });
});
