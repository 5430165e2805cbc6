import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';
import { TEAMS, TYPE, oldTeam, rows } from '@crosstable/core/testing/team-report-rows';

import { formatTrf, parseTrf } from '../src/index.js';

/** The bytes of a text in Latin-1, whose characters are their own codes. */
function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

const muller = row(1, '0.5', ['0000 - H'], { name: 'Müller, Jörg', rating: '2100', rank: '2' });
const text = file('012 Schönau', muller);

describe('encodings', () => {
  it.each([
    ['a string', text],
    ['UTF-8', utf8(text)],
    ['UTF-8 with a byte order mark', utf8(`\ufeff${text}`)],
    ['a string with a byte order mark', `\ufeff${text}`],
  ])('%s', (_, source) => {
    const { name, players, points, repairs } = parseTrf(source);
    expect([name, players[0]?.name, players[0]?.rating, points.get('1')]).toEqual([
      'Schönau',
      'Müller, Jörg',
      2100,
      0.5,
    ]);
    expect(repairs).toEqual([]);
  });

  // Windows redirects output in UTF-16 into a file; the editor of Windows calls it Unicode
  it.each([
    ['little-endian', '\ufeff', false],
    ['big-endian', '\ufeff', true],
    ['without a mark', '', false],
  ])('UTF-16, %s', (_, mark, isBig) => {
    const bytes = Buffer.from(mark + text, 'utf16le');
    const { name, players, repairs } = parseTrf(Uint8Array.from(isBig ? bytes.swap16() : bytes));
    expect([name, players[0]?.name, repairs]).toEqual(['Schönau', 'Müller, Jörg', []]);
  });

  it('Latin-1 is recognised and reported once', () => {
    const { name, players, repairs } = parseTrf(latin1(text));
    expect([name, players[0]?.name]).toEqual(['Schönau', 'Müller, Jörg']);
    expect(repairs.map(({ kind, line, column, found }) => [kind, line, column, found])).toEqual([
      ['encoding', 2, 1, '012 Schönau'],
    ]);
  });

  it('the bytes that Latin-1 leaves to control characters are those of Windows-1252', () => {
    // 0x92 is an apostrophe, 0x8a an S with caron.
    const { players, repairs } = parseTrf(latin1(file(row(1, '', [], { name: 'O\x92Neill, \x8aime' }))));
    expect(players[0]?.name).toBe('O’Neill, Šime');
    expect(repairs.map(({ read }) => read)).toEqual(['is not UTF-8, read as Windows-1252, as is each such line']);
  });

  it.each(['\r', '\n', '\r\n'])('one line in Latin-1 does not spoil the others, with %j', (end) => {
    const bytes = [...utf8(`092 Swiss${end}012 Schönau${end}`), ...latin1(muller)];
    const { name, players, repairs } = parseTrf(Uint8Array.from(bytes));
    expect([name, players[0]?.name]).toEqual(['Schönau', 'Müller, Jörg']);
    expect(repairs.map(({ kind, line }) => [kind, line])).toEqual([['encoding', 3]]);
  });
});

describe('columns that are not where they should be', () => {
  it('counted in bytes: blanks after the name are too few', () => {
    // Two characters of two bytes each, so two blanks fewer.
    const counted = muller.replace('Jörg  ', 'Jörg');
    const { players, points, ranks, games, repairs } = parseTrf(file(counted));
    expect([players[0]?.name, players[0]?.rating, points.get('1'), ranks.get('1')]).toEqual([
      'Müller, Jörg',
      2100,
      0.5,
      2,
    ]);
    expect(games[0]?.[0]?.kind).toBe('half-bye');
    expect(repairs.map(({ kind, line, column }) => [kind, line, column])).toEqual([['columns-shifted', 2, 15]]);
  });

  it('UTF-8 that was read as Latin-1: each such character is two', () => {
    const garbled = Array.from(utf8(muller), (byte) => String.fromCharCode(byte)).join('');
    const { players, points, repairs } = parseTrf(file(garbled));
    expect([players[0]?.name, players[0]?.rating, points.get('1')]).toEqual(['Müller, Jörg', 2100, 0.5]);
    expect(repairs.map(({ kind }) => kind)).toEqual(['columns-shifted']);
  });

  it('an emoji is one character', () => {
    const line = row(1, '0.5', ['0000 - H'], { name: '♜🙂 Anna', rating: '2100' }).replace('Anna ', 'Anna  ');
    const { players, points, repairs } = parseTrf(file(line));
    expect([players[0]?.name, players[0]?.rating, points.get('1')]).toEqual(['♜🙂 Anna', 2100, 0.5]);
    expect(repairs).toEqual([]);
    expect(formatTrf(parseTrf(file(line))).split('\n')).toContain(line);
  });

  // TRF26 counts columns in characters; an emoji takes two places in a string
  it('an emoji is one character of the name of a team, too', () => {
    const read = parseTrf(file(TYPE, '352 WB', ...TEAMS, ...rows()));
    const [first, second] = read.teams ?? [];
    const teams = [{ ...first, name: 'Les 🐎 🐎', nick: '🐎' }, second];
    const draft = { ...read, teams, written: { ...read.written, teamTables: ['801', '802'] } };
    expect(parseTrf(formatTrf(draft))).toStrictEqual(draft);
    const old = oldTeam('Les 🐎 🐎  ', [1, 2, 3]).replace('🐎  ', '🐎    ');
    const { teams: olds } = parseTrf(file('092 Team Swiss', old, oldTeam('Team 2', [4, 5, 6]), ...rows()));
    expect(olds?.[0]).toEqual({ id: '1', name: 'Les 🐎 🐎', players: ['1', '2', '3'] });
  });

  it('tabs lead to the next multiple of eight', () => {
    const { players, points, repairs } = parseTrf(file('001    1      Anna\t\t\t\t2100\t\t\t\t 0.0'));
    expect(players[0]).toStrictEqual({ id: '1', name: 'Anna', rating: 2100 });
    expect(points.get('1')).toBe(0);
    expect(repairs.map(({ kind, line, column }) => [kind, line, column])).toEqual([['tab', 2, 19]]);
  });

  it('a tab that stands for one blank', () => {
    const line = row(1, '0.0', [], { name: 'Anna', rating: '2100' }).replace('2100 ', '2100\t');
    const { players, points, repairs } = parseTrf(file(line));
    expect(players[0]).toStrictEqual({ id: '1', name: 'Anna', rating: 2100 });
    expect(points.get('1')).toBe(0);
    expect(repairs.map(({ kind, line: at, column }) => [kind, at, column])).toEqual([['tab', 2, 53]]);
  });
});
