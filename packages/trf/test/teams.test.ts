import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';
import { TEAMS, TYPE, oldTeam, rows, team } from '@crosstable/core/testing/team-report-rows';

import { type TrfTournament, formatTrf, parseTrf } from '../src/index.js';

const MATCH = {
  white: '1',
  black: '2',
  boards: [
    { white: '1', black: '4', result: 1 },
    { white: '5', black: '2', result: 0.5 },
  ],
};

function again(read: TrfTournament): TrfTournament {
  return parseTrf(formatTrf(read));
}

describe('a file of teams', () => {
  it('has its matches from the rows of the players, in the order of the rosters', () => {
    const read = parseTrf(file(TYPE, '352 WB', ...TEAMS, ...rows()));
    expect(read.matches).toEqual([[MATCH]]);
    expect(read.games).toEqual([MATCH.boards]);
    expect(read.teams).toEqual([
      { id: '1', name: 'Team 1', nick: 'T1', players: ['1', '2', '3'] },
      { id: '2', name: 'Team 2', nick: 'T2', players: ['4', '5', '6'] },
    ]);
    const { boards, colours, primary, system, lastPairedRound } = read;
    expect({ boards, colours, primary, system, lastPairedRound }).toEqual({
      boards: 2,
      colours: 'WB',
      primary: 'MP',
      system: 'swiss',
      lastPairedRound: 1,
    });
    expect(read.repairs).toEqual([]);
    expect(again(read)).toStrictEqual(read);
  });

  it.each([
    ['192 FIDE_TEAM_TYPEA_GP_MP', 'GP'],
    ['192 CUSTOM_TEAM_SWISS_MP', 'MP'],
    ['192 FIDE_TEAM_BAKU', undefined],
  ])('%s has %s for the primary score', (type, primary) => {
    expect(parseTrf(file(type, ...TEAMS, ...rows())).primary).toBe(primary);
  });

  it('says what matches are worth (362), with an absence of its own', () => {
    const read = parseTrf(file(TYPE, '362 TW 3     TD 1     TL 0     TA-1', ...TEAMS, ...rows()));
    expect(read.matchScoring).toEqual({ win: 3, draw: 1, loss: 0, absence: -1 });
    expect(again(read)).toStrictEqual(read);
  });

  it('has line-ups (300), with vacant seats, on the boards that they say', () => {
    const lines = rows({
      1: row(1, '1.0', ['0000 - +']),
      2: row(2, '0.5', ['   5 b =']),
      4: row(4, '0.0', []),
    });
    // 5 sits at board 2 of its team, whose first board is vacant
    const read = parseTrf(file(TYPE, '352 WB', ...TEAMS, '300   1   2   1 0000    5', ...lines));
    expect(read.matches).toEqual([
      [
        {
          white: '1',
          black: '2',
          boards: [
            { white: '1', black: '', result: 1, kind: 'forfeit-win' },
            { white: '5', black: '2', result: 0.5 },
          ],
        },
      ],
    ]);
    expect(read.repairs).toEqual([]);
    expect(again(read)).toStrictEqual(read);
  });

  it('has both seats of a board vacant, beside one that was won against nobody', () => {
    const lines = rows({
      1: row(1, '1.0', ['0000 - +']),
      2: row(2, '0.0', []),
      4: row(4, '0.0', []),
      5: row(5, '0.0', []),
    });
    const read = parseTrf(
      file(TYPE, '352 WB', ...TEAMS, '300   1   1   2    1 0000', '300   1   2   1 0000 0000', ...lines),
    );
    expect(read.matches?.[0]?.[0]?.boards).toEqual([
      { white: '1', black: '', result: 1, kind: 'forfeit-win' },
      { white: '', black: '', result: 0, kind: 'double-forfeit' },
    ]);
    expect(again(read)).toStrictEqual(read);
  });

  it('has a player of a line-up who has no row in the round lose by forfeit', () => {
    const lines = rows({ 1: row(1, '1.0', ['0000 - +']), 4: row(4, '0.0', ['0000 - -']) });
    const read = parseTrf(file(TYPE, '352 WB', ...TEAMS, '300   1   2   1    4    5', ...lines));
    expect(read.matches?.[0]?.[0]?.boards?.[0]).toEqual({ white: '1', black: '4', result: 1, kind: 'forfeit-win' });
    expect(again(read)).toStrictEqual(read);
  });

  it('seats the team without a 300 opposite the players of the line-up, whatever the rosters', () => {
    // Board 1 is 2 - 5, and board 2 is 4 - 1
    const lines = rows({
      1: row(1, '1.0', ['   4 b 1']),
      2: row(2, '0.5', ['   5 w =']),
      4: row(4, '0.0', ['   1 w 0']),
      5: row(5, '0.5', ['   2 b =']),
    });
    const read = parseTrf(file(TYPE, '352 WB', ...TEAMS, '300   1   1   2    2    1', ...lines));
    expect(read.matches?.[0]?.[0]?.boards).toEqual([
      { white: '2', black: '5', result: 0.5 },
      { white: '4', black: '1', result: 0 },
    ]);
    expect(read.repairs).toEqual([]);
    expect(again(read)).toStrictEqual(read);
  });

  it('has matches that were forfeited as a whole (330), without boards where the rows have none', () => {
    const absent = Array.from({ length: 6 }, (_, at) => row(at + 1, '0.0', []));
    for (const [code, kind] of [
      ['+-', 'forfeit-win'],
      ['-+', 'forfeit-loss'],
      ['--', 'double-forfeit'],
    ]) {
      const read = parseTrf(file(TYPE, '352 WB', ...TEAMS, `330 ${code}   1   2   1`, ...absent));
      expect(read.matches).toEqual([[{ white: '2', black: '1', kind }]]);
      expect(read.lastPairedRound).toBe(1);
      expect(again(read)).toStrictEqual(read);
    }
  });

  it('has byes: 320 with its values, 240 with the numbers of teams, also for rounds to come', () => {
    const three = [...TEAMS, team(3, [7, 8])];
    const lines = [...rows(), row(7, '0.0', []), row(8, '0.0', [])];
    const read = parseTrf(file(TYPE, ...three, '320  1.5  1.0   3', '240 H   2    1    3', ...lines));
    expect(read.matches).toEqual([
      [MATCH, { white: '3', black: '', kind: 'pairing-bye' }],
      [
        { white: '1', black: '', kind: 'half-bye' },
        { white: '3', black: '', kind: 'half-bye' },
      ],
    ]);
    expect(read.pairingBye).toEqual({ matchPoints: 1.5, gamePoints: 1 });
    expect([read.lastPairedRound, read.rounds]).toEqual([1, 2]);
    expect(again(read)).toStrictEqual(read);
  });

  it('says where an absent team has players with points, because 240 and 320 tell the byes', () => {
    const three = [...TEAMS, team(3, [7, 8])];
    const lines = [...rows(), row(7, '0.5', ['0000 - H']), row(8, '0.5', ['0000 - H'])];
    const read = parseTrf(file(TYPE, ...three, '320  2.0  1.0 000', ...lines));
    expect(read.matches).toEqual([[MATCH, { white: '3', black: '', kind: 'zero-bye' }]]);
    expect(read.repairs.map(({ message }) => message)).toEqual([
      'line 4, column 5: "3" has no match in round 1: read as absent, whatever its players have',
    ]);
  });

  it('may forfeit a match of a round that no row has, in the teams of TRF16, too', () => {
    const old = [oldTeam('Lions', [1, 2, 3]), oldTeam('Bears', [4, 5, 6])];
    for (const line of ['330 +-   2   1   2', '300   2   1   2    1    2']) {
      const { matches = [] } = parseTrf(file('092 Team Swiss', '352 WB', ...old, ...rows(), line));
      expect(matches[1]).toHaveLength(1);
    }
  });

  it('takes 240 Z in a round-robin for the free round, and a team without a bye in a Swiss for absent', () => {
    const three = [...TEAMS, team(3, [7, 8])];
    const lines = [...rows(), row(7, '0.0', []), row(8, '0.0', [])];
    const free = parseTrf(file('192 FIDE_TEAM_ROUNDROBIN', ...three, '240 Z   1    3', ...lines));
    expect(free.matches).toEqual([[MATCH]]);
    expect(formatTrf(free)).toContain('\n240 Z   1    3\n');
    expect(again(free)).toStrictEqual(free);
    const absent = parseTrf(file(TYPE, ...three, ...lines));
    expect(absent.matches).toEqual([[MATCH, { white: '3', black: '', kind: 'zero-bye' }]]);
    expect(again(absent)).toStrictEqual(absent);
  });

  it('has no round of a round-robin in which all are free, nor counts one of byes of players alone as paired', () => {
    const free = parseTrf(file('192 FIDE_TEAM_ROUNDROBIN', ...TEAMS, '240 Z   2    1    2', ...rows()));
    expect(free.matches).toEqual([[MATCH]]);
    const resting = row(1, '1.5', ['   4 w 1', '0000 - H']);
    const { lastPairedRound } = parseTrf(file(TYPE, ...TEAMS, ...rows({ 1: resting })));
    expect(lastPairedRound).toBe(1);
  });

  it('counts what the arbiter gave or took (299), of a match and on top', () => {
    // Team 1 has 2 + 1 MP and 1.5 - 0.5 GP, team 2 has 0 MP, and 2 GP instead of 0.5
    const lines = [team(1, [1, 2, 3], ['3.0', '1.0', '1']), team(2, [4, 5, 6], ['0.0', '2.0', '2'])];
    const given = ['299     1.0  -0.5  000    1', '299 L         2.0    1    2'];
    const read = parseTrf(file(TYPE, ...lines, ...given, ...rows()));
    expect(read.adjustments).toEqual([
      { type: '', matchPoints: 1, points: -0.5, round: 0, players: ['1'] },
      { type: 'L', points: 2, round: 1, players: ['2'] },
    ]);
    expect(read.repairs).toEqual([]);
    expect(again(read)).toStrictEqual(read);
  });

  it('counts points on top (299) as often as the record names the team, as the scores do, and as of players', () => {
    // Team 1 has 2 + 1 + 1 MP
    const lines = [team(1, [1, 2, 3], ['4.0', '1.5', '1']), team(2, [4, 5, 6], ['0.0', '0.5', '2'])];
    const { repairs } = parseTrf(file(TYPE, ...lines, '299     1.0        000    1    1', ...rows()));
    expect(repairs).toEqual([]);
  });

  it('keeps 250, 260 and, beside 310, 013', () => {
    const kept = ['250  2          1   1    1    2', '260   1   3    1    2', oldTeam('Another', [1, 6])];
    const read = parseTrf(file(TYPE, ...TEAMS, ...kept, ...rows()));
    expect(read.otherRecords).toEqual(kept);
    expect(again(read)).toStrictEqual(read);
  });

  it('reports stated points that the matches do not give: of players, of 310, of 801 and of 802', () => {
    const lines = [team(1, [1, 2, 3], ['1.0', '1.5', '1']), team(2, [4, 5, 6], ['0.0', '1.0', '2'])];
    const tables = ['801  1 T1     2.0  1.5   2 w 1= 12', '802   1 T1       2.0    2.0   2 w  1.5'];
    const { repairs } = parseTrf(file(TYPE, '352 WB', ...lines, ...tables, ...rows({ 3: row(3, '1.0', []) })));
    expect(repairs.map(({ kind, message }) => [kind, message])).toEqual([
      ['team-points', 'line 3, column 55: "1" is not what the matches give: 2'],
      ['team-points', 'line 4, column 62: "1" is not what the matches give: 0.5'],
      ['team-points', 'line 6, column 22: "2.0" is not what the matches give: 1.5'],
      ['points-differ', 'line 9, column 81: "1" is not what the games give: 0'],
    ]);
    expect(repairs.map(({ points }) => points)).toEqual([
      { id: '1', stated: 1, counted: 2, score: 'MP' },
      { id: '2', stated: 1, counted: 0.5, score: 'GP' },
      { id: '1', stated: 2, counted: 1.5, score: 'GP' },
      { id: '3', stated: 1, counted: 0 },
    ]);
  });
});

it('reports an opponent that 802 or 801 has in a free round, and in a round that was not played', () => {
  const three = [...TEAMS, team(3, [7, 8])];
  const lines = [...rows(), row(7, '0.0', []), row(8, '0.0', [])];
  const tables = [
    '802   1 T1       2.0    1.5   2 w  1.5     3 b  1.0',
    '802   3 T3       0.0    0.0   1 b  0.5',
    '801  3 T3     0.0  0.0   1',
    '802   2 T2       0.0    0.5   1 b  0.5   000     0.0',
  ];
  const { repairs } = parseTrf(file('192 FIDE_TEAM_ROUNDROBIN', ...three, '240 Z   1    3', ...tables, ...lines));
  const read = 'is not what the matches give: nothing';
  expect(repairs.map(({ kind, message }) => [kind, message])).toEqual([
    ['team-points', `line 6, column 42: "3" ${read}`],
    ['team-points', `line 7, column 29: "1" ${read}`],
    ['team-points', `line 8, column 24: "1" ${read}`],
  ]);
});

describe('byes of teams that no record names', () => {
  const three = [...TEAMS, team(3, [7, 8], ['1.0', '1.0', '2'])];
  const idle = (code: string, other = code) => [row(7, '0.5', [`0000 - ${code}`]), row(8, '0.5', [`0000 - ${other}`])];

  it.each([
    ['U', 'pairing-bye'],
    ['H', 'half-bye'],
    ['F', 'full-bye'],
  ])('are those of the players: %s', (code, kind) => {
    const read = parseTrf(file('092 Team Swiss', TYPE, ...three, ...rows(), ...idle(code)));
    expect(read.matches?.[0]?.[1]).toEqual({ white: '3', black: '', kind });
    expect(read.repairs.filter((repair) => repair.kind === 'team-bye').map(({ line, read: as }) => [line, as])).toEqual(
      [[5, `has no match in round 1: read with the bye of its players, ${kind}`]],
    );
    expect(again(read).matches).toEqual(read.matches);
  });

  it('a pairing-allocated bye is a draw in both scores, as the file states them', () => {
    const read = parseTrf(file('092 Team Swiss', TYPE, ...three, ...rows(), ...idle('U')));
    expect(read.repairs.some(({ kind, found }) => kind === 'team-points' && found === '1')).toBe(false);
  });

  it.each([
    ['the players have different ones', idle('U', 'H'), []],
    ['the players have none', [row(7, '0.0', []), row(8, '0.0', [])], []],
    ['a record has the byes of the file', idle('U'), ['320  1.0  1.0 000']],
  ])('leave the team absent where %s', (_, players, records) => {
    const read = parseTrf(file('092 Team Swiss', TYPE, ...three, ...records, ...rows(), ...players));
    expect(read.matches?.[0]?.[1]).toEqual({ white: '3', black: '', kind: 'zero-bye' });
  });
});

describe('a file of teams in TRF16', () => {
  const three = [oldTeam('Lions', [1, 2, 3]), oldTeam('Bears', [4, 5, 6]), oldTeam('Owls', [7])];
  const lines = [...rows(), row(7, '0.0', [])];

  it('numbers the teams as they come, and gives the one without a match the pairing-allocated bye', () => {
    const read = parseTrf(file('092 Team Swiss', ...three, ...lines));
    expect(read.teams?.map(({ id, name }) => [id, name])).toEqual([
      ['1', 'Lions'],
      ['2', 'Bears'],
      ['3', 'Owls'],
    ]);
    expect(read.matches).toEqual([[MATCH, { white: '3', black: '', kind: 'pairing-bye' }]]);
    expect(read.repairs.map(({ kind, line, read: as }) => [kind, line, as])).toEqual([
      ['team-bye', 4, 'has no match in round 1: read as the one with the pairing-allocated bye'],
      ['team-record', 2, 'has no number: teams have the order of their records'],
    ]);
    expect(again(read)).toStrictEqual({ ...read, repairs: [] });
  });

  it('has the one without a match free in a round-robin (C.07 Art. 15.2)', () => {
    const read = parseTrf(file('092 Team Round-Robin', ...three, ...lines));
    expect(read.matches).toEqual([[MATCH]]);
    expect(read.repairs.filter(({ kind }) => kind === 'team-bye')).toEqual([]);
  });

  it('has several without a match absent', () => {
    const four = [...three, oldTeam('Foxes', [8])];
    const read = parseTrf(file('092 Team Swiss', ...four, ...lines, row(8, '0.0', [])));
    expect(read.matches?.[0]?.slice(1).map(({ kind }) => kind)).toEqual(['zero-bye', 'zero-bye']);
    expect(again(read)).toStrictEqual({ ...read, repairs: [] });
    // Whatever their players have: what TRF16 writes there is the players' own
    const rested = [row(7, '0.5', ['0000 - H']), row(8, '0.5', ['0000 - H'])];
    const { matches } = parseTrf(file('092 Team Swiss', ...four, ...rows(), ...rested));
    expect(matches?.[0]?.slice(1).map(({ kind }) => kind)).toEqual(['zero-bye', 'zero-bye']);
  });

  it('reads a point that no game gives as a board won against nobody, where one match lacks a board', () => {
    // Three boards; in round 2 player 4, who has a point too many, is the only one of the Bears' three who isn't paired
    const played = [
      row(1, '1.0', ['   4 w 1', '0000 - -']),
      row(2, '1.0', ['   5 b 1', '   5 w 0']),
      row(3, '1.0', ['   6 w 1', '   6 b 0']),
      row(4, '1.0', ['   1 b 0', '0000 - -']),
      row(5, '1.0', ['   2 w 0', '   2 b 1']),
      row(6, '1.0', ['   3 b 0', '   3 w 1']),
    ];
    const read = parseTrf(file('092 Team Swiss', ...three.slice(0, 2), ...played));
    expect(read.matches?.[1]?.[0]?.boards?.[0]).toEqual({ white: '4', black: '', result: 1, kind: 'forfeit-win' });
    expect(read.repairs.filter(({ kind }) => kind !== 'team-record')).toEqual([
      expect.objectContaining({ kind: 'points-bye', line: 7, column: 102, found: '0000 - -' }),
    ]);
    expect(again(read)).toStrictEqual({ ...read, repairs: [] });
  });

  it('reads so two boards of one match, and one that 352 alone tells of', () => {
    const wonIn = (lines: readonly string[], ...records: string[]): readonly (readonly string[])[] => {
      const { matches = [] } = parseTrf(file('092 Team Swiss', ...records, ...three.slice(0, 2), ...lines));
      return matches.map(([{ boards = [] }]) =>
        boards.filter(({ kind }) => kind?.startsWith('forfeit')).map(({ white, black }) => white || black),
      );
    };
    // In round 2 the Lions have 3 alone: 4 and 5, who lost in round 1, won their boards
    const played = [
      row(1, '1.0', ['   4 w 1', '0000 - -']),
      row(2, '1.0', ['   5 b 1', '0000 - -']),
      row(3, '1.0', ['   6 w 1', '   6 b 0']),
      row(4, '1.0', ['   1 b 0', '0000 - -']),
      row(5, '1.0', ['   2 w 0', '0000 - -']),
      row(6, '1.0', ['   3 b 0', '   3 w 1']),
    ];
    expect(wonIn(played)).toEqual([[], ['4', '5']]);
    // Of the three boards of 352, the only round has two games
    const short = [
      row(1, '0.0', ['   4 w 0']),
      row(2, '0.0', ['   5 b 0']),
      row(3, '1.0', ['0000 - -']),
      row(4, '1.0', ['   1 b 1']),
      row(5, '1.0', ['   2 w 1']),
      row(6, '0.0', ['0000 - -']),
    ];
    expect(wonIn(short, '352 WBW')).toEqual([['3']]);
    expect(wonIn(short)).toEqual([[]]);
  });
});
