import { expect, test } from 'vitest';

import { eventOf } from 'crosstable/event';

import { printedIn, printedText } from '../src/share/printed-text.js';

const EVENT = eventOf({ games: [[{ white: 'Ana', black: 'Bo', result: 1 }]] });
const RULE = { code: 'BH', edition: '2026-03', article: '8.1' } as const;

test('a printed table comes back from its text', () => {
  const printed = {
    points: new Map([
      ['Ana', 1],
      ['Bo', 0],
    ]),
    ranks: new Map([['Ana', 1]]),
    columns: [
      {
        label: 'TB1',
        legend: 'Buchholz 2026',
        named: [RULE],
        cells: new Map([
          ['Ana', 0.5],
          ['Bo', null],
        ]),
      },
      {
        label: 'TB2',
        cells: new Map([
          ['Ana', null],
          ['Bo', 1],
        ]),
      },
    ],
  };
  expect(printedIn(printedText(printed, EVENT), EVENT)).toEqual(printed);
});

test('a table of columns alone has neither points nor ranks', () => {
  expect(printedIn(printedText({ columns: [] }, EVENT), EVENT)).toEqual({ columns: [] });
});

test.each([
  'damaged',
  'null',
  '[]',
  '{"columns":1}',
  '{"columns":[1]}',
  '{"columns":[{"label":1,"cells":[1,2]}]}',
  '{"columns":[{"label":"X","legend":1,"cells":[1,2]}]}',
  '{"columns":[{"label":"X","cells":[1]}]}',
  '{"columns":[{"label":"X","cells":[1,2,3]}]}',
  '{"columns":[{"label":"X","cells":[1,"2"]}]}',
  '{"columns":[{"label":"X","cells":[1,2],"named":"BH"}]}',
  '{"columns":[{"label":"X","cells":[1,2],"named":[null]}]}',
  '{"columns":[{"label":"X","cells":[1,2],"named":[{"code":1,"article":null}]}]}',
  '{"columns":[{"label":"X","cells":[1,2],"named":[{"code":"BH","article":1}]}]}',
  '{"columns":[{"label":"X","cells":[1,2],"named":[{"code":"BH","convention":1,"article":null}]}]}',
  '{"columns":[{"label":"X","cells":[1,2],"named":[{"code":"BH","edition":"2020-01","article":null}]}]}',
  '{"points":[1],"columns":[]}',
  '{"ranks":["1",2],"columns":[]}',
])('%s is no table of these players', (text) => {
  expect(printedIn(text, EVENT)).toBeUndefined();
});
