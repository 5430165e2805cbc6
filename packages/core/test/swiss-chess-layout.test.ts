// Files of Swiss-Chess by their version and their length.
import { expect, it } from 'vitest';

import { formatOf } from '../src/text.js';
import { SMALL_CHESS, TEAMS_CHESS, writtenChess } from '../testing/written-swiss-chess.js';

const nameOf = (content: string | Uint8Array): string | undefined => formatOf(content)?.name;

it.each([
  ['players', writtenChess(SMALL_CHESS)],
  ['teams', writtenChess(TEAMS_CHESS)],
  ['nobody', writtenChess({})],
])('a file of %s is recognized as a whole alone', (_what, file) => {
  expect(nameOf(file)).toBe('a file of Swiss-Chess');
  expect(nameOf(file.subarray(0, -1))).toBeUndefined();
  expect(nameOf(file.subarray(0, 13_000))).toBeUndefined();
});

it('a file of an older version isn’t', () => {
  expect(nameOf(writtenChess({ ...SMALL_CHESS, version: 799 }))).toBeUndefined();
  expect(nameOf(new Uint8Array(13_384))).toBeUndefined();
});

it('other formats are those of their beginnings', () => {
  expect(nameOf('%PDF-1.7')).toBe('a PDF');
  expect(nameOf(new TextEncoder().encode('%PDF-1.7'.padEnd(14_000)))).toBe('a PDF');
});
