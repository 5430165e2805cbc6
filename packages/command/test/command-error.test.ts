import { describe, expect, it } from 'vitest';

import { CommandError, sentenceOf } from '../src/command-error.js';
import { workOf } from '../src/line.js';
import { crosstable } from './running.js';

describe('what was thrown', () => {
  it('has a name of its own', () => {
    expect(String(new CommandError('no'))).toBe('CommandError: no');
  });

  it.each([
    ["ENOENT: no such file or directory, open 'a.trf'", 'no such file or directory'],
    ["ENOENT: no such file or directory, open 'a\nb.trf'", 'no such file or directory'],
    // Of a file that is open already there is no path
    ['EAGAIN: resource temporarily unavailable, read', 'resource temporarily unavailable'],
    ["EIO: one thing, another one, open 'a.trf'", 'one thing, another one'],
    ["the disk said EIO: i/o error, open 'a.trf'", "the disk said EIO: i/o error, open 'a.trf'"],
    ['EISDIR: illegal operation on a directory, read', 'expected a file, got a directory'],
    ['expected this, got that', 'expected this, got that'],
    // As every message of the command says it; `undefined` is a word of the functions
    [
      'expected a table with the announced number of rounds, got undefined',
      'expected a table with the announced number of rounds, got nothing',
    ],
    ['expected a name, got "undefined"', 'expected a name, got "undefined"'],
  ])('%s', (message, sentence) => {
    expect(sentenceOf(new Error(message))).toBe(sentence);
  });
});

describe('a tie-break that needs what the file does not say', () => {
  it('is refused with that', async () => {
    const file = JSON.stringify({ system: 'swiss', games: [[{ white: 'A', black: 'B', result: 1 }]] });
    const { code, complaints } = await crosstable(['standings', '-', '--tiebreaks', 'FB'], file);
    expect(complaints).toBe(
      'crosstable: --tiebreaks: FB: expected a table with the announced number of rounds (Article 8.3), got nothing\n',
    );
    expect(code).toBe(2);
  });
});

describe('a value that an option lacks, or has one too many', () => {
  const DASH = 'a value that begins with a dash needs the sign =, as --budget=-1';
  it.each([
    [['ratings', '-', '--k'], '--k: expected a value, as --k N, got nothing'],
    [['whatif', '-', '--budget', '-1'], `--budget: expected a value, as --budget SECONDS, got an option (${DASH})`],
    [['standings', '-', '--lots=yes'], '--lots: expected no value, got one'],
    [['--help=yes'], '--help: expected no value, got one'],
  ])('%j', (words, message) => {
    expect(() => workOf(words)).toThrow(new CommandError(message));
  });
});

describe('an option that is given twice', () => {
  it.each([
    [['standings', 'x.trf', '--round', '3', '--round', '4'], '--round: expected one value, got 2'],
    [['ratings', '--k=10', '--k=10', 'x.trf', '--k', '20'], '--k: expected one value, got 3'],
  ])('%j', (words, message) => {
    expect(() => workOf(words)).toThrow(new CommandError(message));
  });

  it('may be a flag, which says the same', () => {
    expect(() => workOf(['standings', 'x.trf', '--lots', '--lots'])).not.toThrow();
  });
});

describe('an option of another command', () => {
  it('names the one of the command that was meant', () => {
    expect(() => workOf(['compare', 'x.trf', '--edition', '2026-03'])).toThrow(
      new CommandError('compare: expected an option of compare, got --edition: did you mean --editions?'),
    );
  });
});
