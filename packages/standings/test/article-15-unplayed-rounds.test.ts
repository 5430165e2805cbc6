import { describe, expect, it } from 'vitest';

import { averageRatingOfOpponents } from '@crosstable/average-rating';
import { type CrosstableOptions, EDITIONS, type Game, crosstable } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';
import { progressive } from '@crosstable/progressive';
import { sonnebornBerger } from '@crosstable/sonneborn-berger';
import { sonnebornBergerCut1 } from '@crosstable/sonneborn-berger/cut1';

import { tiebreakValues } from '../src/values.js';

/** The same games as a round robin, as a Swiss, and without saying which. */
function inEachSystem(games: readonly (readonly Game[])[], options: CrosstableOptions = {}) {
  return {
    roundRobin: crosstable(games, { ...options, system: 'round-robin' }),
    swiss: crosstable(games, { ...options, system: 'swiss' }),
    unsaid: crosstable(games, options),
  };
}

describe('15.2: in a round robin forfeits are regular games', () => {
  // C has won against D by forfeit. Scores: A 2½, B 1, C 1, D 1½.
  const games = [
    [game('A', 'B', 1), game('C', 'D', 1, 'forfeit-win')],
    [game('A', 'D', 0.5), game('C', 'B', 0)],
    [game('A', 'C', 1), game('D', 'B', 1)],
  ];
  const { roundRobin, swiss } = inEachSystem(games);

  it('a forfeit win counts with the opponent’s score', () => {
    expect(sonnebornBerger('C', roundRobin)).toBe(1.5); // D 1.5 × 1
    expect(sonnebornBerger('C', swiss)).toBe(1); // Art. 16.4: the dummy has C's own score: 1 × 1
    // without a cut: B 1 × 0, the lowest score, goes
    expect(sonnebornBergerCut1('C', roundRobin)).toBe(1.5);
  });

  it('a forfeit loss too, and a forfeit from Black’s side is the same', () => {
    expect(sonnebornBerger('D', roundRobin)).toBe(2.25); // C 1 × 0 + A 2.5 × ½ + B 1 × 1
    const turned = games.map((round) =>
      round.map((one) => (one.kind === undefined ? one : game('D', 'C', 0, 'forfeit-loss'))),
    );
    expect(sonnebornBerger('C', crosstable(turned, { system: 'round-robin' }))).toBe(1.5);
  });

  it.each(EDITIONS)('ARO counts games over the board only, in the edition %s too', (edition) => {
    const players = [
      { id: 'A', rating: 2000 },
      { id: 'B', rating: 1800 },
      { id: 'C', rating: 1700 },
      { id: 'D', rating: 1500 },
    ];
    const table = crosstable(games, { players, system: 'round-robin', edition });
    expect(averageRatingOfOpponents('C', table)).toBe(1900); // (A 2000 + B 1800) / 2, without D
    expect(averageRatingOfOpponents('D', table)).toBe(1900); // (A 2000 + B 1800) / 2, without C
  });

  it('a double forfeit awards nothing to either and counts as two losses', () => {
    const doubled = [[game('A', 'B', 0, 'double-forfeit')], [game('A', 'C', 1)], [game('B', 'C', 1)]];
    const table = crosstable(doubled, { system: 'round-robin' });
    expect(tiebreakValues('PTS', table)).toEqual(
      new Map([
        ['A', 1],
        ['B', 1],
        ['C', 0],
      ]),
    );
    // B 1 × 0 + C 0 × 1; the lowest score is C's
    expect(tiebreakValues('SB', table).get('A')).toBe(0);
  });

  it('16.5 does not apply: the cut goes to the lowest score although there is a forfeit loss', () => {
    // 3 points a win, 2 a draw, 1 a loss or a forfeit loss. B forfeits to A. Scores: A 9, B 3, C 6, D 6.
    const lost = [
      [game('A', 'B', 1, 'forfeit-win'), game('C', 'D', 0.5)],
      [game('A', 'C', 1), game('B', 'D', 0)],
      [game('A', 'D', 1), game('B', 'C', 0)],
    ];
    const tables = inEachSystem(lost, { scoring: { win: 3, draw: 2, loss: 1 } });
    expect(tiebreakValues('SB', tables.roundRobin).get('B')).toBe(21); // 9 × 1 + 6 × 1 + 6 × 1
    expect(tiebreakValues('SB/C1', tables.roundRobin).get('B')).toBe(15); // 6 × 1 goes; by 16.5 it were 9 × 1
    expect(tiebreakValues('SB', tables.swiss).get('B')).toBe(15); // the dummy has B's own 3: 3 × 1 + 6 × 1 + 6 × 1
    expect(tiebreakValues('SB/C1', tables.swiss).get('B')).toBe(12);
  });
});

describe('a round robin with byes and free rounds', () => {
  // C has a pairing-allocated bye in round 1, A in round 2; B has no record in round 3. Scores: A 2½, B ½, C 2.
  const games = [
    [game('A', 'B', 1), bye('C', 'pairing-bye')],
    [game('B', 'C', 0.5), bye('A', 'pairing-bye')],
    [game('C', 'A', 0.5)],
  ];
  const { roundRobin, swiss, unsaid } = inEachSystem(games);

  it('byes score and contribute nothing; a round without a record is the free round', () => {
    expect(tiebreakValues('PTS', roundRobin).get('A')).toBe(2.5);
    expect(progressive('A', roundRobin)).toBe(5.5); // 1 + 2 + 2.5
    expect(sonnebornBerger('A', roundRobin)).toBe(1.5); // B ½ × 1 + C 2 × ½
  });

  it('a Swiss takes the bye as a dummy and the missing round as a zero-point bye', () => {
    // B's absence in the last round is a draw to A (16.3.2): 1 × 1 + C 2 × ½ + dummy 1.5 (16.4.2) × 1
    expect(sonnebornBerger('A', swiss)).toBe(3.5);
  });

  it('without a system the bye is a dummy and the missing round is nothing', () => {
    expect(sonnebornBerger('A', unsaid)).toBe(3); // B ½ × 1 + C 2 × ½ + dummy 1.5 × 1
    expect(sonnebornBerger('A', games)).toBe(3);
  });

  it('only in a Swiss the missing round can be cut', () => {
    // B lost to A (2.5 × 0) and drew C (2 × ½). The lowest score is C's …
    expect(sonnebornBergerCut1('B', roundRobin)).toBe(0);
    expect(sonnebornBergerCut1('B', unsaid)).toBe(0);
    expect(sonnebornBergerCut1('B', games)).toBe(0);
    // … or the dummy's of round 3: ½ × 0
    expect(sonnebornBergerCut1('B', swiss)).toBe(1);
  });

  it('only in a Swiss the missing round awards the points of an absence', () => {
    const scoring = { win: 3, draw: 2, loss: 1, absence: 1 };
    const tables = inEachSystem(games, { scoring });
    // B: a loss 1 and a draw 2, running totals 1, 3, 3; with the absence 1 they are 1, 3, 4
    expect(tiebreakValues('PTS', tables.roundRobin).get('B')).toBe(3);
    expect(tiebreakValues('PS', tables.roundRobin).get('B')).toBe(7);
    expect(tiebreakValues('PTS', tables.unsaid).get('B')).toBe(3);
    expect(tiebreakValues('PS', tables.unsaid).get('B')).toBe(7);
    expect(tiebreakValues('PTS', tables.swiss).get('B')).toBe(4);
    expect(tiebreakValues('PS', tables.swiss).get('B')).toBe(8);
  });

  it('after a withdrawal the rounds without games contribute nothing, and a cut may leave nothing', () => {
    // C leaves after round 1; the others have full-point byes for it. Scores: A 2½, B 1½, C 0.
    const left = [
      [game('A', 'C', 1)],
      [game('A', 'B', 0.5), bye('C', 'zero-bye')],
      [bye('A', 'full-bye'), bye('B', 'full-bye')],
    ];
    const table = crosstable(left, { system: 'round-robin' });
    expect(sonnebornBerger('A', table)).toBe(0.75); // C 0 × 1 + B 1.5 × ½
    expect(sonnebornBergerCut1('A', table)).toBe(0.75); // C's 0 × 1 goes
    expect(sonnebornBerger('B', table)).toBe(1.25); // A 2.5 × ½
    expect(sonnebornBergerCut1('B', table)).toBe(0);
    expect(sonnebornBergerCut1('C', table)).toBe(0);
  });
});
