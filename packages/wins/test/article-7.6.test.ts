import { describe, expect, it } from 'vitest';

import { type Result, crosstable } from '@crosstable/core';
import { bye, byeWithoutKind, game } from '@crosstable/core/testing/notation';

import { explain } from '../src/explain.js';
import { type Game, roundsElected } from '../src/index.js';
import * as entry from '../src/rounds-elected.js';
import { everywhere, inAllSystems } from './over-the-board.js';

const EDITIONS = ['2024-08', '2026-03'] as const;

/** Berger's table for 7 players; the player who would meet number 8 has the free round. */
const SEVEN: readonly (readonly Game[])[] = [
  [game('2', '7', 1), game('3', '6', 0.5), game('4', '5', 0)],
  [game('6', '4', 1), game('7', '3', 0), game('1', '2', 0.5)],
  [game('3', '1', 0.5), game('4', '7', 1), game('5', '6', 0)],
  [game('7', '5', 0.5), game('1', '4', 1), game('2', '3', 0)],
  [game('4', '2', 1), game('5', '1', 0), game('6', '7', 0.5)],
  [game('1', '6', 0), game('2', '5', 1), game('3', '4', 0.5)],
  [game('5', '3', 0.5), game('6', '2', 1), game('7', '1', 0)],
];
const SEVEN_IDS = ['1', '2', '3', '4', '5', '6', '7'];

describe('7.6: the rounds without half-point byes, zero-point byes and forfeit losses', () => {
  it.each<[string, Game, number]>([
    ['a game, whatever the result', game('A', 'B', 0), 1],
    ['a decided game', { white: 'A', black: 'B', result: 0, blackResult: 0 }, 1],
    ['a forfeit win', game('B', 'A', 0, 'forfeit-loss'), 1],
    ['a forfeit loss', game('B', 'A', 1, 'forfeit-win'), 0],
    ['a forfeit loss against nobody known', game('A', 'A', 0, 'forfeit-loss'), 0],
    ['a double forfeit', game('A', 'B', 0, 'double-forfeit'), 0],
    ['a double forfeit, seen from Black', game('B', 'A', 0, 'double-forfeit'), 0],
    ['a half-point bye', bye('A', 'half-bye'), 0],
    ['a zero-point bye', bye('A', 'zero-bye'), 0],
    ['a full-point bye', bye('A', 'full-bye'), 1],
    ['a pairing-allocated bye', bye('A', 'pairing-bye'), 1],
    ['a pairing-allocated bye worth nothing', bye('A', 'pairing-bye', 0), 1],
  ])('%s', (_, one, value) => {
    expect(roundsElected('A', [[one]])).toBe(value);
    expect(roundsElected('A', crosstable([[one]], { system: 'swiss' }))).toBe(value);
  });

  it.each<[Result, number]>([
    [1, 1], // a pairing-allocated bye
    [0.5, 0], // a half-point bye
    [0, 0], // a zero-point bye
  ])('a bye without kind of %d is read in a Swiss; elsewhere nobody asked for it', (result, value) => {
    const games = [[byeWithoutKind('A', result)]];
    expect(roundsElected('A', crosstable(games, { system: 'swiss' }))).toBe(value);
    expect(roundsElected('A', crosstable(games))).toBe(1);
    expect(roundsElected('A', games)).toBe(1);
  });

  it('in a Swiss a round without a record is a zero-point bye, otherwise no round: the value is the same', () => {
    const games = [[game('A', 'B', 1)], [game('B', 'C', 1)], [game('A', 'C', 0)]];
    expect(inAllSystems(roundsElected, games)).toEqual(everywhere(2));
    expect(entry.tiebreak).toBe(roundsElected);
  });

  it('after a withdrawal nothing is added', () => {
    const games = [[game('A', 'B', 1)], [game('B', 'A', 0, 'forfeit-loss')], [bye('A', 'zero-bye')]];
    expect(inAllSystems(roundsElected, games)).toEqual(everywhere(2));
  });

  it('0 for a player without games', () => {
    expect(roundsElected('Z', SEVEN)).toBe(0);
    expect(roundsElected('Z', crosstable(SEVEN))).toBe(0);
  });
});

describe.each(EDITIONS)('7.6 in a round-robin, edition %s', (edition) => {
  const compiled = (games: typeof SEVEN) => crosstable(games, { system: 'round-robin', edition });
  const valuesOf = (games: typeof SEVEN) => SEVEN_IDS.map((id) => roundsElected(id, compiled(games)));

  it('the free round is no round: 7 players, all played, are 6 for everyone', () => {
    expect(valuesOf(SEVEN)).toEqual([6, 6, 6, 6, 6, 6, 6]);
  });

  // 1 is free in the first round
  it.each([
    ['a zero-point bye', bye('1', 'zero-bye')],
    ['a pairing-allocated bye', bye('1', 'pairing-bye')],
    ['a full-point bye', bye('1', 'full-bye')],
    ['a bye without kind', byeWithoutKind('1', 0)],
  ])('also written down as %s', (_, free) => {
    const [first, ...others] = SEVEN;
    expect(valuesOf([[...first, free], ...others])).toEqual([6, 6, 6, 6, 6, 6, 6]);
  });

  it('a forfeit loss is subtracted, a forfeit win isn’t', () => {
    // FIDE's exercise of a round-robin gives so in both editions (shared/real/held-rr-6: 5 for all, 4 for the absent)
    const games = SEVEN.map((round) =>
      round.map((one): Game => (one.white === '2' && one.black === '7' ? { ...one, kind: 'forfeit-win' } : one)),
    );
    expect(valuesOf(games)).toEqual([6, 6, 6, 6, 6, 6, 5]);
  });
});

describe('7.6 explained', () => {
  it('a round that is subtracted does not count, a missing one isn’t shown', () => {
    const games = [[game('A', 'B', 0)], [], [bye('A', 'half-bye')], [game('A', 'B', 0, 'double-forfeit')]];
    const { code, value, contributions } = explain('A', games, [], { of: 'REP' });
    expect([code, value]).toEqual(['REP', 1]);
    expect(contributions.map((one) => [one.round, one.score, one.value, one.reason])).toEqual([
      [1, 0, 1, { key: 'counts', article: '7.6' }],
      [3, 0.5, 0, { key: 'does-not-count', article: '7.6' }],
      [4, 0, 0, { key: 'does-not-count', article: '7.6' }],
    ]);
  });

  it('the documented example', () => {
    const games = [[game('A', 'B', 0.5)], [game('A', 'B', 0, 'forfeit-loss')]];
    expect(explain('A', games, [], { of: 'REP' }).contributions.map(({ value }) => value)).toEqual([1, 0]);
  });
});
