import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { type TrfDraft, formatTrf, parseTrf } from '../src/index.js';

const players = [{ id: '1' }, { id: '2' }];
const games: TrfDraft['games'] = [[{ white: '1', black: '2', result: 1 }]];
/** As a file without any of these records was written. */
const { written } = parseTrf(file(row(1, '', [])));

/** The lines above the players of a draft with these fields and one game, without the counts that every draft gets. */
function headersOf(fields: Partial<TrfDraft>): readonly string[] {
  const lines = formatTrf({ players, games, ...fields }).split('\n');
  const counts = fields.rounds === undefined ? /^(?:062|072|142) \d+$/ : /^(?:062|072) \d+$/;
  return lines
    .slice(
      0,
      lines.findIndex((line) => line.startsWith('001')),
    )
    .filter((line) => !counts.test(line));
}

describe('texts and types', () => {
  it.each<[Partial<TrfDraft>, readonly string[]]>([
    [{ name: '  Open  ', city: '   ' }, ['012 Open']],
    [{ type: 'Swiss' }, ['092 Swiss']],
    [{ typeCode: 'FIDE_ROUNDROBIN' }, ['092 Individual: Round-Robin', '192 FIDE_ROUNDROBIN']],
    [{ typeCode: 'FIDE_DUTCH_2026' }, ['092 Individual: Swiss-System', '192 FIDE_DUTCH_2026']],
    [{ typeCode: 'CUSTOM_KNOCKOUT' }, ['092 Individual', '192 CUSTOM_KNOCKOUT']],
    [{ typeCode: 'FIDE_TEAM_BAKU' }, ['192 FIDE_TEAM_BAKU']],
    [{ typeCode: 'FIDE_DUTCH_2026', type: 'Open' }, ['092 Open', '192 FIDE_DUTCH_2026']],
    [{ typeCode: 'FIDE_DUTCH_2026', written }, ['192 FIDE_DUTCH_2026']],
    [{ system: 'swiss' }, ['092 Individual: Swiss-System']],
    [{ system: 'round-robin' }, ['092 Individual: Round-Robin']],
    [{ comments: ['one', ''] }, ['### one', '###']],
  ])('%j', (fields, lines) => {
    expect(headersOf(fields)).toEqual(lines);
  });
});

describe('142: the number of rounds', () => {
  it.each<[string, Partial<TrfDraft>, readonly string[]]>([
    [
      'a line that still says it, with its blanks',
      { rounds: 7, written: { ...written, rounds: '142   7' } },
      ['142   7'],
    ],
    ['a line that says something else', { rounds: 1, written: { ...written, rounds: 'XXR 9' } }, ['142 1']],
    ['more than were played, and no line', { rounds: 5, written }, ['142 5']],
    ['as many as were played, and no line', { rounds: 1, written }, []],
    ['as many as were played, nothing being read', { rounds: 1 }, ['142 1']],
    ['none', { rounds: 0, games: [] }, []],
  ])('%s', (_, fields, lines) => {
    expect(headersOf(fields)).toEqual(lines);
  });
});

describe('152 and 212: the first colour and the tie-breaks', () => {
  it.each<[Partial<TrfDraft>, readonly string[]]>([
    [{ initialColour: 'white' }, ['152 W']],
    [{ initialColour: 'black' }, ['152 B']],
    [{ initialColour: 'white', written: { ...written, initialColour: '152   W' } }, ['152   W']],
    [{ initialColour: 'white', written: { ...written, initialColour: '152 B' } }, ['152 W']],
    [{ tiebreaks: ['A'] }, ['212 A']],
    [{ tiebreaks: ['PTS', 'BH'], written: { ...written, tiebreaks: '212 PTS, BH' } }, ['212 PTS, BH']],
    [{ tiebreaks: ['PTS', 'BH'], written: { ...written, tiebreaks: '202 BH' } }, ['202 BH']],
    [{ tiebreaks: ['PTS', 'BH'], written: { ...written, tiebreaks: '212' } }, ['212 PTS,BH']],
  ])('%j', (fields, lines) => {
    expect(headersOf(fields)).toEqual(lines);
  });
});

describe('scoring', () => {
  it('lines that are read are not written where one of them is another record', () => {
    // 162 with W alone: 3, ½ and 0 for the games, 0 for an absence, a W for P.
    const fields = { scoring: { win: 3 }, written: { ...written, scoring: ['162  W 3.0', '142 7'] } };
    expect(headersOf(fields)).toEqual(['162  W 3.0    D 0.5    L 0.0    A 0.0    P 3.0']);
  });

  it.each<[string, Partial<TrfDraft>, string]>([
    ['with the lines that are written', { scoring: { win: 1 } }, '2.0'],
    ['as usual, where the draft has no scoring', {}, '1.0'],
  ])('points are counted %s', (_, fields, points) => {
    // The full-point bye is worth 2 by the line of the engine; the scoring of the model cannot say that.
    const lines = formatTrf({
      players: [{ id: '1', name: 'Player 1' }],
      games: [[{ white: '1', black: '', result: 1, kind: 'full-bye' }]],
      written: { ...written, scoring: ['XXS FPB=2'] },
      ...fields,
    });
    expect(lines.split('\n')).toContain(row(1, points, ['0000 - F']));
  });
});

describe('what cannot be written', () => {
  it.each<[Partial<TrfDraft>, string]>([
    [{ roundDates: ['26/03/01', '2026/03/02'] }, 'roundDates[1]: expected at most 8 characters, got "2026/03/02"'],
    [{ rounds: 1000 }, 'rounds: expected a number of rounds, got 1000'],
  ])('%j', (fields, message) => {
    expect(() => headersOf(fields)).toThrow(new RangeError(message));
  });
});
