// What stands on standard error beside a table, and what the command makes of its words.

import { describe, expect, it } from 'vitest';

import { TrfError } from '../../trf/src/index.js';
import { requestOf } from '../src/command/arguments.js';
import { run } from '../src/command/run.js';
import { trfEvent } from '../src/command/trf-event.js';
import { crosstable, report } from './running.js';

/** As many notes: one of the points of no. 1, whose bye isn't in them, and one of each line that is no record. */
function withNotes(count: number): string {
  return report(...Array.from({ length: count - 1 }, (_, at) => `099 odd ${at}`));
}

function notesOf(words: readonly string[], input: string): readonly string[] {
  return crosstable(words, input).complaints.trimEnd().split('\n');
}

const odd = (line: number): string =>
  `note: standard input: line ${line}, column 1: "099 odd ${line - 3}" is no known record: kept as it is`;

describe('notes', () => {
  it('five are told', () => {
    expect(notesOf(['standings', '-'], withNotes(5))).toEqual([
      ...[3, 4, 5, 6].map(odd),
      'note: standard input: line 7, column 81: "1" is not what the games give: 1.5',
    ]);
  });

  it('of seven five, and how many more there are', () => {
    const five = [3, 4, 5, 6, 7].map(odd);
    expect(notesOf(['standings', '-'], withNotes(7))).toEqual([
      ...five,
      'note: standard input: and 2 more (--format json has them all)',
    ]);
    expect(notesOf(['event', '-'], withNotes(7))).toEqual([...five, 'note: standard input: and 2 more']);
  });

  it.each([
    [49, `"099 ${'x'.repeat(45)}"`],
    [50, `"099 ${'x'.repeat(36)}…"`],
    [60, `"099 ${'x'.repeat(36)}…"`],
  ])('a line of %i characters is quoted as %s', (length, quoted) => {
    expect(notesOf(['standings', '-'], report('099 '.padEnd(length, 'x')))[0]).toBe(
      `note: standard input: line 3, column 1: ${quoted} is no known record: kept as it is`,
    );
  });

  it('count the games without a result up to the round', () => {
    // Open is the game of round 1, and the one of round 2, instead of the bye
    const open = report().replace('2 w 1  0000 - H', '2 w ?     2 b ?').replace('1 b 0', '1 b ?     1 w ?');
    const noteAfter = (round: string) => notesOf(['standings', '-', '--round', round], open).at(-1);
    expect(noteAfter('1')).toBe('note: standard input: 1 game without a result is left out');
    expect(noteAfter('2')).toBe('note: standard input: 2 games without a result are left out');
    expect(notesOf(['standings', '-'], report()).filter((note) => note.includes('left out'))).toEqual([]);
  });

  it('say that points of the arbiter are left out', () => {
    // 299: type W, points 1.0 in columns 14 to 17, round 1, no. 2
    expect(notesOf(['standings', '-'], report('299 W         1.0    1    2')).at(-1)).toBe(
      'note: standard input: points given or taken by the arbiter (299) are left out',
    );
  });
});

describe('a report that cannot be read', () => {
  function thrownBy(text: string): unknown {
    try {
      return trfEvent(text);
    } catch (thrown) {
      return thrown;
    }
  }

  it.each([
    ['hello', 'expected a tournament report file with players (001), or JSON, got neither'],
    ['013 Team', 'line 1, column 1: "013 Team": this is a team tournament, and teams are not supported yet'],
  ])('%j, with what the reader of reports says as the cause', (text, message) => {
    const thrown = thrownBy(text);
    expect(thrown).toEqual(new RangeError(message));
    expect(thrown).toHaveProperty('cause', expect.any(TrfError));
  });

  it('is told as the reader of reports says it, where there is a player', () => {
    expect(thrownBy('001 abc')).toEqual(new TrfError(1, 5, 'a start number from 1 to 9999', 'abc'));
  });
});

describe('the rounds of a report', () => {
  it('are those that it announces', () => {
    expect(trfEvent(report('142 9')).rounds).toBe(9);
    expect(trfEvent(report()).rounds).toBeUndefined();
  });
});

describe('the words of the command', () => {
  it('are one of the commands and its file', () => {
    const asked = { tiebreaks: undefined, round: undefined, edition: undefined, format: 'text', isRanked: true };
    expect(requestOf(['standings', 'a.trf'])).toEqual({ command: 'standings', file: 'a.trf', ...asked });
  });

  it('an unknown option is one line on standard error', () => {
    const { code, output, complaints } = crosstable(['standings', '-', '--colour'], report());
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(complaints).toBe('crosstable: there is no option --colour (crosstable --help shows what there is)\n');
  });
});

describe('what goes wrong outside', () => {
  it('is no mistake of the user', () => {
    const complaints: string[] = [];
    const outside = {
      read: () => Buffer.from(report()),
      print: () => {
        throw new Error('no space left');
      },
      complain: (text: string) => complaints.push(text),
    };
    expect(() => run(['--version'], outside)).toThrow(new Error('no space left'));
    expect(complaints).toEqual([]);
  });
});
