import { describe, expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { csv } from './tables.js';

/** Berger tables of FIDE's handbook (C.05, annex 1): White first. */
const BERGER = {
  4: ['1-4 2-3', '4-3 1-2', '2-4 3-1'],
  6: ['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1'],
} as const;

/** A table by starting numbers in which everybody has drawn with everybody. */
function drawn(players: number): string {
  const numbers = Array.from({ length: players }, (_, at) => at + 1);
  return csv(
    ['No.', 'Name', ...numbers, 'Pts.', 'Rk.'],
    ...numbers.map((row) => [
      row,
      `Player ${row}`,
      ...numbers.map((column) => (row === column ? '*' : '½')),
      (players - 1) / 2,
      1,
    ]),
  );
}

describe('a round robin', () => {
  it.each([4, 6] as const)(
    'of %i players by starting number has the rounds and colours of the Berger table',
    async (n) => {
      const { games, rounds, system, players, repairs } = await readPrintedTable(drawn(n));
      expect([system, rounds, players[1].pairingNumber]).toEqual(['round-robin', n - 1, 2]);
      const pairings = games.map((round) => round.map(({ white, black }) => `${white}-${black}`));
      expect(pairings.map((round) => round.sort())).toEqual(BERGER[n].map((round) => round.split(' ').sort()));
      expect(repairs.map(({ kind, message }) => [kind, message])).toEqual([
        ['rounds', 'line 1, column 10: "1" has no rounds and colours: those of the Berger table are assumed'],
      ]);
    },
  );

  // https://wellingtonchess.club/tournaments-2011-club-champs.html, by SwissPerfect
  it('may have the sign of numbers before those of the opponents, but each of them once', async () => {
    const headings = ['No', 'Name', 'Loc', 'Total', '#1', '#2', '#3'];
    const rows = [[1, 'Ana', 2400, 1.5, '.', 'W', 'D'], [2, 'Bo', 2300, 1, 'L', '.', 'W'], [3, 'Cy', 2200, 0.5, 'D', 'L', '.']]; // prettier-ignore
    const { games, system, printed } = await readPrintedTable(csv(headings, ...rows));
    expect([system, printed.points]).toEqual(['round-robin', new Map([['1', 1.5], ['2', 1], ['3', 0.5]])]); // prettier-ignore
    expect(games).toEqual([
      [{ white: '2', black: '3', result: 1 }],
      [{ white: '1', black: '2', result: 1 }],
      [{ white: '3', black: '1', result: 0.5 }],
    ]);
    await expect(readPrintedTable(csv([...headings, '#1', '#2', '#3'], ...rows))).rejects.toThrow(
      /^line 1, column 28: expected each opponent once, or twice, found "#1"/,
    );
  });

  it('of an odd number has the free round where the next number would be met', async () => {
    const { games } = await readPrintedTable(drawn(5));
    const pairings = games.map((round) => round.map(({ white, black }) => `${white}-${black}`).sort());
    expect(pairings).toEqual(
      BERGER[6].map((round) =>
        round
          .split(' ')
          .filter((pair) => !pair.includes('6'))
          .sort(),
      ),
    );
  });

  it('by rank has neither rounds nor colours; forfeits, unplayed games and two forfeits are read', async () => {
    const page = await readPrintedTable(
      csv(
        ['Rk.', 'Name', 1, 2, 3, 4, 'Pts.'],
        [1, 'Ana', '', 1, '', '+', 2],
        [2, 'Bo', 0, '', '1/2', '.', 0.5],
        [3, 'Di', '', '½', '*', '-', 0.5],
        [4, 'Cy', '-', '', '-', '*', 0],
      ),
    );
    expect(new Set(page.games.flat())).toEqual(
      new Set([
        { white: '1', black: '2', result: 1, coloursUnknown: true },
        { white: '1', black: '4', result: 1, kind: 'forfeit-win', coloursUnknown: true },
        { white: '1', black: '3', result: null, coloursUnknown: true },
        { white: '2', black: '4', result: null, coloursUnknown: true },
        { white: '2', black: '3', result: 0.5, coloursUnknown: true },
        { white: '3', black: '4', result: 0, kind: 'double-forfeit', coloursUnknown: true },
      ]),
    );
    expect(page.games.map((round) => new Set(round.flatMap(({ white, black }) => [white, black])).size)).toEqual([
      4, 4, 4,
    ]);
    expect(page.repairs.map(({ kind }) => kind)).toEqual(['system', 'unfinished-game', 'unfinished-game', 'rounds']);
    expect(page.repairs[1].read).toBe('read as a game without a result');
    expect(page.repairs[3].message).toContain('without starting numbers nobody knows them');
  });

  it.each([
    [4, '1-3 2-4'],
    [4, '1-2'],
    [5, '2-5 1-4'],
    [6, '1-2 3-4 5-6'],
    [7, '1-7 2-3 4-6'],
    [8, '1-8 2-5 4-7'],
  ])('by rank of %i players has its last games, %s, in the last round, where whatif asks for them', async (n, last) => {
    const open = new Set(last.split(' ').flatMap((pair) => [pair, pair.split('-').reverse().join('-')]));
    const numbers = Array.from({ length: n }, (_, at) => at + 1);
    const cells = (row: number) =>
      numbers.map((column) => (row === column ? '*' : open.has(`${row}-${column}`) ? '' : '½'));
    const page = csv(
      ['Rk.', 'Name', ...numbers, 'Pts.'],
      ...numbers.map((row) => [
        row,
        `Player ${row}`,
        ...cells(row),
        cells(row).filter((cell) => cell === '½').length / 2,
      ]),
    );
    const { games } = await readPrintedTable(page);
    const pairings = games.map((round) =>
      round.map(({ white, black, result }) => ({ pair: `${white}-${black}`, result })),
    );
    // Everybody meets everybody once, and nobody twice in a round
    expect(new Set(pairings.flat().map(({ pair }) => pair)).size).toBe((n * (n - 1)) / 2);
    for (const round of games) {
      expect(new Set(round.flatMap(({ white, black }) => [white, black])).size).toBe(2 * Math.floor(n / 2));
    }
    const unfinished = pairings.map((round) => round.flatMap(({ pair, result }) => (result === null ? [pair] : [])));
    expect(unfinished.at(-1)?.sort()).toEqual(last.split(' ').sort());
    expect(unfinished.slice(0, -1).flat()).toEqual([]);
  });

  it.each([4, 5])('by rank of %i players without any result has rounds in which nobody plays twice', async (n) => {
    const page = drawn(n).replace('No.', 'Rk.').replaceAll('½', '');
    const { games } = await readPrintedTable(page);
    expect(games.flat()).toHaveLength((n * (n - 1)) / 2);
    for (const round of games) {
      expect(new Set(round.flatMap(({ white, black }) => [white, black])).size).toBe(2 * Math.floor(n / 2));
    }
  });

  it('by numbers that leave one out has neither rounds nor colours, nor numbers that nobody printed', async () => {
    const page = await readPrintedTable(
      csv(['No.', 'Name', 1, 2, 'Pts.'], [1, 'Ana', '*', 1, 1], [3, 'Bo', 0, '*', 0]), // prettier-ignore
    );
    expect(page.games).toEqual([[{ white: '1', black: '2', result: 1, coloursUnknown: true }]]);
    expect(page.players.map(({ pairingNumber }) => pairingNumber)).toEqual([undefined, undefined]);
    expect(page.repairs.map(({ read }) => read)).toEqual([
      'has no rounds and colours: without starting numbers nobody knows them',
    ]);
  });

  it('by rank has them neither where a number beside the names could be a rank', async () => {
    const { games } = await readPrintedTable(
      csv(['Rk.', 'Name', 1, 2, 'Pts.', 'X'], [1, 'Ana', '*', 1, 1, 1], [2, 'Bo', 0, '*', 0, 2]),
    );
    expect(games[0][0].coloursUnknown).toBe(true);
  });

  it.each(['*', '**', '***', '* *', '-', '–', '—', '--', '- -', 'x', 'X', '×', 'xxx', '■', '\\\\', '#', ''])(
    'has %j on its diagonal, or another sign that is no result',
    async (sign) => {
      const { games } = await readPrintedTable(csv(['Rk.', 'Name', 1, 2], [1, 'Ana', sign, 1], [2, 'Bo', 0, sign]));
      expect(games).toEqual([[{ white: '1', black: '2', result: 1, coloursUnknown: true }]]);
    },
  );

  it.each(['W', '=', '+'])('has no %j on its diagonal, which is a result', async (sign) => {
    const table = csv(['Rk.', 'Name', 1, 2], [1, 'Ana', sign, 1], [2, 'Bo', 0, sign]);
    await expect(readPrintedTable(table)).rejects.toThrow(/line 2, column 7: expected "\*" or nothing on the diagonal/);
  });

  it('has names under any heading that does not begin with a word for a team', async () => {
    const { players } = await readPrintedTable(
      csv(['Rk.', 'Joueur (équipe)', 1, 2], [1, 'Ana', '*', 1], [2, 'Bo', 0, '*']),
    );
    expect(players.map(({ name }) => name)).toEqual(['Ana', 'Bo']);
  });

  it.each([
    ['a column for a player who is not there', csv(['Rk.', 'Name', 1, 2, 3], [1, 'Ana', '*', 1, 1], [2, 'Bo', 0, '*', 1]), /line 1, column 14: expected as many columns as players, 2, found "3"/], // prettier-ignore
    ['a result against oneself', csv(['Rk.', 'Name', 1, 2], [1, 'Ana', 1, 1], [2, 'Bo', 0, '*']), /line 2, column 7: expected "\*" or nothing on the diagonal, found "1"/], // prettier-ignore
    ['one in three blocks', csv(['Rk.', 'Name', 1, 2, 1, 2, 1, 2], [1, 'Ana', '*', 1, '*', 0, '*', 1], [2, 'Bo', 0, '*', 1, '*', 0, '*']), /line 1, column 18: expected each opponent once, or twice, found "1" \(round robins of more than two games per pair, and columns without results, are not read; give a TRF file or JSON\)/], // prettier-ignore
    ['one with three columns of an opponent side by side', csv(['Rk.', 'Name', 1, 1, 1, 2, 2, 2], [1, 'Ana', '*', '*', '*', 1, 0, 1], [2, 'Bo', 0, 1, 0, '*', '*', '*']), /line 1, column 10: expected each opponent once, or twice, found "1"/], // prettier-ignore
    ['the boards of a team', csv(['Bo.', 'Name', 1, 2, 'Pts.'], [1, 'Ana', 1, '½', '1½'], [2, 'Bo', 0, '', 0]), /line 2, column 7: .*found "1" \(.*tables of teams are not read; give a TRF file or JSON\)/], // prettier-ignore
    ['matches of teams', csv(['Rk.', 'Team', 1, 2], [1, 'Ana', '*', '2½'], [2, 'Bo', '1½', '*']), /line 2, column 9: .*tables of teams/], // prettier-ignore
    ['a table of teams before its first match', csv(['Rk.', 'Team', 1, 2], [1, 'Ana', '*', ''], [2, 'Bo', '', '*']), /line 1, column 5: expected the result of a player, found "Team" \(tables of teams/], // prettier-ignore
    ['one with another word for a team', csv(['Rk.', 'Équipe', 1, 2], [1, 'Ana', '*', ''], [2, 'Bo', '', '*']), /line 1, column 5: .*"Équipe" \(tables of teams/], // prettier-ignore
    ['cells that do not mirror', csv(['Rk.', 'Name', 1, 2], [1, 'Ana', '*', 1], [2, 'Bo', 1, '*']), /line 3, column 6: expected the other side of "1" of line 2, found "1"/], // prettier-ignore
    ['a game that only one has', csv(['Rk.', 'Name', 1, 2], [1, 'Ana', '*', 1], [2, 'Bo', '', '*']), /line 3, column 6: expected the other side of "1" of line 2, found nothing/], // prettier-ignore
  ])('%s is refused', async (_, table, said) => {
    await expect(readPrintedTable(table)).rejects.toThrow(said);
    await expect(readPrintedTable(table)).rejects.toThrow(RangeError);
  });
});
