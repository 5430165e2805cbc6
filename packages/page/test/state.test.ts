// The state before a step, as far as the step keeps it.
import { describe, expect, test } from 'vitest';

import { eventOf } from 'crosstable/event';

import { type Opened, backFrom, openedAs, withCodes, withMoved } from '../src/state.js';

const EVENT = eventOf({ games: [[{ white: '1', black: '2', result: 1 }]], tiebreaks: ['PTS', 'BH', 'SB'] });

/** A number that was clicked: the second code of the winner. */
const CHOSEN: Opened = { ...openedAs(EVENT), selection: { kind: 'value', player: '1', at: 1 } };

/** The question about two players, asked at the second code. */
const ASKED: Opened = { ...openedAs(EVENT), selection: { kind: 'pair', one: '1', other: '2', at: 1 } };

function wayBack(opened: Opened): string | undefined {
  const { codes, selection } = opened;
  return selection?.kind === 'pair' ? codes[backFrom(selection, opened).at] : undefined;
}

describe('the way back from two players', () => {
  test('leads to the value at which the question was asked, wherever its code is moved', () => {
    expect(wayBack(ASKED)).toBe('BH');
    expect(wayBack(withMoved(ASKED, 1, 2))).toBe('BH');
    expect(wayBack(withMoved(ASKED, 2, 0))).toBe('BH');
  });

  test('leads to the value in the place of its code where that is removed, or the last one', () => {
    expect(wayBack(withCodes(ASKED, ['PTS', 'SB']))).toBe('SB');
    expect(wayBack(withCodes(ASKED, ['PTS']))).toBe('PTS');
  });
});

describe('a chosen number', () => {
  test('stays the same choice while its place stays, so that the focus has no reason to move', () => {
    expect(withCodes(CHOSEN, ['PTS', 'BH', 'SB', 'WIN']).selection).toBe(CHOSEN.selection);
  });

  test('follows its code, and is closed without it', () => {
    expect(withMoved(CHOSEN, 1, 0).selection).toEqual({ kind: 'value', player: '1', at: 0 });
    expect(withCodes(CHOSEN, ['PTS', 'SB']).selection).toBeNull();
  });

  test('of a printed table has nothing to do with the list', () => {
    const printed: Opened = { ...openedAs(EVENT), selection: { kind: 'printed', player: '1', at: 1 } };
    expect(withCodes(printed, ['PTS']).selection).toBe(printed.selection);
  });
});
