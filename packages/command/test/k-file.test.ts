// The file with K of each player, or what it depends on: the headings, the numbers and the places of mistakes.

import { describe, expect, it } from 'vitest';

import { coefficientOf, readKFile } from '../src/k-file.js';

interface Setting {
  readonly ids?: readonly string[];
  readonly birth?: string;
  readonly listYear?: number | undefined;
}

/** The factors in a file for the players 1 and 11, in the year 2026 unless told. */
function read(csv: string, setting: Setting = {}) {
  const { birth, listYear } = { listYear: 2026, ...setting };
  const players = ['1', '11'].map((id) => ({ id, birth }));
  return readKFile(new TextEncoder().encode(csv), { players, listYear });
}

const NO_DATE = 'expected a tournament with a date, because K depends on the age (--on gives one)';

describe('headings', () => {
  it.each(['id', 'ID', 'No.', 'number', 'Start number'])('%s is the player', (heading) => {
    expect(read(`${heading},k\n11,20`).byPlayer).toEqual(new Map([['11', 20]]));
  });

  it.each(['k', 'K-factor', 'coefficient'])('%s is K', (heading) => {
    expect(read(`id,${heading}\n1,20`).byPlayer).toEqual(new Map([['1', 20]]));
  });

  it.each([
    ['birth year', '1990', { birthYear: 1990 }],
    ['year of birth', '1990', { birthYear: 1990 }],
    ['birth', '1990', { birthYear: 1990 }],
    ['born', '1990', { birthYear: 1990 }],
    ['games', '12', { games: 12 }],
    ['rated games', '12', { games: 12 }],
    ['highest rating', '2405', { highestRating: 2405 }],
    ['highest', '2405', { highestRating: 2405 }],
  ])('%s is what K depends on', (heading, value, known) => {
    expect(read(`id,${heading}\n1,${value}`).byPlayer).toEqual(new Map([['1', { ...known, listYear: 2026 }]]));
  });

  it('those for the reader are not told as unused, and neither is a column without a heading', () => {
    expect(read('id,name,federation,k,,title\n1,One,AAA,20,,GM').unused).toEqual(['title']);
  });
});

describe('fields', () => {
  it('K is from 1 to 700, in digits only', () => {
    expect(['1', '700'].map(coefficientOf)).toEqual([1, 700]);
    expect(['0', '701', '+20', '20.0', '2e1', ' 20', ''].map(coefficientOf)).toEqual(Array(7).fill(undefined));
  });

  it('no game, and the year 1900, are numbers too', () => {
    const known = { games: 0, birthYear: 1900, listYear: 2026 };
    expect(read('id,games,born\n1,0,1900').byPlayer).toEqual(new Map([['1', known]]));
  });

  it('empty fields behind the last heading are none', () => {
    expect(read('id,k\n1,20,,\n').byPlayer).toEqual(new Map([['1', 20]]));
  });

  it('a player without K is not in it', () => {
    expect([...read('id,k\n1,\n11,20').byPlayer.keys()]).toEqual(['11']);
  });

  it.each([
    ['id,born\n1,1899', 'line 2, column 3: expected a year of birth from 1900 to 2026, found "1899"'],
    ['id,born\n1,06/05/1990', 'line 2, column 3: expected a year of birth from 1900 to 2026, found "06/05/1990"'],
    // The zeros in front may be left out, and no others
    ['id,k\n1001,20', 'line 2, column 1: expected a start number of the tournament, found "1001"'],
    ['id,highest\n1,0', 'line 2, column 3: expected a rating, found "0"'],
  ])('%j', (csv, sentence) => {
    expect(() => read(csv)).toThrow(new RangeError(sentence));
  });
});

describe('a tournament without a date', () => {
  const listYear = undefined;

  it('is enough where nothing says how old a player is', () => {
    expect(read('id,games\n1,400', { listYear }).byPlayer).toEqual(new Map([['1', { games: 400 }]]));
    expect(read('id,games\n1,400', { listYear, birth: '' }).byPlayer).toEqual(new Map([['1', { games: 400 }]]));
  });

  it('is not where the report or the file does', () => {
    const found = (birth: string, csv: string) => () => read(csv, { listYear, birth });
    expect(found('2008/11/30', 'games,id\n400,1')).toThrow(new RangeError(`line 2, column 5: ${NO_DATE}, found "1"`));
    expect(found('', 'id,born\n1,2008')).toThrow(new RangeError(`line 2, column 3: ${NO_DATE}, found "2008"`));
  });

  it('nor does K itself ask for one', () => {
    expect(read('id,k\n1,20', { listYear, birth: '2008/11/30' }).byPlayer).toEqual(new Map([['1', 20]]));
  });
});
