// Whole tables as text, Markdown and CSV.

import { describe, expect, it } from 'vitest';

import { TOO_MANY_ARGUMENTS, expectNoRoomForArguments, onFullStack } from '@crosstable/core/testing/full-stack';
import { eventOf } from '@crosstable/event';
import { FORMATS, standingsAnswer, writeAnswer } from '@crosstable/report';

import { crosstable, report as reportWith } from './running.js';

const TITLE = 'Swiss, after round 1 of 2, FIDE C.07 tie-breaks (2026-03, no date: the newest)';

const NAMELESS = reportWith().split('\n').slice(1).join('\n');

async function linesOf(format: string, input: string): Promise<readonly string[]> {
  return (await crosstable(['standings', '-', '--tiebreaks', 'PTS', '--format', format], input)).output.split('\n');
}

describe('text', () => {
  const table = [
    '#  No  Player      Fed  Rating  PTS',
    '1   1  One, A | B  AAA    2100    1',
    '2   2  Two         BBB    2000    0',
    '',
  ];

  it('under the name of the tournament', async () => {
    expect(await linesOf('text', reportWith())).toEqual(['Two, and a "name"', TITLE, '', ...table]);
  });

  it('of a tournament without a name', async () => {
    expect(await linesOf('text', NAMELESS)).toEqual([TITLE, '', ...table]);
  });

  it('with ranks of two digits', async () => {
    expect((await crosstable(['standings', 'examples/harbour-open.trf'])).output).toContain(
      '\n 1   2  FM     Brandão, Tiago ',
    );
  });
});

describe('markdown', () => {
  const table = [
    '| # | No | Player      | Fed | Rating | PTS |',
    '| --: | --: | :---------- | :-- | -----: | --: |',
    '| 1 |  1 | One, A \\| B | AAA |   2100 |   1 |',
    '| 2 |  2 | Two         | BBB |   2000 |   0 |',
    '',
  ];

  it('under the name of the tournament', async () => {
    expect(await linesOf('markdown', reportWith())).toEqual(['# Two, and a "name"', '', TITLE, '', ...table]);
  });

  it('of a tournament without a name', async () => {
    expect(await linesOf('markdown', NAMELESS)).toEqual([TITLE, '', ...table]);
  });

  it('a backslash stands for itself', async () => {
    expect(await linesOf('markdown', reportWith().replace('One, A | B', 'One, A \\ B'))).toContain(
      '| 1 |  1 | One, A \\\\ B | AAA |   2100 |   1 |',
    );
  });
});

describe('csv', () => {
  it('leaves empty what is missing', async () => {
    const unrated = reportWith().replace('2000', '    ');
    expect((await crosstable(['standings', '-', '--tiebreaks', 'PTS,ARO', '--format', 'csv'], unrated)).output).toBe(
      'rank,number,title,name,federation,rating,PTS,ARO\r\n1,1,,"One, A | B",AAA,2100,1,\r\n2,2,,Two,BBB,,0,\r\n',
    );
  });
});

describe('players who would overflow the stack as arguments', () => {
  it('are too many', expectNoRoomForArguments);

  const answer = onFullStack(() => {
    const players = Array.from({ length: TOO_MANY_ARGUMENTS }, (_, at) => ({
      id: String(at + 1),
      pairingNumber: at + 1,
    }));
    const event = eventOf({
      system: 'swiss',
      tiebreaks: ['PTS'],
      players,
      games: [[{ white: '1', black: '2', result: 0 }]],
    });
    return standingsAnswer(event);
  });

  it.each(FORMATS)('print as %s', (format) => {
    expect(onFullStack(() => writeAnswer(answer, format))).toContain(String(TOO_MANY_ARGUMENTS));
  });
});
