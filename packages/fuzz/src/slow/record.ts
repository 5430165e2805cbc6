// FIDE C.07 (editions 2024-08 and 2026-03), Articles 15.1, 16.1.1 and 16.1.2, as far as they name it: what every round was for
// every player, read from the games.

import type { Edition, Game, Scoring, System } from '../../../crosstable/src/index.js';
import type { Tournament } from '../tournament.js';
import { fraction } from './fraction.js';

/** Points are counted in thousandths, so that all of them are whole. */
export const PARTS = 1000;

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
  | 'bye-without-kind'
  | 'no-round'; // the free round of a round-robin

/** A round of one player. */
export interface Entry {
  readonly outcome: Outcome;
  /** The opponent's number, or that of the one who was scheduled; `null` for none. */
  readonly opponent: number | null;
  readonly isBlack: boolean;
  /** In thousandths. */
  readonly points: number;
}

/** The players' rounds, by the number of the player and the round, both from 0. */
export interface Event {
  readonly entries: readonly (readonly Entry[])[];
  /** By player: the sum of the points, in thousandths. */
  readonly scores: readonly number[];
  /** The rounds so far, and those announced. */
  readonly rounds: number;
  readonly announced: number;
  readonly system: System | undefined;
  readonly edition: Edition;
  /** In thousandths. */
  readonly awards: Awards;
  /** By player; `null` for an unrated one. */
  readonly ratings: readonly (number | null)[];
  /** Art. 10: whether the tournament's rules say how unrated players are handled. */
  readonly mayHaveUnrated: boolean;
  readonly pairingNumbers: readonly number[];
}

interface Awards {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly absence: number;
  /** `null`: by the result of the bye. */
  readonly pairingBye: number | null;
}

function thousandths(points: number): number {
  const parts = Math.round(points * PARTS);
  if (parts / PARTS !== points) throw new RangeError(`expected thousandths of a point, got ${points}`);
  return fraction(parts).numerator;
}

function awardsOf({ win = 1, draw = 0.5, loss = 0, absence = loss, pairingBye }: Scoring = {}): Awards {
  return {
    win: thousandths(win),
    draw: thousandths(draw),
    loss: thousandths(loss),
    absence: thousandths(absence),
    pairingBye: pairingBye === undefined ? null : thousandths(pairingBye),
  };
}

function byResult(result: number, { win, draw, loss }: Awards): number {
  if (result === 1) return win;
  return result === 0 ? loss : draw;
}

function played(result: number): Outcome {
  if (result === 1) return 'win';
  return result === 0 ? 'loss' : 'draw';
}

type Side = Pick<Entry, 'outcome' | 'points'>;

/** What a game is for White, and what it is for Black. */
function sidesOf(game: Game, isAlone: boolean, awards: Awards): readonly [Side, Side] {
  const { kind, result } = game;
  if (result === null) throw new RangeError('an unfinished game');
  const won: Side = { outcome: 'forfeit-win', points: awards.win };
  const lost: Side = { outcome: 'forfeit-loss', points: awards.absence };
  const alone = (outcome: Outcome, points: number): readonly [Side, Side] => [{ outcome, points }, lost];
  switch (kind) {
    case 'forfeit-win':
      return [won, lost];
    case 'forfeit-loss':
      return [lost, won];
    case 'double-forfeit':
      return [lost, lost];
    case 'pairing-bye':
      return alone('pairing-bye', awards.pairingBye ?? byResult(result, awards));
    case 'full-bye':
      return alone('full-bye', awards.win);
    case 'half-bye':
      return alone('half-bye', awards.draw);
    case 'zero-bye':
      return alone('zero-bye', awards.absence);
    case undefined: {
      if (isAlone) return alone('bye-without-kind', byResult(result, awards));
      const ofBlack = game.blackResult ?? 1 - result;
      return [
        { outcome: played(result), points: byResult(result, awards) },
        { outcome: played(ofBlack), points: byResult(ofBlack, awards) },
      ];
    }
  }
}

/** The same event with other entries. */
export function withEntries(event: Omit<Event, 'scores'>, entries: Event['entries']): Event {
  const scores = entries.map((own) => own.reduce((total, { points }) => total + points, 0));
  return { ...event, entries, scores };
}

/** Reads a tournament. */
export function eventOf({ games, players, options }: Tournament): Event {
  const { system, edition = '2026-03', rounds: announced, unrated } = options;
  const awards = awardsOf(options.scoring);
  // Art. 16.1.1, note: after a withdrawal, and as late entries are handled before they came; in a round-robin it is free
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
      const [ofWhite, ofBlack] = sidesOf(game, isAlone, awards);
      const white = numberOf(game.white);
      const black = isAlone ? null : numberOf(game.black);
      entries[white][at] = { ...ofWhite, opponent: black, isBlack: false };
      if (black !== null) entries[black][at] = { ...ofBlack, opponent: white, isBlack: true };
    }
  });
  const standIn = typeof unrated === 'number' && unrated !== 0 ? unrated : null;
  const event = {
    entries,
    rounds: games.length,
    announced,
    system,
    edition,
    awards,
    ratings: players.map(({ rating = 0 }) => (rating === 0 ? standIn : rating)),
    mayHaveUnrated: unrated === 'skip',
    pairingNumbers: players.map(({ pairingNumber }, at) => pairingNumber ?? at + 1),
  };
  return withEntries(event, entries);
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
