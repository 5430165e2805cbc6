// Notes on standard error beside a table, and the words of the command line.

import { describe, expect, it } from 'vitest';

import { type ChessEvent, openTrf, trfEvent } from '@crosstable/event';
import { TrfError } from '@crosstable/trf';

import { run } from '../src/run.js';
import { crosstable, report as rightReport } from './running.js';

/** The same report with other points for no. 1 than the 1 of the game in round 1. */
function report(...records: readonly string[]): string {
  return rightReport(...records).replace(' 1.0    1 ', ' 0.0    1 ');
}

async function notesOf(words: readonly string[], input: string): Promise<readonly string[]> {
  return (await crosstable(words, input)).complaints.trimEnd().split('\n');
}

const POINTS = 'note: standard input: line 3, column 81: "0" is not what the games give: 1';

describe('notes', () => {
  it('stand below the table, as the guides say, so that a long table does not push them out of sight', async () => {
    const said: string[] = [];
    await run(['standings', '-', '--tiebreaks', 'PTS'], {
      version: '1.2.3',
      read: () => Buffer.from(report('099 odd')),
      print: (text) => said.push(text),
      complain: (text) => said.push(text),
    });
    expect(said).toEqual([
      expect.stringMatching(/^1 of 2 players has other points .*\nTwo, /),
      expect.stringMatching(/^note: standard input: /),
      expect.stringMatching(/^note: standard input: /),
      expect.stringMatching(/^note: standard input: /),
    ]);
  });

  it('all of a kind are one, and what can change a rank is first', async () => {
    // The points of no. 1 are wrong; lines 3 to 9 are no records
    const odd = Array.from({ length: 7 }, (_, at) => `099 odd ${at}`);
    const notes = [
      POINTS.replace('line 3', 'line 10'),
      'note: standard input: "099 odd 0", "099 odd 1", "099 odd 2", … is no known record: kept as it is: 7 lines',
    ];
    expect(await notesOf(['standings', '-'], report(...odd))).toEqual(notes);
    expect(await notesOf(['event', '-'], report(...odd))).toEqual(notes);
  });

  it('every kind is told, and is in the JSON', async () => {
    const text = report(
      '062 9',
      '132 none',
      '042 soon',
      '052 4/5/2026',
      '142 1',
      'TNR 5',
      '299          -1.0  001    9',
    )
      .replace('Swiss-System', 'Open')
      .replace('    1      One', '    1 M    One')
      .replace('1 b 0', '1 b l');
    const kinds = [
      ...[
        'soon',
        '4/5/2026',
        'the rounds of the table',
        '"9" is no player',
        'does not tell a Swiss',
        'not what the games give',
      ],
      ...['read as L', 'read as m', 'number of the players', 'no known record', 'no dates'],
    ];
    const notes = await notesOf(['standings', '-'], text);
    for (const kind of kinds)
      expect(
        notes.filter((note) => note.includes(kind)),
        kind,
      ).not.toEqual([]);
    const printed: unknown = JSON.parse((await crosstable(['standings', '-', '--format', 'json'], text)).output);
    expect(printed).toHaveProperty('notes.length', notes.length);
  });

  it.each([
    [49, `"099 ${'x'.repeat(45)}"`],
    [50, `"099 ${'x'.repeat(36)}…"`],
    [60, `"099 ${'x'.repeat(36)}…"`],
  ])('a line of %i characters is quoted as %s', async (length, quoted) => {
    expect((await notesOf(['standings', '-'], report('099 '.padEnd(length, 'x')))).at(-1)).toBe(
      `note: standard input: line 3, column 1: ${quoted} is no known record: kept as it is`,
    );
  });

  it('tell the games that are not finished', async () => {
    const open = report().replace('2 w 1  0000 - H', '2 w ?     2 b ?').replace('1 b 0', '1 b ?     1 w ?');
    expect(await notesOf(['standings', '-'], open)).toContain(
      'note: standard input: "2 w ?", "2 b ?" has no result: the game is not finished: 2 games',
    );
  });

  it('say that points of the arbiter are counted', async () => {
    // 299: type W, points 1.0 in columns 14 to 17, round 1, no. 2
    expect((await notesOf(['standings', '-'], report('299 W         1.0    1    2')))[0]).toBe(
      'note: standard input: points given or taken by the arbiter (299) are counted',
    );
  });
});

function readTrf(text: string): ChessEvent {
  return trfEvent(openTrf(text), undefined);
}

describe('a report that cannot be read', () => {
  function thrownBy(text: string): unknown {
    try {
      return readTrf(text);
    } catch (thrown) {
      return thrown;
    }
  }

  it.each([
    [
      'hello',
      'expected a tournament report file with players (001 at the beginning of a line), JSON or a printed crosstable, got none of them',
    ],
    [
      '013 Team',
      'expected a tournament report file with players (001 at the beginning of a line), JSON or a printed crosstable, got none of them',
    ],
  ])('%j, with what the reader of reports says as the cause', (text, message) => {
    const thrown = thrownBy(text);
    expect(thrown).toMatchObject({ name: 'RangeError', message });
    expect(thrown).toHaveProperty('cause', expect.any(TrfError));
  });

  it('is told as the reader of reports says it, where there is a player', () => {
    expect(thrownBy('001 abc')).toEqual(new TrfError(1, 5, 'a start number from 1 to 9999', 'abc'));
  });
});

describe('the rounds of a report', () => {
  it('are those that it announces', () => {
    expect(readTrf(report('142 9')).rounds).toBe(9);
    expect(readTrf(report()).rounds).toBeUndefined();
  });
});

describe('the words of the command', () => {
  it('may stand in any order, and those behind -- are operands', async () => {
    const words = ['--tiebreaks', 'PTS', 'standings', '--format=csv', '--', '-'];
    expect((await crosstable(words, report())).output).toMatch(/^rank,.*,PTS\r\n1,1,/);
  });

  it('an unknown option is one line on standard error', async () => {
    const { code, output, complaints } = await crosstable(['standings', '-', '--colour'], report());
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(complaints).toBe('crosstable: there is no option --colour (crosstable --help shows what there is)\n');
  });
});

describe('what goes wrong outside', () => {
  it('is no mistake of the user', async () => {
    const complaints: string[] = [];
    const outside = {
      version: '1.2.3',
      read: () => Buffer.from(report()),
      print: () => {
        throw new Error('no space left');
      },
      complain: (text: string) => complaints.push(text),
    };
    await expect(run(['--version'], outside)).rejects.toThrow(new Error('no space left'));
    expect(complaints).toEqual([]);
  });
});
