import { describe, expect, it } from 'vitest';

import type { Match, Result } from '@crosstable/core';
import { board, boards, bye, rosters } from '@crosstable/core/testing/team-notation';
import { teamTable } from '@crosstable/team/inside';
import {
  boardCount,
  bottomBoardElimination,
  explainTopBoardResults,
  topBoardResults,
} from '@crosstable/team/knock-out';

import { explainOrder } from '../../src/explain-list.js';
import { explain } from '../../src/explain.js';
import { standings } from '../../src/standings.js';
import { tiebreak, tiebreakValues } from '../../src/values.js';

/** A match on three boards by what the first team scores on each. */
function scored(white: string, black: string, ...results: readonly Result[]): Match {
  const [one, other] = [white.toLowerCase(), black.toLowerCase()];
  return boards(white, black, ...results.map((result, at) => board(`${one}${at + 1}`, `${other}${at + 1}`, result)));
}

function teams(...ids: readonly string[]) {
  return ids.map((id) => ({ id, players: [1, 2, 3].map((at) => `${id.toLowerCase()}${at}`) }));
}

/** Cup match: A wins on board 1 and draws on 3, B wins on board 2 and draws on 3. */
const CUP = teamTable([[scored('A', 'B', 1, 0, 0.5)]], { teams: teams('A', 'B') });

describe('a cup match that ends in a draw', () => {
  it('is decided by board count: A 1 × 1 + 3 × ½ = 2½, B 2 × 1 + 3 × ½ = 3½, the lower first (12.1)', () => {
    expect([boardCount('A', CUP), boardCount('B', CUP)]).toEqual([2.5, 3.5]);
    expect(standings(CUP, ['MPTS', 'GPTS', 'BC']).map(({ player, values }) => [player, ...values])).toEqual([
      ['A', 1, 1.5, 2.5],
      ['B', 1, 1.5, 3.5],
    ]);
  });

  it('is decided by the top board (12.2) and without the bottom board (12.3)', () => {
    expect(topBoardResults(['B', 'A'], CUP)).toEqual([['A'], ['B']]);
    // Without board 3 both have 1; without boards 2 and 3 A has 1 and B nothing
    expect(bottomBoardElimination(['B', 'A'], CUP)).toEqual([['A'], ['B']]);
    expect(standings(CUP, ['MPTS', 'GPTS', 'TBR'])[0]).toMatchObject({ player: 'A', values: [1, 1.5, 1] });
    expect(explain('BBE', 'A', CUP).conclusion).toEqual({
      key: 'without-bottom-boards',
      article: '12.3',
      values: { boards: 2 },
    });
  });
});

describe('12.1: board count', () => {
  it('separates only teams with the same game points', () => {
    // MP: A 2, C 2; GP: A 2½, C 2; B and D have none
    const table = teamTable([[scored('A', 'B', 1, 1, 0.5), scored('C', 'D', 0, 1, 1)]], {
      teams: teams('A', 'B', 'C', 'D'),
    });
    expect(standings(table, ['MPTS', 'BC']).map(({ rank, player }) => [rank, player])).toEqual([
      [1, 'A'],
      [1, 'C'],
      [3, 'B'],
      [3, 'D'],
    ]);
    // A 1 + 2 + 1½, C 2 + 3: shown all the same
    expect([...tiebreakValues('BC', table).values()].slice(0, 3)).toEqual([4.5, 1.5, 5]);
    expect(explainOrder(table, ['MPTS', 'BC'], 'A', 'C').equal).toEqual([
      { code: 'MPTS', value: 2 },
      { code: 'BC', value: null },
    ]);
  });

  it.each<[string, Match, number]>([
    ['a pairing-allocated bye is a win on every board, whatever it is worth', bye('A', 'pairing-bye'), 1 + 2 + 3],
    ['a half-point bye is a draw on every board', bye('A', 'half-bye'), 0.5 + 1 + 1.5],
    ['a full-point bye is a win on every board', bye('A', 'full-bye'), 6],
    ['a zero-point bye is nothing', bye('A', 'zero-bye'), 0],
    ['a match won by forfeit is a win on every board', { white: 'A', black: 'B', kind: 'forfeit-win' }, 6],
    [
      'a forfeit on a board counts as a game',
      boards('A', 'B', board('a1', 'b1', 0), board('a2', '', 1, 'forfeit-win'), board('a3', 'b3', 0.5)),
      2 + 1.5,
    ],
    [
      'a match that is not finished counts for nothing',
      boards('A', 'B', board('a1', 'b1', 1), board('a2', 'b2', null), board('a3', 'b3', 1)),
      0,
    ],
  ])('%s', (_, one, value) => {
    expect(boardCount('A', teamTable([[one]], { teams: teams('A', 'B'), boards: 3 }))).toBe(value);
  });

  it('takes a forfeit for a standard loss, whatever absence is worth', () => {
    const one = boards('A', 'B', board('a1', 'b1', 0, 'forfeit-loss'), board('a2', 'b2', 1), board('a3', 'b3', 0.5));
    const scoring = { win: 3, draw: 2, loss: 1, absence: 0 };
    const table = teamTable([[one], [{ white: 'B', black: 'A', kind: 'forfeit-win' }]], {
      teams: teams('A', 'B'),
      scoring,
    });
    // Game points 0 + 3 + 2 and nothing; on the boards 1 × 1 + 2 × 3 + 3 × 2 and 1 × 1 + 2 × 1 + 3 × 1
    expect(tiebreak('GPTS')('A', table)).toBe(5);
    expect(boardCount('A', table)).toBe(13 + 6);
  });

  it('is the value of a team without matches, too', () => {
    expect(tiebreak('BC')('C', teamTable([[scored('A', 'B', 1, 1, 1)]]))).toBe(0);
  });
});

describe('12.2: top board results', () => {
  const table = teamTable(
    [
      [scored('A', 'B', 0.5, 1, 0), scored('C', 'D', 0.5, 1, 0)],
      [scored('A', 'C', 0.5, 0.5, 0.5), scored('B', 'D', 0.5, 0, 1)],
    ],
    { teams: teams('A', 'B', 'C', 'D') },
  );

  it('goes on with the next board for those who are still tied', () => {
    // Board 1: 1 each. Board 2: A 1½, C 1½, D 1, B 0. Board 3: A and C ½ each, D 1, B 2
    expect(topBoardResults(['A', 'B', 'C', 'D'], table)).toEqual([['A', 'C'], ['D'], ['B']]);
    const steps = explainTopBoardResults(['A', 'B', 'C', 'D'], table);
    expect(steps.map(({ reason, groups }) => [reason.values, groups])).toEqual([
      [{ board: 1 }, [['A', 'B', 'C', 'D']]],
      [{ board: 2 }, [['A', 'C'], ['D'], ['B']]],
      [{ board: 3 }, [['A', 'C']]],
    ]);
    expect(steps[1].standings.map(({ player, score }) => [player, score])).toEqual([
      ['A', 1.5],
      ['C', 1.5],
      ['D', 1],
      ['B', 0],
    ]);
  });

  it('as a column ranks those with the same match points and game points', () => {
    // Everybody has 2 MP; A and C 3 GP each, B and D 3 GP each, too
    expect(tiebreakValues('TBR', table)).toEqual(
      new Map([
        ['A', 1],
        ['B', 4],
        ['C', 1],
        ['D', 3],
      ]),
    );
    expect(tiebreakValues('BBE', table)).toEqual(
      new Map([
        ['A', 1],
        ['B', 4],
        ['C', 1],
        ['D', 3],
      ]),
    );
  });
});

describe('one board a match', () => {
  it('leaves nothing for bottom board elimination to compare', () => {
    const table = teamTable([[boards('A', 'B', board('a1', 'b1', 0.5))]], { teams: rosters('A', 'B') });
    expect(bottomBoardElimination(['A', 'B'], table)).toEqual([['A', 'B']]);
  });
});
