import { describe, expect, it } from 'vitest';

import {
  AS_BLACK,
  DOUBLE_FORFEIT,
  PLAYED,
  type Tournament,
  adjustedScores,
  crosstable,
  derive,
  memoized,
  openTable,
  scoresMet,
  seatOf,
  seatsOfTied,
} from '@crosstable/core';
import { bye, call, game } from '@crosstable/core/testing/notation';
import { teamTable } from '@crosstable/team/inside';

/** In halves of points: A 4, B 2, C 0, D 2, F 2, who is absent in round 1. */
const TABLE = crosstable(
  [
    [game('A', 'B', 1), game('C', 'D', 0), bye('F', 'zero-bye')],
    [game('A', 'C', 1), game('F', 'D', 1), bye('B', 'pairing-bye')],
  ],
  {
    players: ['F', 'D', 'C', 'B', 'A'].map((id, at) => ({ id, rating: 1500 + at, pairingNumber: 10 + at })),
    system: 'swiss',
  },
);
const tournament = openTable(TABLE);

/** The players by number: F, D, C, B, A. */
const [F, D, C, B, A] = [0, 1, 2, 3, 4];

describe('a derived tournament', () => {
  it('has the scores of what the rounds bring there', () => {
    // Everybody loses everything
    const lost = derive(tournament, { primary: { awarded: new Float64Array(tournament.records.length) } });
    expect([...lost.primary.totals]).toEqual([0, 0, 0, 0, 0]);
    expect([...adjustedScores(lost)]).toEqual([0, 0, 0, 0, 0]);
    // The scores met, with a dummy of 0 in the byes
    expect([...scoresMet(lost)]).toEqual(new Array(10).fill(0));
  });

  it('has the scores met in rounds that are something else there', () => {
    // F meets nobody in round 1, for a dummy of F's own score, at most two draws: 2 halves; D, who has 2, in round 2
    expect([...scoresMet(tournament).subarray(2 * F, 2 * F + 2)]).toEqual([2, 2]);
    // If F and D hadn't met over the board in round 2, a double forfeit, nobody would play a dummy of more than the other
    const records = tournament.records.slice();
    records[2 * F + 1] = DOUBLE_FORFEIT;
    records[2 * D + 1] = AS_BLACK | DOUBLE_FORFEIT;
    const { awarded } = tournament.primary;
    const changed = awarded.map((one, cell) => (cell === 1 ? 0 : one));
    const unplayed = derive(tournament, { records, primary: { awarded: changed } });
    // F has 0: the zero-point bye of round 1 is followed by nothing but a forfeit loss, so it counts as a draw (16.3.2)
    expect([...unplayed.primary.totals]).toEqual([0, 2, 0, 2, 4]);
    expect([...adjustedScores(unplayed)]).toEqual([1, 2, 0, 2, 4]);
    // F's dummies have F's 0, D's has at most F's 1 (16.4.1); C lost to both D and A
    const metBy = (player: number) => [...scoresMet(unplayed).subarray(2 * player, 2 * player + 2)];
    expect([F, D, C, B, A].map(metBy)).toEqual([
      [0, 0],
      [0, 1],
      [2, 4],
      [4, 2],
      [2, 0],
    ]);
  });

  it('without changes is the same, and the one it comes of stays as it is', () => {
    expect(derive(tournament, {})).toEqual(tournament);
    derive(tournament, { records: tournament.records.map(() => PLAYED), primary: { awarded: new Float64Array(10) } });
    expect([...tournament.primary.totals]).toEqual([2, 2, 0, 2, 4]);
    expect(Object.isFrozen(derive(tournament, {}))).toBe(true);
    expect(Object.isFrozen(derive(tournament, {}).primary)).toBe(true);
  });

  it('keeps what an arbiter did, unless that is changed', () => {
    const penalty = { player: A, round: -1, points: -1 };
    const punished = derive(tournament, { primary: { adjustments: [penalty] } });
    expect(punished.primary.totals[A]).toBe(3);
    const again = derive(punished, { primary: { awarded: new Float64Array(10), replaced: new Set([9]) } });
    expect(again.primary.totals[A]).toBe(-1);
    expect(again.primary.adjustments).toEqual([penalty]);
    expect(again.primary.replaced).toEqual(new Set([9]));
    expect(derive(again, {}).primary.replaced).toEqual(new Set([9]));
  });
});

describe('the seat of a player', () => {
  it('is a place in the tournament', () => {
    expect(seatOf(tournament, 'A')).toEqual({ tournament, player: A });
  });

  it('of one without games is a row at the end, with no rounds and no points', () => {
    const unlisted = openTable(
      crosstable([[game('A', 'B', 1)]], { system: 'swiss', adjustments: [{ player: 'A', points: 3 }] }),
    );
    const { tournament: longer, player } = seatOf(unlisted, 'Z');
    expect(player).toBe(2);
    expect(longer).toMatchObject({ ids: ['A', 'B', 'Z'], rounds: 1, system: 'swiss' });
    expect([longer.ratings[2], longer.pairingNumbers[2]]).toEqual([Infinity, NaN]);
    expect([...longer.primary.totals]).toEqual([40, 0, 0]); // in tenths: a win and three points of the arbiter
    expect(scoresMet(longer)[2]).toBeNaN();
    expect([...longer.opponents]).toEqual([1, 0, -1]);
    expect(unlisted.ids).toEqual(['A', 'B']);
  });

  it('of a team without matches has game points and boards, too', () => {
    const boards = [game('a1', 'b1', 1), game('b2', 'a2', 0.5)];
    const ofTeams = openTable(teamTable([[{ white: 'A', black: 'B', boards }]], { primary: 'MP' }));
    const { tournament: longer, player } = seatOf(ofTeams, 'Z');
    expect(player).toBe(2);
    // A wins by 1½ to ½: 2 match points and, in halves, 3 and 1 game points
    expect([...longer.primary.totals]).toEqual([2, 0, 0].map((points) => points * longer.primary.scale));
    const halves = longer.secondary?.totals.map((points) => (2 * points) / (longer.secondary?.scale ?? NaN));
    expect([...(halves ?? [])]).toEqual([3, 1, 0]);
    // By cell two boards: White's on board 1 and Black's on board 2, for A
    const onBoards = longer.boards?.points.map((points) => (2 * points) / (longer.secondary?.scale ?? NaN));
    expect([...(onBoards ?? [])]).toEqual([2, 1, 0, 1, 0, 0]);
    expect(longer.boards).toMatchObject({ size: 2, players: ofTeams.boards?.players });
  });

  it('of one whom the list leaves out is a mistake', () => {
    expect(() => seatOf(tournament, 'Z')).toThrow(new RangeError('player: expected a listed player, got "Z"'));
  });
});

describe('participants who are tied', () => {
  const unlisted = openTable(crosstable([[game('A', 'B', 1)]]));

  it('are places in the tournament, in the order of the list', () => {
    expect(seatsOfTied(unlisted, ['B', 'A'])).toEqual({ tournament: unlisted, players: [1, 0] });
    expect(seatsOfTied(unlisted, []).players).toEqual([]);
    expect(seatsOfTied(unlisted, ['A']).tournament).toBe(unlisted);
  });

  it('get rows at the end if they have no games', () => {
    const { tournament: longer, players } = seatsOfTied(unlisted, ['Z', 'A', 'Y']);
    expect(players).toEqual([2, 0, 3]);
    expect(longer.ids).toEqual(['A', 'B', 'Z', 'Y']);
    expect(unlisted.ids).toEqual(['A', 'B']);
  });

  it.each<readonly [what: string, tied: unknown, error: Error]>([
    ['no list', 'A', new TypeError('tied: expected an array of ids, got "A"')],
    ['no text', ['A', 7], new TypeError('tied[1]: expected text such as "7", got 7')],
    ['an empty text', ['A', ''], new RangeError('tied[1]: expected an id used once, got ""')],
    ['an id a second time', ['A', 'B', 'A'], new RangeError('tied[2]: expected an id used once, got "A"')],
    ['an unknown id a second time', ['Z', 'Z'], new RangeError('tied[1]: expected an id used once, got "Z"')],
  ])('are refused: %s', (_, tied, error) => {
    expect(() => call(seatsOfTied, [unlisted, tied])).toThrow(error);
  });

  it('are refused where the list leaves one out', () => {
    expect(() => seatsOfTied(tournament, ['A', 'Z'])).toThrow(
      new RangeError('tied[1]: expected a listed player, got "Z"'),
    );
    const matches = [[{ white: 'A', black: 'B', gamePoints: [2, 1] as const }]];
    const teams = openTable(teamTable(matches, { teams: [{ id: 'A' }, { id: 'B' }] }));
    expect(() => seatsOfTied(teams, ['A', 'Z'])).toThrow(new RangeError('tied[1]: expected a listed team, got "Z"'));
  });
});

describe('once for a tournament', () => {
  it('computes once for each tournament, also where no number comes of it', () => {
    let calls = 0;
    const nothing = memoized((_: Tournament) => {
      calls++;
      return NaN;
    });
    const other = derive(tournament, {});
    expect([tournament, tournament, other, tournament].map(nothing)).toEqual([NaN, NaN, NaN, NaN]);
    expect(calls).toBe(2);
  });

  it('keeps what was computed apart by function', () => {
    const size = memoized(({ ids }: Tournament) => ids.length);
    const rounds = memoized((one: Tournament) => one.rounds);
    expect([size(tournament), rounds(tournament), size(tournament)]).toEqual([5, 2, 5]);
  });
});
