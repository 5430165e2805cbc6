// Mistakes of other programs, each with a small tournament in which copying them would show. Defects of team tie-breaks
// are left out.

import { describe, expect, it } from 'vitest';

import { run } from '@crosstable/command';
import { bye, game } from '@crosstable/core/testing/notation';
import { file, row } from '@crosstable/core/testing/report-rows';
import { parseTrf } from '@crosstable/trf';

import {
  type CrosstableOptions,
  type Game,
  type Rounds,
  TIEBREAKS,
  crosstable,
  explain,
  standings,
  tiebreak,
  tiebreakValues,
} from '../src/index.js';

/** The values of some players in a Swiss tournament, in their order. */
function values(code: string, games: Rounds, players: readonly string[], options: CrosstableOptions = {}) {
  const table = crosstable(games, { system: 'swiss', ...options });
  return players.map((id) => tiebreak(code)(id, table));
}

/** Rank and player of every row. */
function ranks(games: Rounds, order: readonly string[], options: CrosstableOptions = { system: 'swiss' }) {
  return standings(crosstable(games, options), order).map(({ rank, player }) => `${rank} ${player}`);
}

describe('computing Fore Buchholz changes nothing that is computed after it', () => {
  // A beat all, B beat C and D, C beat D: 3, 2, 1, 0. With the last round drawn: 2½, 1½, 1½, ½
  const games = [
    [game('A', 'B', 1), game('C', 'D', 1)],
    [game('A', 'C', 1), game('D', 'B', 0)],
    [game('A', 'D', 1), game('B', 'C', 1)],
  ];
  const table = crosstable(games, { system: 'swiss', rounds: 3 });

  it('in the same list: BH and SB after FB are those of the real scores', () => {
    const expected = [
      { rank: 1, player: 'A', values: [3, 3.5, 3, 3, 3, 3.5] }, // FB 1½ + 1½ + ½, BH 2 + 1 + 0, SB the same
      { rank: 2, player: 'B', values: [2, 4.5, 4, 1, 3, 4.5] }, // FB 2½ + ½ + 1½, BH 3 + 0 + 1, SB 0 + 0 + 1
      { rank: 3, player: 'C', values: [1, 4.5, 5, 0, 3, 4.5] }, // FB ½ + 2½ + 1½, BH 0 + 3 + 2, SB 0
      { rank: 4, player: 'D', values: [0, 5.5, 6, 0, 3, 5.5] }, // FB 1½ + 1½ + 2½, BH 1 + 2 + 3
    ];
    expect([...standings(table, ['PTS', 'FB', 'BH', 'SB', 'REP', 'FB'])]).toEqual(expected);
  });

  it('in calls one after the other, columns, single values and explanations alike', () => {
    const before = [...tiebreakValues('BH', table).values()];
    tiebreakValues('FB', table);
    tiebreak('FB')('A', table);
    explain('FB', 'A', table);
    tiebreakValues('AOB/F', table);
    expect([...tiebreakValues('BH', table).values()]).toEqual(before);
    expect(before).toEqual([3, 4, 5, 6]);
    expect(explain('SB', 'A', table).value).toBe(3);
  });
});

describe('the voluntary unplayed round that is cut is the one with the lowest contribution, not the lowest dummy', () => {
  // P: beats A (½), half-point bye, loses to B by forfeit, beats C (1½): 2½ points of 4 rounds
  const games = [
    [game('P', 'A', 1), game('C', 'Y1', 1), game('B', 'Z1', 1)],
    [bye('P', 'half-bye'), game('A', 'X1', 0.5), game('C', 'Y2', 0.5), game('B', 'Z2', 1)],
    [game('B', 'P', 1, 'forfeit-win'), game('X2', 'A', 1), game('Y3', 'C', 1)],
    [game('P', 'C', 1), game('X3', 'A', 1), game('B', 'Z3', 0.5)],
  ];
  // Edition 2026: the bye's dummy has 4 draws' 2 points, the forfeit's the own 2½: B has more
  // SB ½ × 1 + 2 × ½ + 2½ × 0 + 1½ × 1 = 3
  const players = ['P'];

  it('SB/C1: the forfeit’s 0 is below A’s ½, so that A goes; by the lower dummy 1 would go', () => {
    expect(values('SB', games, players)).toEqual([3]);
    expect(values('SB/C1', games, players)).toEqual([2.5]);
  });

  it('SB/C2: then the least is C’s 1½, more than either', () => {
    expect(values('SB/C2', games, players)).toEqual([1]);
  });
});

describe('direct encounter after a rematch', () => {
  it('averages the two games and goes on counting the other opponents', () => {
    // A, B and C have 2 points. A–B 1 and ½: ¾ to ¼. A–C ½, B–C ½. Separate standings: A 1¼, C 1, B ¾.
    // Added up, B and C would share with 1 each; with counters reset after the rematch all three would
    const games = [
      [game('A', 'B', 1), game('C', 'X', 1)],
      [game('B', 'A', 0.5), game('Y', 'C', 1)],
      [game('A', 'C', 0.5), game('B', 'X', 1)],
      [game('B', 'C', 0.5), game('X', 'A', 1)],
    ];
    expect(ranks(games, ['PTS', 'DE']).slice(0, 3)).toEqual(['1 A', '2 C', '3 B']);
  });

  it('gives the third meeting no more weight than the first', () => {
    // A, B and C have 2½ points. A–B 1, 1 and 0: ⅔ to ⅓. A–C ½, B–C ½. Separate standings: A 1⅙, C 1, B ⅚.
    // The mean of the mean and the third game, ½, would leave all three tied
    const games = [
      [game('A', 'B', 1), game('C', 'X', 1)],
      [game('B', 'A', 0), game('C', 'X', 0.5)],
      [game('B', 'A', 1)],
      [game('A', 'C', 0.5), game('B', 'X', 1)],
      [game('B', 'C', 0.5), game('X', 'A', 1)],
    ];
    expect(values('PTS', games, ['A', 'B', 'C'])).toEqual([2.5, 2.5, 2.5]);
    expect(ranks(games, ['PTS', 'DE']).slice(0, 3)).toEqual(['1 A', '2 C', '3 B']);
  });
});

describe('standard points compare with the scheduled opponent, not with the value of a draw', () => {
  const penalty: Game = { white: 'A', black: 'B', result: 0, blackResult: 0 };
  const halfToNothing: Game = { white: 'A', black: 'B', result: 0.5, blackResult: 0 };

  it.each<readonly [string, Game, readonly number[]]>([
    ['a double forfeit is ½ each, for both have the same points', game('A', 'B', 0, 'double-forfeit'), [0.5, 0.5]],
    ['0–0 is ½ each', penalty, [0.5, 0.5]],
    ['½–0 is 1 and 0', halfToNothing, [1, 0]],
  ])('%s', (_, only, expected) => {
    expect(values('STD', [[only]], ['A', 'B'])).toEqual(expected);
  });
});

describe('what a file leaves open or gets wrong stops no tie-break', () => {
  // Nobody wrote down who had White, and player 1's points are one too many
  const text = file(
    row(1, '3.0', ['   2 - 1', '   3 - 1'], { rating: '2000' }),
    row(2, '1.0', ['   1 - 0', '   4 - 1'], { rating: '1900' }),
    row(3, '1.0', ['   4 - 1', '   1 - 0'], { rating: '1800' }),
    row(4, '0.0', ['   3 - 0', '   2 - 0'], { rating: '1700' }),
  );

  it('every code has its value, from the games', () => {
    const { games, players, rounds, system } = parseTrf(text);
    expect(games.flat().every((one) => one.coloursUnknown === true)).toBe(true);
    const table = crosstable(games, { players, rounds, system });
    for (const { code, participants } of TIEBREAKS) {
      if (participants.includes('players')) expect(tiebreakValues(code, table).size).toBe(4);
    }
    expect([...tiebreakValues('PTS', table).values()]).toEqual([2, 1, 1, 0]);
    expect([...tiebreakValues('BH', table).values()]).toEqual([2, 2, 2, 2]); // 1 + 1, 2 + 0, 0 + 2, 1 + 1
  });

  it('the command ranks by the games and says that the points differ', async () => {
    let output = '';
    let complaints = '';
    const code = await run(['standings', '-', '--tiebreaks', 'PTS,BH,SB'], {
      version: '1.2.3',
      read: () => Buffer.from(text),
      print: (part) => (output += part),
      complain: (part) => (complaints += part),
    });
    expect(code).toBe(0);
    expect(output).toMatch(/^1 +1 +Player 1 .* 2 +2 +2$/m); // SB 1 × 1 + 1 × 1
    expect(`${output}${complaints}`).toContain('is not what the games give: 2');
  });
});

describe('a tournament that is running', () => {
  const games = [
    [game('A', 'B', 1), game('D', 'E', 1), bye('C', 'half-bye')],
    [game('A', 'C', 1), game('E', 'B', 0), bye('D', 'pairing-bye')],
  ];
  const players = ['A', 'B', 'C', 'D', 'E'];

  it('counts the rounds so far: later ones are no absences, and cap no dummy at 4½ of 9', () => {
    // A 2, B 1, C ½, D 2, E 0. A: B 1 + C ½. B: A 2 + E 0. C: dummy ½ + A 2. D: E 0 + dummy min(2, 2 × ½). E: D 2 + B 1
    const expected = [1.5, 2, 2.5, 1, 3];
    expect(values('BH', games, players, { rounds: 9 })).toEqual(expected);
    expect(values('BH', games, players)).toEqual(expected);
    // The same with D's dummy not capped
    expect(values('BH', games, players, { rounds: 9, edition: '2024-08' })).toEqual([1.5, 2, 2.5, 2, 3]);
  });

  it('Fore Buchholz is Buchholz before the last of the announced rounds, and after it has the round drawn', () => {
    expect(values('FB', games, players, { rounds: 9 })).toEqual([1.5, 2, 2.5, 1, 3]);
    // Drawn in round 2: A–C and E–B: A 1½, B ½, C 1, D 2, E ½
    // A: B ½ + C 1. B: A 1½ + E ½. C: dummy min(1, 1) + A 1½. D: E ½ + dummy 1. E: D 2 + B ½
    expect(values('FB', games, players, { rounds: 2 })).toEqual([1.5, 2, 2.5, 1.5, 2.5]);
  });

  it('the command leaves byes of later rounds out of the values', async () => {
    const text = file('142 9', row(1, '1.0', ['   2 w 1', '0000 - H']), row(2, '0.0', ['   1 b 0', '0000 - Z']));
    let output = '';
    await run(['standings', '-', '--tiebreaks', 'PTS,BH'], {
      version: '1.2.3',
      read: () => Buffer.from(text),
      print: (part) => (output += part),
      complain: (part) => (output += part),
    });
    expect(output).toMatch(/^1 +1 +Player 1 +1 +0$/m);
    expect(output).toMatch(/^2 +2 +Player 2 +0 +1$/m);
  });
});

/** A player A with games over the board against opponents of these ratings. */
function ratedGames(results: readonly (readonly [rating: number, result: 0 | 0.5 | 1])[]) {
  const players = [{ id: 'A', rating: 2000 }, ...results.map(([rating], at) => ({ id: `o${at}`, rating }))];
  return { games: results.map(([, result], at) => [game('A', `o${at}`, result)]), players };
}

describe('ratings', () => {
  it('PTP by the table: 2216, where Sharly-Chess has 2217', () => {
    // Differences 466, 316, 16, 766, 116: .95 + .87 + .52 + 1 + .66 = 4; for 2215 .95 + .86 + .52 + 1 + .66 = 3.99
    const { games, players } = ratedGames([
      [1750, 1],
      [1900, 1],
      [2200, 0.5],
      [1450, 1],
      [2100, 0.5],
    ]);
    expect(values('PTP', games, ['A'], { players })).toEqual([2216]);
  });

  it('PTP by the table: 1942, where Sharly-Chess has 1940', () => {
    // Differences -8, 92, 342: .49 + .63 + .88 = 2; for 1941 .49 + .62 + .88 = 1.99
    const { games, players } = ratedGames([
      [1950, 1],
      [1850, 0],
      [1600, 1],
    ]);
    expect(values('PTP', games, ['A'], { players })).toEqual([1942]);
  });

  it('PTP of 100 % is on the full scale: the highest opponent and 736', () => {
    const { games, players } = ratedGames([
      [1500, 1],
      [1700, 1],
    ]);
    expect(values('PTP', games, ['A'], { players })).toEqual([2436]);
  });

  it('TPR: an average of 1800.5 counts as 1801', () => {
    // (1800 + 1801) / 2 = 1800.5, rounded 1801; one half of two is .25: -193
    const { games, players } = ratedGames([
      [1800, 0.5],
      [1801, 0],
    ]);
    expect(values('TPR', games, ['A'], { players })).toEqual([1608]);
  });

  it('APRO is rounded, half up: scalachess left it as it came', () => {
    // B: 1600 and 1401, 25 %: 1501 - 193 = 1308. C: 1600 and 1400, 75 %: 1500 + 193 = 1693. (1308 + 1693) / 2 = 1500.5
    const games = [
      [game('A', 'B', 1), game('C', 'E', 1)],
      [game('A', 'C', 0.5), game('B', 'D', 0.5)],
    ];
    const ratings = { A: 1600, B: 1500, C: 1450, D: 1401, E: 1400 };
    const players = Object.entries(ratings).map(([id, rating]) => ({ id, rating }));
    expect(values('TPR', games, ['B', 'C'], { players })).toEqual([1308, 1693]);
    expect(values('APRO', games, ['A'], { players })).toEqual([1501]);
  });

  it('6b: ARO/C1 cuts a rating, never an unplayed round', () => {
    const { games, players } = ratedGames([
      [2000, 1],
      [1800, 1],
    ]);
    expect(values('ARO/C1', [...games, [bye('A', 'half-bye')]], ['A'], { players })).toEqual([2000]);
  });
});

describe('Koya (9.2)', () => {
  const koya = (code: string, games: Rounds, players: readonly string[]) =>
    values(code, games, players, { system: 'round-robin' });

  it('exactly half of the maximum is enough: “at least”, not “more than”', () => {
    // A 2½, B 1½, C 1½, D ½ of 3; all but D reach 1½. A: B ½ + C 1. B: A ½ + C ½. C: B ½. D: B ½
    const games = [
      [game('A', 'B', 0.5), game('C', 'D', 1)],
      [game('A', 'C', 1), game('B', 'D', 0.5)],
      [game('A', 'D', 1), game('B', 'C', 0.5)],
    ];
    expect(koya('PTS', games, ['A', 'B', 'C', 'D'])).toEqual([2.5, 1.5, 1.5, 0.5]);
    expect(koya('KS', games, ['A', 'B', 'C', 'D'])).toEqual([1.5, 1, 0.5, 0.5]);
  });

  it('the free round of an odd field is no round: three players have a maximum of 2', () => {
    // A 1½, B 1, C ½: the limit is 1, which A and B reach. A: B 1. B: A 0. C: A ½ + B 0. With 3 × 1 the limit were 1½
    const games = [[game('A', 'B', 1)], [game('B', 'C', 1)], [game('C', 'A', 0.5)]];
    expect(koya('KS', games, ['A', 'B', 'C'])).toEqual([1, 0, 0.5]);
  });

  it('two players who meet twice have no free round: the maximum is 2, the limit raised by a half 1½', () => {
    const games = [[game('A', 'B', 1)], [game('B', 'A', 1)]];
    expect(koya('KS', games, ['A', 'B'])).toEqual([1, 1]);
    expect(koya('KS/L+1', games, ['A', 'B'])).toEqual([0, 0]);
  });
});

describe('the virtual opponent of before 2023 is gone', () => {
  // A: bye, beats B, beats C: 3 points. The dummy has A's own 3, from March 2026 at most 3 × ½.
  // The virtual opponent had A's score before the bye, 0, what A's result left, 0, and two draws: 1
  const games = [
    [bye('A', 'pairing-bye'), game('B', 'C', 1)],
    [game('A', 'B', 1), bye('C', 'half-bye')],
    [game('A', 'C', 1), bye('B', 'zero-bye')],
  ];

  it.each([
    ['2026-03', 1.5 + 1.5 + 0.5],
    ['2024-08', 3 + 1.5 + 0.5],
  ] as const)('edition %s: BH and SB of A are %d', (edition, value) => {
    // B has 1, and ½ more for the bye in the last round; C's ½ stays, for a game follows
    expect(values('BH', games, ['A'], { edition })).toEqual([value]);
    expect(values('SB', games, ['A'], { edition })).toEqual([value]);
  });
});
