import { describe, expectTypeOf, it } from 'vitest';

import {
  type Game,
  type InputError,
  type Match,
  type PgnEvent,
  type PgnPlayer,
  type PgnSource,
  type RefusedPgnEvent,
  type System,
  readPgn,
} from '../src/index.js';

describe('types', () => {
  it('readPgn takes a text, bytes and a stream', () => {
    expectTypeOf(readPgn).parameters.toEqualTypeOf<[PgnSource]>();
    expectTypeOf<PgnSource>().toEqualTypeOf<string | Uint8Array | AsyncIterable<Uint8Array>>();
    expectTypeOf(readPgn).returns.resolves.toEqualTypeOf<(PgnEvent | RefusedPgnEvent)[]>();
  });

  it('games, matches and players are those that tables take', () => {
    expectTypeOf<PgnEvent['games']>().toEqualTypeOf<readonly (readonly Game[])[] | undefined>();
    expectTypeOf<PgnEvent['matches']>().toEqualTypeOf<readonly (readonly Match[])[] | undefined>();
    expectTypeOf<PgnEvent['players']>().toEqualTypeOf<readonly PgnPlayer[]>();
    expectTypeOf<PgnEvent['system']>().toEqualTypeOf<System>();
  });

  it('an event that can’t be read has an error and no games', () => {
    expectTypeOf<RefusedPgnEvent['error']>().toEqualTypeOf<InputError>();
    expectTypeOf<RefusedPgnEvent>().not.toHaveProperty('games');
  });
});
