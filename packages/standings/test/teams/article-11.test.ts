import { describe, expect, it } from 'vitest';

import { type Match, type Matches, type TeamTableOptions, crosstable } from '@crosstable/core';
import { board, boards, bye, match, rosters } from '@crosstable/core/testing/team-notation';
import { gamePoints, matchPoints, secondaryScore } from '@crosstable/team';
import { playersOf, teamTable } from '@crosstable/team/inside';

import { standings } from '../../src/standings.js';
import { tiebreak, tiebreakValues } from '../../src/values.js';

const AB = rosters('A', 'B');

/** Match points and game points of A and B. */
function scores(one: Match, options: TeamTableOptions = {}) {
  const table = teamTable([[one]], { teams: AB, system: 'swiss', ...options });
  return ['A', 'B'].map((team) => [matchPoints(team, table), gamePoints(team, table)]);
}

describe('11.1: match points and game points of a match', () => {
  it.each<[string, Match, [number, number], [number, number]]>([
    ['won', boards('A', 'B', board('a1', 'b1', 1), board('b2', 'a2', 0.5)), [2, 1.5], [0, 0.5]],
    ['lost', boards('A', 'B', board('a1', 'b1', 0), board('b2', 'a2', 1)), [0, 0], [2, 2]],
    ['drawn', boards('A', 'B', board('a1', 'b1', 1), board('b2', 'a2', 1)), [1, 1], [1, 1]],
    [
      'with the seats the other way round',
      boards('A', 'B', board('b1', 'a1', 1), board('a2', 'b2', 0)),
      [0, 0],
      [2, 2],
    ],
    [
      'a draw by 0–0 on both boards',
      boards('A', 'B', { ...board('a1', 'b1', 0), blackResult: 0 }, board('b2', 'a2', 0.5)),
      [1, 0.5],
      [1, 0.5],
    ],
    [
      'with a vacant seat of B',
      boards('A', 'B', board('a1', '', 1, 'forfeit-win'), board('b2', 'a2', 1)),
      [1, 1],
      [1, 1],
    ],
    [
      'with a vacant seat of the first team, at which a player of the second sits with the white pieces',
      boards('B', 'A', board('a1', '', 1, 'forfeit-win'), board('b2', 'a2', 1)),
      [1, 1],
      [1, 1],
    ],
    [
      'with two vacant seats of the first team',
      boards('B', 'A', board('a1', '', 1, 'forfeit-win'), board('', 'a2', 0, 'forfeit-loss')),
      [2, 2],
      [0, 0],
    ],
    [
      'with a vacant seat of A',
      boards('A', 'B', board('', 'b1', 0, 'forfeit-loss'), board('b2', 'a2', 0.5)),
      [0, 0.5],
      [2, 1.5],
    ],
    [
      'with a vacant seat and a player who is absent, too',
      boards('A', 'B', board('a1', '', 0, 'double-forfeit'), board('b2', 'a2', 0)),
      [2, 1],
      [0, 0],
    ],
    [
      'with two vacant seats',
      boards('A', 'B', board('', '', 0, 'double-forfeit'), board('b2', 'a2', 0)),
      [2, 1],
      [0, 0],
    ],
    ['of totals', match('A', 'B', 1.5, 0.5), [2, 1.5], [0, 0.5]],
    ['that is not finished', match('A', 'B'), [0, 0], [0, 0]],
    ['with an open board', boards('A', 'B', board('a1', 'b1', 1), board('b2', 'a2', null)), [0, 0], [0, 0]],
    ['forfeited, without boards', { white: 'A', black: 'B', kind: 'forfeit-win' }, [2, 2], [0, 0]],
    [
      'lost by forfeit, with totals',
      { white: 'A', black: 'B', kind: 'forfeit-loss', gamePoints: [0, 1.5] },
      [0, 0],
      [2, 1.5],
    ],
    ['forfeited by both', { white: 'A', black: 'B', kind: 'double-forfeit' }, [0, 0], [0, 0]],
    ['a pairing-allocated bye', bye('A', 'pairing-bye'), [1, 1], [0, 0]],
    ['a half-point bye', bye('A', 'half-bye'), [1, 1], [0, 0]],
    ['a full-point bye', bye('A', 'full-bye'), [2, 2], [0, 0]],
    ['a zero-point bye', bye('A', 'zero-bye'), [0, 0], [0, 0]],
  ])('%s', (_, one, ofA, ofB) => {
    expect(scores(one, { boards: 2 })).toEqual([ofA, ofB]);
  });

  it('in the points of a scoring and a match scoring', () => {
    const one = boards('A', 'B', board('a1', 'b1', 1), board('b2', 'a2', 0.5));
    const options = { scoring: { win: 3, draw: 1 }, matchScoring: { win: 3, draw: 1, loss: 0.5 } };
    expect(scores(one, options)).toEqual([
      [3, 4],
      [0.5, 1],
    ]);
  });

  it('absent and forfeiting teams get what absence is worth', () => {
    const options = { boards: 2, matchScoring: { absence: -1 }, scoring: { absence: -0.5 } };
    expect(scores({ white: 'A', black: 'B', kind: 'forfeit-win' }, options)).toEqual([
      [2, 2],
      [-1, -1],
    ]);
    expect(scores(bye('A', 'zero-bye'), options)).toEqual([
      [-1, -1],
      [-1, -1],
    ]);
  });

  it('totals count whatever scoring they follow', () => {
    // Board 1 won over the board, board 2 by a forfeit, whose loser gets ½ here: 2 against 0 + ½
    const kindToAbsence = { boards: 2, scoring: { absence: 0.5 } };
    expect(scores({ white: 'A', black: 'B', gamePoints: [2, 0.5] }, kindToAbsence)).toEqual([
      [2, 2],
      [0, 0.5],
    ]);
    // Points that are counted down: a lost board takes 1 and a won one nothing
    const countedDown = { boards: 2, scoring: { win: 0, draw: -0.5, loss: -1 } };
    expect(scores({ white: 'A', black: 'B', gamePoints: [-0.5, -1.5] }, countedDown)).toEqual([
      [2, -0.5],
      [0, -1.5],
    ]);
  });

  it('a pairing-allocated bye is worth what the table says', () => {
    const pairingBye = { matchPoints: 2, gamePoints: 2.5 };
    expect(scores(bye('A', 'pairing-bye'), { boards: 4, pairingBye })[0]).toEqual([2, 2.5]);
    expect(scores(bye('A', 'pairing-bye'), { boards: 4, pairingBye: { gamePoints: 3 } })[0]).toEqual([1, 3]);
  });
});

describe('15.1: a match without a game on any board', () => {
  const forfeit = (...won: readonly ('A' | 'B' | '-')[]): Match =>
    boards(
      'A',
      'B',
      ...won.map((winner, at) => {
        const [white, black] = at === 0 ? ['a1', 'b1'] : ['a2', 'b2'];
        if (winner === '-') return board(white, black, 0, 'double-forfeit');
        return winner === 'A' ? board(white, black, 1, 'forfeit-win') : board(white, black, 0, 'forfeit-loss');
      }),
    );
  const won = (one: Match) => tiebreakValues('WON', teamTable([[one]], { teams: AB }));
  const elected = (one: Match) => tiebreakValues('REP', teamTable([[one]], { teams: AB }));

  it.each<[string, Match, number[][], number[]]>([
    [
      'more game points are a forfeit win',
      forfeit('A', 'A'),
      [
        [2, 2],
        [0, 0],
      ],
      [1, 0],
    ],
    [
      'one board is enough',
      forfeit('-', 'B'),
      [
        [0, 0],
        [2, 1],
      ],
      [0, 1],
    ],
    [
      'no board won is a double forfeit',
      forfeit('-', '-'),
      [
        [0, 0],
        [0, 0],
      ],
      [0, 0],
    ],
    [
      'equal points are a draw that counts as played',
      forfeit('A', 'B'),
      [
        [1, 1],
        [1, 1],
      ],
      [1, 1],
    ],
  ])('%s', (_, one, points, rounds) => {
    expect(scores(one)).toEqual(points);
    // Forfeit losses are no rounds that one elected to play in (7.6)
    expect([...elected(one).values()]).toEqual(rounds);
    expect([...won(one).values()]).toEqual([0, 0]);
  });
});

describe('the primary score', () => {
  const matches: Matches = [
    [match('A', 'B', 2, 2), match('C', 'D', 4, 0)],
    [match('A', 'C', 2.5, 1.5), match('B', 'D', 3, 1)],
  ];

  it('is match points, or game points by choice', () => {
    const byMatches = teamTable(matches);
    expect(byMatches.primary).toBe('MP');
    expect(secondaryScore('C', byMatches)).toBe(5.5);
    const byGames = teamTable(matches, { primary: 'GP' });
    expect(byGames).toMatchObject({ boards: 4, primary: 'GP', players: ['A', 'B', 'C', 'D'], rounds: 2 });
    expect(secondaryScore('C', byGames)).toBe(2);
    expect(standings(byGames, ['PTS', 'MPvGP']).map(({ player, values }) => [player, ...values])).toEqual([
      ['C', 5.5, 2],
      ['B', 5, 3],
      ['A', 4.5, 3],
      ['D', 1, 0],
    ]);
  });

  it('is what articles 6 to 9 take, unless the code says otherwise', () => {
    const [byMatches, byGames] = [teamTable(matches), teamTable(matches, { primary: 'GP' })];
    // Of A: B has 3 MP and 5 GP, C 2 and 5½
    expect(tiebreak('BH')('A', byMatches)).toBe(5);
    expect(tiebreak('BH')('A', byGames)).toBe(10.5);
    for (const table of [byMatches, byGames]) {
      expect(tiebreak('BH:MP')('A', table)).toBe(5);
      expect(tiebreak('BH:GP')('A', table)).toBe(10.5);
      expect(tiebreak('bh:gp/c1')('A', table)).toBe(5.5);
      expect(tiebreak('PS:GP')('A', table)).toBe(2 + 4.5);
      // Won matches, whatever the primary score
      expect(tiebreak('WIN')('A', table)).toBe(1);
      expect(tiebreak('WIN:MP')('A', table)).toBe(1);
      expect(tiebreak('WON')('A', table)).toBe(1);
      expect(tiebreak('STD:GP')('A', table)).toBe(1.5);
      expect(tiebreak('KS:MP')('A', table)).toBe(3); // half of 4 MP: against B and C
    }
  });
});

describe('8.3: Fore Buchholz by game points', () => {
  it('draws every board of the final pairings, forfeits too', () => {
    const matches: Matches = [
      [match('A', 'B', 3, 1), match('C', 'D', 2.5, 1.5)],
      [match('A', 'C', 4, 0), { white: 'B', black: 'D', kind: 'forfeit-win' }],
    ];
    const table = teamTable(matches, { boards: 4, rounds: 2, system: 'swiss' });
    // Of A: B 1 + 2, C 2½ + 2
    expect(tiebreak('FB:GP')('A', table)).toBe(7.5);
    // Of A: B 0 + 1, C 2 + 1
    expect(tiebreak('FB:MP')('A', table)).toBe(4);
  });
});

describe('the players on the boards', () => {
  const matches: Matches = [
    [boards('A', 'B', board('a1', 'b1', 1), board('b2', 'a2', 0.5))],
    [boards('B', 'A', board('b1', 'a1', null), board('a2', '', 1, 'forfeit-win'))],
  ];

  it('have the table of their games', () => {
    const players = [{ id: 'b2', rating: 2000 }, { id: 'b1', rating: 2100 }, { id: 'a1' }, { id: 'a2', rating: 1900 }];
    const table = playersOf(teamTable(matches, { teams: AB, players, system: 'swiss', rounds: 3 }));
    const alone = crosstable(
      [
        [board('a1', 'b1', 1), board('b2', 'a2', 0.5)],
        [board('b1', 'a1', null), board('a2', '', 1, 'forfeit-win')],
      ],
      { players, system: 'swiss', rounds: 3 },
    );
    expect(table).toEqual(alone);
    for (const code of ['PTS', 'BH', 'SB', 'WON', 'BPG', 'REP', 'ARO', 'TPN']) {
      expect([code, tiebreakValues(code, table)]).toEqual([code, tiebreakValues(code, alone)]);
    }
  });

  it('that are unrated count with the rating of the option', () => {
    const players = [{ id: 'b2', rating: 2000 }, { id: 'b1' }, { id: 'a1' }, { id: 'a2' }];
    const rated = playersOf(teamTable(matches, { teams: AB, players, unrated: 1000 }));
    expect(tiebreakValues('RTNG', rated).get('b1')).toBe(1000);
    const estimated = playersOf(teamTable(matches, { teams: AB, players, unrated: { a1: 1100, a2: 1200, b1: 1300 } }));
    expect(tiebreakValues('RTNG', estimated).get('b1')).toBe(1300);
  });

  it('that nobody listed are mistakes where players or rosters are listed, and players without games elsewhere', () => {
    const listed = { teams: AB, unrated: { a1: 1100, x: 1000 } };
    const error = new RangeError('options.unrated of x: expected a listed player, got "x"');
    expect(() => teamTable(matches, listed)).toThrow(error);
    expect(teamTable(matches, { unrated: listed.unrated }).players).toEqual(['A', 'B']);
    const asked = new RangeError('player: expected a listed player, got "x"');
    expect(() => tiebreak('PTS')('x', playersOf(teamTable(matches, { teams: AB })))).toThrow(asked);
    expect(tiebreak('PTS')('x', playersOf(teamTable(matches)))).toBe(0);
  });

  it('are those of the boards, where nobody lists them', () => {
    const one = boards('A', 'B', board('x', 'y', 1), board('z', 'w', 0));
    const table = teamTable([[one]]);
    expect(playersOf(table).players).toEqual(['x', 'y', 'z', 'w']);
    // A has white on board 1 and black on board 2: x and w won
    expect(gamePoints('A', table)).toBe(2);
    expect(gamePoints('A', teamTable([[one]], { colours: 'WW' }))).toBe(1);
    expect(gamePoints('A', teamTable([[one]], { colours: 'BW' }))).toBe(0);
  });
});

describe('rounds that do not count', () => {
  it('are left out, and checked all the same', () => {
    const matches: Matches = [[match('A', 'B', 1, 0)], [match('A', 'B', 0, 1)]];
    const table = teamTable(matches, { round: 1 });
    expect([table.rounds, matchPoints('A', table)]).toEqual([1, 2]);
    expect(() => teamTable([[match('A', 'B', 1, 0)], [match('A', 'A', 0, 1)]], { round: 1 })).toThrow(
      /^matches\[1\]\[0\]\.black: /,
    );
  });
});

describe('points of the arbiter', () => {
  const matches: Matches = [[match('A', 'B', 3, 1)], [match('A', 'B', 1, 3)]];

  it('are added to either score, or replace what a match brought', () => {
    const table = teamTable(matches, {
      adjustments: [
        { team: 'A', matchPoints: -1 },
        { team: 'B', round: 1, gamePoints: 2, replaces: true },
        { team: 'B', round: 2, matchPoints: 0.5, gamePoints: -0.5 },
      ],
    });
    expect([matchPoints('A', table), gamePoints('A', table)]).toEqual([1, 4]);
    expect([matchPoints('B', table), gamePoints('B', table)]).toEqual([2.5, 4.5]);
    // A met B twice; B has 2½ MP and 4½ GP
    expect([tiebreak('BH:MP')('A', table), tiebreak('BH:GP')('A', table)]).toEqual([5, 9]);
  });

  it('don’t count yet where they are from a later round, also those of a team that meets nobody before', () => {
    const later: Matches = [[match('A', 'B', 3, 1)], [match('A', 'C', 1, 3)]];
    const adjustments = [
      { team: 'C', round: 2, matchPoints: 1 },
      { team: 'C', round: 2, gamePoints: 2, replaces: true },
    ];
    const table = teamTable(later, { round: 1, adjustments });
    expect([matchPoints('A', table), gamePoints('A', table)]).toEqual([2, 3]); // the won match of round 1
    expect(gamePoints('C', teamTable(later, { adjustments }))).toBe(2);
  });
});
