import { describe, expectTypeOf, it } from 'vitest';

import {
  type Chances,
  type ChancesOptions,
  type OpenGame,
  type Place,
  type Question,
  type Rounds,
  type WhatIf,
  type WhatIfOptions,
  chances,
  whatif,
  whatifs,
} from '../src/index.js';

describe('whatif', () => {
  it('takes games, codes and options with a player', () => {
    expectTypeOf(whatif).parameters.toEqualTypeOf<[Rounds, readonly string[], WhatIfOptions & Question]>();
    expectTypeOf(whatif).returns.toEqualTypeOf<WhatIf>();
    expectTypeOf<{ player: string; place: number; open: OpenGame[]; maxNodes: number }>().toExtend<
      WhatIfOptions & Question
    >();
  });

  it('gives the places for every own result', () => {
    expectTypeOf<WhatIf['results'][number]['best']>().toEqualTypeOf<Place>();
    expectTypeOf<WhatIf['results'][number]['score']>().toEqualTypeOf<1 | 0.5 | 0 | null>();
  });
});

describe('whatifs', () => {
  it('takes several questions', () => {
    expectTypeOf(whatifs).parameters.toEqualTypeOf<[Rounds, readonly string[], readonly Question[], WhatIfOptions?]>();
    expectTypeOf(whatifs).returns.toEqualTypeOf<readonly WhatIf[]>();
  });
});

describe('chances', () => {
  it('takes a model, a place and a seed', () => {
    expectTypeOf(chances).parameters.toEqualTypeOf<[Rounds, readonly string[], ChancesOptions]>();
    expectTypeOf(chances).returns.toEqualTypeOf<Chances>();
    expectTypeOf<{ player: string; place: number; model: 'thirds'; seed: number }>().toExtend<ChancesOptions>();
    expectTypeOf<{ player: string; place: number; model: 'thirds' }>().not.toExtend<ChancesOptions>();
  });
});
