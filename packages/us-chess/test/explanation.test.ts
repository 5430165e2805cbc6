import { describe, expect, it } from 'vitest';

import { type TextByLanguage, crosstable, isInputError } from '@crosstable/core';
import { call, game } from '@crosstable/core/testing/notation';
import { explainStanding, tiebreakValues } from '@crosstable/standings';

import { mostBlacksDefinition, usChess } from '../src/definitions.js';
import { explain } from '../src/explain.js';
import { mostBlacks } from '../src/most-blacks.js';
import { sonnebornBerger } from '../src/sonneborn-berger.js';
import { gamesOf } from './us-rows.js';

// Adjusted: A ½ + ½ + 1, B ½ + 1 + 1, C 1, D ½
const GAMES = gamesOf(['AB+ CD1', 'BC1 A:1 D:½', 'AC1 BD1']);

describe('explain', () => {
  it('says of every round what it brings, and what is dropped', () => {
    const { article, code, conclusion, contributions, value } = explain('D', GAMES);
    expect({ article, code, conclusion, value }).toEqual({
      article: 'US Chess 34E1',
      code: 'US_MM',
      conclusion: { key: 'sum', article: 'US Chess 34E1' },
      value: 1,
    });
    expect(contributions.map(({ cut, reason, score }) => [score, reason.key, reason.rounds, cut?.key])).toEqual([
      [1, 'opponent-score', undefined, undefined],
      [0, 'as-defined', undefined, undefined],
      [2.5, 'opponent-adjusted-score', [1], 'most-significant'],
    ]);
  });

  it('34E3: a bye is counted in the sum, and taken off once', () => {
    const { contributions, value } = explain('A', GAMES, [], { of: 'US_CUM' });
    expect(contributions.map((one) => [one.round, one.value])).toEqual([
      [1, 1],
      [1, -1],
      [2, 2],
      [2, -1],
      [3, 3],
    ]);
    expect(value).toBe(4);
  });

  it('of a player without games has nothing but rounds with 0', () => {
    expect(explain('nobody', GAMES).value).toBe(0);
    expect(explain('nobody', GAMES, [], { of: 'US_AVG_OPP' })).toMatchObject({ contributions: [], value: null });
  });

  it('34E5 is explained in a table with the definitions', () => {
    const table = crosstable(gamesOf(['AB1 CD1', 'AC0 BD1']), { selfDefined: usChess });
    const [, step] = explainStanding(table, ['PTS', 'US_RESULT'], 'B');
    expect(step).toMatchObject({ article: 'US Chess 34E5', code: 'US_RESULT', steps: [{ groups: [['A'], ['B']] }] });
  });
});

it('what people read is there in four languages', () => {
  const languages = (text: TextByLanguage): string[] => (typeof text === 'string' ? ['en'] : Object.keys(text));
  const texts = usChess.flatMap((definition): TextByLanguage[] => {
    const { code, name } = definition;
    if ('separate' in definition) return [name];
    const table = crosstable(GAMES, { selfDefined: [definition] });
    const reasons = table.players.flatMap((id) => explainStanding(table, [code], id)[0].contributions);
    return [name, ...reasons.flatMap(({ reason }) => (reason.key === 'as-defined' ? [reason.values.because] : []))];
  });
  const written = texts.filter((text) => typeof text !== 'string');
  expect(written.length).toBeGreaterThan(20);
  for (const text of written) expect(languages(text)).toEqual(['en', 'de', 'fr', 'es']);
  // Without words: names of people, and rounds of Kashdan, which say what they add
  expect(new Set(texts.filter((text) => typeof text === 'string'))).toEqual(
    new Set(['Solkoff', 'Kashdan', 'Sonneborn-Berger', '']),
  );
});

it('34E6: where nobody knows the colours, there is no value', () => {
  const table = crosstable([[game('A', 'B', 1)]], { unknown: ['colours'], selfDefined: [mostBlacksDefinition] });
  expect([...tiebreakValues('US_BLACKS', table).values()]).toEqual([null, null]);
  expect(mostBlacks('A', table)).toBe(0);
});

describe('mistakes are refused', () => {
  it.each([
    [
      () => call(sonnebornBerger, ['A', GAMES, [], { scores: 'both' }]),
      'options.scores: expected "real" or "adjusted", got "both"',
    ],
    [() => call(sonnebornBerger, ['A', GAMES, [], { score: 'real' }]), 'options: expected only scores, got "score"'],
    [() => call(explain, ['A', GAMES, [], { of: 'BH' }]), /^variant\.of: expected "US_MM" or .*, got "BH"$/],
    [() => call(explain, ['A', GAMES, [], { off: 'US_MM' }]), 'variant: expected only of, got "off"'],
    [() => call(mostBlacks, ['A', 1]), /^games: expected an array of rounds or a Crosstable of version .*, got 1$/],
  ])('%s', (run, message) => {
    expect(run).toThrow(message);
    try {
      run();
    } catch (thrown) {
      expect(isInputError(thrown)).toBe(true);
    }
  });
});
