// Results that are entered on the page: into the event, into the report and into the link.
import { expect, test } from 'vitest';

import { eventOf, readEvent } from 'crosstable/event';

import { openedBy, readFragment, writtenFragment } from '../src/fragment.js';
import { withChanges } from '../src/live/changed-event.js';
import { codeOf, enteredBy } from '../src/live/entered.js';
import { reportOf } from '../src/live/report-of.js';
import { type EnteredResult, openedAs } from '../src/state.js';

const PLAYERS = ['1', '2', '3'].map((id) => ({ id, name: `Player ${id}` }));
const EVENT = eventOf({
  players: PLAYERS,
  games: [
    [
      { white: '1', black: '2', result: null },
      { white: '3', black: '', kind: 'pairing-bye', result: 1 },
    ],
  ],
});

/** Each result as C.07 and C.04 name it, and the points of the three players that it leads to. */
const RESULTS: readonly (readonly [name: string, pairing: 0 | 1, entered: EnteredResult])[] = [
  ['a win', 0, { result: 1 }],
  ['a draw', 0, { result: 0.5 }],
  ['a loss', 0, { result: 0 }],
  ['Black was absent', 0, { result: 1, kind: 'forfeit-win' }],
  ['White was absent', 0, { result: 0, kind: 'forfeit-loss' }],
  ['both were absent', 0, { result: 0, kind: 'double-forfeit' }],
  ['both lost', 0, { result: 0, blackResult: 0 }],
  ['half a point for White alone', 0, { result: 0.5, blackResult: 0 }],
  ['half a point for Black alone', 0, { result: 0, blackResult: 0.5 }],
  ['a half-point bye', 1, { result: 0.5, kind: 'half-bye' }],
  ['a zero-point bye', 1, { result: 0, kind: 'zero-bye' }],
  ['a full-point bye', 1, { result: 1, kind: 'full-bye' }],
];

test.each(RESULTS)('%s stands in the event, and comes back from a report and a link', (_, pairing, entered) => {
  const change = { round: 1, pairing, board: null, ...entered };
  const changed = withChanges(EVENT, [change]);
  const expected = EVENT.games[0].map(({ white, black }, at) =>
    at === pairing ? { white, black, ...entered } : EVENT.games[0][at],
  );
  expect(changed.games).toEqual([expected]);
  const [again] = readEvent(reportOf(changed)).games;
  expect(again).toContainEqual(expected[pairing]);
  expect(readFragment(writtenFragment({ changes: [change] }))).toMatchObject({ changes: [change] });
  expect(openedBy({ changes: [change] }, openedAs(EVENT)).changes).toEqual([change]);
});

test('a link can’t make a bye of a game, nor a game of a bye', () => {
  const changes = [
    { round: 1, pairing: 0, board: null, result: 0.5, kind: 'half-bye' },
    { round: 1, pairing: 1, board: null, result: 0 },
  ] as const;
  expect(openedBy({ changes }, openedAs(EVENT)).changes).toEqual([]);
});

test('only what can be entered has a code', () => {
  expect(codeOf({ result: 1, blackResult: 0 })).toBe('1');
  expect(codeOf({ result: 1, blackResult: 1 })).toBeUndefined();
  expect(enteredBy('x')).toBeUndefined();
});
