// FIDE C.07 (editions 2024-08 and 2026-03), Articles 15.1, 16.1.1 and 16.1.2: the record of every player in every
// round, read from the games.

import type { Tournament } from '@crosstable/core/testing/random/tournament';
import type { Contribution, Edition, Game, Scoring, System } from 'crosstable';

import { MILLIONTHS, fraction, sum } from './fraction.js';
import { type Ratings, ratingsIn } from './ratings.js';

type Outcome =
  | 'win'
  | 'draw'
  | 'loss'
  | 'forfeit-win'
  | 'forfeit-loss' // of a double forfeit both players have one
  | 'pairing-bye'
  | 'full-bye'
  | 'half-bye'
  | 'zero-bye'
  | 'bye-without-kind' // in no Swiss
  | 'unfinished'
  | 'no-round'; // the free round of a round-robin

/** A round of one player. */
export interface Entry {
  readonly outcome: Outcome;
  /** For a forfeit loss: whether both players were absent. */
  readonly isDouble?: boolean;
  /** The number of the opponent, met or scheduled; `null` for none. */
  readonly opponent: number | null;
  readonly isBlack: boolean;
  /** In parts of a point. */
  readonly points: number;
  /** Whether an arbiter set the points. */
  readonly isReplaced?: boolean;
}

/** Points that an arbiter gave apart from any game, from a round on; 0 for before the first. */
interface Added {
  readonly round: number;
  /** In parts of a point. */
  readonly points: number;
}

/** The players' rounds, by the number of the player and the round, both from 0. */
export interface Event extends Ratings {
  readonly entries: readonly (readonly Entry[])[];
  /** By player: the sum of the points and of those added, in parts of a point. */
  readonly scores: readonly number[];
  /** By player. */
  readonly added: readonly (readonly Added[])[];
  /** For teams: the score of this event, and the matches by team and round. */
  readonly ofTeams?: {
    readonly score: 'MP' | 'GP';
    readonly matches: readonly (readonly NonNullable<Contribution['match']>[])[];
  };
  /** The rounds so far, and those announced. */
  readonly rounds: number;
  readonly announced: number;
  readonly system: System | undefined;
  readonly edition: Edition;
  /** The number of parts of a point: enough to make all points whole. */
  readonly parts: number;
  /** In parts of a point. */
  readonly awards: Awards;
  /** Art. 10: whether the tournament's rules cover unrated players. */
  readonly mayHaveUnrated: boolean;
  /** The numbers of the players whom the standings leave out. */
  readonly expelled?: ReadonlySet<number>;
  readonly pairingNumbers: readonly number[];
  /** By player. */
  readonly ids: readonly string[];
}

export interface Awards {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly absence: number;
  /** `null`: by the result of the bye. */
  readonly pairingBye: number | null;
}

/** A number of points as parts; NaN if they aren't a whole number of them. */
export function inParts(points: number, parts: number): number {
  const whole = Math.round(points * parts);
  return whole / parts === points ? fraction(whole).numerator : NaN;
}

/** In thousandths if all points are whole thousandths, else in millionths. */
export function awardsOf(
  scoring: Scoring = {},
  others: readonly number[] = [],
): { readonly parts: number; readonly awards: Awards } {
  const { win = 1, draw = 0.5, loss = 0, absence = loss, pairingBye } = scoring;
  const all = [win, draw, loss, absence, pairingBye ?? 0, ...others];
  const parts = [1000, MILLIONTHS].find((some) => all.every((points) => !Number.isNaN(inParts(points, some))));
  if (parts === undefined) throw new RangeError(`expected millionths of a point, got ${all.join(', ')}`);
  const [ofWin, ofDraw, ofLoss, ofAbsence, ofBye] = all.map((points) => inParts(points, parts));
  const awards = { win: ofWin, draw: ofDraw, loss: ofLoss, absence: ofAbsence };
  return { parts, awards: { ...awards, pairingBye: pairingBye === undefined ? null : ofBye } };
}

function byResult(result: number, { win, draw, loss }: Awards): number {
  if (result === 1) return win;
  return result === 0 ? loss : draw;
}

function outcomeOf(result: number): Outcome {
  if (result === 1) return 'win';
  return result === 0 ? 'loss' : 'draw';
}

export type Side = Pick<Entry, 'outcome' | 'points' | 'isDouble'>;

/** Art. 16.1.1 and 16.2.1: a bye of a Swiss whose kind isn't told, by its result. */
function byeInSwiss(result: number, { absence, draw, pairingBye, win }: Awards): readonly [Outcome, number] {
  if (result === 1) return ['pairing-bye', pairingBye ?? win];
  return result === 0 ? ['zero-bye', absence] : ['half-bye', draw];
}

/** The outcome of a game for White, and for Black. */
export function sidesOf(game: Game, isAlone: boolean, awards: Awards, system?: System): readonly [Side, Side] {
  const { kind, result } = game;
  if (result === null) {
    const open: Side = { outcome: 'unfinished', points: 0 };
    return [open, open];
  }
  const won: Side = { outcome: 'forfeit-win', points: awards.win };
  const lost: Side = { outcome: 'forfeit-loss', points: awards.absence };
  const nobody: Side = { ...lost, isDouble: true };
  const alone = (outcome: Outcome, points: number): readonly [Side, Side] => [{ outcome, points }, lost];
  switch (kind) {
    case 'forfeit-win':
      return [won, lost];
    case 'forfeit-loss':
      return [lost, won];
    case 'double-forfeit':
      return [nobody, nobody];
    case 'pairing-bye':
      return alone('pairing-bye', awards.pairingBye ?? byResult(result, awards));
    case 'full-bye':
      return alone('full-bye', awards.win);
    case 'half-bye':
      return alone('half-bye', awards.draw);
    case 'zero-bye':
      return alone('zero-bye', awards.absence);
    case undefined: {
      if (isAlone && system === 'swiss') return alone(...byeInSwiss(result, awards));
      if (isAlone) return alone('bye-without-kind', byResult(result, awards));
      const ofBlack = game.blackResult ?? 1 - result;
      return [
        { outcome: outcomeOf(result), points: byResult(result, awards) },
        { outcome: outcomeOf(ofBlack), points: byResult(ofBlack, awards) },
      ];
    }
  }
}

/** Puts other entries into an event. */
export function withEntries(event: Omit<Event, 'scores'>, entries: Event['entries']): Event {
  const scores = entries.map(
    (own, player) => sum(own.map(({ points }) => points)) + sum(event.added[player].map(({ points }) => points)),
  );
  return { ...event, entries, scores };
}

/** Points that an arbiter gave a participant, as an event counts them; `round` is 0 for before the first. */
interface Given extends Added {
  readonly participant: number;
  readonly replaces: boolean;
}

/** The event with the points that an arbiter set or added in its rounds. */
export function adjustedEvent(event: Omit<Event, 'scores'>, all: readonly Given[]): Event {
  const given = all.filter(({ round }) => round <= event.rounds);
  const entries = event.entries.map((own, participant) =>
    own.map((entry, at): Entry => {
      const found = given.find((one) => one.participant === participant && one.replaces && one.round === at + 1);
      return found === undefined ? entry : { ...entry, points: found.points, isReplaced: true };
    }),
  );
  const added = event.entries.map((_, participant): readonly Added[] =>
    given
      .filter((one) => one.participant === participant && !one.replaces)
      .map(({ round, points }) => ({ round, points })),
  );
  return withEntries({ ...event, added }, entries);
}

/** Reads a tournament. */
export function eventOf({ games: all, players, options }: Tournament): Event {
  const { adjustments = [], system, edition = '2026-03', rounds: announced, round, unrated } = options;
  const games = all.slice(0, round);
  const { awards, parts } = awardsOf(
    options.scoring,
    adjustments.map(({ points }) => points),
  );
  // Art. 16.1.1, note: players after a withdrawal and late entries before their first round are absent; in a
  // round-robin the round is free
  const unrecorded: Entry =
    system === 'swiss'
      ? { outcome: 'zero-bye', opponent: null, isBlack: false, points: awards.absence }
      : { outcome: 'no-round', opponent: null, isBlack: false, points: 0 };
  const entries = players.map(() => games.map(() => unrecorded));
  const numbers = new Map(players.map(({ id }, number) => [id, number]));
  const numberOf = (id: string): number => {
    const number = numbers.get(id);
    if (number === undefined) throw new RangeError(`expected a listed player, got ${id}`);
    return number;
  };
  games.forEach((round, at) => {
    for (const game of round) {
      const isAlone = game.black === '' || game.black === game.white;
      const [ofWhite, ofBlack] = sidesOf(game, isAlone, awards, system);
      const white = numberOf(game.white);
      const black = isAlone ? null : numberOf(game.black);
      entries[white][at] = { opponent: black, isBlack: false, ...ofWhite };
      if (black !== null) entries[black][at] = { opponent: white, isBlack: true, ...ofBlack };
    }
  });
  const event = {
    entries,
    added: players.map(() => []),
    rounds: games.length,
    announced,
    system,
    edition,
    parts,
    awards,
    ...ratingsIn(players, options, games.length),
    mayHaveUnrated: unrated === 'skip',
    expelled: new Set(players.flatMap(({ expelled }, number) => (expelled === true ? [number] : []))),
    ids: players.map(({ id }) => id),
    pairingNumbers: players.map(({ pairingNumber }, at) => pairingNumber ?? at + 1),
  };
  const given = adjustments.map(({ player, round = 0, replaces = false, points }) => ({
    participant: numberOf(player),
    round,
    replaces,
    points: inParts(points, parts),
  }));
  return adjustedEvent(event, given);
}

/** Art. 15.1: whether a game was played over the board. */
export function isOverTheBoard({ outcome }: Entry): boolean {
  return outcome === 'win' || outcome === 'draw' || outcome === 'loss';
}

export function isForfeit({ outcome }: Entry): boolean {
  return outcome === 'forfeit-win' || outcome === 'forfeit-loss';
}

/** Art. 16.1.1. */
export function isRequestedBye({ outcome }: Entry): boolean {
  return outcome === 'half-bye' || outcome === 'zero-bye';
}
