// The result of readPgn on a text, for the tests.
import { expect } from 'vitest';

import { type PgnEvent, type PgnSource, readPgn } from '../src/index.js';

/** The only event of a source, which can be read. */
export async function eventIn(source: PgnSource): Promise<PgnEvent> {
  const [event, ...others] = await readPgn(source);
  expect(others).toEqual([]);
  if ('error' in event) throw event.error;
  return event;
}

/** The messages of the repairs of the only event. */
export async function repairsIn(source: PgnSource): Promise<readonly string[]> {
  const { repairs } = await eventIn(source);
  return repairs.filter(({ kind }) => kind !== 'system').map(({ message }) => message);
}

/** The error of the only event, which can't be read. */
export async function errorIn(source: PgnSource): Promise<unknown> {
  const [event, ...others] = await readPgn(source);
  expect(others).toEqual([]);
  return 'error' in event ? event.error : undefined;
}

/** The bytes of a source in pieces of a length. */
export async function* inPieces(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield await Promise.resolve(bytes.subarray(at, at + length));
}
