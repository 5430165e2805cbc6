// The results in the records of a game, and in those without an opponent.
import type { Game, Result } from '@crosstable/core';
import { errorAtByte } from '@crosstable/core/text';

import { type Couple, FORFEIT, NOT_LINED_UP, type PairingRecord, placeOf, unknownRecord } from './records.js';

type Outcome = Omit<Game, 'white' | 'black'>;

/** The points by the two bits of a result; 0 isn't reported yet. */
const POINTS: readonly (Result | undefined)[] = [undefined, 0, 0.5, 1];

/**
 * The points of a record; `undefined` where they aren't reported. In a tournament of teams two more bits say what the team gets; that of a
 * forfeit may stand alone.
 */
export function pointsOf(record: PairingRecord, isOfTeams: boolean): Result | undefined {
  const { result, status } = record;
  const [own, ofTeam] = [result & 3, result >> 2];
  const isRead = isOfTeams && ofTeam < 4 && (ofTeam === 0 || own === ofTeam || (own === 0 && status === FORFEIT));
  if (ofTeam !== 0 && !isRead) throw unknownRecord(record, 'the result of one game');
  return POINTS[own || ofTeam];
}

/** Whether a colour is White, also without an opponent; `undefined` for none. */
export function isWhite(record: PairingRecord): boolean | undefined {
  const { colour } = record;
  if (colour > 4) throw unknownRecord(record, 'White or Black');
  return colour === 0 ? undefined : colour < 3;
}

/** Whether a colour is one of a participant who is free. */
export function isFree({ colour }: PairingRecord): boolean {
  return colour === 2 || colour === 4;
}

/** The records of White and Black. Throws where both have the same colour, or one has none. */
export function inColours({ first, second }: Couple): { readonly white: PairingRecord; readonly black: PairingRecord } {
  const [one, other] = [isWhite(first), isWhite(second)];
  if (one === undefined || other === undefined || one === other) {
    const expected = `White and Black of ${first.what}s ${first.number} and ${second.number}`;
    throw errorAtByte(second.at + 8, placeOf(second), expected, `colours ${first.colour} and ${second.colour}`);
  }
  return one ? { white: first, black: second } : { white: second, black: first };
}

/** The kinds of a forfeit by the points of White. */
const FORFEITS = [
  { white: 1, black: 0, outcome: { result: 1, kind: 'forfeit-win' } },
  { white: 0, black: 1, outcome: { result: 0, kind: 'forfeit-loss' } },
  { white: 0, black: 0, outcome: { result: 0, kind: 'double-forfeit' } },
] as const;

/** The outcome of a game. Throws where the results of both records don't agree. */
export function outcomeOf(white: PairingRecord, black: PairingRecord, isOfTeams: boolean): Outcome {
  const [points, others] = [pointsOf(white, isOfTeams), pointsOf(black, isOfTeams)];
  if (white.status === FORFEIT) {
    const forfeit = FORFEITS.find((one) => one.white === points && one.black === others);
    if (forfeit === undefined) throw unknownRecord(white, 'the result of a forfeit');
    return forfeit.outcome;
  }
  if (white.status !== 0 || isFree(white) || isFree(black)) throw unknownRecord(white, 'the result of a game');
  if (points === undefined && others === undefined) return { result: null };
  if (points === undefined || others === undefined || points + others !== 1) {
    const expected = `a result that agrees with that of player ${white.number}, ${white.result}`;
    throw errorAtByte(black.at + 11, placeOf(black), expected, String(black.result));
  }
  return { result: points };
}

/** The kind of a round without an opponent in a Swiss, and its points. */
export function byeOf(record: PairingRecord): Outcome {
  const { opponent, colour, result, status } = record;
  const points = pointsOf(record, false) ?? 0;
  // Free by the colour or against the dummy
  if (isFree(record) || (opponent !== 0 && status !== NOT_LINED_UP)) {
    if (result === 0 || (status !== 0 && status !== FORFEIT)) throw unknownRecord(record, 'the points of a bye');
    return { result: points, kind: 'pairing-bye' };
  }
  if (opponent !== 0 || colour !== 0) throw unknownRecord(record, 'an opponent');
  if (points === 0 && (status === 0 || status === FORFEIT || status === NOT_LINED_UP)) {
    return { result: 0, kind: 'zero-bye' };
  }
  if (status !== FORFEIT) throw unknownRecord(record, 'a bye or an absence');
  return { result: points, kind: points === 1 ? 'pairing-bye' : 'half-bye' };
}
