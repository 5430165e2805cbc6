// `crosstable/event` gives pages and servers an event as plain data.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { call } from '@crosstable/core/testing/notation';
import { type EventForm, eventOf, eventText, readEvent } from '@crosstable/event';
import { explainStanding, standings } from '@crosstable/standings';

import { report, reportWithoutList } from './running.js';

const examples = fileURLToPath(new URL('../../../examples/', import.meta.url));
const FILES = readdirSync(examples).filter((name) => /\.(trf|json)$/.test(name));

/** Anna beats Ben in round 1; round 2 isn't paired yet, but Ben has asked for a bye. */
const FORM = {
  games: [[{ white: 'Anna', black: 'Ben', result: 1 }], [{ white: 'Ben', black: '', result: 0.5, kind: 'half-bye' }]],
} as const satisfies EventForm;

describe('an event', () => {
  it('has the first rating of a player of several', () => {
    const ratings = [
      { from: 1, rating: 1500 },
      { from: 2, rating: 1600 },
    ];
    const games = [[{ white: 'Anna', black: 'Ben', result: 1 as const }]];
    const { players } = eventOf({ games, rounds: 2, players: [{ id: 'Anna', ratings }, { id: 'Ben' }] });
    expect(players).toEqual([
      { id: 'Anna', ratings, rating: 1500, pairingNumber: 1 },
      { id: 'Ben', pairingNumber: 2 },
    ]);
  });

  it('has what the file leaves open: players, round, edition and list', () => {
    expect(eventOf(FORM)).toEqual({
      name: '',
      edition: '2026-03',
      round: 1,
      tiebreaks: ['PTS', 'BH/C1', 'BH', 'SB'],
      players: [
        { id: 'Anna', pairingNumber: 1 },
        { id: 'Ben', pairingNumber: 2 },
      ],
      adjustments: [],
      games: FORM.games,
      written: {},
      notes: [],
      remarks: [],
      repairs: [],
    });
  });

  it.each([
    [{ ...FORM, system: 'round-robin' }, { tiebreaks: ['PTS', 'SB', 'WIN'] }],
    [
      { ...FORM, tiebreaks: ['DE'] },
      { tiebreaks: ['PTS', 'DE'], written: { tiebreaks: ['DE'] } },
    ],
    [{ ...FORM, tiebreaks: ['DE', 'pts'] }, { tiebreaks: ['DE', 'pts'] }],
    [
      { ...FORM, start: '2026-02-28' },
      { edition: '2024-08', written: {} },
    ],
    [
      { ...FORM, start: '2026-03-01' },
      { edition: '2026-03', written: {} },
    ],
    // An event that ended before a rule was in force began before it, too
    [
      { ...FORM, end: '2026-02-28' },
      { edition: '2024-08', written: {} },
    ],
    [
      { ...FORM, start: '2026-02-28', end: '2026-03-01' },
      { edition: '2024-08', written: {} },
    ],
    [
      { ...FORM, start: '2026-02-28', edition: '2026-03' },
      { edition: '2026-03', written: { edition: '2026-03' } },
    ],
  ] as const)('%j has %j', (form, expected) => {
    expect(eventOf(form)).toMatchObject(expected);
  });

  it('is the options of its table, whose round is the last one that was paired', () => {
    const event = eventOf(FORM);
    const table = crosstable(event.games, event);
    expect(standings(table, ['PTS'])).toEqual([
      { rank: 1, player: 'Anna', values: [1] },
      { rank: 2, player: 'Ben', values: [0] }, // without the half point of round 2
    ]);
    const later = { ...event, round: 2 };
    expect(explainStanding(crosstable(later.games, later), ['PTS'], 'Ben')).toMatchObject([{ value: 0.5 }]);
  });

  it('of a report has notes on the file, and every repair', () => {
    const { notes, repairs } = readEvent(report('099 odd'));
    expect(notes.join('\n')).toContain('no known record');
    expect(repairs.map(({ kind }) => kind)).toContain('unknown-record');
  });

  it('of a report has its start numbers for pairing numbers, whatever their order', () => {
    const lines = report().split('\n').toReversed().join('\n');
    expect(readEvent(lines).players).toMatchObject([
      { id: '2', pairingNumber: 2 },
      { id: '1', pairingNumber: 1 },
    ]);
  });

  it('names no list that the file doesn’t', () => {
    expect(readEvent(reportWithoutList()).written).not.toHaveProperty('tiebreaks');
    expect(readEvent(report()).written).toMatchObject({ tiebreaks: ['PTS', 'SB'] });
  });

  it('of a report keeps the ranks of the file, and nobody computes with them', () => {
    const ranks = [
      { player: '1', rank: 1 },
      { player: '2', rank: 2 },
    ];
    expect(readEvent(report()).written.ranks).toEqual(ranks);
    expect(readEvent(report().replaceAll(/^(001.{81}) {4}\d/gm, '$1     ')).written).not.toHaveProperty('ranks');
    const event = { ...readEvent(report()), written: { ranks: [{ player: '1' }] } };
    expect(() => call(eventText, [event])).toThrow('event.written.ranks[0].rank: expected a number, got nothing');
  });

  it('of a Swiss has no absences, which go without saying (16.1.1)', () => {
    const absence = { white: 'Cy', black: '', result: 0, kind: 'zero-bye' } as const;
    const games = [[...FORM.games[0], absence], [absence]];
    const players = [{ id: 'Anna' }, { id: 'Ben' }, { id: 'Cy' }];
    expect(eventOf({ games, players, system: 'swiss' }).games).toEqual([FORM.games[0], []]);
    expect(eventOf({ games, players }).games).toEqual(games);
  });
});

describe('the text of an event', () => {
  it.each(FILES)('%s: is read as an equal event, and so is any JSON of it', (name) => {
    const event = readEvent(readFileSync(examples + name));
    const again = readEvent(eventText(event));
    const { edition, tiebreaks } = event.written;
    const written = { ...(edition && { edition }), ...(tiebreaks && { tiebreaks }) };
    expect(again).toStrictEqual({ ...event, written, notes: [], remarks: [], repairs: [] });
    expect(eventText(again)).toBe(eventText(event));
    expect(JSON.parse(JSON.stringify(event))).toStrictEqual(event);
  });

  it('of one without a list and with arbiters’ points keeps both as they are', () => {
    const event = readEvent(
      reportWithoutList('299          -1.0  001    1', '299 D         2.0  001    1', '299 L         0.5  001    2'),
    );
    expect(readEvent(eventText(event))).toEqual({ ...event, written: {}, notes: [], remarks: [], repairs: [] });
  });

  it('that is long says so, before and after it is written', () => {
    const event = eventOf({ ...FORM, isLong: true });
    expect(event.isLong).toBe(true);
    expect(readEvent(eventText(event)).isLong).toBe(true);
  });

  it('has the edition and the list that were changed, and no defaults', () => {
    const event = eventOf({ ...FORM, start: '2025-05-01' });
    expect(JSON.parse(eventText(event))).not.toHaveProperty('edition');
    expect(JSON.parse(eventText(eventOf({ ...FORM, end: '2026-02-28' })))).not.toHaveProperty('edition');
    expect(JSON.parse(eventText(event))).not.toHaveProperty('tiebreaks');
    const changed = { edition: '2026-03', tiebreaks: ['PTS', 'BH/C1', 'BH', 'WIN'] } as const;
    expect(JSON.parse(eventText({ ...event, ...changed }))).toMatchObject(changed);
    expect(readEvent(eventText({ ...event, tiebreaks: ['PTS'] })).tiebreaks).toEqual(['PTS']);
  });
});

describe('readEvent', () => {
  it('takes texts too, with a mark of the byte order or without', () => {
    const text = JSON.stringify(FORM);
    expect(readEvent(text)).toEqual(eventOf(FORM));
    expect(readEvent(`\uFEFF${text}`)).toEqual(eventOf(FORM));
    expect(readEvent(`\uFEFF${report()}`).name).toBe('Two, and a "name"');
  });

  it.each([[undefined], [null], [7], [FORM], [new ArrayBuffer(1)]])('refuses %s', (given) => {
    expect(() => call(readEvent, [given])).toThrow(TypeError);
    expect(() => call(readEvent, [given])).toThrow(/^content: expected a text or a Uint8Array, got /);
  });

  it.each([
    ['', 'expected a tournament report file, JSON or a printed crosstable, got an empty file'],
    ['[Event "Club"]\n', 'this is a PGN; give a TRF or JSON file'],
    ['<html>', 'this is an HTML page; give a TRF or JSON file'],
    ['PK\x03\x04xl/', 'this is a spreadsheet; give a TRF or JSON file'],
    ['Rk.;Name;1.Rd;Pts.\n1;Ana;2w1;1\n2;Bo;1b0;0', 'this is a printed crosstable; give a TRF or JSON file'],
    ['No\tName\t1\t2\n1\tAna\t*\t1', 'this is a printed crosstable; give a TRF or JSON file'],
    ['[]', 'expected an object, got an array'],
  ])('refuses %j', (text, message) => {
    expect(() => readEvent(text)).toThrow(expect.objectContaining({ name: 'RangeError', message }));
  });

  it('takes a byte order mark alone for an empty file, in a text and in bytes', () => {
    const message = 'expected a tournament report file, JSON or a printed crosstable, got an empty file';
    const empty: unknown = expect.objectContaining({ name: 'RangeError', message });
    expect(() => readEvent('\uFEFF')).toThrow(empty);
    expect(() => readEvent(Uint8Array.of(0xef, 0xbb, 0xbf))).toThrow(empty);
  });
});

describe('eventOf', () => {
  it.each<readonly [unknown, string]>([
    [{ games: [] }, 'games: expected a game, or players beside it, got neither'],
    [{ ...FORM, teams: 4 }, 'teams: expected an array, got 4'],
    [{ ...FORM, edition: '2025' }, 'edition: expected "2024-08" or "2026-03", got "2025"'],
    [{ games: [[...FORM.games[0], ...FORM.games[0]]] }, 'games[0][1]: expected an id used once in round 1, got "Anna"'],
  ])('refuses %j', (form, message) => {
    expect(() => call(eventOf, [form])).toThrow(new RangeError(message));
  });

  it.each<readonly [unknown, string]>([
    [7, 'expected an object, got 7'],
    [{ ...FORM, rounds: 3n }, 'rounds: expected a number, got 3n'],
    [{ ...FORM, name: Symbol('Club') }, 'name: expected a string, got Symbol(Club)'],
    [{ ...FORM, name: () => 'Club' }, 'name: expected a string, got an object'],
    // A list with a hole
    [{ games: new Array(1) }, 'games[0]: expected an array, got nothing'],
  ])('refuses what no file can have: %o', (form, message) => {
    expect(() => call(eventOf, [form])).toThrow(new RangeError(message));
  });

  it('is another than its form: what is changed there later changes no event', () => {
    const game = { white: 'Anna', black: 'Ben', result: 1 as const };
    const [scoring, adjustment] = [{ win: 3 }, { player: 'Anna', points: 0.5 }];
    const form = { games: [[game]], tiebreaks: ['PTS'], players: [{ id: 'Anna' }, { id: 'Ben' }] };
    const event = eventOf({ ...form, scoring, adjustments: [adjustment] });
    const before = structuredClone(event);
    Object.assign(game, { result: 0 });
    Object.assign(scoring, { win: 1 });
    Object.assign(adjustment, { points: 1 });
    Object.assign(form.players[0], { id: 'Carl' });
    form.games[0].pop();
    form.games.pop();
    form.tiebreaks.push('SB');
    expect(event).toEqual(before);
  });

  it('has ratings, and rules about them, of its own', () => {
    const unrated = { Ben: 1500 };
    const which = { inRound: 1 };
    const ratings = [{ from: 1, rating: 2000 }];
    const players = [{ id: 'Anna', ratings }, { id: 'Ben' }];
    const event = eventOf({ games: [[{ white: 'Anna', black: 'Ben', result: 1 }]], players, unrated, ratings: which });
    const before = structuredClone(event);
    Object.assign(unrated, { Ben: 1600 });
    Object.assign(which, { inRound: 2 });
    Object.assign(ratings[0], { rating: 2100 });
    ratings.push({ from: 2, rating: 2200 });
    expect(event).toEqual(before);
  });
});

describe('an event that was changed', () => {
  const EVENT = eventOf(FORM);

  it.each<readonly [object, string]>([
    [{ round: '1' }, 'event.round: expected a number, got "1"'],
    [{ round: 3 }, 'event.round: expected a whole number from 0 to 2, the rounds in games, got 3'],
    [{ rounds: NaN }, 'event.rounds: expected a whole number of at least 2, the rounds in games, got NaN'],
    [{ tiebreaks: 'PTS' }, 'event.tiebreaks: expected an array, got "PTS"'],
    [{ notes: undefined }, 'event.notes: expected an array, got nothing'],
    [{ repairs: [7] }, 'event.repairs[0]: expected an object, got 7'],
    [{ written: { edition: '2025' } }, 'event.written.edition: expected "2024-08" or "2026-03", got "2025"'],
    [{ players: [{ id: 'Anna' }] }, 'event.players[0].pairingNumber: expected a number, got nothing'],
    [
      { games: [[{ white: 'Anna', black: 'Ben' }]] },
      'event.games[0][0].result: expected 0, 0.5, 1 or null, got nothing',
    ],
    [
      { games: [[...FORM.games[0], ...FORM.games[0]]], round: 1 },
      'event.games[0][1]: expected an id used once in round 1, got "Anna"',
    ],
  ])('to %j is refused', (change, message) => {
    expect(() => eventText({ ...EVENT, ...change })).toThrow(new RangeError(message));
  });
});
