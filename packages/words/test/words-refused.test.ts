// Errors of `crosstable/words` and `inWords` for arguments that they can't put into words.

import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { call, game } from '@crosstable/core/testing/notation';
import { explain } from '@crosstable/standings';

import { nameOf, outcomeInWords, printedNumber, printedValue, reasonInWords } from '../src/checked.js';
import { inWords } from '../src/in-words.js';
import { GERMAN } from '../src/languages/de/sentences.js';

const SUM = { key: 'sum', article: '8.1' };
const EXPLANATION = explain('PTS', 'A', crosstable([[game('A', 'B', 1)]]));

describe('arguments are refused', () => {
  it.each([
    [() => call(inWords, [EXPLANATION, undefined, 'de']), 'words: expected Words, as GERMAN, got "de"'],
    [() => call(reasonInWords, [null]), 'reason: expected a Reason, got null'],
    [() => call(reasonInWords, ['sum']), 'reason: expected a Reason, got "sum"'],
    [() => call(reasonInWords, [SUM, null]), 'about: expected an object, got null'],
    [() => call(reasonInWords, [SUM, { value: '7' }]), 'about.value: expected a finite number, got "7"'],
    [() => call(reasonInWords, [{ ...SUM, key: 7 }]), 'reason.key: expected a key of REASON_KEYS, got 7'],
    [() => call(reasonInWords, [{ ...SUM, article: 8 }]), 'reason.article: expected a text, got 8'],
    [() => call(reasonInWords, [{ ...SUM, rounds: 2 }]), 'reason.rounds: expected an array of entries, got 2'],
    [() => call(reasonInWords, [{ ...SUM, rounds: [null] }]), 'reason.rounds[0]: expected a finite number, got null'],
    [() => call(reasonInWords, [{ ...SUM, values: 1 }]), 'reason.values: expected an object, got 1'],
    [
      () => call(reasonInWords, [{ ...SUM, values: { sum: '1' } }]),
      'reason.values.sum: expected a finite number, got "1"',
    ],
    [
      () => call(reasonInWords, [{ ...SUM, key: 'mean' }]),
      'reason.values.count: expected a finite number, got undefined',
    ],
    [
      () => call(reasonInWords, [SUM, {}, { ...GERMAN, reasons: {} }]),
      'words.reasons.points: expected a function, got undefined',
    ],
    [() => call(outcomeInWords, [7, null]), 'outcome: expected the outcome of a round, got 7'],
    [() => call(outcomeInWords, ['win']), 'opponent: expected a text, got undefined'],
    [() => call(outcomeInWords, ['win', 'Bell', null]), 'words: expected Words, as GERMAN, got null'],
    [() => call(nameOf, [7]), 'code: expected a text, got 7'],
    [() => call(nameOf, ['BH', { ...GERMAN, modifiers: 7 }]), 'words: expected Words, as GERMAN, got an object'],
    [() => call(printedNumber, ['1']), 'value: expected a finite number, got "1"'],
    [
      () => call(printedNumber, [1, { numbers: { decimalSign: 1 } }]),
      'words.numbers.decimalSign: expected a text, got 1',
    ],
    [() => call(printedValue, ['BH']), 'value: expected a finite number, got undefined'],
    [() => call(printedValue, [null, 1]), 'code: expected a text, got null'],
    [() => call(inWords, [{ ...EXPLANATION, code: 7 }]), 'explanation.code: expected a text, got 7'],
    [
      () => call(inWords, [{ ...EXPLANATION, contributions: {} }]),
      'explanation.contributions: expected an array of entries, got an object',
    ],
    [
      () => call(inWords, [{ ...EXPLANATION, contributions: [null] }]),
      'explanation.contributions[0]: expected an object, got null',
    ],
    [
      () => call(inWords, [{ ...EXPLANATION, conclusion: null }]),
      'explanation.conclusion: expected a Reason, got null',
    ],
    [
      () => call(inWords, [{ ...EXPLANATION, steps: [{ tied: ['A', 7] }] }]),
      'explanation.steps[0].tied[1]: expected a text, got 7',
    ],
  ])('of the wrong type: %#', (say, message) => {
    expect(say).toThrow(new TypeError(message));
  });

  it('that data from elsewhere may have, and no language has a word for', () => {
    expect(() => call(reasonInWords, [{ key: 'luck', article: '1' }])).toThrow(
      new RangeError('reason.key: expected a key of REASON_KEYS, got "luck"'),
    );
    expect(() => call(reasonInWords, [{ key: 'toString', article: '1' }])).toThrow(RangeError);
    expect(() => call(outcomeInWords, ['lucky', null])).toThrow(
      new RangeError('outcome: expected the outcome of a round, got "lucky"'),
    );
    expect(() => printedNumber(NaN)).toThrow(new RangeError('value: expected a finite number, got NaN'));
    expect(() => printedValue('BH', Infinity)).toThrow(new RangeError('value: expected a finite number, got Infinity'));
  });

  it('but not what an explanation has beside its data', () => {
    expect(call(inWords, [{ ...EXPLANATION, mood: 'high' }])).toEqual(inWords(EXPLANATION));
  });
});
