import { describe, expectTypeOf, it } from 'vitest';

import { type Award, type Contender, type Fund, type PrizeList, type PrizeReason, prizes } from '../src/index.js';
import { type ReadFundOptions, readFund } from '../src/read.js';
import { ENGLISH_PRIZES, type PrizeWordOptions, type PrizeWords, prizesInWords, reasonInWords } from '../src/words.js';
import { GERMAN_PRIZES } from '../src/words/de.js';
import { SPANISH_PRIZES } from '../src/words/es.js';
import { FRENCH_PRIZES } from '../src/words/fr.js';

describe('prizes', () => {
  it('takes players and a fund, and gives a list', () => {
    expectTypeOf(prizes).parameters.toEqualTypeOf<[contenders: readonly Contender[], fund: Fund]>();
    expectTypeOf(prizes).returns.toEqualTypeOf<PrizeList>();
    expectTypeOf<PrizeList['awards']>().toEqualTypeOf<readonly Award[]>();
    expectTypeOf<PrizeList['amounts']>().toEqualTypeOf<ReadonlyMap<string, number>>();
  });

  it('needs a model', () => {
    // @ts-expect-error -- there is no default
    prizes([], { prizes: [] });
    // @ts-expect-error -- no such model
    prizes([], { model: 'fide', prizes: [] });
  });

  it('knows the values of each reason', () => {
    const dropped = (reason: PrizeReason) => (reason.key === 'threshold' ? reason.values.dropped : undefined);
    expectTypeOf(dropped).returns.toEqualTypeOf<number | undefined>();
  });
});

it('a fund is read from text or bytes', () => {
  expectTypeOf(readFund).parameters.toEqualTypeOf<[source: string | Uint8Array, options?: ReadFundOptions]>();
  expectTypeOf(readFund).returns.toEqualTypeOf<Fund>();
});

describe('words', () => {
  it('say reasons and lists in four languages', () => {
    expectTypeOf(reasonInWords).parameters.toEqualTypeOf<[reason: PrizeReason, options?: PrizeWordOptions]>();
    expectTypeOf(prizesInWords).parameters.toEqualTypeOf<[list: PrizeList, options?: PrizeWordOptions]>();
    expectTypeOf([ENGLISH_PRIZES, GERMAN_PRIZES, FRENCH_PRIZES, SPANISH_PRIZES]).toEqualTypeOf<PrizeWords[]>();
  });
});
