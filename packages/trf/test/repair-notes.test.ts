import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';
import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';

import { REPAIR_KINDS, type Repair, type RepairKind, parseTrf } from '../src/index.js';
import { repairNotes } from '../src/repair-notes.js';

/** A repair of a line with what was found and read. */
function repair(kind: RepairKind, line: number, found: string, read: string): Repair {
  const message = `line ${line}, column 5: ${JSON.stringify(found)} ${read}`;
  return { kind, line, column: 5, found, key: 'left-out', values: {}, read, message };
}

/** The notes on repairs, in English. */
function messagesOn(repairs: readonly Repair[]): readonly string[] {
  return repairNotes(repairs).map(({ message }) => message);
}

describe('the order of repairs', () => {
  it('what can change a result, a score or a rank is first, then the rest, each in the order of the file', () => {
    const text = file(
      '062 9',
      'TNR 5',
      row(1, '0.5', ['   2 w 1', '0000 - +'], { sex: 'M' }),
      row(2, '0,5', ['   1 B 0', '0000 - -']),
    );
    expect(parseTrf(text).repairs.map(({ kind, line }) => `${line} ${kind}`)).toEqual([
      ...['4 points-differ', '4 bye-code', '5 points-differ', '5 bye-code'],
      ...['2 count-differs', '3 unknown-record', '4 player-field', '5 player-field', '5 letter-case'],
    ]);
  });
});

describe('a repair', () => {
  it('has its reading as data beside the words', () => {
    const text = file(
      '062 9',
      '042 2024/13/45',
      row(1, '1.0', ['   2 w 1', '0000 - -'], { sex: 'F' }),
      row(2, '0,0', ['   1 B 0', '0000 - -']),
    );
    const told = parseTrf(text).repairs.map(({ key, values, read }) => [key, values, read]);
    expect(told).toEqual([
      ['no-date', {}, 'is not recognised as a date'],
      ['bye', { bye: 'Z' }, 'read as an absence (Z)'],
      ['bye', { bye: 'Z' }, 'read as an absence (Z)'],
      ['not-the-players', { players: 2 }, 'is not the number of the players: 2'],
      ['read-as', { as: 'w' }, 'read as w'],
      ['decimal-point', {}, 'read with a decimal point'],
      ['read-as', { as: 'b' }, 'read as b'],
    ]);
  });
});

describe('the notes on repairs', () => {
  it('have their facts as data', () => {
    const rows = [1, 2, 3].map((number) => row(number, '', [], { sex: number === 2 ? 'F' : 'M' }));
    const [note] = repairNotes(parseTrf(file(...rows)).repairs);
    expect([note.key, note.values]).toEqual(['player-field', { places: 3 }]);
  });

  it('39 players with a capital M are one line', () => {
    const rows = Array.from({ length: 39 }, (_, at) => row(at + 1, '', [], { sex: 'M' }));
    expect(messagesOn(parseTrf(file(...rows)).repairs)).toEqual(['"M" read as m: 39 players']);
  });

  it('one alone has its place, beside those of its kind that were read another way', () => {
    const rows = [1, 2, 3].map((number) => row(number, '', [], { sex: number === 2 ? 'F' : 'M' }));
    expect(messagesOn(parseTrf(file(...rows)).repairs)).toEqual([
      '"M" read as m: 2 players; line 3, column 10: "F" read as w',
    ]);
  });

  it('rounds are counted with their players', () => {
    const rows = [row(1, '', ['0000 - -', '0000 - -', '   2 w 1']), row(2, '', ['0000 - -', '     -', '   1 b 0'])];
    expect(messagesOn(parseTrf(file(...rows)).repairs)).toEqual([
      '"0000 - -" read as an absence (Z): 3 rounds of 2 players',
    ]);
  });

  it('of more than three readings and texts the first three, and the number of the others', () => {
    const read = ['a', 'b', 'c', 'd', 'e'].map((to, at) => repair('points-differ', at + 1, String(at), `is ${to}`));
    expect(messagesOn([...read, repair('points-differ', 9, '9', 'is e')])).toEqual([
      'line 1, column 5: "0" is a; line 2, column 5: "1" is b; line 3, column 5: "2" is c; and 3 more',
    ]);
    const found = ['a', 'b', 'c', 'd'].map((text, at) => repair('unknown-record', at + 1, text, 'is kept'));
    expect(messagesOn(found)).toEqual(['"a", "b", "c", … is kept: 4 lines']);
    expect(messagesOn(found.slice(1))).toEqual(['"b", "c", "d" is kept: 3 lines']);
  });

  it('a long text is cut, and nothing is called that', () => {
    const long = ['x'.repeat(41), ''].map((text, at) => repair('unknown-record', at + 1, text, 'is kept'));
    expect(messagesOn(long)).toEqual([`"${'x'.repeat(40)}…", nothing is kept: 2 lines`]);
  });

  it('there is a line for every kind', () => {
    const twice = REPAIR_KINDS.flatMap((kind) => [1, 2].map((line) => repair(kind, line, kind, 'is read')));
    const notes = messagesOn(twice);
    expect(notes).toHaveLength(REPAIR_KINDS.length);
    for (const [at, note] of notes.entries()) {
      expect(note).toMatch(
        new RegExp(`^"${REPAIR_KINDS[at]}" is read: 2 (?:games|lines|places|players|rounds of 2 players|teams)$`),
      );
    }
  });

  it('a file without fault has none', () => {
    expect(messagesOn([])).toEqual([]);
  });
});

describe.skipIf(!hasShared)(`the notes on a real file${skipNote}`, () => {
  it('bunratty-masters-2011.trf: 33 players with M, one with F, six rounds of five players with byes', () => {
    const notes = messagesOn(parseTrf(sharedBytes('files/bunratty-masters-2011.trf')).repairs);
    expect(notes[0]).toContain('read as a half-point bye (H), as the Points column says: 6 rounds of 5 players');
    expect(notes.find((note) => note.includes('"M"'))).toBe(
      '"M" read as m: 33 players; line 39, column 10: "F" read as w',
    );
  });
});
