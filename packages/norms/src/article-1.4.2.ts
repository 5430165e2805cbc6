// FIDE B.01 (edition 2024-01), Article 1.4.2: Games Not Included

import { DRAWN, FORFEIT_WIN, LOST, OPEN, PAIRING_BYE, isIn, isPlayed, outcomeOf } from '@crosstable/core';

import type { NormEvent } from './norm-event.js';
import type { LeftOut, NormRound } from './norm.js';
import { ratingOf } from './player.js';

/** The code of players from outside FIDE. */
export const OUTSIDE = 'NON';

/** The rounds without a game that nobody asked for: a forfeit win, and the pairing-allocated bye in its three records. */
export const GIVEN = (1 << FORFEIT_WIN) | (1 << PAIRING_BYE) | (1 << (PAIRING_BYE + 1)) | (1 << (PAIRING_BYE + 2));

/** A game that counts, or may count. */
export interface Met {
  readonly round: number;
  readonly opponent: string;
  /** 0 for an unrated opponent. */
  readonly rating: number;
  readonly score: number;
  readonly title: string | undefined;
  readonly federation: string | undefined;
}

/** The rounds of a player. */
export interface OwnRounds {
  /** The games that count. */
  readonly games: readonly Met[];
  /** Those that don't, with their reasons. */
  readonly others: readonly NormRound[];
  /** The game in the last announced round against an opponent who didn't come, as a loss (1.4.2c). */
  readonly forfeit: Met | undefined;
  /** The rounds with a forfeit win or, in a Swiss, a pairing-allocated bye. */
  readonly given: readonly number[];
  /** Whether an opponent was met, or scheduled, twice. */
  readonly isDouble: boolean;
}

/** The points of a game over the board. */
function scoreOf(record: number): number {
  return (outcomeOf(record) - LOST) / 2;
}

/** Whether a player of a round robin is unrated and has no point against rated players: Art. 1.4.2b. */
function isWithoutPoints({ players, tournament }: NormEvent, at: number): boolean {
  const { opponents, records, rounds } = tournament;
  if (ratingOf(players[at], 1, false) > 0) return false;
  for (let cell = at * rounds; cell < (at + 1) * rounds; cell++) {
    const hasPoints = isPlayed(records[cell]) && outcomeOf(records[cell]) >= DRAWN;
    if (hasPoints && ratingOf(players[opponents[cell]], 1, false) > 0) return false;
  }
  return true;
}

function reasonLeftOut(event: NormEvent, cell: number): LeftOut | undefined {
  const { players, system, tournament, unrated } = event;
  const { opponents, records } = tournament;
  if (isIn(OPEN, records[cell]) && opponents[cell] >= 0) return 'open';
  if (!isPlayed(records[cell])) return 'unplayed'; // Art. 1.4.2c
  if (unrated.has(cell)) return 'marked-unrated';
  if (players[opponents[cell]].federation === OUTSIDE) return 'outside-fide'; // Art. 1.4.2a
  const isOut = system === 'round-robin' && isWithoutPoints(event, opponents[cell]);
  return isOut ? 'unrated-without-points' : undefined; // Art. 1.4.2b
}

/** The opponent of a cell, in a round from 1. */
export function oneRound({ byRound, players, tournament }: NormEvent, cell: number, round: number): Omit<Met, 'score'> {
  const opponent = players[tournament.opponents[cell]];
  const { id, title, federation } = opponent;
  return { round, opponent: id, rating: ratingOf(opponent, round, byRound), title, federation };
}

/** The rounds of a participant, with those that don't count. */
export function ownRounds(event: NormEvent, at: number): OwnRounds {
  const { rounds: announced, system, tournament } = event;
  const { opponents, records, rounds } = tournament;
  const games: Met[] = [];
  const others: NormRound[] = [];
  const given: number[] = [];
  const met = new Set<number>();
  let forfeit: Met | undefined;
  let isDouble = false;
  for (let round = 1; round <= rounds; round++) {
    const cell = at * rounds + round - 1;
    const leftOut = reasonLeftOut(event, cell);
    // The free round of a round robin is none that the pairing gives
    if (isIn(system === 'swiss' ? GIVEN : 1 << FORFEIT_WIN, records[cell])) given.push(round);
    if (opponents[cell] < 0) {
      others.push({ round, leftOut: 'unplayed' });
      continue;
    }
    isDouble ||= met.has(opponents[cell]);
    met.add(opponents[cell]);
    const facts = oneRound(event, cell, round);
    if (leftOut === undefined) {
      games.push({ ...facts, score: scoreOf(records[cell]) });
      continue;
    }
    const isLoss = outcomeOf(records[cell]) === FORFEIT_WIN && round === announced; // Art. 1.4.2c
    if (isLoss && facts.federation !== OUTSIDE) forfeit = { ...facts, score: 0 };
    others.push({
      ...shownFacts(facts),
      ...(isPlayed(records[cell]) && { score: scoreOf(records[cell]) }),
      leftOut,
    });
  }
  return { games, others, forfeit, given, isDouble };
}

/** A game as a round of the answer; what nobody knows is left out. */
export function shownFacts({ federation, title, ...facts }: Omit<Met, 'score'>): NormRound {
  return { ...facts, ...(title !== undefined && { title }), ...(federation !== undefined && { federation }) };
}
