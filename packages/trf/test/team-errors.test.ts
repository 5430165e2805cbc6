import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';
import { file } from '@crosstable/core/testing/report-rows';
import { TEAMS, TYPE, rows, team } from '@crosstable/core/testing/team-report-rows';

import { TrfError, formatTrf, parseTrf } from '../src/index.js';

function refusal(...lines: readonly string[]): string {
  try {
    parseTrf(file(...lines));
  } catch (error) {
    expect(error).toBeInstanceOf(TrfError);
    return String(error).replace('TrfError: ', '');
  }
  return 'nothing refused';
}

describe('a file of teams that cannot be read', () => {
  const anyone = rows();

  it.each([
    [
      'a player of no team',
      [TYPE, team(1, [1, 2, 3]), team(2, [4, 5]), ...anyone],
      'line 9, column 5: expected a player of a team (310, 013), found "6"',
    ],
    [
      'a player of two teams',
      [TYPE, team(1, [1, 2, 3]), team(2, [4, 3, 5, 6]), ...anyone],
      'line 3, column 79: expected a player of one team, found "3" (team 1 has the player, too)',
    ],
    [
      'a player who is not there',
      [TYPE, team(1, [1, 2, 3, 9]), team(2, [4, 5, 6]), ...anyone],
      'line 2, column 89: expected the number of a player of the file, found "9"',
    ],
    [
      'a number that two teams have',
      [TYPE, team(1, [1, 2, 3]), team(1, [4, 5, 6]), ...anyone],
      'line 3, column 5: expected a number that no other team has, found "1"',
    ],
    [
      'a game within a team',
      [TYPE, team(1, [1, 4, 3]), team(2, [2, 5, 6]), ...anyone],
      'line 4, column 92: expected another team, found "4 w 1"',
    ],
    [
      'a team in two matches of a round',
      [TYPE, team(1, [1, 2, 3]), team(2, [4, 6]), team(3, [5]), ...anyone],
      'line 9, column 92: expected a match of team 1 against team 2, as in the rest of the round, found "2 w ="',
    ],
    [
      'a forfeit of a team that is not there',
      [TYPE, ...TEAMS, '330 +-   2   1   7', ...anyone],
      'line 4, column 16: expected the number of a team of the file, found "7"',
    ],
    [
      'a forfeit of a match that was played',
      [TYPE, ...TEAMS, '330 +-   1   1   2', ...anyone],
      'line 4, column 5: expected a match of forfeits: round 1 has a game of its players, found "1 4"',
    ],
    [
      'another forfeit than the three',
      [TYPE, ...TEAMS, '330 ++   1   1   2', ...anyone],
      'line 4, column 5: expected a forfeit (+-, -+ or --), found "++"',
    ],
    [
      'a bye of a team that plays',
      [TYPE, ...TEAMS, '240 H   1    1', ...anyone],
      'line 4, column 11: expected a team without a match in round 1, found "1"',
    ],
    [
      'two byes of a team',
      [TYPE, ...TEAMS, '320  1.0  1.0 000   1', '240 H   2    1', ...anyone],
      'line 5, column 11: expected a team with one bye in round 2, found "1"',
    ],
    [
      'a bye of a team that is not there',
      [TYPE, ...TEAMS, '240 H   2    5', ...anyone],
      'line 4, column 11: expected the number of a team of the file, found "5"',
    ],
    [
      'a line-up of a team that is not there',
      [TYPE, ...TEAMS, '300   2   9   2', ...anyone],
      'line 4, column 9: expected the number of a team of the file, found "9"',
    ],
    [
      'a line-up against a team that is not there',
      [TYPE, ...TEAMS, '300   2   1   9    1', ...anyone],
      'line 4, column 13: expected the number of a team of the file, found "9"',
    ],
    [
      'a forfeit of a team that is not there',
      [TYPE, ...TEAMS, '330 +-   2   9   2', ...anyone],
      'line 4, column 12: expected the number of a team of the file, found "9"',
    ],
    [
      'a line-up of players of another team',
      [TYPE, ...TEAMS, '300   1   1   2    1    5', ...anyone],
      'line 4, column 22: expected a player of team 1, once in the line-up, found "5"',
    ],
    [
      'a line-up without a player who plays',
      [TYPE, ...TEAMS, '300   1   1   2    1    3', ...anyone],
      'line 4, column 27: expected a line-up with all who play, 2 among them, found nothing',
    ],
    [
      'line-ups that do not meet',
      [TYPE, ...TEAMS, '300   1   1   2    1    2', '300   1   2   1    5    4', ...anyone],
      'line 4, column 17: expected a player whose opponent sits at the same board, found "1"',
    ],
    [
      'two line-ups of a team',
      [TYPE, ...TEAMS, '300   1   1   2    1    2', '300   1   1   2    1    2', ...anyone],
      'line 5, column 9: expected one line-up of a team in a round, found "1"',
    ],
    [
      'more boards than colours',
      [TYPE, '352 W', ...TEAMS, ...anyone],
      'line 3, column 5: expected at most 1 boards in round 1, found "2 of team 1"',
    ],
    [
      'colours that are none',
      [TYPE, '352 WXWB', ...TEAMS, ...anyone],
      'line 2, column 5: expected colours (WBWB), found "WXWB"',
    ],
    [
      'match points of a result twice',
      [TYPE, '362 TW 2.0   TW 3.0', ...TEAMS, ...anyone],
      'line 2, column 14: expected each of TW TD TL TA once, found "TW"',
    ],
    [
      'a match forfeited twice',
      [TYPE, '330 +-   1   1   2', '330 -+   1   1   2', ...TEAMS, ...anyone],
      'line 3, column 12: expected one 330 of a match in round 1, found "1 2"',
    ],
    [
      'two teams with the pairing-allocated bye',
      [TYPE, '320           000   1', '320           000   2', ...TEAMS, ...anyone],
      'line 3, column 19: expected one team with the pairing-allocated bye in round 2, found "2"',
    ],
    [
      'a line of 801 without a number',
      [TYPE, '801 abc', ...TEAMS, ...anyone],
      'line 2, column 5: expected the number of a team of the file, found "ab"',
    ],
    [
      'points of a match that are none',
      [TYPE, '362 TW 2.0   TX 1.0', ...TEAMS, ...anyone],
      'line 2, column 14: expected one of TW TD TL TA, found "TX"',
    ],
    [
      'points of a match without a symbol',
      [TYPE, '362  2.0', ...TEAMS, ...anyone],
      'line 2, column 6: expected one of TW TD TL TA, found "2.0"',
    ],
    [
      'a symbol of a match without points',
      [TYPE, '362 TW=2 TD=1', ...TEAMS, ...anyone],
      'line 2, column 5: expected TW with its points, found "TW=2"',
    ],
  ])('%s', (_, lines, sentence) => {
    expect(refusal(...lines)).toBe(sentence);
  });
});

describe('a draft of teams', () => {
  const draft = {
    players: [{ id: '1' }, { id: '2' }, { id: '3' }, { id: '4' }],
    teams: [
      { id: '1', name: 'Lions', players: ['1', '2'] },
      { id: '2', name: 'Bears', players: ['3', '4'] },
    ],
    games: [
      [
        { white: '1', black: '3', result: 1 },
        { white: '4', black: '2', result: 0.5 },
      ],
    ],
    matches: [
      [
        {
          white: '1',
          black: '2',
          boards: [
            { white: '1', black: '3', result: 1 },
            { white: '4', black: '2', result: 0.5 },
          ],
        },
      ],
    ],
    system: 'swiss',
  } as const;

  it('has adjustments in the form of 299', () => {
    const adjustments = [{ type: '', round: 0, matchPoints: -1 }];
    // @ts-expect-error – the teams are missing
    expect(() => formatTrf({ ...draft, adjustments })).toThrow('adjustments[0].players: expected an array of ids');
  });

  it('tells by line-ups (300) who met, where no board has two players', () => {
    const boards = [
      { white: '1', black: '', result: 1, kind: 'forfeit-win' },
      { white: '4', black: '', result: 1, kind: 'forfeit-win' },
    ] as const;
    const games = boards.map((board) => ({ ...board }));
    const matches = [[{ white: '1', black: '2', boards }]];
    const text = formatTrf({ ...draft, games: [games], matches });
    expect(text).toContain('\n300   1   1   2    1 0000\n300   1   2   1 0000    4\n');
    expect(parseTrf(text).matches).toEqual(matches);
  });

  it('tells by line-ups that a forfeited match (330) has boards, where nobody sits at them', () => {
    const board = { white: '', black: '', result: 0, kind: 'double-forfeit' } as const;
    const matches = [[{ white: '1', black: '2', kind: 'forfeit-win', boards: [board, board] }]] as const;
    const text = formatTrf({ ...draft, games: [[]], matches });
    expect(text).toContain('\n300   1   1   2 0000 0000\n300   1   2   1 0000 0000\n330 +-   1   1   2\n');
    expect(parseTrf(text).matches).toEqual(matches);
  });

  it('counts for absent teams of a Swiss what an absence is worth', () => {
    const players = [...draft.players, { id: '5' }];
    const teams = [...draft.teams, { id: '3', players: ['5'] }];
    const rules = { matchScoring: { absence: 0.5 }, scoring: { absence: 0.25 } };
    // ¼ on each of the two boards
    const totals = /^310 {3}3.{47} +0\.5 +0\.5 /m;
    const text = formatTrf({ ...draft, ...rules, players, teams });
    expect(text).toMatch(totals);
    expect(parseTrf(text).repairs).toEqual([]);
    expect(formatTrf({ ...draft, ...rules, players, teams, system: 'round-robin' })).not.toMatch(totals);
  });

  it('without matches states no scores of teams, because the games give others than none', () => {
    const { matches, ...games } = draft;
    const read = parseTrf(formatTrf(games));
    expect(read.repairs).toEqual([]);
    expect(read.matches).toEqual(matches);
  });

  it('is completed with type, colours and the scores of the teams', () => {
    const text = formatTrf({ ...draft, primary: 'GP' });
    const lines = text.split('\n');
    expect(lines).toContain('092 Team: Swiss-System');
    expect(lines).toContain('192 CUSTOM_TEAM_SWISS_GP');
    expect(lines).toContain('352 WB');
    expect(lines).toContain('082 2');
    const { matches, teams, primary } = parseTrf(text);
    expect([matches, primary]).toEqual([draft.matches, 'GP']);
    expect(teams?.map(({ matchPoints, gamePoints }) => [matchPoints, gamePoints])).toEqual([
      [2, 1.5],
      [0, 0.5],
    ]);
  });

  it.each([
    [{ mp: 2 }, new RangeError('pairingBye: expected only matchPoints, gamePoints, got "mp"')],
    [2, new TypeError('pairingBye: expected an object, got 2')],
  ])('has a pairing-allocated bye with match points and game points, not %j', (pairingBye, error) => {
    expect(() => call(formatTrf, [{ ...draft, pairingBye }])).toThrow(error);
  });

  it.each(['forfeit', 'forfeit-winn', 'a double-forfeit'])(
    'has no match of the kind %j, which no record has',
    (kind) => {
      const matches = [[{ white: '1', black: '2', kind }]];
      expect(() => call(formatTrf, [{ ...draft, games: [[]], matches }])).toThrow(
        new RangeError(`matches[0][0].kind: expected nothing, or the kind of a forfeit, got "${kind}"`),
      );
    },
  );

  it.each([
    [{ teams: undefined }, 'teams: expected the teams of the matches, got undefined'],
    [{ teams: [{ id: 'Lions', players: [] }] }, 'teams[0].id: expected a number from 1 to 999, got "Lions"'],
    [
      { teams: [{ id: '1', players: ['1', '9'] }] },
      'teams[0].players[1]: expected the id of one of the players, in one team, got "9"',
    ],
    [{ teams: draft.teams.slice(0, 1) }, 'players[2].id: expected a player of a team, got "3"'],
    [{ matches: [[{ white: '1', black: '7' }]] }, 'matches[0][0].black: expected the id of one of the teams, got "7"'],
    [
      {
        matches: [
          [
            { white: '1', black: '', kind: 'half-bye' },
            { white: '1', black: '', kind: 'half-bye' },
          ],
        ],
      },
      'matches[0][1].white: expected a team once in a round, got "1"',
    ],
    [
      { matches: [[{ white: '1', black: '2', gamePoints: [1.5, 0.5] }]] },
      'matches[0][0].boards: expected an array of games, got undefined',
    ],
    // 330 says who won; read again, the match would have all points for the one and none for the other
    [
      { games: [[]], matches: [[{ white: '1', black: '2', kind: 'forfeit-win', gamePoints: [1.5, 0] }]] },
      'matches[0][0].gamePoints: expected nothing, because no record has them, got an object',
    ],
    [{ boards: 3 }, 'matches[0][0].boards: expected 3 boards, got 2'],
    // Such a file would be no report: a forfeited match (330) has forfeits alone
    [
      { matches: [[{ ...draft.matches[0][0], kind: 'forfeit-win' }]] },
      'matches[0][0].boards: expected forfeits only, in a forfeited match, got an object',
    ],
    [{ primary: 'GP', typeCode: 'FIDE_TEAM_SWISS_MP' }, 'primary: expected what typeCode says, got "GP"'],
  ] as const)('%j is refused', (other, message) => {
    expect(() => formatTrf({ ...draft, ...other })).toThrow(message);
  });
});
