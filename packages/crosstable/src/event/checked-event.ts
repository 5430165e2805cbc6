import type { Crosstable } from '@crosstable/core';
import { check, crosstable, isObject } from '@crosstable/core';

import { teamTable } from '../../../team/src/article-11-table.js';

import schema from '../../event.schema.json';
import type { RootSchema, Schema } from './check-form.js';
import { checkForm } from './check-form.js';
import type { ChessEvent } from './chess-event.js';
import type { EventForm } from './event-form.js';

/** The form of events in JSON. */
export const FORM: RootSchema = schema;

const TEXT: Schema = { type: 'string' };
const NUMBER: Schema = { type: 'number' };
const TEXTS: Schema = { type: 'array', items: TEXT };
const MAP: Schema = { type: 'object' };

/** A printed table. Its maps have no form; the audit, which reads them, checks them. */
const PRINTED: Schema = {
  type: 'object',
  properties: {
    points: MAP,
    ranks: MAP,
    columns: {
      type: 'array',
      items: {
        type: 'object',
        properties: { label: TEXT, cells: MAP, legend: TEXT, named: { type: 'array' } },
        required: ['label', 'cells'],
      },
    },
  },
  required: ['columns'],
};

/** The properties of that form that an event has; it names no schema. */
const ofForm = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => name !== '$schema'));

/** The form of an event: that of JSON, with nothing left open that reading fills in. */
const EVENT: RootSchema = {
  type: 'object',
  properties: {
    ...ofForm,
    // Teams whose matches have only totals have no known players
    players: { ...schema.properties.players, minItems: 0 },
    round: NUMBER,
    written: {
      type: 'object',
      properties: {
        edition: schema.properties.edition,
        tiebreaks: TEXTS,
        ranks: {
          type: 'array',
          items: { type: 'object', properties: { player: TEXT, rank: NUMBER }, required: ['player', 'rank'] },
        },
        printed: PRINTED,
      },
    },
    notes: TEXTS,
    repairs: {
      type: 'array',
      items: {
        type: 'object',
        properties: { kind: TEXT, line: NUMBER, column: NUMBER, found: TEXT, read: TEXT, message: TEXT },
      },
    },
  },
  required: ['name', 'edition', 'round', 'tiebreaks', 'adjustments', 'players', 'games', 'written', 'notes', 'repairs'],
  definitions: {
    ...FORM.definitions,
    EventPlayer: { ...FORM.definitions.EventPlayer, required: ['id', 'pairingNumber'] },
    Team: { ...FORM.definitions.Team, required: ['id', 'pairingNumber'] },
  },
};

/**
 * Throws unless a value has the form of an event; `tableOf` checks what no form can say.
 *
 * @throws TypeError for what is no event at all; RangeError with the path of the first difference
 */
export function checkEvent(event: unknown): asserts event is ChessEvent {
  check(isObject(event) && 'games' in event, 'event', 'an event of readEvent', event);
  checkForm(event, EVENT, 'event');
}

/** The table of an event's games, of teams its matches; an error has the path of what it is about, behind `before`. */
export function tableIn(event: EventForm, before: string): Crosstable {
  const { games = [], matches } = event;
  try {
    return matches === undefined ? crosstable(games, event) : teamTable(matches, event);
  } catch (thrown) {
    if (!(thrown instanceof RangeError || thrown instanceof TypeError)) throw thrown;
    throw new RangeError(before + thrown.message.replace(/^options\./, ''), { cause: thrown });
  }
}

/**
 * The table of an event after its round.
 *
 * @throws RangeError for what no form can say, as a player twice in a round or a round that there isn't
 */
export function tableOf(event: ChessEvent): Crosstable {
  return tableIn(event, 'event.');
}
