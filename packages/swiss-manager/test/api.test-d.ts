import { describe, expectTypeOf, it } from 'vitest';

import {
  type Edition,
  type Game,
  type Match,
  type SwissManagerFile,
  type SwissManagerNote,
  type SwissManagerPlayer,
  type SwissManagerTiebreak,
  type System,
  readSwissManager,
} from '../src/index.js';

describe('types', () => {
  it('readSwissManager takes bytes', () => {
    expectTypeOf(readSwissManager).parameters.toEqualTypeOf<[Uint8Array]>();
    expectTypeOf(readSwissManager).returns.toEqualTypeOf<SwissManagerFile>();
  });

  it('games, matches and players are those that tables take', () => {
    expectTypeOf<SwissManagerFile['games']>().toEqualTypeOf<readonly (readonly Game[])[] | undefined>();
    expectTypeOf<SwissManagerFile['matches']>().toEqualTypeOf<readonly (readonly Match[])[] | undefined>();
    expectTypeOf<SwissManagerFile['players']>().toEqualTypeOf<readonly SwissManagerPlayer[]>();
    expectTypeOf<SwissManagerFile['system']>().toEqualTypeOf<System>();
  });

  it('a tie-break may have a code, an edition and a note', () => {
    expectTypeOf<SwissManagerTiebreak['code']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<SwissManagerTiebreak['edition']>().toEqualTypeOf<Edition | undefined>();
    expectTypeOf<SwissManagerTiebreak['note']>().toEqualTypeOf<SwissManagerNote | undefined>();
  });

  it('a note is told by its key', () => {
    const valueOf = (note: SwissManagerNote): unknown => {
      if (note.key !== 'koya-limit') return note.message;
      expectTypeOf(note.values.limit).toEqualTypeOf<number>();
      return note.values.limit;
    };
    expectTypeOf(valueOf).parameters.toEqualTypeOf<[SwissManagerNote]>();
  });
});
