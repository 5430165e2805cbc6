import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';
import { board, boards, match, rosters } from '@crosstable/core/testing/team-notation';
import { gamePoints, matchPoints, secondaryScore } from '@crosstable/team';
import { explainBoardCount } from '@crosstable/team/explain';
import { extendedDirectEncounter } from '@crosstable/team/extended-direct-encounter';
import { extendedSonnebornBerger } from '@crosstable/team/extended-sonneborn-berger';
import { teamTable } from '@crosstable/team/inside';
import {
  boardCount,
  bottomBoardElimination,
  explainBottomBoardElimination,
  explainTopBoardResults,
  topBoardResults,
} from '@crosstable/team/knock-out';
import { scheduleStrength } from '@crosstable/team/schedule-strength';

import { checkList } from '../../src/check-list.js';

/** A wins 1½–½. */
const PLAYED = boards('A', 'B', board('a1', 'b1', 1), board('b2', 'a2', 0.5));
const TABLE = teamTable([[PLAYED]], { teams: rosters('A', 'B') });
const GIVEN = { opponents: 'MP', own: 'GP' };

describe('what is refused by a function of teams', () => {
  it.each([
    [{ ...GIVEN, opponents: 1 }, new TypeError('variant.opponents: expected "MP" or "GP", got 1')],
    [{ ...GIVEN, opponents: 'PTS' }, new RangeError('variant.opponents: expected "MP" or "GP", got "PTS"')],
    [{ ...GIVEN, own: 'mp' }, new RangeError('variant.own: expected "MP" or "GP", got "mp"')],
    [{ opponents: 'MP' }, new TypeError('variant.own: expected "MP" or "GP", got undefined')],
    [{ ...GIVEN, cut: 3 }, new RangeError('variant.cut: expected 0, 1 or 2, got 3')],
    [{ ...GIVEN, cut: '1' }, new TypeError('variant.cut: expected 0, 1 or 2, got "1"')],
    [{ ...GIVEN, forfeits: 1 }, new TypeError('variant.forfeits: expected true or false, got 1')],
    [
      { ...GIVEN, forfeit: true },
      new RangeError('variant: expected only opponents, own, cut, forfeits, got "forfeit"'),
    ],
  ])('the variant %j of Extended Sonneborn-Berger', (variant, error) => {
    expect(() => call(extendedSonnebornBerger, ['A', TABLE, variant])).toThrow(error);
  });

  it.each([
    [{ divisor: 1.5 }, new RangeError('variant.divisor: expected a whole number from 1 to 999999999, got 1.5')],
    [{ divisor: 1e9 }, new RangeError('variant.divisor: expected a whole number from 1 to 999999999, got 1000000000')],
    [{ divisor: '4' }, new TypeError('variant.divisor: expected a whole number from 1 to 999999999, got "4"')],
    [{ fore: 1 }, new TypeError('variant.fore: expected true or false, got 1')],
    [{ forfeits: null }, new TypeError('variant.forfeits: expected true or false, got null')],
    [{ cut: 1 }, new RangeError('variant: expected only divisor, fore, forfeits, got "cut"')],
  ])('the variant %j of Scores and Schedule Strength', (variant, error) => {
    expect(() => call(scheduleStrength, ['A', TABLE, variant])).toThrow(error);
  });

  it('not the largest divisor that a code can have: A has 1½ game points, and B no match points', () => {
    expect(scheduleStrength('A', TABLE, { divisor: 999_999_999 })).toBe(1.5);
  });

  it.each([
    [{ knockOut: 1 }, new TypeError('options.knockOut: expected "BT", "BB", "T" or "B", got 1')],
    [{ knockOut: ['T'] }, new TypeError('options.knockOut: expected "BT", "BB", "T" or "B", got an object')],
    [{ knockOut: 'X' }, new RangeError('options.knockOut: expected "BT", "BB", "T" or "B", got "X"')],
    [{ forfeits: 'yes' }, new TypeError('options.forfeits: expected true or false, got "yes"')],
    [{ knockout: 'B' }, new RangeError('options: expected only forfeits, knockOut, got "knockout"')],
  ])('the options %j of Extended Direct Encounter', (options, error) => {
    expect(() => call(extendedDirectEncounter, [['A', 'B'], TABLE, options])).toThrow(error);
  });

  it('a table that lacks the boards', () => {
    const ofTotals = teamTable([[match('A', 'B', 3, 1)]]);
    const error = new RangeError(
      'table: expected a tournament with the boards of every match (Article 12), got undefined',
    );
    const tied = ['A', 'B'];
    expect(() => extendedDirectEncounter(tied, ofTotals, { knockOut: 'B' })).toThrow(error);
    for (const ask of [topBoardResults, bottomBoardElimination, explainTopBoardResults, explainBottomBoardElimination])
      expect(() => ask(tied, ofTotals)).toThrow(error);
    expect(() => explainBoardCount('A', ofTotals)).toThrow(error);
    expect(checkList(['MPTS', 'TBR'], ofTotals).codes[1].findings).toEqual([
      { key: 'boards-not-known', article: '12', isWrong: true },
    ]);
  });

  it('a team that the table does not list', () => {
    const error = new RangeError('team: expected a listed team, got "C"');
    for (const ask of [explainBoardCount, boardCount, matchPoints, gamePoints, secondaryScore])
      expect(() => ask('C', TABLE)).toThrow(error);
    const tied = new RangeError('tied[1]: expected a listed team, got "C"');
    expect(() => extendedDirectEncounter(['A', 'C'], TABLE)).toThrow(tied);
  });

  it('matches that are no table yet', () => {
    const error = new TypeError(
      'table: expected a TeamTable of version 4 (call teamTable(matches) first), got an object',
    );
    expect(() => call(matchPoints, ['A', [[match('A', 'B', 3, 1)]]])).toThrow(error);
  });

  it('a round that is no list', () => {
    expect(() => call(teamTable, [[5]])).toThrow(new TypeError('matches[0]: expected an array of matches, got 5'));
  });
});
