import { describe, expectTypeOf, it } from 'vitest';

import {
  type Game,
  type Match,
  type Note,
  type SwissChessFile,
  type SwissChessPlayer,
  type SwissChessTiebreak,
  type System,
  readSwissChess,
} from '../src/index.js';

describe('types', () => {
  it('readSwissChess takes bytes', () => {
    expectTypeOf(readSwissChess).parameters.toEqualTypeOf<[Uint8Array]>();
    expectTypeOf(readSwissChess).returns.toEqualTypeOf<SwissChessFile>();
  });

  it('games, matches and players are those that tables take', () => {
    expectTypeOf<SwissChessFile['games']>().toEqualTypeOf<readonly (readonly Game[])[] | undefined>();
    expectTypeOf<SwissChessFile['matches']>().toEqualTypeOf<readonly (readonly Match[])[] | undefined>();
    expectTypeOf<SwissChessFile['players']>().toEqualTypeOf<readonly SwissChessPlayer[]>();
    expectTypeOf<SwissChessFile['system']>().toEqualTypeOf<System>();
  });

  it('a tie-break may have a code and a note, which has a key and a sentence', () => {
    expectTypeOf<SwissChessTiebreak['code']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<SwissChessTiebreak['note']>().toEqualTypeOf<Note | undefined>();
    expectTypeOf<Note['message']>().toEqualTypeOf<string>();
  });
});
