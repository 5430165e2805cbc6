import { crosstable, isObject } from '@crosstable/core';

import schema from '../../event.schema.json';
import { checkForm } from './check-form.js';
import type { RootSchema } from './check-form.js';
import { sentenceOf } from './command-error.js';
import type { EventForm, EventPlayer } from './event-form.js';
import type { FiledEvent, FiledPlayer } from './filed-event.js';
import { TEAMS } from './filed-event.js';
import { parseJson } from './json-text.js';

const SCHEMA: RootSchema = schema;

/** What only an event of teams has. */
const OF_TEAMS = ['teams', 'matches', 'teamSize'];

/** The schema is made of this form. */
function checkEvent(value: unknown): asserts value is EventForm {
  checkForm(value, SCHEMA);
}

function formIn(text: string): EventForm {
  const value = parseJson(text);
  const ofTeams = isObject(value) ? OF_TEAMS.find((name) => name in value) : undefined;
  if (ofTeams !== undefined) throw new RangeError(`${ofTeams}: ${TEAMS}`);
  checkEvent(value);
  return value;
}

/** Those in the games, in order of appearance. */
function appearing(games: EventForm['games']): EventPlayer[] {
  const ids = games.flat().flatMap(({ white, black }) => [white, black]);
  return [...new Set(ids)].filter((id) => id !== '').map((id) => ({ id }));
}

/** A player with a number, and without the rating 0, which is none. */
function filed({ rating, pairingNumber, ...player }: EventPlayer, at: number): FiledPlayer {
  return { ...player, ...(rating === 0 ? {} : { rating }), pairingNumber: pairingNumber ?? at + 1 };
}

/** Reads an event from JSON, in the form of event.schema.json. */
export function jsonEvent(text: string): FiledEvent {
  const event = formIn(text);
  const { name = '', games } = event;
  const players = (event.players ?? appearing(games)).map(filed);
  if (players.length === 0) throw new RangeError('games: expected a game, or players beside it, got neither');
  try {
    // What no schema can say: a player twice in a round, a result that the kind of bye doesn't have
    crosstable(games, { ...event, players });
  } catch (thrown) {
    throw new RangeError(sentenceOf(thrown).replace(/^options\./, ''), { cause: thrown });
  }
  return { ...event, name, players, notesAfter: () => [] };
}
