import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { parseTrf } from '../src/index.js';

const anna = row(1, '', []);

describe('records with a text', () => {
  it('012 to 222', () => {
    const text = [
      '012 Open de Gros',
      '022 Donostia',
      '032 ESP',
      '042 2026/03/01',
      '052 2026/03/09',
      '062 1 (1)',
      '072 1',
      '082 0',
      '092 Individual: Swiss-System',
      '102 IA One',
      '112 Two',
      '112 Three',
      '122 40/120, 60',
      `132${' '.repeat(88)}26/03/01            26/03/03`,
      '142 9',
      '152 B',
      '172 ESP NRO',
      '182 A program 1.0',
      '192 FIDE_DUTCH_2026',
      '212 PTS,BH/C1, BH',
      '222 40/7200:3600',
      anna,
    ].join('\r\n');
    expect(parseTrf(text)).toMatchObject({
      name: 'Open de Gros',
      city: 'Donostia',
      federation: 'ESP',
      start: '2026-03-01',
      end: '2026-03-09',
      playerCount: '1 (1)',
      ratedCount: '1',
      teamCount: '0',
      type: 'Individual: Swiss-System',
      chiefArbiter: 'IA One',
      deputyArbiters: ['Two', 'Three'],
      timeControl: '40/120, 60',
      roundDates: ['26/03/01', '', '26/03/03'],
      rounds: 9,
      initialColour: 'black',
      startingRank: 'ESP NRO',
      program: 'A program 1.0',
      typeCode: 'FIDE_DUTCH_2026',
      system: 'swiss',
      tiebreaks: ['PTS', 'BH/C1', 'BH'],
      timeControlCode: '40/7200:3600',
      repairs: [],
    });
  });

  it('a record that stands twice counts once, and the second is kept', () => {
    const { name, otherRecords, repairs } = parseTrf(file('012 One', '012 Two', anna));
    expect([name, otherRecords]).toEqual(['One', ['012 Two']]);
    expect(repairs.map(({ kind, line }) => [kind, line])).toEqual([['duplicate-record', 3]]);
  });

  it('a record without a value is none', () => {
    const { name, otherRecords, repairs } = parseTrf(file('012', '012 Two', anna));
    expect([name, otherRecords, repairs]).toEqual(['Two', [], []]);
  });

  it('062 that miscounts is reported', () => {
    expect(parseTrf(file('062 2', anna)).repairs.map(({ message }) => message)).toEqual([
      'line 2, column 5: "2" is not the number of the players: 1',
    ]);
  });

  it('132 without dates in its columns is kept as it is', () => {
    const { roundDates, otherRecords, repairs } = parseTrf(file('132 daily at 9', anna));
    expect([roundDates, otherRecords]).toEqual([[], ['132 daily at 9']]);
    expect(repairs.map(({ kind }) => kind)).toEqual(['round-dates']);
  });
});

describe('042 and 052: dates', () => {
  it.each([
    ['2026/03/01', '2026-03-01'],
    ['2026-03-01', '2026-03-01'],
    ['2026.03.01', '2026-03-01'],
    ['24/09/2010', '2010-09-24'],
    ['28. 07. 2005', '2005-07-28'],
    ['May 29, 2020', '2020-05-29'],
    ['Jun 26, 2020', '2020-06-26'],
    ['29 May 2020', '2020-05-29'],
    ['2024/02/29', '2024-02-29'],
  ])('%s is %s', (text, iso) => {
    const { start, repairs } = parseTrf(file(`042 ${text}`, anna));
    expect([start, repairs]).toEqual([iso, []]);
  });

  it.each(['2026/13/01', '2026/02/30', '2025/02/29', '0000/00/00', 'spring 2026', '1964'])(
    '%s is not recognised, and reported',
    (text) => {
      const { start, written, repairs } = parseTrf(file(`042 ${text}`, anna));
      expect([start, written.start]).toEqual([undefined, text]);
      expect(repairs.map(({ kind, line, column }) => [kind, line, column])).toEqual([['date', 2, 5]]);
    },
  );

  it('a day that could be a month is taken for the day, and reported', () => {
    const { end, repairs } = parseTrf(file('052 04/05/2020', anna));
    expect(end).toBe('2020-05-04');
    expect(repairs.map(({ read }) => read)).toEqual(['read with the day first: 2020-05-04']);
  });
});

describe('192 and 092: the system', () => {
  it.each([
    ['192 FIDE_DUTCH_2025', 'swiss'],
    ['192 FIDE_DUTCH_BAKU', 'swiss'],
    ['192 FIDE_DUBOV', 'swiss'],
    ['192 FIDE_BURSTEIN', 'swiss'],
    ['192 FIDE_DOUBLESWISS', 'swiss'],
    ['192 CUSTOM_SWISS', 'swiss'],
    ['192 BERGER_ROUNDROBIN_G2', 'round-robin'],
    ['192 FIDE_DOUBLEROUNDROBIN', 'round-robin'],
    ['092 Individual: Round-Robin', 'round-robin'],
    ['092 Swiss System', 'swiss'],
    ['092 Schweizer System', 'swiss'],
  ])('%s is %s', (line, system) => {
    const read = parseTrf(file(line, anna));
    expect([read.system, read.repairs]).toEqual([system, []]);
  });

  it.each([
    ['092 Swiss', '192 CUSTOM_ROUNDROBIN', 'round-robin'],
    ['092 Round Robin', '192 FIDE_DUBOV', 'swiss'],
  ])('%s, %s: 192 decides, and that is reported, because it changes what blank rounds are', (type, code, system) => {
    const read = parseTrf(file(code, type, anna));
    expect(read.system).toBe(system);
    const message = `line 2, column 1: "${type}" contradicts 192, which is followed: a ${system}`;
    expect(read.repairs.map(({ message: text }) => text)).toEqual([message]);
  });

  it.each(['092 Swiss (Dutch)', '092 Open'])('%s beside 192 FIDE_DUTCH_2026 contradicts nothing', (type) => {
    expect(parseTrf(file(type, '192 FIDE_DUTCH_2026', anna)).repairs).toEqual([]);
  });

  it.each(['092 Open', '192 CUSTOM_KNOCKOUT'])('%s does not tell, and is reported', (line) => {
    const read = parseTrf(file(line, anna));
    expect(read.system).toBeUndefined();
    expect(read.repairs.map(({ kind, line: at }) => [kind, at])).toEqual([['system', 1]]);
  });
});

describe('records of which one of two says the same', () => {
  it.each([
    [['XXR 9'], 9, 'XXR 9'],
    [['XXR 9', '142 7'], 7, '142 7'],
  ])('%j', (lines, rounds, line) => {
    const read = parseTrf(file(...lines, anna));
    expect([read.rounds, read.written.rounds]).toEqual([rounds, line]);
  });

  it.each([
    ['152 W', 'white'],
    ['152 b', 'black'],
    ['XXC white1', 'white'],
    ['XXC rank black1', 'black'],
    ['XXC rank', undefined],
  ])('%s is %s', (line, colour) => {
    expect(parseTrf(file(line, anna)).initialColour).toBe(colour);
  });

  it.each([
    ['202 BH:MP/C1/P,EDE', ['PTS', 'BH:MP/C1/P', 'EDE']],
    ['202 PTS,BH', ['PTS', 'BH']],
    ['212 SB,PTS', ['SB', 'PTS']],
    ['212', undefined],
  ])('%s is %j', (line, tiebreaks) => {
    expect(parseTrf(file(line, anna)).tiebreaks).toEqual(tiebreaks);
  });
});

describe('lines that have no field', () => {
  const rulers = [
    '         1         2         3',
    '123456789012345678901234567890',
    'DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF',
  ];

  it('rulers and unknown records are kept and reported, blank lines go', () => {
    const lines = [...rulers, '', '999 something', 'PAB    1'];
    const { unknownLines, repairs } = parseTrf(file(...lines, anna));
    expect(unknownLines).toEqual([...rulers, '999 something', 'PAB    1']);
    expect(repairs.map(({ kind, line }) => [kind, line])).toEqual([
      ['unknown-record', 2],
      ['unknown-record', 3],
      ['unknown-record', 4],
      ['unknown-record', 6],
      ['unknown-record', 7],
    ]);
  });

  it('comments lose their mark only', () => {
    const lines = ['### list changed after round 3', '###  indented', '###', '###close'];
    expect(parseTrf(file(...lines, anna)).comments).toEqual(['list changed after round 3', ' indented', '', 'close']);
  });

  it('national lines are kept apart', () => {
    const line = 'NOR    1   GM Player, One                     2634 NO  70100010001 1987/07/05';
    const { nationalLines, repairs } = parseTrf(file(anna, line));
    expect([nationalLines, repairs]).toEqual([[line], []]);
  });

  it('records of pairing engines are known', () => {
    const lines = [
      'XXP 1 2',
      'XXA    1  1.0  0.0',
      'XXZ 1',
      '250           1.0   1   2    1    9',
      '260   1   3    1    2',
    ];
    const { otherRecords, repairs } = parseTrf(file(...lines, anna));
    expect([otherRecords, repairs]).toEqual([lines, []]);
  });

  it.each(['\n', '\r', '\r\n'])('lines may end with %j', (end) => {
    const { players, name } = parseTrf(['012 X', '092 Swiss', `${anna}   `, ''].join(end));
    expect([players.length, name]).toEqual([1, 'X']);
  });
});
