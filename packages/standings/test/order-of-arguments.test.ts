// Arguments in another order: the error shows the order.

import { expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { call, game } from '@crosstable/core/testing/notation';

import { explain, explainOrder, explainStanding, standings, tiebreak, tiebreakValues } from '../src/index.js';

const TABLE = crosstable([[game('A', 'B', 1)]]);

it.each([
  ['explain', explain, [TABLE, 'BH', 'A'], 'code: expected a code (the order is explain(code, player, table)), got an object'], // prettier-ignore
  ['explain', explain, ['BH', TABLE, 'A'], 'table: expected a Crosstable (the order is explain(code, player, table)), got "A"'], // prettier-ignore
  ['tiebreak', tiebreak('BH'), [TABLE, 'A'], 'table: expected a Crosstable (the order is tiebreak(code)(player, table)), got "A"'], // prettier-ignore
  ['tiebreakValues', tiebreakValues, [TABLE, 'BH'], 'table: expected a Crosstable (the order is tiebreakValues(code, table)), got "BH"'], // prettier-ignore
  ['standings', standings, [['PTS'], TABLE], 'table: expected a Crosstable (the order is standings(table, codes)), got an object'], // prettier-ignore
  ['explainStanding', explainStanding, [['PTS'], TABLE, 'A'], 'table: expected a Crosstable (the order is explainStanding(table, codes, player)), got an object'], // prettier-ignore
  ['explainOrder', explainOrder, ['A', 'B', TABLE, ['PTS']], 'table: expected a Crosstable (the order is explainOrder(table, codes, one, other)), got "A"'], // prettier-ignore
])('%s', (_name, act, given, message) => {
  expect(() => call(act, given)).toThrow(new TypeError(message));
});

it('games in place of a table get the advice that they had', () => {
  expect(() => call(standings, [[[game('A', 'B', 1)]], ['PTS']])).toThrow('call crosstable(games) first');
});
