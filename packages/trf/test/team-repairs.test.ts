import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';
import { TEAMS, TYPE, oldTeam, rows, team } from '@crosstable/core/testing/team-report-rows';

import { formatTrf, parseTrf } from '../src/index.js';

function messages(...lines: readonly string[]): readonly string[] {
  return parseTrf(file(...lines)).repairs.map(({ kind, message }) => `${kind}: ${message}`);
}

/** Boards 1 and 2 are won against nobody, one by each team; 2 and 5 play. */
const WON_ON_BOTH_SIDES = rows({
  1: row(1, '1.0', ['0000 - +']),
  4: row(4, '1.0', ['0000 - +']),
});

describe('a file of teams whose boards leave a choice', () => {
  it('says so where both teams won a board against nobody and no line-up tells whose is higher', () => {
    expect(messages(TYPE, '352 WBW', ...TEAMS, ...WON_ON_BOTH_SIDES)).toEqual([
      'line-up: line 3, column 5: "1" is read on the board above that of 4: both won against nobody in round 1, without a 300',
    ]);
  });

  it('needs no choice where a game stands between the two', () => {
    const others = rows({ 1: row(1, '1.0', ['0000 - +']), 4: row(4, '0.0', []), 6: row(6, '1.0', ['0000 - +']) });
    expect(messages(TYPE, '352 WBW', ...TEAMS, ...others)).toEqual([]);
  });

  it('needs none with a line-up', () => {
    const lineUp = '300   1   2   1    4    5 0000';
    expect(messages(TYPE, '352 WBW', ...TEAMS, lineUp, ...WON_ON_BOTH_SIDES)).toEqual([]);
  });

  it('says whose seat in a line-up has no result', () => {
    const lineUps = ['300   1   1   2    1    2    3', '300   1   2   1    4    5    6'];
    const found = parseTrf(file(TYPE, '352 WBW', ...TEAMS, ...lineUps, ...rows()));
    expect(found.repairs.map(({ message }) => message)).toEqual([
      'line 5, column 27: "3" has no result in round 1: read as lost by forfeit',
      'line 6, column 27: "6" has no result in round 1: read as lost by forfeit',
    ]);
    expect(found.matches?.[0][0].boards?.at(2)).toEqual({ white: '3', black: '6', result: 0, kind: 'double-forfeit' });
  });

  // GP of a forfeited match without boards: a win on each
  it('counts a forfeited match as one without boards where its line-up has no result', () => {
    const lineUp = '300   2   1   2    1    2';
    const found = parseTrf(file(TYPE, '352 WB', ...TEAMS, lineUp, '330 +-   2   1   2', ...rows()));
    expect(found.matches?.[1]).toEqual([{ white: '1', black: '2', kind: 'forfeit-win' }]);
    expect(found.repairs.map(({ message }) => message)).toEqual([
      'line 6, column 5: "+-" is read without boards: no player of its line-ups has a result',
    ]);
  });

  it('says that a forfeit goes against its boards', () => {
    const lines = rows({
      1: row(1, '1.0', ['   4 w +']),
      2: row(2, '', []),
      4: row(4, '0.0', ['   1 b -']),
      5: row(5, '', []),
    });
    const found = parseTrf(file(TYPE, '352 W', ...TEAMS, '330 -+   1   1   2', ...lines));
    expect(found.repairs.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
      'result: line 5, column 5: "-+" gives the match to team 2, though team 1 won more boards: match points as it says',
    ]);
    expect(found.matches?.[0][0].kind).toBe('forfeit-loss');
  });

  // One board each: 1 with White and 4 are there or not
  it.each([
    ['+-', '+', '-', false],
    ['+-', '-', '+', true],
    ['-+', '-', '+', false],
    ['-+', '+', '-', true],
    ['+-', '-', '-', false],
    ['--', '+', '-', false],
    ['--', '-', '+', false],
  ])('says so of %s where the boards are %s%s: %s', (match, first, second, isSaid) => {
    const lines = rows({
      1: row(1, '', [`   4 w ${first}`]),
      2: row(2, '', []),
      4: row(4, '', [`   1 b ${second}`]),
      5: row(5, '', []),
    });
    const { repairs } = parseTrf(file(TYPE, '352 W', ...TEAMS, `330 ${match}   1   1   2`, ...lines));
    expect(repairs.map(({ kind }) => kind)).toEqual(isSaid ? ['result'] : []);
  });

  it('keeps the boards of a match that was forfeited as a whole where any player of its line-ups has a result', () => {
    const lines = rows({
      1: row(1, '1.0', ['   4 w +']),
      2: row(2, '', []),
      4: row(4, '0.0', ['   1 b -']),
      5: row(5, '', []),
    });
    const read = parseTrf(file(TYPE, '352 WB', ...TEAMS, '330 +-   1   1   2', '300   1   1   2    1    2', ...lines));
    const first = { white: '1', black: '4', result: 1, kind: 'forfeit-win' };
    expect(read.matches?.[0]).toMatchObject([{ white: '1', black: '2', kind: 'forfeit-win', boards: [first, {}] }]);
    expect(read.repairs.map(({ message }) => message)).toContain(
      'line 6, column 22: "2" has no result in round 1: read as lost by forfeit',
    );
  });

  it('says which boards of a match nobody sat at', () => {
    const lines = rows({ 1: row(1, '2.0', ['   4 w 1', '   4 b 1']), 4: row(4, '0.0', ['   1 b 0', '   1 w 0']) });
    expect(messages(TYPE, '352 WB', ...TEAMS, ...lines)).toEqual([
      'line-up: line 3, column 5: "1" has 1 of 2 boards in round 2: the last ones are read as vacant',
    ]);
  });

  it('counts a round in which only boards without an opponent were won', () => {
    const lines = rows({ 1: row(1, '2.0', ['   4 w 1', '0000 - +']), 2: row(2, '1.5', ['   5 b =', '0000 - +']) });
    expect(messages(TYPE, '352 WB', ...TEAMS, ...lines)).toEqual([
      'team-bye: line 3, column 5: "1" has no match in round 2: read as absent, whatever its players have',
    ]);
  });

  // Only one team of a round can have it (C.04.6, 1.4): two are absent, as two without a match are in TRF16
  it('takes no team for the one with the pairing-allocated bye where the players of two have it', () => {
    const lines = [7, 8].map((number) => row(number, '1.0', ['0000 - U']));
    const text = file(TYPE, '352 WB', ...TEAMS, team(3, [7]), team(4, [8]), ...rows(), ...lines);
    const read = parseTrf(text);
    expect(read.matches?.[0].slice(1)).toEqual(['3', '4'].map((white) => ({ white, black: '', kind: 'zero-bye' })));
    expect(read.repairs.map(({ message }) => message)).toEqual([
      'line 5, column 5: "3" has no match in round 1: read as absent, whatever its players have',
      'line 6, column 5: "4" has no match in round 1: read as absent, whatever its players have',
    ]);
    expect(parseTrf(formatTrf(read))).toStrictEqual({ ...read, repairs: [] });
  });

  // 240 has no letter for the pairing-allocated bye: without 320 only the rows tell it, as in files of Gacrux
  it('has the pairing-allocated bye of a team from its players, beside byes in 240', () => {
    const lines = rows().concat(row(7, '1.0', ['0000 - U']), row(8, '1.0', ['0000 - U']));
    const { matches, repairs } = parseTrf(file(TYPE, ...TEAMS, team(3, [7, 8]), '240 H 002    3', ...lines));
    expect(matches?.map((round) => round.filter(({ white }) => white === '3').map(({ kind }) => kind))).toEqual([
      ['pairing-bye'],
      ['half-bye'],
    ]);
    expect(repairs.map(({ message }) => message)).toEqual([
      'line 4, column 5: "3" has no match in round 1: read with the bye of its players, pairing-bye',
    ]);
  });

  it('has the bye of a team from its players beside a team that was absent, and none but that where 240 has others', () => {
    const byesOf = (letter: string, ...records: string[]) => {
      const lines = rows().concat(row(7, '', [`0000 - ${letter}`]), row(8, '', []));
      const { matches } = parseTrf(file(TYPE, ...TEAMS, team(3, [7]), team(4, [8]), ...records, ...lines));
      return matches?.[0].slice(1).map(({ kind }) => kind);
    };
    expect(byesOf('U')).toEqual(['pairing-bye', 'zero-bye']);
    expect(byesOf('H')).toEqual(['half-bye', 'zero-bye']);
    expect(byesOf('U', '240 H   1    4')).toEqual(['pairing-bye', 'half-bye']);
    // 240 has half-point byes, and not this one
    expect(byesOf('H', '240 H   1    4')).toEqual(['zero-bye', 'half-bye']);
  });

  // 320 has the teams from column 15 on; one that ends before says what such a bye is worth, and not whose it is
  it.each([
    ['worth 2 and 3', '320  2.0  3.0', { matchPoints: 2, gamePoints: 3 }],
    ['worth 3 game points', '320       3.0', { gamePoints: 3 }],
  ])('has the pairing-allocated bye of a team from its players where 320 has points alone: %s', (_, record, value) => {
    const lines = rows().concat(row(7, '0.0', ['0000 - U']));
    const { matches, pairingBye, repairs } = parseTrf(
      file(TYPE, ...TEAMS, team(3, [7]), '162 P 0.0', record, ...lines),
    );
    expect(matches?.[0].at(1)).toEqual({ white: '3', black: '', kind: 'pairing-bye' });
    expect(pairingBye).toEqual(value);
    expect(repairs.map(({ message }) => message)).toEqual([
      'line 4, column 5: "3" has no match in round 1: read with the bye of its players, pairing-bye',
    ]);
  });

  // The bye is the team's: Gacrux counts it in its players' points, Sharly Chess their games alone
  it.each([
    ['2.0', []],
    ['1.0', []],
    ['1.5', ['line 11, column 81: "1.5" is not what the games give: 2']],
  ])(
    'may count the pairing-allocated bye of a team in the points of its players: %s after a win',
    (points, expected) => {
      const others = rows({ 1: row(1, '1.0', ['   4 w 1', '   7 b 0']) });
      const lines = [...others, row(7, points, ['0000 - U', '   1 w 1'])];
      const { repairs } = parseTrf(file(TYPE, ...TEAMS, team(3, [7]), ...lines));
      expect(repairs.filter(({ kind }) => kind === 'points-differ').map(({ message }) => message)).toEqual(expected);
    },
  );

  // In TRF26 Z is also the round of a player at rest
  it.each([
    ['U', 'pairing-bye'],
    ['H', 'half-bye'],
    ['Z', 'zero-bye'],
  ])('has the bye of a team from its players, %s, whatever its reserve at rest has', (letter, kind) => {
    const lines = rows().concat(row(7, '', [`0000 - ${letter}`]), row(8, '', ['0000 - Z']));
    const { matches } = parseTrf(file(TYPE, ...TEAMS, team(3, [7, 8]), ...lines));
    expect(matches?.[0].at(1)).toEqual({ white: '3', black: '', kind });
  });

  // The forfeited match of teams 1 and 2 in round 2 stands in no record: 013 has no 330 beside it. Its points are lost
  it.each([
    ['013', [oldTeam('Team 1', [1, 2, 3]), oldTeam('Team 2', [4, 5, 6])]],
    ['310', TEAMS],
  ])('says that no match has the boards won against nobody in a round-robin with %s', (_, teams) => {
    const lines = rows({ 1: row(1, '2.0', ['   4 w 1', '0000 w +']), 2: row(2, '1.5', ['   5 b =', '0000 b +']) });
    const { matches, repairs } = parseTrf(file('092 Team: Round-Robin', '352 WB', ...teams, ...lines));
    expect(matches?.at(1) ?? []).toEqual([]);
    expect(repairs.filter(({ kind }) => kind === 'team-bye').map(({ message }) => message)).toEqual([
      'line 3, column 5: "1" has no match in round 2: read as free, whatever its players have',
    ]);
  });

  it('compares the points of two 320', () => {
    const lines = ['320  1.0  1.0 000 000', '320  2.0  1.0 000 000'];
    expect(() => parseTrf(file(TYPE, ...TEAMS, ...lines, ...rows()))).toThrow(
      'line 5, column 5: expected the points of the other 320, found "2.0"',
    );
  });

  it.each([
    ['D', 'W', '   1', 1],
    ['W', 'W', '   2', 1],
    ['W', 'W', '   1', 2],
  ])('takes 299 of %s and %s for players 1 and %s in rounds 1 and %s', (one, other, player, round) => {
    const lines = [`299 ${one}         1.5  001    1`, `299 ${other}         2.5  00${round} ${player}`];
    expect(parseTrf(file(...lines, ...individuals)).adjustments).toHaveLength(2);
  });

  it('refuses two 299 that give a result of a player different points', () => {
    const lines = ['299 W         1.5  001    1', '299 W         2.5  001    2    1'];
    expect(() => parseTrf(file(...lines, ...individuals))).toThrow(
      'line 3, column 29: expected one 299 for this result of a player, found "1"',
    );
    const players = [{ id: '1' }, { id: '2' }];
    const adjustment = { type: 'W', points: 1.5, round: 1, players: ['1'] };
    const adjustments = [adjustment, { ...adjustment, points: 2.5, players: ['2', '1'] }];
    const games = [[{ white: '1', black: '2', result: 1 as const }]];
    expect(() => formatTrf({ players, games, adjustments })).toThrow(
      'adjustments[1].players[1]: expected a player without another adjustment of this result, got "1"',
    );
  });
});

const individuals = [row(1, '1.0', ['   2 w 1']), row(2, '0.0', ['   1 b 0'])];

describe('a draft whose boards are not its games', () => {
  const players = ['1', '2', '3', '4'].map((id) => ({ id }));
  const teams = [
    { id: '1', players: ['1', '2'] },
    { id: '2', players: ['3', '4'] },
  ];
  const boards = [
    { white: '1', black: '3', result: 1 as const },
    { white: '4', black: '2', result: 0 as const },
  ];
  const matches = [[{ white: '1', black: '2', boards }]];

  it('is refused for another result', () => {
    const games = [[boards[0], { ...boards[1], result: 1 as const }]];
    expect(() => formatTrf({ players, teams, matches, games })).toThrow(
      'matches[0][0].boards[1]: expected the game of these players in games[0], got an object',
    );
  });

  it('is refused for a missing game', () => {
    expect(() => formatTrf({ players, teams, matches, games: [boards.slice(1)] })).toThrow('matches[0][0].boards[0]');
    expect(() => formatTrf({ players, teams, matches, games: [] })).toThrow('matches[0][0].boards[0]');
  });

  it('is refused for a board that nobody won', () => {
    const alone = { white: '2', black: '', result: 1 as const, kind: 'forfeit-win' as const };
    const draft = { players, teams, matches: [[{ white: '1', black: '2', boards: [boards[0], alone] }]] };
    expect(() => formatTrf({ ...draft, games: [[boards[0]]] })).toThrow('matches[0][0].boards[1]');
    expect(parseTrf(formatTrf({ ...draft, games: [[boards[0], alone]] })).matches?.[0][0].boards).toHaveLength(2);
  });
});

describe('the records of teams with other spellings', () => {
  it('says that the colours of 352 are capitals', () => {
    expect(messages(TYPE, '352 wb', ...TEAMS, ...rows())).toEqual(['letter-case: line 2, column 5: "wb" read as WB']);
  });
});

it.each([
  ['310', [TYPE, team(1, [1, 2, 3, 0]), team(2, [0, 4, 5, 6])]],
  ['013', ['092 Team Swiss', oldTeam('Team 1', [1, 2, 3, 0]), oldTeam('Team 2', [0, 4, 5, 6])]],
])('a place of %s without a player may be filled with zeros, as in 300 and 320', (_, lines) => {
  const zeros = lines.map((line) => line.replace(/ {3}0(?= |$)/, '0000'));
  for (const filled of [lines, zeros]) {
    const { teams, matches } = parseTrf(file(...filled, ...rows()));
    expect(teams?.map(({ players }) => players)).toEqual([
      ['1', '2', '3'],
      ['4', '5', '6'],
    ]);
    expect(matches).toEqual(parseTrf(file(TYPE, ...TEAMS, ...rows())).matches);
  }
});
