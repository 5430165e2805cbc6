import { describe, expectTypeOf, it } from 'vitest';

import {
  type Game,
  type Player,
  type Repair,
  type Rounds,
  type Scoring,
  type TrfDraft,
  type TrfTournament,
  formatTrf,
  parseTrf,
} from '../src/index.js';

describe('types', () => {
  it('parseTrf takes text or bytes', () => {
    expectTypeOf(parseTrf).parameter(0).toEqualTypeOf<string | Uint8Array>();
    expectTypeOf(parseTrf).returns.toEqualTypeOf<TrfTournament>();
  });

  it('what was read is what the tie-breaks take', () => {
    expectTypeOf<TrfTournament['games']>().toExtend<Rounds>();
    expectTypeOf<TrfTournament['games'][number][number]>().toExtend<Game>();
    expectTypeOf<TrfTournament['players']>().toExtend<readonly Player[]>();
    expectTypeOf<TrfTournament['scoring']>().toEqualTypeOf<Scoring | undefined>();
    expectTypeOf<TrfTournament['points']>().toEqualTypeOf<ReadonlyMap<string, number>>();
    expectTypeOf<TrfTournament['repairs']>().toEqualTypeOf<readonly Repair[]>();
  });

  it('what was read can be written, and so can players and games alone', () => {
    expectTypeOf<TrfTournament>().toExtend<TrfDraft>();
    expectTypeOf(formatTrf).toBeCallableWith({ players: [{ id: '1' }], games: [] });
    // The input of the other packages' tables, whose fields may be undefined
    expectTypeOf<{
      readonly players: readonly Player[];
      readonly games: Rounds;
      readonly rounds: number | undefined;
      readonly system: 'swiss' | 'round-robin' | undefined;
    }>().toExtend<TrfDraft>();
    // @ts-expect-error players without games
    formatTrf({ players: [] });
  });
});
