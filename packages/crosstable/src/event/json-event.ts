import { isObject } from '@crosstable/core';

import { checkForm } from './check-form.js';
import { FORM, tableIn } from './checked-event.js';
import type { ChessEvent } from './chess-event.js';
import { TEAMS } from './chess-event.js';
import { completed, playersOf } from './completed.js';
import type { EventForm } from './event-form.js';
import { parseJson } from './json-text.js';

/** What only an event of teams has. */
const OF_TEAMS = ['teams', 'matches', 'teamSize'];

/** The schema is made of this form. */
function checkEvent(value: unknown): asserts value is EventForm {
  const ofTeams = isObject(value) ? OF_TEAMS.find((name) => name in value) : undefined;
  if (ofTeams !== undefined) throw new RangeError(`${ofTeams}: ${TEAMS}`);
  checkForm(value, FORM);
}

/** A form with lists and records of its own, as far as the event keeps them: later changes of the given ones change no event. */
function copied(form: EventForm): EventForm {
  const { games, scoring, tiebreaks, adjustments } = form;
  return {
    ...form,
    games: games.map((round) => round.map((game) => ({ ...game }))),
    ...(scoring && { scoring: { ...scoring } }),
    ...(tiebreaks && { tiebreaks: [...tiebreaks] }),
    ...(adjustments && { adjustments: adjustments.map((one) => ({ ...one })) }),
  };
}

/**
 * An event from data in the form of `event.schema.json`, with what it leaves open filled in.
 *
 * @param form - The tournament: the games of each round, and what else is known.
 * @returns The event, as `readEvent` gives it.
 * @throws RangeError with path, expectation and value, for what isn't in that form, or for games that can't be.
 *
 * Cost: linear in the games, and in players times rounds.
 *
 * @example
 * ```ts
 * import { crosstable, standings } from 'crosstable';
 * import { eventOf } from 'crosstable/event';
 *
 * const event = eventOf({ system: 'round-robin', games: [[{ white: 'Anna', black: 'Ben', result: 1 }]] });
 * event.tiebreaks; // → ['PTS', 'SB', 'WIN']
 * standings(crosstable(event.games, event), event.tiebreaks)[0]; // → { rank: 1, player: 'Anna', values: [1, 0, 1] }
 * ```
 */
export function eventOf(form: EventForm): ChessEvent {
  return eventIn(form);
}

function eventIn(given: unknown): ChessEvent {
  checkEvent(given);
  if (playersOf(given).length === 0) {
    throw new RangeError('games: expected a game, or players beside it, got neither');
  }
  // What no schema can say: a player twice in a round, a result that the kind of bye doesn't have
  tableIn(given.games, { ...given, players: playersOf(given) }, '');
  return completed(copied(given), { notes: [], repairs: [] });
}

/** Reads an event from JSON, in the form of event.schema.json. */
export function jsonEvent(text: string): ChessEvent {
  return eventIn(parseJson(text));
}
