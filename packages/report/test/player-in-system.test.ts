// A player in another system than FIDE's: numbers, rules, and where they come from.
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readEvent } from '@crosstable/event';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';
import { RATING_SYSTEMS } from '@crosstable/words/rating-systems/en';

import { type PlayerFacts, playerInSystem } from '../src/rating-systems.js';

const event = readEvent(readFileSync(new URL('../../../examples/club-championship.trf', import.meta.url)));

function silva(facts: PlayerFacts, player = '5') {
  const question = { event, facts: new Map([['5', facts]]), words: ENGLISH_ANSWERS, systemWords: RATING_SYSTEMS };
  return playerInSystem(question, { system: 'dwz', on: '2025-12-15', expectation: 'formula' }, player);
}

describe('a player in another system', () => {
  it('has the numbers of the table, the rules, and every game and reason', () => {
    const found = silva({ index: 10 });
    expect(found?.about).toBe(
      'Round robin, 7 rounds, DWZ by the order of 2014, as on 2025-12-15, expected scores by the formula',
    );
    // Calculated by hand in the test of the command: 1866, 14 years old, 1½ of 5 where 1.84 are expected; E = 17, K = 800 / 22
    expect(found?.values.map(({ heading, printed }) => [typeof heading === 'string' ? heading : heading.text, printed])).toEqual([
      ['Before', '1866'], ['Ind', '10'], ['Games', '5'], ['Score', '1½'], ['Expected', '1.84'], ['Rp', '1810'], ['K', '36.36'],
      ['Change', '-12.22'], ['New', '1854'],
    ]); // prettier-ignore
    expect(found?.after).toBe(1854);
    expect(found?.why.slice(0, 2)).toEqual([
      'Round 1, against 4 Tanaka, Jun (1912): ½, expected 0.44, +2.35',
      'Round 2, against 8 Weiss, Lena, unrated: 1',
    ]);
    expect(found?.why.at(7)).toBe('Base value (1866 / 1000)⁴ + 5 = 17.12, at the age of 14');
  });

  it('leaves out what isn’t known', () => {
    const found = silva({});
    expect(found?.after).toBeNull();
    expect(found?.values.map(({ printed }) => printed)).toEqual(['1866', '5', '1½', '1810']);
  });

  it('is nobody where nobody played', () => {
    expect(silva({}, '99')).toBeNull();
  });
});
