import { describe, expect, it } from 'vitest';

import { averageRatingOfOpponents } from '@crosstable/average-rating';
import { type Match, type TeamTableOptions, crosstable } from '@crosstable/core';
import { call } from '@crosstable/core/testing/notation';
import { board, boards, match, rosters } from '@crosstable/core/testing/team-notation';
import { extendedDirectEncounter } from '@crosstable/team/extended-direct-encounter';
import { extendedSonnebornBerger } from '@crosstable/team/extended-sonneborn-berger';
import { playersOf, teamTable } from '@crosstable/team/inside';
import { boardCount, topBoardResults } from '@crosstable/team/knock-out';
import { scheduleStrength } from '@crosstable/team/schedule-strength';
import { blackGames } from '@crosstable/wins';

import { checkList } from '../../src/check-list.js';
import { tiebreakValues } from '../../src/values.js';

const AB = rosters('A', 'B');
const TWO = [board('a1', 'b1', 1), board('b2', 'a2', 0.5)];
const played = boards('A', 'B', ...TWO);

describe('options that cannot be', () => {
  it.each<[string, unknown, Error]>([
    ['a mistyped name', { color: 'WB' }, new RangeError('options: expected "colours", got "color"')],
    ['colours', { colours: 'WX' }, new RangeError('options.colours: expected a text of W and B, got "WX"')],
    ['boards', { boards: 0 }, new RangeError('options.boards: expected a whole number from 1 to 1000, got 0')],
    ['a primary score', { primary: 'PTS' }, new RangeError('options.primary: expected "MP" or "GP", got "PTS"')],
    [
      'an article',
      { articleTwelve: 'all' },
      new RangeError('options.articleTwelve: expected "match" or "tournament", got "all"'),
    ],
    [
      'a match scoring',
      { matchScoring: { won: 3 } },
      new RangeError('options.matchScoring: expected "win", got "won"'),
    ],
    [
      'a win',
      { matchScoring: { win: '3' } },
      new TypeError('options.matchScoring.win: expected a finite number, got "3"'),
    ],
    ['a pairing-allocated bye', { pairingBye: 2 }, new TypeError('options.pairingBye: expected an object, got 2')],
    [
      'its points',
      { pairingBye: { matchPoints: 1e-9 } },
      new RangeError('options.pairingBye.matchPoints: expected points with at most six decimals, got 1e-9'),
    ],
    [
      'fewer rounds than there are',
      { rounds: 0 },
      new RangeError('options.rounds: expected a whole number of at least 1, the rounds in matches, got 0'),
    ],
    [
      'teams',
      { teams: [{ id: 'A' }, { id: 'A' }] },
      new RangeError('options.teams[1].id: expected an id used once, got "A"'),
    ],
    [
      'a pairing number',
      { teams: [{ id: 'A', pairingNumber: 0 }, { id: 'B' }] },
      new RangeError('options.teams[0].pairingNumber: expected a whole number from 1, got 0'),
    ],
    [
      'a pairing number that is a text',
      { teams: [{ id: 'A', pairingNumber: '1' }, { id: 'B' }] },
      new TypeError('options.teams[0].pairingNumber: expected a whole number from 1, got "1"'),
    ],
    [
      'a pairing number with a half',
      { teams: [{ id: 'A', pairingNumber: 1.5 }, { id: 'B' }] },
      new RangeError('options.teams[0].pairingNumber: expected a whole number from 1, got 1.5'),
    ],
    [
      'an adjustment without a name',
      { teams: AB, adjustments: [{ matchPoints: 1 }] },
      new TypeError('options.adjustments[0].team: expected an id, got undefined'),
    ],
    [
      'an adjustment of half a round',
      { teams: AB, adjustments: [{ team: 'A', matchPoints: 1, round: 1.5 }] },
      new RangeError('options.adjustments[0].round: expected a round from 1 to 1, got 1.5'),
    ],
    [
      'an adjustment of round 0',
      { teams: AB, adjustments: [{ team: 'A', matchPoints: 1, round: 0 }] },
      new RangeError('options.adjustments[0].round: expected a round from 1 to 1, got 0'),
    ],
    [
      'an adjustment of a round that there is not',
      { teams: AB, adjustments: [{ team: 'A', matchPoints: 1, round: 2 }] },
      new RangeError('options.adjustments[0].round: expected a round from 1 to 1, got 2'),
    ],
    [
      'an adjustment of a round that is a text',
      { teams: AB, adjustments: [{ team: 'A', matchPoints: 1, round: '1' }] },
      new TypeError('options.adjustments[0].round: expected a round from 1 to 1, got "1"'),
    ],
    [
      'adjustments that are no list',
      { adjustments: 1 },
      new TypeError('options.adjustments: expected an array of adjustments, got 1'),
    ],
    [
      'an adjustment that is a number',
      { teams: AB, adjustments: [5] },
      new TypeError('options.adjustments[0].team: expected an id, got undefined'),
    ],
    [
      'one roster',
      { teams: [{ id: 'A', players: ['a1', 'a2'] }, { id: 'B' }] },
      new TypeError('options.teams[1].players: expected a roster, as team A has one, got undefined'),
    ],
    [
      'a player of two rosters',
      {
        teams: [
          { id: 'A', players: ['a1', 'a2'] },
          { id: 'B', players: ['a1'] },
        ],
      },
      new RangeError('options.teams[1].players[0]: expected a player of one roster, got "a1"'),
    ],
    [
      'a roster with a player who is not listed',
      { teams: AB, players: [{ id: 'a1' }] },
      new RangeError('options.teams[0].players[1]: expected a listed player, got "a2"'),
    ],
    [
      'an adjustment whose players are no list',
      { adjustments: [{ players: 'x' }] },
      new TypeError('options.adjustments[0].team: expected an id, got undefined'),
    ],
    [
      'an adjustment of nobody',
      { teams: AB, adjustments: [{ team: 'C', matchPoints: 1 }] },
      new RangeError('options.adjustments[0].team: expected a team of the table, got "C"'),
    ],
    [
      'an adjustment of nothing',
      { teams: AB, adjustments: [{ team: 'A' }] },
      new RangeError('options.adjustments[0]: expected an adjustment with matchPoints or gamePoints, got an object'),
    ],
    [
      'a replacement of no round',
      { teams: AB, adjustments: [{ team: 'A', matchPoints: 1, replaces: true }] },
      new TypeError('options.adjustments[0].round: expected a round from 1 to 1, got undefined'),
    ],
    ...['matchPoints', 'gamePoints'].map((score): [string, unknown, Error] => [
      `two replacements of the ${score} of a round`,
      { teams: AB, adjustments: [1, 2].map((points) => ({ team: 'A', round: 1, [score]: points, replaces: true })) },
      new RangeError('options.adjustments[1]: expected one replacement for a round of a team, got "A"'),
    ]),
  ])('%s', (_, options, error) => {
    expect(() => call(teamTable, [[[played]], options])).toThrow(error);
  });
});

describe('a tie-break that is not for this table', () => {
  const ofTotals = teamTable([[match('A', 'B', 2.5, 1.5)]]);
  const ofPlayers = crosstable([[{ white: 'A', black: 'B', result: 1 }]]);

  it.each(['BPG', 'BWG', 'ARO', 'ARO/C1', 'TPR', 'PTP', 'APRO', 'APPO', 'RTNG', 'RTNG/R'])(
    '%s in one of teams',
    (code) => {
      const message = 'code: expected a tournament of players (Article 5), got "teams"';
      expect(() => tiebreakValues(code, ofTotals)).toThrow(new RangeError(message));
      expect(checkList(['PTS', code], ofTotals).codes[1].findings[0]).toMatchObject({
        key: 'not-for-teams',
        isWrong: true,
      });
    },
  );

  it.each([
    'MPTS',
    'GPTS',
    'MPvGP',
    'BC',
    'TBR',
    'BBE',
    'EMGSB/C1',
    'EDE',
    'EDEBT/P',
    'SSSC/K4',
    'BH:GP',
    'WIN:MP',
    'DE:MP',
  ])('%s in one of players', (code) => {
    const message = 'code: expected a tournament of teams (Article 5), got "players"';
    expect(() => tiebreakValues(code, ofPlayers)).toThrow(new RangeError(message));
    expect(checkList(['PTS', code], ofPlayers).codes[1].findings[0]).toMatchObject({
      key: 'for-teams-only',
      isWrong: true,
    });
  });

  it.each(['BC', 'TBR', 'BBE', 'EDEBT', 'EDEBB', 'EDET', 'EDEB', 'EDEB/P'])('%s without boards', (code) => {
    const message = 'code: expected a tournament with the boards of every match (Article 12), got undefined';
    expect(() => tiebreakValues(code, ofTotals)).toThrow(message);
    expect(checkList(['PTS', code], ofTotals).codes[1].findings[0]).toMatchObject({
      key: 'boards-not-known',
      isWrong: true,
    });
  });

  it('EDE needs no boards', () => {
    expect(tiebreakValues('EDE', ofTotals).get('A')).toBe(1);
  });

  it.each(['FB:GP', 'AOB:MP/F', 'SSSC/F'])('%s without announced rounds', (code) => {
    expect(() => tiebreakValues(code, ofTotals)).toThrow(/announced number of rounds/);
  });

  it.each(['BH', 'BH:GP', 'SSSC', 'SSSC/K3'])('%s in a round-robin of the edition of 2026', (code) => {
    const matches = [[match('A', 'B', 1, 1)]];
    expect(() => tiebreakValues(code, teamTable([], { system: 'round-robin' }))).toThrow(/no Buchholz in round-robins/);
    const of2024 = teamTable(matches, { system: 'round-robin', edition: '2024-08' });
    expect(tiebreakValues(code, of2024).size).toBe(2);
  });

  it.each(['SSSC/K0', 'SSSC/K', 'SSSC/C1', 'WIN:GP', 'BPG:MP', 'EDE:MP', 'MPTS:GP', 'BH:XP', 'BH/C1:GP'])(
    '%s is no code',
    (code) => {
      expect(() => tiebreakValues(code, ofTotals)).toThrow(RangeError);
      expect(() => tiebreakValues(code, ofTotals)).toThrow(/^code: expected /);
    },
  );

  it('is refused by the functions of the packages, too', () => {
    expect(() => blackGames('A', ofTotals)).toThrow('games: expected a tournament of players (Article 5), got "teams"');
    expect(() => averageRatingOfOpponents('A', ofTotals)).toThrow(
      'games: expected a tournament of players (Article 5), got "teams"',
    );
    expect(() => boardCount('A', ofTotals)).toThrow(
      'table: expected a tournament with the boards of every match (Article 12), got undefined',
    );
    const robin = teamTable([], { system: 'round-robin' });
    expect(() => scheduleStrength('A', robin)).toThrow(
      'table: expected a Swiss tournament (Article 8: no Buchholz in round-robins), got "round-robin"',
    );
    expect(() => topBoardResults(['A', 'B'], ofTotals)).toThrow(/boards of every match/);
    expect(() => extendedDirectEncounter(['A', 'B'], ofTotals, { knockOut: 'B' })).toThrow(/boards of every match/);
    const noTeams = 'table: expected a table of teams (call teamTable(matches) first), got an object';
    for (const value of [
      playersOf,
      (table: unknown) => call(boardCount, ['A', table]),
      (table: unknown) => call(scheduleStrength, ['A', table]),
    ]) {
      expect(() => call(value, [ofPlayers])).toThrow(new TypeError(noTeams));
    }
  });

  it('is refused for a team that the table does not list, and for a variant that there is not', () => {
    const listed = teamTable([[played]], { teams: AB });
    expect(() => boardCount('C', listed)).toThrow('team: expected a listed team, got "C"');
    const variant = { opponents: 'PTS', own: 'GP' };
    expect(() => call(extendedSonnebornBerger, ['A', listed, variant])).toThrow(
      'variant.opponents: expected "MP" or "GP", got "PTS"',
    );
    expect(() => call(scheduleStrength, ['A', listed, { divisor: 0 }])).toThrow(
      'variant.divisor: expected a whole number from 1 to 999999999, got 0',
    );
    expect(() => call(extendedDirectEncounter, [['A', 'B'], listed, { knockOut: 'X' }])).toThrow(
      'options.knockOut: expected "BT", "BB", "T" or "B", got "X"',
    );
    expect(() => extendedDirectEncounter(['A', 'A'], listed)).toThrow('tied[1]: expected an id used once, got "A"');
  });
});

describe('what is left as it was', () => {
  it('are the matches and the options', () => {
    const matches: Match[][] = [[played]];
    const options: TeamTableOptions = { teams: AB, players: [{ id: 'a1' }, { id: 'a2' }, { id: 'b1' }, { id: 'b2' }] };
    const before = JSON.stringify([matches, options]);
    const table = teamTable(matches, options);
    expect(JSON.stringify([matches, options])).toBe(before);
    expect(Object.isFrozen(table)).toBe(true);
  });
});
