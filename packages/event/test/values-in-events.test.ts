// Tie-breaks of the organiser's own in an event: their values by id, and codes of the file's list without any.
import { describe, expect, it } from 'vitest';

import { type PlayerView, isInputError } from '@crosstable/core';
import { call } from '@crosstable/core/testing/notation';
import { checkList, explain, standings } from '@crosstable/standings';

import { checkEvent } from '../src/checked-event.js';
import type { EventForm } from '../src/event-form.js';
import { tableOf } from '../src/event-table.js';
import { eventOf } from '../src/json-event.js';
import { readEvent } from '../src/read-event.js';
import { eventText } from '../src/written-event.js';

/** Anna and Ben drew; Cem won against Dea. */
const FORM: EventForm = {
  tiebreaks: ['PTS', 'OTHER_PLAY_OFF'],
  values: { OTHER_PLAY_OFF: { Ben: 1.5, Anna: 0.5 } },
  games: [
    [
      { white: 'Anna', black: 'Ben', result: 0.5 },
      { white: 'Cem', black: 'Dea', result: 1 },
    ],
  ],
};

const ranksOf = (form: EventForm, tiebreaks?: readonly string[]) => {
  const event = eventOf(form);
  return standings(tableOf(event), tiebreaks ?? event.tiebreaks).map(({ player, rank, values }) => [
    rank,
    player,
    values[1],
  ]);
};

describe('values of an event', () => {
  it('rank, under the code with and without OTHER_', () => {
    const expected = [
      [1, 'Cem', null],
      [2, 'Ben', 1.5],
      [3, 'Anna', 0.5],
      [4, 'Dea', null],
    ];
    expect(ranksOf(FORM)).toEqual(expected);
    expect(ranksOf({ ...FORM, tiebreaks: ['PTS', 'PLAY_OFF'] })).toEqual(expected);
    expect(ranksOf(FORM, ['PTS', 'play_off'])).toEqual(expected);
  });

  it('have the name that the code says', () => {
    expect(explain('OTHER_PLAY_OFF', 'Ben', tableOf(eventOf(FORM))).selfDefined).toEqual({ name: 'Play off' });
  });

  it('are those of teams, too', () => {
    const rows = ranksOf({
      tiebreaks: ['MPTS', 'OTHER_LOT'],
      values: { OTHER_LOT: { Owls: 1 } },
      matches: [[{ white: 'Bats', black: 'Owls', gamePoints: [2, 2] }]],
    });
    expect(rows).toEqual([
      [1, 'Owls', 1],
      [2, 'Bats', null],
    ]);
  });

  it('travel in JSON, and later changes of the given ones change no event', () => {
    const values = { OTHER_PLAY_OFF: { Ben: 1.5, Anna: 0.5 } };
    const event = eventOf({ ...FORM, values });
    const text = eventText(event);
    expect(text).toContain('\n  "values": { "OTHER_PLAY_OFF": { "Ben": 1.5, "Anna": 0.5 } },\n');
    expect(readEvent(text)).toEqual(event);
    values.OTHER_PLAY_OFF.Ben = 0;
    expect(event.values).toEqual(FORM.values);
    checkEvent(event);
  });

  it.each<[string, EventForm['values']]>([
    ['values.OTHER_PLAY_OFF: expected ids of the table, got "Eve"', { OTHER_PLAY_OFF: { Eve: 1 } }],
    ['values.BH: expected a code that Article 5 does not have, got "BH"', { BH: { Ben: 1 } }],
    ['values.OTHER_BH: expected a code that Article 5 does not have, got "OTHER_BH"', { OTHER_BH: { Ben: 1 } }],
    ['values.other: expected a code of capitals, digits and _, got "other"', { other: { Ben: 1 } }],
    ['values.OTHER_X: expected a code defined once, got "X"', { X: { Ben: 1 }, OTHER_X: { Ben: 1 } }],
    ['values.X of Ben: expected a finite number, got NaN', { X: { Ben: NaN } }],
  ])('are refused: %s', (message, values) => {
    const make = () => eventOf({ ...FORM, values });
    expect(make).toThrow(new RangeError(message));
    expect(() => tableOf({ ...eventOf(FORM), values })).toThrow(new RangeError(`event.${message}`));
  });

  it('are numbers by id in JSON', () => {
    const read = (values: string) => () =>
      readEvent(`{ "games": [[{ "white": "A", "black": "B", "result": 1 }]], "values": ${values} }`);
    expect(read('{ "X": { "A": "1" } }')).toThrow('values.X.A: expected a number, got "1"');
    expect(read('{ "X": 1 }')).toThrow('values.X: expected an object, got 1');
    expect(read('[]')).toThrow('values: expected an object, got an array');
    expect(read('{ "X": {} }')).not.toThrow();
  });
});

it('values of another kind are refused, and a list that is none is nothing to a table', () => {
  const event = eventOf(FORM);
  expect(() => call(tableOf, [{ ...event, values: 7 }])).toThrow('event.values: expected values by code, got 7');
  expect(() => call(tableOf, [{ ...event, values: { X: null } }])).toThrow(
    'event.values.X: expected values by id, got',
  );
  for (const tiebreaks of [7, ['PTS', 7]]) expect(call(tableOf, [{ ...event, written: { tiebreaks } }])).toBeDefined();
});

describe('a code of the list without values', () => {
  const event = eventOf({ ...FORM, tiebreaks: ['PTS', 'OTHER_MANUAL', 'BH'], values: undefined });

  it('opens as a column in which nobody has a value', () => {
    const rows = standings(tableOf(event), event.tiebreaks);
    expect(rows.map(({ values }) => values[1])).toEqual([null, null, null, null]);
    expect(rows.undefinedCodes).toEqual(['OTHER_MANUAL']);
    expect(explain('OTHER_MANUAL', 'Ben', tableOf(event))).toMatchObject({
      selfDefined: { name: 'Manual' },
      undefinedBecause: { key: 'not-entered' },
    });
  });

  it('is a finding that the ranks may be others', () => {
    const [, { findings, name }] = checkList(event.tiebreaks, tableOf(event)).codes;
    expect([name, findings]).toEqual(['Manual', [{ key: 'no-values', article: '4.1', isWrong: true }]]);
  });

  it('is refused where only the caller names it', () => {
    const list = ['PTS', 'OTHER_JURY'];
    expect(() => standings(tableOf({ ...event, tiebreaks: list }), list)).toThrow(
      /^codes\[1\]: expected .*"OTHER_JURY"$/,
    );
  });

  it('is refused without OTHER_, and where it is one of Article 5 with it', () => {
    for (const code of ['MANUAL', 'OTHER_BH', 'OTHER_']) {
      const other = eventOf({ ...FORM, tiebreaks: ['PTS', code], values: undefined });
      expect(() => standings(tableOf(other), other.tiebreaks)).toThrow(/^codes\[1\]: expected /);
    }
  });
});

describe('definitions beside an event', () => {
  const wins = {
    code: 'OWN_WINS',
    name: 'Own wins',
    contributions: ({ rounds }: PlayerView) =>
      rounds.map(({ points, round }) => ({ round, value: points === 1 ? 1 : 0 })),
  };
  const event = { ...eventOf(FORM), selfDefined: [wins], tiebreaks: ['PTS', 'OWN_WINS', 'OTHER_PLAY_OFF'] };

  it('are those of the table, beside the values of the event', () => {
    checkEvent(event);
    expect(standings(tableOf(event), event.tiebreaks).map(({ values }) => values)).toEqual([
      [1, 1, null],
      [0.5, 0, 1.5],
      [0.5, 0, 0.5],
      [0, 0, null],
    ]);
  });

  it('define a code that the list of the file has without values', () => {
    const of = { ...eventOf({ ...FORM, tiebreaks: ['PTS', 'OTHER_OWN_WINS'] }), selfDefined: [wins] };
    expect(standings(tableOf(of), of.tiebreaks)[0].values).toEqual([1, 1]);
  });

  it('stay behind when the event becomes JSON: code can’t travel', () => {
    expect(eventText(event)).not.toContain('wins');
  });

  it('are refused as those of a table are', () => {
    const refused = (selfDefined: unknown) => {
      try {
        call(tableOf, [{ ...event, selfDefined }]);
      } catch (thrown) {
        return isInputError(thrown) ? thrown.path : thrown;
      }
      return 'nothing';
    };
    expect(refused([{ code: 'X', name: 1, values: {} }])).toBe('event.selfDefined[0].name');
    expect(refused(7)).toBe('event.selfDefined');
    expect(refused([null])).toBe('event.selfDefined[0]');
    expect(refused([{ code: 7, name: 'Seven', values: {} }])).toBe('event.selfDefined[0].code');
  });
});
