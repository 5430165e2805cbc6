import { editionOn } from '@crosstable/core';

import { lastPairedRound } from '../last-paired-round.js';
import type { ChessEvent, ListedPlayer, StatedRank } from './chess-event.js';
import { orderOf } from './default-list.js';
import type { EventForm, EventGame, EventPlayer } from './event-form.js';

/** Those in the games, in order of appearance. */
function appearing(games: EventForm['games']): EventPlayer[] {
  const ids = games.flat().flatMap(({ white, black }) => [white, black]);
  return [...new Set(ids)].filter((id) => id !== '').map((id) => ({ id }));
}

/** A player with a number, and without the rating 0, which is none. */
function listed({ rating, pairingNumber, ...player }: EventPlayer, at: number): ListedPlayer {
  const isRated = rating !== undefined && rating !== 0;
  return { ...player, ...(isRated && { rating }), pairingNumber: pairingNumber ?? at + 1 };
}

/** The players of an event, numbered. */
export function playersOf({ players, games }: EventForm): ListedPlayer[] {
  return (players ?? appearing(games)).map(listed);
}

/** The entries of a round without those that go without saying: in a Swiss, a player without an entry was absent (C.07 16.1.1). */
function withoutAbsences(round: readonly EventGame[]): readonly EventGame[] {
  return round.some(({ kind }) => kind === 'zero-bye') ? round.filter(({ kind }) => kind !== 'zero-bye') : round;
}

/** What is known of something, without the names of what isn't. */
function known<T extends object>(properties: T): T {
  const left = { ...properties };
  for (const name of Object.keys(left)) {
    if (Reflect.get(left, name) === undefined) Reflect.deleteProperty(left, name);
  }
  return left;
}

/** What the reader of a file found beside the form of an event. */
interface OfFile extends Pick<ChessEvent, 'notes' | 'repairs'> {
  readonly ranks?: readonly StatedRank[] | undefined;
}

/** An event with what its file leaves open filled in. */
export function completed(form: EventForm, { notes, repairs, ranks }: OfFile): ChessEvent {
  const { name = '', city, federation, start, end, system, edition, rounds, scoring, unrated, tiebreaks } = form;
  const { adjustments = [], games } = form;
  return known({
    ...{ name, city, federation, start, end, system },
    edition: edition ?? editionOn(start),
    rounds,
    round: lastPairedRound(games),
    ...{ scoring, unrated },
    tiebreaks: orderOf(tiebreaks, system),
    adjustments,
    players: playersOf(form),
    games: system === 'swiss' ? games.map(withoutAbsences) : games,
    written: known({ edition, tiebreaks, ranks }),
    notes,
    repairs,
  });
}
