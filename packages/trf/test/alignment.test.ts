import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { TrfError, parseTrf } from '../src/index.js';

/** The messages of what is reported of a file with one player. */
function messagesOf(line: string): readonly string[] {
  return parseTrf(file(line)).repairs.map(({ message }) => message);
}

/** A line with `text` from a column on, counted from 1. */
function overwrite(line: string, column: number, text: string): string {
  const padded = line.padEnd(column - 1 + text.length);
  return padded.slice(0, column - 1) + text + padded.slice(column - 1 + text.length);
}

/** The line of a program that fills the name up to 33 bytes: each of `letters` that takes two bytes costs a blank. */
function countedInBytes(line: string, letters: number): string {
  const gap = ' '.repeat(letters);
  const name = line.slice(14, 47).trimEnd();
  return line.replace(name + gap, name);
}

/** UTF-8 read as Latin-1. */
function garbled(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}

/** A line whose name has one letter that was read as two, so that its rating of 49-52 stands in 50-53. */
function shiftedByOne(name: string): string {
  return file(row(1, '', [], { name: name.padEnd(34), rating: '2100' }));
}

const notBlank = 'a blank between two fields';

describe('columns between two fields', () => {
  it.each([9, 14, 57, 69])('a letter in column %i between two texts is left out, and reported', (column) => {
    expect(messagesOf(overwrite(row(1, '', []), column, 'x'))).toEqual([
      `line 2, column ${column}: "x" between two fields is left out`,
    ]);
    expect(parseTrf(file(overwrite(row(1, '', []), column, 'x'))).repairs[0]).toMatchObject({
      kind: 'player-field',
      found: 'x',
    });
  });

  it.each([4, 48, 53, 80, 85, 90, 91, 96, 98])(
    'a letter in column %i is refused, at the end of a line too',
    (column) => {
      const line = row(1, '', []).slice(0, column - 1);
      expect(() => parseTrf(file(overwrite(line, column, 'x')))).toThrow(new TrfError(2, column, notBlank, 'x'));
    },
  );

  it('a no-break space is no blank, though nothing is seen there', () => {
    const line = overwrite(row(1, '', [], { federation: 'ESP' }), 53, '\u00a0');
    expect(() => parseTrf(file(line))).toThrow(new TrfError(2, 53, notBlank, ''));
  });
});

describe('columns that only the first round shows to be out of place', () => {
  it('of a player without a rating, whose name was counted in bytes', () => {
    const own = { name: 'Jørgen' };
    const lines = [countedInBytes(row(1, '1.0', ['   2 w 1'], own), 1), row(2, '0.0', ['   1 b 0'])];
    const { players, games, repairs } = parseTrf(file(...lines));
    expect(players[0]).toStrictEqual({ id: '1', name: 'Jørgen' });
    expect(games).toEqual([[{ white: '1', black: '2', result: 1 }]]);
    expect(repairs.map(({ kind, read }) => `${kind} ${read}`)).toEqual([
      'columns-shifted read with columns counted in bytes',
    ]);
  });

  // A program that leaves two blanks after the FIDE id of 58-68: whatever follows stands one column further right
  const own = { name: 'Anna', fideId: '12345678901', birth: '1963/04/13', rank: '2' };
  const inPlace = row(1, '1.0', ['   2 w 1'], own);
  const late = `${inPlace.slice(0, 68)} ${inPlace.slice(68)}`;

  it('of the FIDE id and all fields behind it, where the id ends at column 69', () => {
    // A program that gives the number twelve columns, 58-69
    const shorter = row(1, '1.0', ['   2 w 1'], { ...own, fideId: '12345678' });
    const wide = `${shorter.slice(0, 57)} ${shorter.slice(57)}`;
    const { players, points, ranks, games, repairs } = parseTrf(file(wide, row(2, '0.0', ['   1 b 0'])));
    expect(players[0]).toEqual({ id: '1', name: 'Anna', fideId: '12345678', birth: '1963/04/13' });
    expect([points.get('1'), ranks.get('1')]).toEqual([1, 2]);
    expect(games).toEqual([[{ white: '1', black: '2', result: 1 }]]);
    expect(repairs.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
      'columns-shifted: line 2, column 58: "12345678 1963/04/13  1.0    2     2 w 1" read a column further to the left',
    ]);
  });

  it('of all fields behind the FIDE id, a column too far right', () => {
    const { players, points, ranks, games, repairs } = parseTrf(file(late, row(2, '0.0', ['   1 b 0'])));
    expect(players[0]).toEqual({ id: '1', name: 'Anna', fideId: '12345678901', birth: '1963/04/13' });
    expect([points.get('1'), ranks.get('1')]).toEqual([1, 2]);
    expect(games).toEqual([[{ white: '1', black: '2', result: 1 }]]);
    expect(repairs.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
      'columns-shifted: line 2, column 69: "1963/04/13  1.0    2     2 w 1" read a column further to the left',
    ]);
  });

  it('are not moved over a twelfth digit of the FIDE id, which would be lost', () => {
    const longer = late.replace('12345678901 ', '123456789012');
    expect(() => parseTrf(file(longer, row(2, '0.0', ['   1 b 0'])))).toThrow(new TrfError(2, 80, notBlank, '3'));
  });

  it.each([79, 84, 89, 90])('of all fields behind column %i, a column too far right', (column) => {
    const line = `${inPlace.slice(0, column)} ${inPlace.slice(column)}`;
    const { players, points, ranks, games, repairs } = parseTrf(file(line, row(2, '0.0', ['   1 b 0'])));
    expect(players[0]).toEqual({ id: '1', name: 'Anna', fideId: '12345678901', birth: '1963/04/13' });
    expect([points.get('1'), ranks.get('1')]).toEqual([1, 2]);
    expect(games).toEqual([[{ white: '1', black: '2', result: 1 }]]);
    expect(repairs.map(({ kind, read }) => `${kind} ${read}`)).toEqual([
      'columns-shifted read a column further to the left',
    ]);
  });

  // A name that takes more columns than 33, or fewer: what follows it stands as far from its columns
  it.each([
    ['a longer name', 'Bartholomew-Cholmondeley, Alexandrina', 37],
    ['a name in a column too many', 'Anna', 34],
    ['UTF-8 that was read as Windows-1252', 'KovaÄ\u008d, LukaÅ¡', 35],
    ['letters that were counted as two columns', '李小龙', 30],
    ['an emoji that was counted as two columns', 'Bob 😀', 33], // two places of a string
  ])('behind the name, of %s', (_, name, width) => {
    const fields = { ...own, name: name.padEnd(width), rating: '2100', federation: 'ESP' };
    const line = row(1, '1.0', ['   2 w 1'], fields).replace(name.padEnd(33), name.padEnd(width));
    const { players, points, ranks, games, repairs } = parseTrf(file(line, row(2, '0.0', ['   1 b 0'])));
    expect(players[0]).toEqual({
      id: '1',
      ...own,
      name: name.slice(0, 33),
      rating: 2100,
      federation: 'ESP',
      rank: undefined,
    });
    expect([points.get('1'), ranks.get('1')]).toEqual([1, 2]);
    expect(games).toEqual([[{ white: '1', black: '2', result: 1 }]]);
    expect(repairs.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
      `columns-shifted: line 2, column 15: ${JSON.stringify(name)} read in its 33 columns, and what follows in its own`,
    ]);
  });

  it('of the rounds of a player who was absent in the first', () => {
    const late = row(1, '1.0', ['        ', '   2 w 1']);
    const right = `${late.slice(0, 90)} ${late.slice(90)}`;
    const { games, points, repairs } = parseTrf(file(right, row(2, '0.0', ['        ', '   1 b 0'])));
    expect([points.get('1'), games[1]]).toEqual([1, [{ white: '1', black: '2', result: 1 }]]);
    expect(repairs.map(({ kind }) => kind)).toContain('columns-shifted');
  });

  it('are left alone where a birthday alone is a column too far right, and that is said', () => {
    const line = overwrite(row(1, '1.0', ['   2 w 1']), 71, '1963/04/13');
    expect(() => parseTrf(file(line, row(2, '0.0', ['   1 b 0'])))).toThrow(new TrfError(2, 80, notBlank, '3'));
  });
});

describe('tabs', () => {
  it('lead to the next multiple of eight', () => {
    // Anna ends in column 18; four tabs lead to 24, 32, 40, 48, and the rating begins in 49.
    expect(messagesOf('001    1      Anna\t\t\t\t2100')).toEqual([
      String.raw`line 2, column 19: "001    1      Anna\t\t\t\t2100" has tabs, read as blanks up to the next tab stop`,
    ]);
  });

  it('each stands for a blank where that does not fit', () => {
    const aligned = row(1, '0.0', [], { name: 'Anna', rating: '2100', federation: 'ESP', fideId: '2200000' });
    const line = overwrite(aligned, 53, '\t');
    const { players, repairs } = parseTrf(file(line));
    expect(players).toEqual([{ id: '1', name: 'Anna', rating: 2100, federation: 'ESP', fideId: '2200000' }]);
    expect(repairs.map(({ message }) => message)).toEqual([
      `line 2, column 53: ${JSON.stringify(line)} has tabs, each read as a blank`,
    ]);
  });
});

describe('columns counted in bytes', () => {
  it.each(['1', '10.5', '1.', '1.25', '.5', '1,5', '-1.0', ''])('are put right, with points %j', (points) => {
    const line = row(12, points, [], { name: 'Müller', rating: '2100', rank: '12' });
    const { players, points: stated, ranks, repairs } = parseTrf(file(countedInBytes(line, 1)));
    expect(players).toEqual([{ id: '12', name: 'Müller', rating: 2100 }]);
    expect(stated.get('12')).toBe(points === '' ? undefined : Number(points.replace(',', '.')));
    expect(ranks.get('12')).toBe(12);
    expect(repairs.filter(({ kind }) => kind === 'columns-shifted').map(({ message }) => message)).toEqual([
      'line 2, column 15: "Müller" read with columns counted in bytes',
    ]);
  });

  it('show by a rating that is no number', () => {
    // Five letters of two bytes: the federation of 54-56 stands in 49-51, and every column between two fields is blank.
    const line = row(1, '', [], { name: 'Šćžčđ', federation: 'ESP', fideId: '2200000' });
    expect(countedInBytes(line, 5).slice(48, 51)).toBe('ESP');
    const { players, repairs } = parseTrf(file(countedInBytes(line, 5)));
    expect(players).toEqual([{ id: '1', name: 'Šćžčđ', federation: 'ESP', fideId: '2200000' }]);
    expect(repairs.map(({ kind }) => kind)).toEqual(['columns-shifted']);
  });

  it('show by points that are no number', () => {
    // Thirteen letters of two bytes: what belongs in 94-97 stands in 81-84.
    const line = countedInBytes(row(1, '', ['   2 w 1'], { name: 'Ирина Каренина' }), 13);
    expect(line.slice(80, 84)).toBe(' 2 w');
    const { players, games, repairs } = parseTrf(file(line, row(2, '', ['   1 b 0'])));
    expect(players[0]).toEqual({ id: '1', name: 'Ирина Каренина' });
    expect(games).toEqual([[{ white: '1', black: '2', result: 1 }]]);
    expect(repairs.map(({ kind }) => kind)).toEqual(['columns-shifted']);
  });

  it('show by a rank that is no number', () => {
    // Ten letters of two bytes: what belongs in 96-99 stands in 86-89.
    const line = countedInBytes(row(1, '', ['     - H'], { name: 'Анна Чехова' }), 10);
    expect(line.slice(85)).toBe(' - H');
    const { players, games, repairs } = parseTrf(file(line));
    expect(players).toEqual([{ id: '1', name: 'Анна Чехова' }]);
    expect(games[0]?.map(({ kind }) => kind)).toEqual(['half-bye']);
    expect(repairs.map(({ kind }) => kind)).toEqual(['columns-shifted']);
  });

  // Ten letters of two bytes: every field stands ten columns to the left, where nothing else shows it, as in the row of a
  // player without a FIDE id who was absent from the first round.
  it.each(['1.0', '1,0'])('show by points %s in the columns of the birthday', (points) => {
    const line = countedInBytes(row(1, points, ['', '   2 w 1'], { name: 'Анна Чехова' }), 10);
    expect(line.slice(69, 79).trim()).toBe(points);
    const {
      players,
      points: stated,
      games,
    } = parseTrf(file(line, row(2, '0.0', ['   3 w 0', '   1 b 0']), row(3, '1.0', ['   2 b 1'])));
    expect(players[0]).toEqual({ id: '1', name: 'Анна Чехова' });
    expect(stated.get('1')).toBe(1);
    expect(games[1]).toContainEqual({ white: '1', black: '2', result: 1 });
  });

  it('show by a rating in the columns of the name, in a file without points', () => {
    const own = { name: 'Анна Чехова', rating: '1987', federation: 'RUS' };
    const line = countedInBytes(row(1, '', ['', '   2 w 1'], own), 10);
    const { players, games, repairs } = parseTrf(
      file(line, row(2, '', ['   3 w 0', '   1 b 0']), row(3, '', ['   2 b 1'])),
    );
    expect(players[0]).toEqual({ id: '1', ...own, rating: 1987 });
    expect(games[1]).toContainEqual({ white: '1', black: '2', result: 1 });
    expect(repairs.map(({ kind }) => kind)).toEqual(['columns-shifted']);
  });

  it.each([
    ['a birthday that would stand in the columns of the points', { name: 'Иван Петрова', birth: '1964' }],
    ['two blanks in a name', { name: 'José  Peña', federation: 'ESP' }],
  ])('are not suspected by %s', (_, own) => {
    const line = row(1, '', ['', '   2 w 1'], own);
    const { players, repairs } = parseTrf(file(line, row(2, '', ['   3 w 0', '   1 b 0']), row(3, '', ['   2 b 1'])));
    expect([players[0], repairs]).toEqual([{ id: '1', ...own }, []]);
  });

  it('are put right where the name has two blanks, too', () => {
    const line = countedInBytes(row(1, '', [], { name: 'José  Peña', rating: '1987' }), 2);
    expect(parseTrf(file(line)).players).toEqual([{ id: '1', name: 'José  Peña', rating: 1987 }]);
  });

  // U+FEFF is one character and three bytes, as elsewhere: it is no mark of an encoding in the middle of a line
  it('are put right where the name begins with a blank of no width', () => {
    const line = countedInBytes(row(1, '1.0', [], { name: '\ufeffMüller', rating: '2100' }), 3);
    expect(parseTrf(file(line)).players).toEqual([{ id: '1', name: 'Müller', rating: 2100 }]);
  });

  // 33 bytes end in the middle of the 17th letter (or of the eighth emoji): a string has one U+FFFD in place of its first bytes
  it.each([
    ['Константинопольский', 16],
    ['abc🙂🙂🙂🙂🙂🙂🙂🙂', 10],
  ])('are put right in a string where a program has cut the name %s in the middle of a character', (name, whole) => {
    const text = new TextDecoder().decode(new TextEncoder().encode(name).subarray(0, 33));
    expect(text).toBe(`${Array.from(name).slice(0, whole).join('')}\ufffd`);
    const { players, points } = parseTrf(file(row(1, '1.0', [], { rating: '2100' }).replace(/Player 1 {25}/, text)));
    expect(players).toEqual([{ id: '1', name: text, rating: 2100 }]);
    expect(points.get('1')).toBe(1);
  });

  it('are not suspected where an emoji stands in a line whose columns are right', () => {
    const line = row(1, '', [], { name: '🙂', federation: 'ESP' }).replace('🙂', '🙂 ');
    const { players, repairs } = parseTrf(file(line));
    expect([players, repairs]).toEqual([[{ id: '1', name: '🙂', federation: 'ESP' }], []]);
  });
});

describe('UTF-8 that was read as Latin-1', () => {
  it('is read as UTF-8', () => {
    const { players, repairs } = parseTrf(file(garbled(row(1, '', [], { name: 'Müller', rating: '2100' }))));
    expect(players).toEqual([{ id: '1', name: 'Müller', rating: 2100 }]);
    expect(repairs.map(({ message }) => message)).toEqual(['line 2, column 15: "MÃ¼ller" read as UTF-8']);
  });

  // A no-break space is the bytes 0xc2 and 0xa0, which Latin-1 shows as a letter and a no-break space.
  it.each(['\u00a0 1 ', '1\u00a0  ', '\u00a0  1'])('shows by a start number that is none: %j', (number) => {
    const { players, repairs } = parseTrf(file(garbled(overwrite(row(1, '', []), 5, number))));
    expect(players).toEqual([{ id: '1', name: 'Player 1' }]);
    expect(repairs.map(({ kind }) => kind)).toEqual(['columns-shifted']);
  });

  it.each([
    ['with a letter that Latin-1 does not have', 'MÃ¼ller, Łucja'],
    ['with a letter that UTF-8 writes otherwise', 'MÃ¼ller, René'],
  ])('is not taken for such %s', (_, name) => {
    expect(() => parseTrf(shiftedByOne(name))).toThrow(new TrfError(2, 53, notBlank, '0'));
  });
});
