import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';

import { type PrizeList, type PrizeReason, prizes } from '../src/index.js';
import { ENGLISH_PRIZES, prizesInWords, reasonInWords } from '../src/words.js';
import { GERMAN_PRIZES } from '../src/words/de.js';
import { SPANISH_PRIZES } from '../src/words/es.js';
import { FRENCH_PRIZES } from '../src/words/fr.js';
import { KINDS_OF_VALUES } from '../src/words/prize-words.js';

import { contenders, main, women } from './contenders.js';

const LANGUAGES = [ENGLISH_PRIZES, GERMAN_PRIZES, SPANISH_PRIZES, FRENCH_PRIZES];

/** T13: a woman leaves the main list, and a player behind gets more. */
const list = prizes(contenders('M6 W5 M5'), {
  model: 'highest-value',
  prizes: [main([200, 100], { share: 'equal' }), women(70, 30)],
});

describe('prizes in words', () => {
  it('are lines of awards, of what is left, and of totals', () => {
    expect(prizesInWords(list, { nameOf: (id) => ['Max', 'Ida', 'Leo'][Number(id) - 1] })).toEqual([
      'Max: 200. Place 1 of Main: 200.',
      'Ida: 70. Women, place 1: 70, for the best who can take it. For it, the share of 50 of Main was given up. ' +
        'Attention: Leo, who is behind, now has more from Main: 100.',
      'Leo: 100. Place 2 of Main: 100.',
      'Women, place 2, is left: all whom it is for have another prize, or there are no more of them.',
      'The fund is 400, 370 are paid, 30 are left.',
    ]);
  });

  it('are whole lines in every language', () => {
    for (const words of LANGUAGES) {
      const lines = prizesInWords(list, { words, decimals: 2 });
      expect(lines).toHaveLength(5);
      expect(lines.join()).not.toMatch(/undefined|null|NaN|\bfunction\b/);
      expect(lines[0]).toContain(`2${words.decimalSign}00`);
    }
  });

  it('say what is paid beyond the fund', () => {
    const over = prizes(contenders('U4 U4'), {
      model: 'us-chess',
      prizes: [main([5])],
      rounding: 'nearest',
    });
    expect(prizesInWords(over).at(-1)).toBe('The fund is 5, 6 are paid, 1 more than the fund.');
    expect(LANGUAGES.map((words) => prizesInWords(over, { words }).at(-1))).toEqual([
      'The fund is 5, 6 are paid, 1 more than the fund.',
      'Der Preisfonds beträgt 5, ausgezahlt werden 6, das sind 1 mehr.',
      'El fondo es de 5, se pagan 6, es decir, 1 más.',
      'Le fonds est de 5, 6 sont versés, soit 1 de plus.',
    ]);
  });

  it('print totals with a fraction', () => {
    const limited = prizes(contenders('U4 U4 U4'), {
      model: 'us-chess',
      prizes: [main([100])],
      limits: { players: { 2: 10 }, excess: 'keep' },
    });
    expect(prizesInWords(limited).at(-1)).toBe('The fund is 100, 76.67 are paid, 23.33 are left.');
    expect(prizesInWords(limited, { decimals: 1 })[0]).toMatch(/^1: 3\.333\. /);
  });

  it('name things beside money', () => {
    const things = prizes(contenders('U4'), {
      model: 'one-queue',
      prizes: [{ name: 'Main', amounts: [{ money: 5, object: 'Cup' }] }],
    });
    expect(LANGUAGES.map((words) => prizesInWords(things, { words })[0].split('. ')[0])).toEqual([
      '1: 5 and Cup',
      '1: 5 und Cup',
      '1: 5 y Cup',
      '1 : 5 et Cup',
    ]);
  });
});

describe('every reason', () => {
  /** Values of every sort for each key, and those for which a sentence has another form. */
  const reasons = Object.entries(KINDS_OF_VALUES).flatMap(([key, kinds]) => {
    const values = Object.entries(kinds).map(([name, kind]: [string, string]): [string, unknown] => [
      name,
      kind === 'number' ? 7 : kind === 'amount' ? '250/3' : kind === 'player' ? 'Zoe' : `The ${name}`,
    ]);
    return [{ key, values: Object.fromEntries(values) }];
  });
  const more = [
    { key: 'category', values: { prize: 'Main', place: 1, amount: '5', before: 0 } },
    { key: 'category', values: { prize: 'Main', place: 1, amount: '5', before: 1 } },
    { key: 'order-of-lists', values: { prize: 'Main', other: 'Women', amount: '5', paid: '5', otherwise: '6' } },
    { key: 'based-on', values: { prize: 'Main', entries: 3, announced: 9, half: 'yes' } },
  ];

  it.each([...reasons, ...more])('is a sentence in every language: $key', (reason) => {
    for (const words of LANGUAGES) {
      const sentence = call(reasonInWords, [reason, { words }]);
      expect(sentence).toMatch(/^\S.*\.$/);
      expect(sentence).not.toMatch(/undefined|null|NaN|250\/3/);
    }
  });

  it('names all its values', () => {
    for (const words of LANGUAGES) {
      for (const reason of reasons) {
        const sentence = String(call(reasonInWords, [reason, { words }]));
        const texts = Object.entries(reason.values).filter(([name]) => name !== 'half');
        for (const [, value] of texts) {
          expect(sentence).toContain(value === '250/3' ? `83${words.decimalSign}33` : String(value));
        }
      }
    }
  });
});

it('one better player has another prize, several have others', () => {
  const told = (before: number) =>
    reasonInWords({ key: 'category', values: { prize: 'Women', place: 1, amount: '70', before } }).split('; ')[1];
  expect([1, 2].map(told)).toEqual(['the player ahead has another prize.', 'the 2 players ahead have other prizes.']);
});

describe('malformed', () => {
  const reason: PrizeReason = { key: 'by-place', values: { prize: 'Main', place: 1, amount: '5' } };

  it.each<[unknown, unknown, Error]>([
    [null, {}, new TypeError('reason: expected an object, got null')],
    [{ ...reason, key: 'by-luck' }, {}, new RangeError('reason.key: expected the key of a reason, got "by-luck"')],
    [{ key: 'by-place' }, {}, new TypeError('reason.values: expected an object, got undefined')],
    [
      { key: 'by-place', values: { place: 1 } },
      {},
      new TypeError('reason.values.prize: expected a text, got undefined'),
    ],
    [
      { key: 'by-place', values: { ...reason.values, amount: '5/0' } },
      {},
      new RangeError('reason.values.amount: expected an amount such as "250" or "100/3", got "5/0"'),
    ],
    [
      { key: 'by-place', values: { ...reason.values, place: -1 } },
      {},
      new RangeError('reason.values.place: expected a whole number from 0, got -1'),
    ],
    [reason, { lang: 'de' }, new RangeError('options: expected only words, decimals, nameOf, got "lang"')],
    [reason, { words: 'de' }, new TypeError('options.words: expected an object, got "de"')],
    [reason, { words: {} }, new TypeError('options.words.reasons: expected an object, got undefined')],
    [reason, { words: { reasons: {} } }, new TypeError('options.words.decimalSign: expected a text, got undefined')],
    [
      reason,
      { words: { ...ENGLISH_PRIZES, reasons: {} } },
      new TypeError('options.words.reasons["by-place"]: expected a sentence, got undefined'),
    ],
    [reason, { decimals: 9 }, new RangeError('options.decimals: expected a whole number from 0 to 6, got 9')],
    [reason, { nameOf: 'Ann' }, new TypeError('options.nameOf: expected a function, got "Ann"')],
  ])('%j, %j', (given, options, error) => {
    expect(() => call(reasonInWords, [given, options])).toThrow(error);
  });

  it.each<[object | null, Error]>([
    [null, new TypeError('list: expected an object, got null')],
    [{ awards: 1 }, new TypeError('list.awards: expected an array of awards, got 1')],
    [{ awards: [1] }, new TypeError('list.awards[0]: expected an object, got 1')],
    [{ awards: [{}] }, new TypeError('list.awards[0].reasons: expected an array of reasons, got undefined')],
    [{ awards: [{ reasons: [] }] }, new TypeError('list.awards[0].player: expected an id, got undefined')],
    [{ awards: [{ player: 'A', reasons: [] }] }, new TypeError('list.awards[0].exact: expected a text, got undefined')],
    [
      { awards: [{ player: 'A', exact: '5', object: 5, reasons: [] }] },
      new TypeError('list.awards[0].object: expected a text, got 5'),
    ],
    [
      { awards: [{ player: 'A', exact: '5', reasons: [] }] },
      new TypeError('list.awards[0].amount: expected a number, got undefined'),
    ],
    [{ unawarded: {} }, new TypeError('list.unawarded: expected an array of prizes, got an object')],
    [{ unawarded: [null] }, new TypeError('list.unawarded[0]: expected an object, got null')],
    [{ paid: NaN }, new RangeError('list.paid: expected a number from 0, got NaN')],
  ])('list with %j', (change, error) => {
    const changed: PrizeList | null = change && { ...list, ...change };
    expect(() => call(prizesInWords, [changed])).toThrow(error);
  });
});
