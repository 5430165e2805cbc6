import { describe, expectTypeOf, it } from 'vitest';

import { type NormForecast, normForecast } from '../src/forecast.js';
import {
  type Crosstable,
  type Norm,
  type NormFact,
  type NormOptions,
  type NormPlayer,
  type NormReason,
  type NormTitle,
  type Rounds,
  type ScoreRow,
  norms,
  normsOfAll,
  scoreNeeded,
  scoreTable,
} from '../src/index.js';
import {
  ENGLISH_NORMS,
  type NormWordOptions,
  type NormWords,
  forecastInWords,
  normInWords,
  reasonInWords,
} from '../src/words.js';
import { GERMAN_NORMS } from '../src/words/de.js';
import { SPANISH_NORMS } from '../src/words/es.js';
import { FRENCH_NORMS } from '../src/words/fr.js';

type Given = [player: string, games: Rounds | Crosstable, players: readonly NormPlayer[], options: NormOptions];

describe('norms', () => {
  it('take a player, games or a table, and players', () => {
    expectTypeOf(norms).parameters.toEqualTypeOf<Given>();
    expectTypeOf(norms).returns.toEqualTypeOf<Norm[]>();
    expectTypeOf(normForecast).parameters.toEqualTypeOf<Given>();
    expectTypeOf(normForecast).returns.toEqualTypeOf<NormForecast[]>();
    expectTypeOf(normsOfAll).returns.toEqualTypeOf<Map<string, Norm[]>>();
    expectTypeOf<Norm['holds']>().toEqualTypeOf<boolean | undefined>();
  });

  it('have scores by average', () => {
    expectTypeOf(scoreNeeded).parameters.toEqualTypeOf<[title: NormTitle, games: number, average: number]>();
    expectTypeOf(scoreNeeded).returns.toEqualTypeOf<number | null>();
    expectTypeOf(scoreTable).returns.toEqualTypeOf<ScoreRow[]>();
    // @ts-expect-error -- no norms make it
    scoreNeeded('FM', 9, 2400);
  });

  it('know the values of each reason', () => {
    const raisedTo = (reason: NormReason) => (reason.key === 'raised' ? reason.values.to : undefined);
    expectTypeOf(raisedTo).returns.toEqualTypeOf<number | undefined>();
  });
});

describe('words', () => {
  it('say norms, reasons and forecasts in four languages', () => {
    expectTypeOf(normInWords).parameters.toEqualTypeOf<[norm: Norm, options?: NormWordOptions]>();
    expectTypeOf(reasonInWords).parameters.toEqualTypeOf<[reason: NormReason | NormFact, options?: NormWordOptions]>();
    expectTypeOf(forecastInWords).parameters.toEqualTypeOf<[forecast: NormForecast, options?: NormWordOptions]>();
    expectTypeOf([ENGLISH_NORMS, GERMAN_NORMS, FRENCH_NORMS, SPANISH_NORMS]).toEqualTypeOf<NormWords[]>();
  });
});
