// Errors that the owner of a file can meet are data, of every entry: the sort of mistake, its place, and what was found.

import { isInputError as ofTrf, parseTrf } from '@crosstable/trf';
import { describe, expect, it } from 'vitest';

import { eventOf, isInputError as ofEvent, readEvent } from '../src/event.js';
import { crosstable, isInputError } from '../src/index.js';
import { isInputError as ofPrintedTable, readPageEvent } from '../src/printed-table.js';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The error of a call, which every entry must know. */
async function errorOf(act: () => unknown) {
  try {
    await act();
  } catch (error) {
    expect([isInputError, ofEvent, ofPrintedTable, ofTrf].map((isOne) => isOne(error))).toEqual(Array(4).fill(true));
    if (isInputError(error)) return error;
  }
  throw new Error('expected an error about input');
}

describe('an error about a file as a whole', () => {
  it.each([
    ['', 'empty-file', 'an empty file', {}],
    ['Club Open', 'no-tournament', 'none of them', {}],
    ['[Event "Club"]\n', 'foreign-file', 'a PGN', { format: 'a PGN' }],
    ['Rk.;Name;1.Rd;Pts.\n1;Ana;2w1;1\n2;Bo;1b0;0', 'printed-crosstable', 'a printed crosstable', { format: 'a printed crosstable' }], // prettier-ignore
  ])('%j', async (text, key, found, values) => {
    const error = await errorOf(() => readEvent(text));
    expect(error).toBeInstanceOf(RangeError);
    expect(error).toMatchObject({ path: '', key, found, values });
  });

  it.each([
    ['%PDF-1.7', 'unreadable-table', 'a PDF', { note: 'save the page as HTML, XLSX or CSV', format: 'a PDF' }],
    ['PK\u0003\u0004', 'damaged-xlsx', 'a damaged one', {}],
    ['Name;Rating\nAna;2000', 'page-without-games', 'a page without games', {}],
  ])('of a page: %j', async (text, key, found, values) => {
    expect(await errorOf(() => readPageEvent(bytes(text)))).toMatchObject({ path: '', key, found, values });
  });

  it('names no function', async () => {
    const { message } = await errorOf(() => readEvent('<html>'));
    expect(message).toBe('this is an HTML page; give a TRF or JSON file');
  });
});

describe('an error at a place', () => {
  it('of a report has its line and its column', async () => {
    const error = await errorOf(() => parseTrf('001    x'));
    expect(error.name).toBe('TrfError');
    expect(error).toMatchObject({ line: 1, key: 'wrong-text' });
    expect(error.path).toBeUndefined();
  });

  it('of JSON has its line and its column, or the path of the value', async () => {
    expect(await errorOf(() => readEvent('{ "games": '))).toMatchObject({ line: 1, column: 12, key: 'wrong-text' });
    expect(await errorOf(() => readEvent('{ "games": 7 }'))).toMatchObject({ path: 'games', found: '7' });
  });

  it('of an event has the path in the event, also where the table finds it', async () => {
    const games = [[{ white: 'Ana', black: 'Bo', result: 1 as const }]];
    const error = await errorOf(() => eventOf({ games, rounds: 0 }));
    expect(error).toBeInstanceOf(RangeError);
    expect(error.path).toBe('rounds');
    expect(error.message.startsWith('rounds: expected ')).toBe(true);
  });
});

it('a mistake in arguments is told from those of the engine', async () => {
  const listed = await errorOf(() => crosstable([[{ white: 'A', black: 'B', result: 1 }]], { players: [{ id: 'A' }] }));
  expect(listed).toMatchObject({ path: 'games[0][0]', expected: 'a listed player', found: '"B"', key: 'wrong-value' });
  expect(isInputError(new RangeError('Invalid array length'))).toBe(false);
});
