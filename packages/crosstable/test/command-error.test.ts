import { describe, expect, it } from 'vitest';

import { CommandError, sentenceOf } from '../src/command/command-error.js';

describe('what was thrown', () => {
  it('has a name of its own', () => {
    expect(String(new CommandError('no'))).toBe('CommandError: no');
  });

  it.each([
    ["ENOENT: no such file or directory, open 'a.trf'", 'no such file or directory'],
    // Of a file that is open already there is no path
    ['EAGAIN: resource temporarily unavailable, read', 'resource temporarily unavailable'],
    ["EIO: one thing, another one, open 'a.trf'", 'one thing, another one'],
    ["the disk said EIO: i/o error, open 'a.trf'", "the disk said EIO: i/o error, open 'a.trf'"],
    ['EISDIR: illegal operation on a directory, read', 'expected a file, got a directory'],
    ['expected this, got that', 'expected this, got that'],
  ])('%s', (message, sentence) => {
    expect(sentenceOf(new Error(message))).toBe(sentence);
  });
});
