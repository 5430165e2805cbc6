import { describe, expectTypeOf, it } from 'vitest';

import {
  type BergerOptions,
  type ChessEvent,
  type EventTableOptions,
  type GameRow,
  type MatrixCell,
  bergerRounds,
  gamesOfMatrix,
  roundsOf,
  tableOf,
} from '../src/event.js';
import {
  type Crosstable,
  type CrosstableOptions,
  type Explanation,
  type Game,
  type InputError,
  type Rounds,
  type Scoring,
  type Standing,
  type StandingsOptions,
  type TeamTable,
  type Words,
  crosstable,
  explain,
  explainOrder,
  inWords,
  isInputError,
  standings,
  tiebreak,
  tiebreakValues,
} from '../src/index.js';

describe('crosstable', () => {
  it('takes games and options', () => {
    expectTypeOf(crosstable).parameter(0).toEqualTypeOf<Rounds>();
    expectTypeOf(crosstable).parameter(1).toEqualTypeOf<CrosstableOptions | undefined>();
    expectTypeOf(crosstable).returns.toEqualTypeOf<Crosstable>();
    expectTypeOf<object>().toExtend<CrosstableOptions>();
    expectTypeOf<{ system: 'swiss'; edition: '2024-08'; scoring: { win: 3 } }>().toExtend<CrosstableOptions>();
    expectTypeOf<{ system: 'knockout' }>().not.toExtend<CrosstableOptions>();
    expectTypeOf<{ win: '3' }>().not.toExtend<Scoring>();
  });

  it('gives a table that is to be read only', () => {
    expectTypeOf<Crosstable>().toEqualTypeOf<Readonly<Crosstable>>();
    expectTypeOf<Crosstable['players']>().toEqualTypeOf<readonly string[]>();
  });
});

describe('the table of an event', () => {
  it('is one of players or of teams', () => {
    expectTypeOf(tableOf).parameters.toEqualTypeOf<[event: ChessEvent, options?: EventTableOptions]>();
    expectTypeOf(tableOf).returns.toEqualTypeOf<Crosstable | TeamTable>();
    expectTypeOf<{ runde: 1 }>().not.toExtend<EventTableOptions>();
  });
});

describe('games', () => {
  it('of a round robin come from its ids, or from its matrix', () => {
    expectTypeOf(bergerRounds).toEqualTypeOf<
      (ids: readonly (number | string)[], options?: BergerOptions) => Game[][]
    >();
    expectTypeOf(gamesOfMatrix).returns.toEqualTypeOf<Game[][]>();
    expectTypeOf<[[null, '½'], [0.5, null]]>().toExtend<Parameters<typeof gamesOfMatrix>[1]>();
    expectTypeOf<[[null, [1, 0]], [[0, 1], null]]>().toExtend<Parameters<typeof gamesOfMatrix>[1]>();
    expectTypeOf<boolean>().not.toExtend<MatrixCell>();
  });

  it('come from rows of a database, and from games with their round', () => {
    expectTypeOf(roundsOf).toEqualTypeOf<(rows: readonly GameRow[]) => Game[][]>();
    expectTypeOf<Game & { round: number }>().toExtend<GameRow>();
    expectTypeOf<{ id: number; round: number; white: number; black: null; result: string }>().toExtend<GameRow>();
    expectTypeOf<{ white: string; black: string; result: number }>().not.toExtend<GameRow>();
  });
});

describe('values', () => {
  it('may be undefined, as null', () => {
    expectTypeOf(tiebreakValues).toEqualTypeOf<(code: string, table: Crosstable) => Map<string, number | null>>();
    expectTypeOf(tiebreak).toEqualTypeOf<(code: string) => (player: string, table: Crosstable) => number | null>();
    expectTypeOf(explain).toEqualTypeOf<(code: string, player: string, table: Crosstable) => Explanation>();
    expectTypeOf<Explanation['value']>().toEqualTypeOf<number | null>();
  });
});

describe('standings', () => {
  it('are rows', () => {
    expectTypeOf(standings).parameters.toEqualTypeOf<
      [table: Crosstable, codes: readonly string[], options?: StandingsOptions]
    >();
    expectTypeOf(standings).returns.toExtend<Standing[]>();
    expectTypeOf<Standing['values']>().toEqualTypeOf<readonly (number | null)[]>();
    expectTypeOf<Standing>().toHaveProperty('rank').toEqualTypeOf<number>();
    expectTypeOf<Standing>().toHaveProperty('player').toEqualTypeOf<string>();
    expectTypeOf<Standing['overall']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<StandingsOptions['of']>().toEqualTypeOf<readonly string[] | undefined>();
  });
});

describe('explanations', () => {
  it('of an order have a code and both sides, or neither', () => {
    type Order = ReturnType<typeof explainOrder>;
    expectTypeOf(explainOrder).parameters.toEqualTypeOf<
      [table: Crosstable, codes: readonly string[], one: string, other: string]
    >();
    expectTypeOf<Order['first']>().toEqualTypeOf<string>();
    expectTypeOf<Extract<Order, { code: string }>['explanations']>().toEqualTypeOf<
      readonly [Explanation, Explanation]
    >();
    expectTypeOf<Extract<Order, { code: null }>['explanations']>().toEqualTypeOf<null>();
  });

  it('in words are lines', () => {
    expectTypeOf(inWords).parameters.toEqualTypeOf<
      [explanation: Explanation, names?: (id: string) => string, words?: Words]
    >();
    expectTypeOf(inWords).returns.toEqualTypeOf<string[]>();
  });
});

describe('isInputError', () => {
  it('gives an error the properties of one about input', () => {
    expectTypeOf(isInputError).parameter(0).toEqualTypeOf<unknown>();
    const error: unknown = null;
    if (isInputError(error)) {
      expectTypeOf(error).toEqualTypeOf<InputError>();
      expectTypeOf(error).toExtend<Error>();
      expectTypeOf(error.code).toEqualTypeOf<'ERR_CROSSTABLE_INPUT'>();
      expectTypeOf(error.path).toEqualTypeOf<string | undefined>();
      expectTypeOf(error.line).toEqualTypeOf<number | undefined>();
      expectTypeOf(error.values).toEqualTypeOf<Readonly<Record<string, string | number>>>();
      expectTypeOf<'wrong-type' | 'foreign-file' | 'colours-not-known'>().toExtend<typeof error.key>();
      expectTypeOf<'another'>().not.toExtend<typeof error.key>();
    }
  });
});
