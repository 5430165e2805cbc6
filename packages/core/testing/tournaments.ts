// Tournaments of any kind for the laws: byes, forfeits with and without an opponent, missing rounds, decided games, games
// that aren't finished.

import fc from 'fast-check';

import { type Game, type Player, RESULTS, type Result } from '../src/index.js';
import { bye, byeWithoutKind, deepFrozen, game } from './notation.js';

export interface AnyTournament {
  readonly ids: readonly string[];
  readonly games: readonly (readonly Game[])[];
  readonly players: readonly Player[];
}

/** The kinds of a round for two players, or for one (`other` is then left to the next). */
type Pairing =
  | { readonly of: 2; readonly make: (one: string, other: string) => Game }
  | { readonly of: 1; readonly make: (one: string) => Game | undefined };

const result = fc.constantFrom<Result>(...RESULTS);

const played: fc.Arbitrary<Pairing> = result.map((score) => ({
  of: 2,
  make: (one, other) => game(one, other, score),
}));

const forfeited: fc.Arbitrary<Pairing> = fc
  .constantFrom(['forfeit-win', 1] as const, ['forfeit-loss', 0] as const, ['double-forfeit', 0] as const)
  .map(([kind, score]) => ({ of: 2, make: (one, other) => game(one, other, score, kind) }));

const decided: fc.Arbitrary<Pairing> = fc.tuple(result, result).map(([score, blackResult]) => ({
  of: 2,
  make: (white, black) => ({ white, black, result: score, blackResult }),
}));

const unfinished: fc.Arbitrary<Pairing> = fc.constant({
  of: 2,
  make: (white, black) => ({ white, black, result: null }),
});

const alone: fc.Arbitrary<Pairing> = fc.oneof(
  fc
    .constantFrom('zero-bye' as const, 'half-bye' as const, 'full-bye' as const)
    .map((kind): Pairing => ({ of: 1, make: (one) => bye(one, kind) })),
  result.map((score): Pairing => ({ of: 1, make: (one) => bye(one, 'pairing-bye', score) })),
  result.map((score): Pairing => ({ of: 1, make: (one) => byeWithoutKind(one, score) })),
  fc
    .constantFrom(['forfeit-win', 1] as const, ['forfeit-loss', 0] as const, ['double-forfeit', 0] as const)
    .map(([kind, score]): Pairing => ({ of: 1, make: (one) => game(one, one, score, kind) })),
  fc.constant<Pairing>({ of: 1, make: () => undefined }),
);

const messy = fc.oneof(
  { weight: 8, arbitrary: played },
  { weight: 2, arbitrary: forfeited },
  { weight: 1, arbitrary: decided },
  { weight: 4, arbitrary: alone },
);

/** The last round, which is being played. */
const running = fc.oneof({ weight: 10, arbitrary: messy }, { weight: 5, arbitrary: unfinished });

/** An earlier round, in which a game may have been adjourned. */
const earlier = fc.oneof({ weight: 30, arbitrary: messy }, { weight: 1, arbitrary: unfinished });

/** One round: the players in some order, and what happens to the next one or two of them. */
function roundOf(ids: readonly string[], pairing: fc.Arbitrary<Pairing>): fc.Arbitrary<readonly Game[]> {
  const order = fc.shuffledSubarray([...ids], { minLength: ids.length, maxLength: ids.length });
  const pairings = fc.array(pairing, { minLength: ids.length, maxLength: ids.length });
  return fc.tuple(order, pairings).map(([waiting, next]) => {
    const round: Game[] = [];
    let at = 0;
    for (const one of next) {
      if (at + one.of > waiting.length) break;
      const made = one.of === 2 ? one.make(waiting[at], waiting[at + 1]) : one.make(waiting[at]);
      if (made !== undefined) round.push(made);
      at += one.of;
    }
    return round;
  });
}

/** A tournament of such rounds; `last` is for the last one. */
function tournamentOf(
  pairing: fc.Arbitrary<Pairing>,
  last: fc.Arbitrary<Pairing>,
  rating: fc.Arbitrary<number>,
): fc.Arbitrary<AnyTournament> {
  return fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 6 })).chain(([size, length]) => {
    const ids = Array.from({ length: size }, (_, at) => `p${at}`);
    const rounds = Array.from({ length }, (_, at) => roundOf(ids, at === length - 1 ? last : pairing));
    const ratings = fc.array(rating, { minLength: size, maxLength: size });
    return fc.tuple(fc.tuple(...rounds), ratings).map(([games, rated]) =>
      deepFrozen({
        ids,
        games,
        players: ids.map((id, at) => ({ id, rating: rated[at] })),
      }),
    );
  });
}

/** Whole as a rule, sometimes with decimals. */
const rating = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1000, max: 2900 }) },
  { weight: 1, arbitrary: fc.integer({ min: 10_000, max: 29_000 }).map((tenths) => tenths / 10) },
  { weight: 1, arbitrary: fc.integer({ min: 1_000_000_000, max: 2_900_000_000 }).map((parts) => parts / 1_000_000) },
);

/** Everything that can happen; all players are rated, and the input is frozen. */
export const anyTournament = tournamentOf(earlier, running, rating);

/** The same with unrated players. */
export const partlyRated = tournamentOf(earlier, running, fc.oneof({ weight: 9, arbitrary: rating }, fc.constant(0)));

/** Only ordinary games, and rounds without a record. */
export const playedTournament = tournamentOf(played, played, rating);

/** The same tournament with other ids. */
export function renamed({ ids, games, players }: AnyTournament, name: (id: string) => string): AnyTournament {
  const given = (id: string) => (id === '' ? '' : name(id));
  return deepFrozen({
    ids: ids.map(name),
    games: games.map((round) => round.map((one) => ({ ...one, white: given(one.white), black: given(one.black) }))),
    players: players.map((player) => ({ ...player, id: name(player.id) })),
  });
}

/** A game from the other side of the board; a bye stays what it is. */
function turnedGame(one: Game): Game {
  const { white, black, result: score, kind, blackResult } = one;
  if (black === '' || black === white) return one;
  if (score === null) return { ...one, white: black, black: white };
  if (kind === 'forfeit-win') return game(black, white, 0, 'forfeit-loss');
  if (kind === 'forfeit-loss') return game(black, white, 1, 'forfeit-win');
  if (kind !== undefined) return { ...one, white: black, black: white };
  if (blackResult !== undefined) return { white: black, black: white, result: blackResult, blackResult: score };
  return game(black, white, score === 1 ? 0 : score === 0 ? 1 : 0.5);
}

/** The same tournament with colours and results swapped, as far as `which` says. */
export function turned(tournament: AnyTournament, which: (at: number) => boolean): AnyTournament {
  let at = 0;
  const games = tournament.games.map((round) => round.map((one) => (which(at++) ? turnedGame(one) : one)));
  return deepFrozen({ ...tournament, games });
}

/** The same tournament with the games of every round in another order. */
export function permuted(tournament: AnyTournament, keys: readonly number[]): AnyTournament {
  let at = 0;
  const games = tournament.games.map((round) =>
    round
      .map((one) => ({ one, key: keys[at++ % keys.length] }))
      .sort((left, right) => left.key - right.key)
      .map(({ one }) => one),
  );
  return deepFrozen({ ...tournament, games });
}
