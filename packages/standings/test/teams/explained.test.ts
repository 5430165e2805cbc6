import { describe, expect, it } from 'vitest';

import { type Match, openTable } from '@crosstable/core';
import { call } from '@crosstable/core/testing/notation';
import { board, boards, bye, match, rosters } from '@crosstable/core/testing/team-notation';
import { explainExtendedSonnebornBerger, explainScheduleStrength } from '@crosstable/team/explain';
import { explainExtendedDirectEncounter, extendedDirectEncounter } from '@crosstable/team/extended-direct-encounter';
import { extendedSonnebornBerger } from '@crosstable/team/extended-sonneborn-berger';
import { teamTable, topBoardsRule } from '@crosstable/team/inside';
import { explainBottomBoardElimination, explainTopBoardResults } from '@crosstable/team/knock-out';
import { scheduleStrength } from '@crosstable/team/schedule-strength';

import { explain } from '../../src/explain.js';
import { standings } from '../../src/standings.js';
import { tiebreak } from '../../src/values.js';

const TEAMS = rosters('A', 'B', 'C');

/** A and B draw, each winning a board; then A has a bye, and B's match with C isn't finished. */
const MATCHES: Match[][] = [
  [boards('A', 'B', board('a1', 'b1', 1), board('a2', 'b2', 0)), bye('C', 'half-bye')],
  [bye('A', 'half-bye'), boards('B', 'C', board('b1', 'c1', null), board('b2', 'c2', 1))],
];

describe('top board results and bottom board elimination, explained', () => {
  const table = teamTable(MATCHES, {
    teams: TEAMS,
    adjustments: [{ team: 'A', round: 1, gamePoints: 1.5, replaces: true }],
  });

  it('have the rounds that are finished, byes too', () => {
    const { contributions, conclusion, unfinished } = explain('TBR', 'B', table);
    expect(contributions.map(({ opponent, points }) => [opponent, points])).toEqual([['A', 1]]);
    expect(unfinished).toEqual([{ round: 2, opponent: 'C' }]);
    // C has a draw on each board of its bye: ½ on board 1, where B has nothing
    expect(conclusion).toEqual({ key: 'top-board', article: '12.2', values: { board: 1 } });
    expect(explain('TBR', 'A', table).conclusion).toEqual({ key: 'alone', article: '12.2' });
    const ofA = explain('BBE', 'A', table).contributions;
    expect(ofA.map(({ opponent, points, replaced }) => [opponent, points, replaced])).toEqual([
      ['B', 1.5, true],
      [null, 1, undefined],
    ]);
  });

  it('have no steps for one team, and none where one board a match leaves nothing to compare', () => {
    expect(explainTopBoardResults(['A'], table)).toEqual([]);
    expect(explainBottomBoardElimination(['A'], table)).toEqual([]);
    const single = teamTable([[boards('A', 'B', board('a1', 'b1', 0.5))]], { teams: rosters('A', 'B') });
    const conclusion = { key: 'not-separated', article: '12.3', values: { missing: 0 } };
    expect(explain('BBE', 'A', single).conclusion).toEqual(conclusion);
  });

  it('have the place among the tied for their value', () => {
    // Board 1: C ½ of its bye, as A has of its own and 1 against B: A 1½, C ½, B nothing
    const explained = topBoardsRule.explain(openTable(table), [0, 1, 2]);
    const places = [0, 1, 2].map((team) => explained(team).value);
    expect(places).toEqual([1, 3, 2]);
  });

  it('board count has the rounds that are finished', () => {
    expect(explain('BC', 'B', table).contributions.map(({ round, value }) => [round, value])).toEqual([[1, 2]]);
    expect(
      explain('BC', 'D', teamTable([MATCHES[0], []], { teams: rosters('A', 'B', 'C', 'D') })).contributions,
    ).toEqual([]);
  });
});

describe('forfeits as matches', () => {
  const table = teamTable([[{ white: 'A', black: 'B', kind: 'forfeit-win' }], [match('A', 'C', 2, 0)]], {
    boards: 2,
    rounds: 2,
    system: 'swiss',
  });

  it('count in the functions as in the codes with /P', () => {
    // B is absent at the end: a forfeit loss stays one, the zero-point bye counts as a draw, so B has 1 MP; C 1 MP, too
    const products = { opponents: 'MP', own: 'GP', forfeits: true } as const;
    expect(extendedSonnebornBerger('A', table, products)).toBe(tiebreak('EMGSB/P')('A', table));
    expect(explainExtendedSonnebornBerger('A', table, products)).toMatchObject({
      code: 'EMGSB/P',
      contributions: [{ reason: { key: 'forfeit-as-game' } }, {}],
    });
    expect(scheduleStrength('A', table, { forfeits: true })).toBe(tiebreak('SSSC/P')('A', table));
    expect(explainScheduleStrength('A', table, { fore: true, forfeits: true }).code).toBe('SSSC/F/P');
    expect(explainExtendedSonnebornBerger('A', table, { opponents: 'GP', own: 'MP' }).code).toBe('EGMSB');
    expect(explain('EDE/P', 'A', table).code).toBe('EDE/P');
    expect(explain('EDE', 'A', table).code).toBe('EDE');
    expect(explain('SSSC/F', 'A', table).contributions.map(({ reason }) => reason.key)).toContain(
      'opponent-fore-score',
    );
  });
});

describe('the boards of all matches', () => {
  it('are compared without saying which match', () => {
    const table = teamTable([[boards('A', 'B', board('a1', 'b1', 1), board('a2', 'b2', 0))]], {
      teams: TEAMS,
      articleTwelve: 'tournament',
    });
    const steps = explainExtendedDirectEncounter(['A', 'B'], table, { knockOut: 'T' });
    expect(steps.at(-1)?.standings.map(({ games }) => games)).toEqual([[], []]);
    expect(extendedDirectEncounter(['B', 'A'], table, { knockOut: 'T' })).toEqual([['A'], ['B']]);
  });
});

describe('what is unusual', () => {
  it('is a scoring without points, of which nothing can be divided', () => {
    const nothing = { win: 0, draw: 0, loss: 0 };
    const table = teamTable([[match('A', 'B', 0, 0)]], { scoring: nothing, boards: 1 });
    expect(scheduleStrength('A', table)).toBe(1);
    expect(teamTable([[match('A', 'B', 0, 0)]], { scoring: nothing }).boards).toBe(1);
  });

  it('is a vacant seat of the first team on a board that a player of the first sits at', () => {
    const one = boards('A', 'B', board('', 'a1', 0, 'forfeit-loss'), board('a2', 'b2', 0.5));
    expect(tiebreak('GPTS')('A', teamTable([[one]], { teams: TEAMS }))).toBe(1.5);
    const other = boards('A', 'B', board('', 'b1', 0, 'forfeit-loss'), board('a2', 'b2', 0.5));
    expect(tiebreak('GPTS')('A', teamTable([[other]], { teams: TEAMS }))).toBe(0.5);
  });

  it('is a vacant seat where the colours say whose it is', () => {
    const table = teamTable([[boards('A', 'B', board('x', '', 1, 'forfeit-win'))]]);
    expect(standings(table, ['GPTS']).map(({ player, values }) => [player, ...values])).toEqual([
      ['A', 1],
      ['B', 0],
    ]);
  });

  it('is passed over, or refused with its place', () => {
    const matches = [[match('A', 'B', 1, 0)]];
    const ofPlayers = [{ player: 'x', points: 1 }, { players: ['x'] }];
    expect(call(teamTable, [matches, { adjustments: ofPlayers }])).toMatchObject({ players: ['A', 'B'] });
    expect(() => call(teamTable, [matches, { adjustments: [5] }])).toThrow(
      'options.adjustments[0].team: expected an id, got undefined',
    );
    expect(() => call(teamTable, [matches, { teams: [null] }])).toThrow(
      'options.teams[0].id: expected an id used once, got undefined',
    );
    const holed = { white: 'A', black: 'B', boards: [null] };
    expect(() => call(teamTable, [[[holed]]])).toThrow(
      'matches[0][0].boards[0].white: expected an id, or nothing for a vacant seat, got undefined',
    );
    const forfeited = { white: 'A', black: 'B', kind: 'forfeit-win', boards: [5] };
    expect(() => call(teamTable, [[[forfeited]]])).toThrow(
      'matches[0][0].boards[0].white: expected an id, or nothing for a vacant seat, got undefined',
    );
    const endless = { white: 'A', black: 'B', gamePoints: [Infinity, 0] };
    expect(() => call(teamTable, [[[endless]]])).toThrow(
      'matches[0][0].gamePoints[0]: expected points with at most six decimals, got Infinity',
    );
  });
});

describe('13.4: game points that an arbiter added', () => {
  it('are named where they are part of the sum', () => {
    const table = teamTable([[{ white: 'A', black: 'B', gamePoints: [1.5, 2.5] }]], {
      adjustments: [
        { team: 'A', gamePoints: 1 },
        { team: 'A', round: 1, matchPoints: -1 },
      ],
    });
    const { adjustments, value } = explainScheduleStrength('A', table);
    expect(adjustments).toEqual([{ round: null, points: 1 }]);
    // 1½ + 1 game points, and B's 2 match points by the divisor: 2 x 1 round / 4 game points, at least 1
    expect(value).toBe(4.5);
    expect(explainScheduleStrength('B', table).adjustments).toBeUndefined();
  });
});
