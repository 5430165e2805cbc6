import { expectTypeOf, test } from 'vitest';

import type {
  Crosstable,
  Explanation,
  Game,
  GameKind,
  Player,
  Reason,
  ReasonKey,
  ReasonValues,
  Result,
  Rounds,
  Tiebreak,
} from '../src/index.js';

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

test('a key of a reason tells its values by name', () => {
  type Limited = Extract<Reason, { key: 'dummy-limited-by-opponent' }>;
  expectTypeOf<Limited['values']>().toEqualTypeOf<{ readonly own: number }>();
  expectTypeOf<Extract<Reason, { key: 'mean' }>['values']>().toEqualTypeOf<ReasonValues['mean']>();
  expectTypeOf<Extract<Reason, { key: 'opponent-adjusted-score' }>['rounds']>().toEqualTypeOf<readonly number[]>();
  // Values that a reason doesn't have are undefined, and may be left out
  expectTypeOf<{ key: 'sum'; article: string }>().toExtend<Reason>();
  expectTypeOf<{ key: 'mean'; article: string }>().not.toExtend<Reason>();
  expectTypeOf<{ key: 'sum'; article: string; values: { own: number } }>().not.toExtend<Reason>();
  expectTypeOf<Reason['key']>().toEqualTypeOf<ReasonKey>();
});
