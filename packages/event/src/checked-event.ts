import { check, isObject } from '@crosstable/core';

import { type RootSchema, type Schema, checkForm } from './check-form.js';
import type { ChessEvent } from './chess-event.js';
import schema from './event.schema.json';

/** The form of events in JSON. */
export const FORM: RootSchema = schema;

const TEXT: Schema = { type: 'string' };
const NUMBER: Schema = { type: 'number' };
const TEXTS: Schema = { type: 'array', items: TEXT };
const MAP: Schema = { type: 'object' };
/** The values of a sentence. */
const VALUES: Schema = { type: 'object', additionalProperties: { anyOf: [NUMBER, TEXT] } };
/** The values of a note, which may list several things. */
const VALUES_OF_NOTES: Schema = {
  type: 'object',
  additionalProperties: { anyOf: [NUMBER, TEXT, { type: 'array', items: VALUES }] },
};

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

/** The list that a printed table follows. */
const LIST: Schema = {
  type: 'object',
  properties: {
    ...{ codes: TEXTS, rules: { type: 'array' }, from: { enum: ['values', 'legend'] }, rounds: NUMBER, ranks: NUMBER },
    editions: {
      type: 'array',
      items: {
        type: 'object',
        properties: { edition: schema.properties.edition, differing: NUMBER },
        required: ['edition', 'differing'],
      },
    },
  },
  required: ['codes', 'rules', 'from', 'rounds', 'ranks', 'editions'],
};

/** The form of an event: that of JSON, with all properties that reading fills in. */
function formOfEvents(): RootSchema {
  // An event names no schema
  const ofForm = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => name !== '$schema'));
  return {
    type: 'object',
    properties: {
      ...ofForm,
      // Teams whose matches have only totals have no known players
      players: { ...schema.properties.players, minItems: 0 },
      round: NUMBER,
      // The table checks them: no schema knows functions
      selfDefined: { type: 'array' },
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
          list: LIST,
          open: {
            type: 'array',
            items: {
              type: 'object',
              properties: { round: NUMBER, readings: { type: 'array', items: { $ref: '#/definitions/EventGame' } } },
              required: ['round', 'readings'],
            },
          },
        },
      },
      notes: TEXTS,
      remarks: {
        type: 'array',
        items: {
          type: 'object',
          properties: { key: TEXT, values: VALUES_OF_NOTES, message: TEXT },
          required: ['key', 'message'],
        },
      },
      repairs: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            ...{
              kind: TEXT,
              line: NUMBER,
              column: NUMBER,
              found: TEXT,
              key: TEXT,
              values: VALUES,
              read: TEXT,
              message: TEXT,
              leftOut: NUMBER,
              untold: NUMBER,
            },
            points: {
              type: 'object',
              properties: { id: TEXT, stated: NUMBER, counted: NUMBER, score: { enum: ['MP', 'GP'] } },
              required: ['id', 'stated', 'counted'],
            },
          },
        },
      },
    },
    required: [
      'name',
      'edition',
      'round',
      'tiebreaks',
      'adjustments',
      'players',
      'games',
      'written',
      'notes',
      'remarks',
      'repairs',
    ],
    definitions: {
      ...FORM.definitions,
      EventPlayer: { ...FORM.definitions.EventPlayer, required: ['id', 'pairingNumber'] },
      Team: { ...FORM.definitions.Team, required: ['id', 'pairingNumber'] },
    },
  };
}

const EVENT = /* @__PURE__ */ formOfEvents();

/**
 * Throws unless a value has the form of an event; `tableOf` finds the mistakes that a form doesn't show.
 *
 * @throws TypeError for a value that is no event at all; RangeError with the path of the first difference
 */
export function checkEvent(event: unknown): asserts event is ChessEvent {
  check(isObject(event) && 'games' in event, 'event', 'an event of readEvent', event);
  checkForm(event, EVENT, 'event');
}
