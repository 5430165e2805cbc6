import { describe, expect, it } from 'vitest';

import { requestOf } from '../src/arguments.js';
import { CommandError, isCommandError, sentenceOf } from '../src/command-error.js';
import { run } from '../src/run.js';
import { crosstable } from './running.js';

describe('what was thrown', () => {
  it('has a name of its own', () => {
    expect(String(new CommandError('no'))).toBe('CommandError: no');
  });

  it('is an error for the user by its name, because each built file has a class of its own', () => {
    class OfAnotherFile extends Error {
      override readonly name = 'CommandError';
    }
    const words = ['standings', '-'];
    const complaints: string[] = [];
    const code = run(words, {
      version: '1.2.3',
      read: () => {
        throw new OfAnotherFile('--place: expected a whole number');
      },
      print: () => undefined,
      complain: (text) => complaints.push(text),
      columns: undefined,
    });
    expect([code, complaints]).toEqual([2, ['crosstable: --place: expected a whole number\n']]);
    expect(isCommandError(new RangeError('no'))).toBe(false);
    expect(isCommandError('no')).toBe(false);
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
  it('is refused with that', () => {
    const file = JSON.stringify({ system: 'swiss', games: [[{ white: 'A', black: 'B', result: 1 }]] });
    const { code, complaints } = crosstable(['standings', '-', '--tiebreaks', 'FB'], file);
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
    expect(() => requestOf(words)).toThrow(new CommandError(message));
  });
});
