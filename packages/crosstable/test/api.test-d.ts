import { describe, expectTypeOf, it } from 'vitest';

import {
  type AnswerWords,
  type BergerOptions,
  type ChessEvent,
  type Contender,
  type EventForm,
  type EventReport,
  type EventReportNote,
  type EventReportOptions,
  type EventTableOptions,
  type GameRow,
  type MatrixCell,
  type OpenOptions,
  type Refusal,
  bergerRounds,
  contendersOf,
  eventReport,
  gamesOfMatrix,
  openEvent,
  roundsOf,
  tableOf,
} from '../src/event.js';
import {
  type CheckListOptions,
  type Code,
  type Crosstable,
  type CrosstableOptions,
  type Explanation,
  type Game,
  type InputError,
  type PlayerView,
  type Rounds,
  type Scoring,
  type SelfDefined,
  type Standing,
  type StandingsOptions,
  type TeamTable,
  type Words,
  checkList,
  crosstable,
  explain,
  explainOrder,
  explainStanding,
  explainStandings,
  inWords,
  isInputError,
  standings,
  tiebreak,
  tiebreakValues,
} from '../src/index.js';

/** A code as functions take it: a known one, or any text. */
type AnyCode = Code | (string & {});

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

  it('takes games that were written as constants, or checked where they were written', () => {
    const fixed = [
      [
        { white: 'A', black: 'B', result: 0.5 },
        { white: 'C', black: '', result: 1, kind: 'pairing-bye' },
      ],
    ] as const;
    const checked = [
      [
        { white: 'A', black: 'B', result: 0.5 },
        { white: 'C', black: '', result: 1, kind: 'pairing-bye' },
      ],
    ] satisfies Game[][];
    const widened = [[{ white: 'A', black: 'B', result: 0.5 }]];
    expectTypeOf(fixed).toExtend<Rounds>();
    expectTypeOf(checked).toExtend<Rounds>();
    expectTypeOf(widened).not.toExtend<Rounds>();
    expectTypeOf<{ games: typeof fixed }>().toExtend<EventForm>();
    expectTypeOf<{ games: typeof checked }>().toExtend<EventForm>();
    // @ts-expect-error a score that no game has
    expectTypeOf([[{ white: 'A', black: 'B', result: 2 }]] satisfies Game[][]).not.toExtend<Rounds>();
  });

  it('gives a table that is to be read only', () => {
    expectTypeOf<Crosstable>().toEqualTypeOf<Readonly<Crosstable>>();
    expectTypeOf<Crosstable['players']>().toEqualTypeOf<readonly string[]>();
  });
});

describe('a tie-break of the organiser’s own', () => {
  it('is ten lines of modified median', () => {
    const modifiedMedian = {
      code: 'MODIFIED_MEDIAN',
      name: { en: 'Modified median', de: 'Modifizierter Median' },
      type: 'C',
      contributions: ({ rounds }) => rounds.map(({ opponent, round }) => ({ round, value: opponent?.points ?? 0 })),
      cut: ({ points, rounds }) => ({
        lowest: points >= rounds.length / 2 ? 1 : 0,
        highest: points <= rounds.length / 2 ? 1 : 0,
      }),
    } satisfies SelfDefined;
    expectTypeOf(modifiedMedian).toExtend<SelfDefined>();
    expectTypeOf([modifiedMedian]).toExtend<NonNullable<CrosstableOptions['selfDefined']>>();
    // The functions know their arguments, and give what they are written to give
    expectTypeOf(modifiedMedian.contributions).parameters.toEqualTypeOf<[PlayerView]>();
    expectTypeOf(modifiedMedian.cut).returns.toEqualTypeOf<{ lowest: number; highest: number }>();
  });

  it('has contributions, values or an order, and values that are numbers or fractions', () => {
    expectTypeOf<{ code: 'A'; name: 'A'; values: { P: 1 } }>().toExtend<SelfDefined>();
    expectTypeOf<{ code: 'A'; name: 'A'; separate: () => [] }>().toExtend<SelfDefined>();
    expectTypeOf<{ code: 'A'; name: 'A' }>().not.toExtend<SelfDefined>();
    expectTypeOf<{ code: 'A'; name: { de: 'A' }; values: { P: 1 } }>().not.toExtend<SelfDefined>();
    interface Giving<Value> {
      code: 'A';
      name: 'A';
      contributions: () => { round: 1; value: Value }[];
    }
    expectTypeOf<Giving<[1, 3]>>().toExtend<SelfDefined>();
    expectTypeOf<Giving<string>>().not.toExtend<SelfDefined>();
    expectTypeOf<Giving<[1, 2, 3]>>().not.toExtend<SelfDefined>();
  });
});

describe('the table of an event', () => {
  it('is one of players or of teams', () => {
    expectTypeOf(tableOf).parameters.toEqualTypeOf<[event: ChessEvent, options?: EventTableOptions]>();
    expectTypeOf(tableOf).returns.toEqualTypeOf<Crosstable | TeamTable>();
    expectTypeOf<{ runde: 1 }>().not.toExtend<EventTableOptions>();
  });

  it('has the contenders for prizes', () => {
    expectTypeOf(contendersOf).toEqualTypeOf<
      (event: ChessEvent, table: Crosstable, codes: readonly string[]) => Contender[]
    >();
  });
});

describe('a file of any kind', () => {
  it('gives an event, or an error with facts to translate', () => {
    expectTypeOf(openEvent).parameters.toEqualTypeOf<[source: string | Uint8Array, options?: OpenOptions]>();
    expectTypeOf(openEvent).returns.resolves.toEqualTypeOf<ChessEvent>();
    expectTypeOf(eventReport).parameters.toEqualTypeOf<
      [event: ChessEvent, options?: EventReportOptions, words?: AnswerWords]
    >();
    expectTypeOf(eventReport).returns.toEqualTypeOf<EventReport>();
    expectTypeOf<EventReport>().toEqualTypeOf<{ readonly text: string; readonly notes: readonly EventReportNote[] }>();
    expectTypeOf<EventReportNote['message']>().toEqualTypeOf<string>();
    expectTypeOf<{ unfinished: '?'; period: ['2026-04-01', '2026-04-30'] }>().toExtend<EventReportOptions>();
    expectTypeOf<{ unfinished: '*' }>().not.toExtend<EventReportOptions>();
    expectTypeOf<Refusal>().toExtend<RangeError>();
    expectTypeOf<Refusal['address']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<'values-without-games'>().toExtend<Refusal['key']>();
    expectTypeOf<{ file: 'a.trf' }>().not.toExtend<OpenOptions>();
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
    expectTypeOf(tiebreakValues).parameters.toEqualTypeOf<[code: AnyCode, table: Crosstable]>();
    expectTypeOf(tiebreakValues).returns.toEqualTypeOf<Map<string, number | null>>();
    expectTypeOf(tiebreak).parameters.toEqualTypeOf<[code: AnyCode]>();
    expectTypeOf(tiebreak).returns.toEqualTypeOf<(player: string, table: Crosstable) => number | null>();
    expectTypeOf(explain).parameters.toEqualTypeOf<[code: AnyCode, player: string, table: Crosstable]>();
    expectTypeOf(explain).returns.toEqualTypeOf<Explanation>();
    expectTypeOf<Explanation['value']>().toEqualTypeOf<number | null>();
  });
});

describe('codes', () => {
  it('are known to an editor with their modifiers, and a typing mistake isn’t one', () => {
    expectTypeOf<'PTS' | 'BH/C1' | 'BH/C1/P' | 'TPN/R' | 'EDEBB/P' | 'SSSC/F'>().toExtend<Code>();
    expectTypeOf<'BH/C3'>().not.toExtend<Code>();
    expectTypeOf<'BHC1'>().not.toExtend<Code>();
    expectTypeOf<string>().not.toExtend<Code>();
  });

  it('are taken by every function, beside any text', () => {
    expectTypeOf(checkList).parameter(0).toEqualTypeOf<readonly AnyCode[]>();
    expectTypeOf<CheckListOptions['announced']>().toEqualTypeOf<readonly AnyCode[] | undefined>();
    expectTypeOf(explainStanding).parameter(1).toEqualTypeOf<readonly AnyCode[]>();
    expectTypeOf(explainStandings).parameter(1).toEqualTypeOf<readonly AnyCode[]>();
    // `string` beside the codes would swallow them, and no editor would know one
    expectTypeOf<Extract<AnyCode, Code>>().toEqualTypeOf<Code>();
    expectTypeOf<readonly string[]>().toExtend<Parameters<typeof standings>[1]>();
    expectTypeOf<readonly ['PTS', 'KS/L+1', 'bh-c1', 'BH:GP']>().toExtend<Parameters<typeof standings>[1]>();
    expectTypeOf<string>().toExtend<Parameters<typeof tiebreak>[0]>();
    expectTypeOf<readonly number[]>().not.toExtend<Parameters<typeof standings>[1]>();
  });
});

describe('standings', () => {
  it('are rows', () => {
    expectTypeOf(standings).parameters.toEqualTypeOf<
      [table: Crosstable, codes: readonly AnyCode[], options?: StandingsOptions]
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
      [table: Crosstable, codes: readonly AnyCode[], one: string, other: string, options?: StandingsOptions]
    >();
    expectTypeOf<Order['first']>().toEqualTypeOf<string>();
    expectTypeOf<Extract<Order, { code: string }>['explanations']>().toEqualTypeOf<
      readonly [Explanation, Explanation]
    >();
    expectTypeOf<Extract<Order, { code: null }>['explanations']>().toEqualTypeOf<null>();
  });

  it('of everybody are by id', () => {
    expectTypeOf(explainStandings).returns.toEqualTypeOf<Map<string, Explanation[]>>();
    expectTypeOf(explainStandings).parameter(2).toEqualTypeOf<StandingsOptions | undefined>();
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
