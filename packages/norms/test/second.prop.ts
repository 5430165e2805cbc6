import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Game, type Norm, type NormPlayer, type NormTitle, norms } from '../src/index.js';

import { type SlowRound, type SlowTournament, slowNorm } from './slow-norm.js';

const TITLES: readonly NormTitle[] = ['GM', 'IM', 'WGM', 'WIM'];
const ANSWERS = { 0: false, 0.5: undefined, 1: true } as const;

/** Opponents near a norm of a GM or of an IM, so that all answers come up. */
const anyOpponent = fc.record(
  {
    rating: fc.oneof(
      { arbitrary: fc.integer({ min: 2300, max: 2560 }), weight: 12 },
      { arbitrary: fc.constantFrom(0, 1350, 1800, 2100, 2200), weight: 1 },
    ),
    title: fc.constantFrom('GM', 'GM', 'GM', 'IM', 'IM', 'FM', 'WGM', 'CM', ''),
    federation: fc.constantFrom(...'GER GER GER FRA FRA FRA ITA ITA AUT AUT POL FID NON'.split(' ')),
  },
  { requiredKeys: ['rating', 'title', 'federation'] },
);

const SCORES = [1, 1, 1, 1, 0.5, 0.5, 0] as const;

/** One fact in forty isn't known. */
function anyPlayer(id: string) {
  const isHidden = fc.constantFrom(...Array<boolean>(39).fill(false), true);
  return fc
    .tuple(anyOpponent, isHidden, isHidden)
    .map(([{ federation, rating, title }, noTitle, noFederation]): NormPlayer => {
      return { id, rating, ...(!noTitle && { title }), ...(!noFederation && { federation }) };
    });
}

/** A game, or sometimes something else; `others` times as often. */
function anyRound(at: number, others: number): fc.Arbitrary<SlowRound> {
  const opponent = anyPlayer(`p${at}`);
  return fc.oneof(
    { arbitrary: fc.record({ opponent, score: fc.constantFrom(...SCORES) }), weight: 30 },
    { arbitrary: fc.record({ opponent, forfeit: fc.constant(true as const) }), weight: others },
    { arbitrary: fc.constantFrom<SlowRound>({ bye: true }, { absent: true }), weight: others },
  );
}

/** Nine rounds are the most frequent ones, and in their last one an opponent often doesn't come. */
const anySwiss: fc.Arbitrary<SlowTournament> = fc
  .constantFrom(8, 9, 9, 9, 9, 10, 11, 12)
  .chain((rounds) => {
    const all = Array.from({ length: rounds }, (_, at) => anyRound(at, at === rounds - 1 ? 20 : 1));
    return fc.tuple(fc.constantFrom('GER', 'FRA', 'FID'), fc.tuple(...all));
  })
  .map(([federation, rounds]) => ({ own: { id: 'X', federation }, rounds, system: 'swiss' }));

/** The games of the player alone. */
function gamesOf({ rounds }: SlowTournament): Game[][] {
  return rounds.map((one): Game[] => {
    if ('bye' in one) return [{ white: 'X', black: '', result: 1, kind: 'pairing-bye' }];
    if ('absent' in one) return [{ white: 'X', black: '', result: 0, kind: 'zero-bye' }];
    const { id } = one.opponent;
    if ('forfeit' in one) return [{ white: 'X', black: id, result: 1, kind: 'forfeit-win' }];
    return [{ white: id, black: 'X', result: one.score === 1 ? 0 : one.score === 0 ? 1 : 0.5 }];
  });
}

function opponentsOf({ rounds }: SlowTournament): NormPlayer[] {
  return [...new Set(rounds.flatMap((one) => ('opponent' in one ? [one.opponent] : [])))];
}

function leftOutOf({ rounds }: Norm): number {
  return rounds.filter(({ leftOut }) => leftOut === 'defeated' || leftOut === 'later').length;
}

/** The answers for the four titles, as the slow implementation has them, too. */
function compare(tournament: SlowTournament, answers: readonly Norm[], seen: Set<string>): void {
  for (const norm of answers) {
    const { answer, leftOut } = slowNorm(norm.title, tournament);
    expect([norm.title, norm.holds]).toEqual([norm.title, ANSWERS[answer]]);
    if (answer > 0) expect(leftOutOf(norm)).toBe(leftOut);
    seen.add(`${norm.way} ${norm.holds}`);
  }
}

describe('a second implementation gives the same answers', () => {
  it('in Swiss tournaments, in all ways', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anySwiss, (tournament) => {
        const players = [tournament.own, ...opponentsOf(tournament)];
        compare(tournament, norms('X', gamesOf(tournament), players, { system: 'swiss', titles: TITLES }), seen);
      }),
      { numRuns: 400 },
    );
    // Otherwise the comparison would be an empty one
    const ways = ['all', 'left-out', 'eight-games', 'last-round-forfeit'];
    expect([...seen]).toEqual(
      expect.arrayContaining(
        ways.flatMap((way) => (way === 'left-out' ? [`${way} true`] : [`${way} true`, `${way} false`])),
      ),
    );
    expect([...seen].some((one) => one.endsWith('undefined'))).toBe(true);
  });

  /** A round robin of an even number of players, X among them, by the method of the circle. */
  function circle(ids: readonly string[], scores: readonly (0 | 0.5 | 1)[], cycles: number): Game[][] {
    const last = ids.length - 1;
    const rounds = Array.from({ length: cycles * last }, (_, round): Game[] =>
      Array.from({ length: ids.length / 2 }, (__, board) => {
        const place = (at: number): string => ids[1 + ((at + round) % last)];
        return {
          white: board === 0 ? ids[0] : place(board),
          black: board === 0 ? place(0) : place(last - board),
          result: scores[(round * 7 + board * 3) % scores.length],
        };
      }),
    );
    return rounds;
  }

  const anyRobin = fc.record({
    cycles: fc.constantFrom(1, 2),
    own: fc.constantFrom('GER', 'FRA'),
    size: fc.constantFrom(4, 6, 10, 12),
    field: fc.tuple(...Array.from({ length: 11 }, (_, at) => anyPlayer(`p${at}`))),
    scores: fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 11, maxLength: 40 }),
    wins: fc.integer({ min: 4, max: 12 }),
  });

  it('in round robins and double ones', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyRobin, ({ cycles, field, own, scores, size, wins }) => {
        if (cycles === 2 && size > 6) return;
        const others = field.slice(0, size - 1);
        const self: NormPlayer = { id: 'X', rating: 2500, title: 'IM', federation: own };
        const games = circle(['X', ...others.map(({ id }) => id)], scores, cycles).map((round, at) =>
          // X wins, but for the last rounds and some draws
          round.map((game): Game =>
            game.white === 'X' ? { ...game, result: at < wins ? 1 : at % 2 === 0 ? 0.5 : 0 } : game,
          ),
        );
        const rounds = games.map((round): SlowRound => {
          const { black, result } = round[0];
          const opponent = others.find(({ id }) => id === black);
          return opponent === undefined || result === null ? { absent: true } : { opponent, score: result };
        });
        const unrated = others.filter(({ rating }) => rating === 0).map(({ id }) => id);
        const without = unrated.filter((id) =>
          games.flat().every(({ black, result, white }) => {
            const points = white === id ? Number(result) : black === id ? 1 - Number(result) : 0;
            return points === 0 || unrated.includes(white === id ? black : white);
          }),
        );
        const tournament: SlowTournament = {
          ...{ own: self, rounds, system: 'round-robin', without },
          ...(cycles === 2 && { ofDouble: size }),
        };
        compare(tournament, norms('X', games, [self, ...others], { system: 'round-robin' }), seen);
      }),
      { numRuns: 400 },
    );
    expect([...seen]).toEqual(expect.arrayContaining(['all true', 'all false', 'left-out true']));
  });
});
