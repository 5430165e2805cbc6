import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { call, game } from '@crosstable/core/testing/notation';
import { parseTrf } from '@crosstable/trf';

import {
  crosstable,
  explain,
  explainStanding,
  explainStandings,
  inWords,
  standings,
  tiebreakValues,
} from '../src/index.js';

/** A and B, and C and D, are tied on points; A beat B, and C and D didn't meet. E is alone. */
const GAMES = [
  [game('A', 'B', 1), game('C', 'E', 1)],
  [game('E', 'A', 0), game('D', 'F', 0.5)],
  [game('B', 'E', 1), game('F', 'C', 0.5)],
  [game('B', 'F', 1), game('D', 'E', 1)],
];

describe('a row of the standings explained', () => {
  // A and B have 2, C and D 1½, F 1, E 0
  const table = crosstable(GAMES);

  it('direct encounter looks at the players who are still tied, and has a rank only where it separated them', () => {
    const rows = standings(table, ['PTS', 'DE']);
    expect(rows.map(({ player, values }) => [player, ...values])).toEqual([
      ['A', 2, 1],
      ['B', 2, 2],
      ['C', 1.5, null],
      ['D', 1.5, null],
      ['F', 1, null],
      ['E', 0, null],
    ]);
    const [, ofB] = explainStanding(table, ['PTS', 'DE'], 'B');
    expect(ofB).toMatchObject({ code: 'DE', value: 2, undefinedBecause: null, conclusion: { key: 'all-met' } });
    const [, ofC] = explainStanding(table, ['PTS', 'DE'], 'C');
    expect(ofC).toMatchObject({ value: null, undefinedBecause: null, conclusion: { key: 'not-separated' } });
    expect(inWords(ofC)[0]).toContain('– C: not separated from the other one who is tied');
    const [, ofE] = explainStanding(table, ['PTS', 'DE'], 'E');
    expect(ofE).toMatchObject({ value: null, undefinedBecause: null, conclusion: { key: 'alone' } });
    expect(inWords(ofE)).toEqual(['DE, Direct Encounter (Art. 6, edition 2026-03) – E: –', '  Nobody else is tied']);
  });

  it('is what separated nobody, and not undefined', () => {
    expect(standings(table, ['PTS', 'BH', 'DE', 'DE/P']).undefinedCodes).toEqual([]);
    expect(tiebreakValues('DE', table).get('E')).toBe(1);
    expect(explain('DE', 'E', table).value).toBe(1);
  });

  it('AVRO 1938: under PTS,SB,DE nobody is left for direct encounter', () => {
    const { games } = parseTrf(readFileSync(new URL('../../../examples/avro-1938.trf', import.meta.url), 'utf8'));
    const avro = crosstable(games, { system: 'round-robin' });
    // Under the points alone Keres beat Fine; after Sonneborn-Berger all eight are separated already
    for (const { player, values } of standings(avro, ['PTS', 'SB', 'DE'])) {
      expect(values[2]).toBeNull();
      expect(explainStanding(avro, ['PTS', 'SB', 'DE'], player)[2].conclusion.key).toBe('alone');
    }
  });

  it('a code that stands twice is explained twice, each time among the players tied then', () => {
    const codes = ['DE', 'PTS', 'DE'];
    const explanations = explainStanding(table, codes, 'A');
    expect(explanations.map(({ code, value }) => [code, value])).toEqual([
      ['DE', null],
      ['PTS', 2],
      ['DE', 1],
    ]);
    expect(explanations[0].steps?.[0].tied).toHaveLength(6);
    expect(explanations[2].steps?.[0].tied).toEqual(['A', 'B']);
  });

  it('of a value entered by hand there is the value, and that it was', () => {
    const manual = { PLAYOFF: new Map([['D', 2.5]]) };
    const of = (player: string) => explainStanding(table, ['PTS', 'PLAYOFF'], player, { manual })[1];
    const byHand = { code: 'PLAYOFF', article: '2.2', edition: '2026-03', contributions: [], unfinished: [] };
    const conclusion = { key: 'by-hand', article: '2.2' };
    expect(of('D')).toEqual({ ...byHand, player: 'D', value: 2.5, undefinedBecause: null, conclusion });
    const undefinedBecause = { key: 'not-entered', article: '2.2' };
    expect(of('C')).toEqual({ ...byHand, player: 'C', value: null, undefinedBecause, conclusion });
    expect(inWords(of('D'))).toEqual(['PLAYOFF (Art. 2.2, edition 2026-03) – D: 2½', '  Entered by hand: 2½']);
    expect(inWords(of('C'))[1]).toBe('  Undefined: no value was entered by hand');
  });

  it('of everybody are in the order of the table, of a part and without the expelled', () => {
    const explained = explainStandings(table, ['PTS', 'DE']);
    expect([...explained.keys()]).toEqual(table.players);
    const values = [...explained].map(([player, row]) => [player, ...row.map(({ value }) => value)]);
    expect(values).toEqual([
      ['A', 2, 1],
      ['B', 2, 2],
      ['C', 1.5, null],
      ['E', 0, null],
      ['D', 1.5, null],
      ['F', 1, null],
    ]);
    expect([...explainStandings(table, ['PTS'], { of: ['D', 'B'] }).keys()]).toEqual(['B', 'D']);
    const players = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => ({ id, expelled: id === 'C' }));
    const withoutC = explainStandings(crosstable(GAMES, { players }), ['PTS']);
    expect([...withoutC.keys()]).toEqual(['A', 'B', 'D', 'E', 'F']);
  });

  it('what is refused is what standings refuse, and a player who isn’t there', () => {
    expect(() => explainStanding(table, ['PTS', 'XX'], 'A')).toThrow(RangeError);
    expect(() => explainStanding(table, ['PTS'], 'Z')).toThrow(
      new RangeError('player: expected a player of the table, got "Z"'),
    );
    expect(() => call(explainStanding, [table, ['PTS'], 5])).toThrow(
      new TypeError('player: expected text such as "5", got 5'),
    );
    expect(() => call(explainStanding, [table, 'PTS', 'A'])).toThrow(
      new TypeError('codes: expected an array of codes, got "PTS"'),
    );
    expect(() => call(explainStanding, [table, ['PTS'], 'A', { lots: {} }])).toThrow(
      new TypeError('options.lots: expected a seed, a text or a finite number, or true, got an object'),
    );
    expect(() => explainStandings(table, ['PTS', 'XX'])).toThrow(RangeError);
    expect(() => call(explainStandings, [table, 'PTS'])).toThrow(
      new TypeError('codes: expected an array of codes, got "PTS"'),
    );
    expect(() => explainStandings(table, ['PTS'], { of: ['Z'] })).toThrow(
      new RangeError('options.of[0]: expected an id of the table, got "Z"'),
    );
    const manual = { XX: new Map([['A', 1]]) };
    expect(() => explainStanding(table, ['PTS'], 'A', { manual })).toThrow(
      new RangeError('options.manual.XX: expected a code of the list (PTS), got "XX"'),
    );
  });
});
