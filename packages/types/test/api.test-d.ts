import { expectTypeOf, test } from 'vitest';

import type { Crosstable, Explanation, Game, GameKind, Player, Result, Rounds, Tiebreak } from '../src/index.js';

test('the types are those of the documented model', () => {
  expectTypeOf<Result>().toEqualTypeOf<0 | 0.5 | 1>();
  expectTypeOf<GameKind>().toEqualTypeOf<
    'forfeit-loss' | 'forfeit-win' | 'full-bye' | 'half-bye' | 'pairing-bye' | 'zero-bye' | 'double-forfeit'
  >();
  expectTypeOf<Game[][]>().toExtend<Rounds>();
  expectTypeOf<{ white: string; black: string; result: Result }>().toExtend<Game>();
  expectTypeOf<{ id: string; rating: number; club: string }>().toExtend<Player>();
  expectTypeOf<Tiebreak>().parameter(1).toEqualTypeOf<Rounds | Crosstable>();
  expectTypeOf<Tiebreak>().returns.toEqualTypeOf<number>();
  expectTypeOf<Explanation['value']>().toEqualTypeOf<number | null>();
});
