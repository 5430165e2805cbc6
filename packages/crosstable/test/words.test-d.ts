import { describe, expectTypeOf, it } from 'vitest';

import type { ChessEvent, EventForm } from '../src/event.js';
import { type Crosstable, type CrosstableOptions, type Edition, type ReasonKey, explain } from '../src/index.js';
import { EDITIONS, REASON_KEYS, type Words, inWords, reasonInWords } from '../src/words.js';
import { GERMAN } from '../src/words/de.js';
import { SPANISH } from '../src/words/es.js';
import { FRENCH } from '../src/words/fr.js';

type Lacking<Key extends ReasonKey> = Omit<Words, 'reasons'> & { readonly reasons: Omit<Words['reasons'], Key> };

describe('a language', () => {
  it('has words for every key, or doesn’t compile', () => {
    for (const words of [GERMAN, FRENCH, SPANISH]) expectTypeOf(words).toEqualTypeOf<Words>();
    expectTypeOf<keyof Words['reasons']>().toEqualTypeOf<ReasonKey>();
    expectTypeOf<Lacking<'sum'>>().not.toExtend<Words>();
    expectTypeOf<Lacking<'opponent-score-with-added-points'>>().not.toExtend<Words>();
    expectTypeOf<Omit<Words, 'outcomes'>>().not.toExtend<Words>();
    expectTypeOf<Omit<Words['outcomes'], 'unfinished'>>().not.toExtend<Words['outcomes']>();
    expectTypeOf<Omit<Words['tiebreaks'], 'SB'>>().not.toExtend<Words['tiebreaks']>();
    expectTypeOf<Omit<Words['modifiers'], 'C2'>>().not.toExtend<Words['modifiers']>();
    expectTypeOf<Omit<Words['phrases'], 'dummy'>>().not.toExtend<Words['phrases']>();
    expectTypeOf<Omit<Words['numbers'], 'half'>>().not.toExtend<Words['numbers']>();
    // @ts-expect-error a language without a word for the sum
    const lacking: Words = { ...GERMAN, reasons: { ...GERMAN.reasons, sum: undefined } };
    expectTypeOf(lacking).toEqualTypeOf<Words>();
  });

  it('asks a reason for its own numbers only', () => {
    const words: Words = {
      ...GERMAN,
      // @ts-expect-error no reason has a number of that name
      reasons: { ...GERMAN.reasons, sum: ({ of }) => of('total') },
    };
    expectTypeOf(words).toEqualTypeOf<Words>();
  });

  it('is taken by what says explanations', () => {
    expectTypeOf(inWords).parameter(2).toEqualTypeOf<Words | undefined>();
    expectTypeOf(REASON_KEYS).toEqualTypeOf<readonly ReasonKey[]>();
    expectTypeOf(EDITIONS[0]).toExtend<Edition>();
    // Both a contribution and an explanation say what their reasons speak of
    const say = (table: Crosstable): string[] => {
      const explanation = explain('SB', 'A', table);
      const { conclusion, contributions } = explanation;
      return [
        ...contributions.map((contribution) => reasonInWords(contribution.reason, contribution)),
        reasonInWords(conclusion, explanation),
      ];
    };
    expectTypeOf(say).returns.toEqualTypeOf<string[]>();
  });
});

describe('an event', () => {
  it('is the options of its table, and has the form that is read', () => {
    expectTypeOf<ChessEvent>().toExtend<CrosstableOptions>();
    expectTypeOf<ChessEvent>().toExtend<Omit<EventForm, 'adjustments'>>();
    expectTypeOf<ChessEvent['edition']>().toEqualTypeOf<Edition>();
  });
});
