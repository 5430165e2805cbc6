import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';

import { formatTrf, parseTrf } from '../src/index.js';

/** The day read from 042, and the reports about it. */
function readStart(text: string): { readonly start: string | undefined; readonly messages: readonly string[] } {
  const { start, repairs } = parseTrf(file(`042 ${text}`, row(1, '', [])));
  return { start, messages: repairs.map(({ message }) => message) };
}

describe('spellings of a date', () => {
  it.each([
    ['2026/3/1', '2026-03-01'],
    ['2026 /03/01', '2026-03-01'],
    ['2026/03 /01', '2026-03-01'],
    // As in Hungary.
    ['2026.03.01.', '2026-03-01'],
    ['2026. 03. 01.', '2026-03-01'],
    ['24 /09/2010', '2010-09-24'],
    // As in Croatia and Slovakia.
    ['24.09.2010.', '2010-09-24'],
    ['24. 9. 2010.', '2010-09-24'],
    // Month first, as in the United States: there is no month 13.
    ['02/13/2026', '2026-02-13'],
    ['2/28/2026', '2026-02-28'],
    ['24/09 /2010', '2010-09-24'],
    ['May  29, 2020', '2020-05-29'],
    ['May 29 2020', '2020-05-29'],
    ['May 29 , 2020', '2020-05-29'],
    ['May 29,  2020', '2020-05-29'],
    ['May 5, 2020', '2020-05-05'],
    ['29  May 2020', '2020-05-29'],
    ['29 May  2020', '2020-05-29'],
  ])('%s is %s', (text, iso) => {
    expect(readStart(text)).toEqual({ start: iso, messages: [] });
  });

  // Databases and scripts write their timestamps. Without the day, the edition would be another one.
  it.each([
    '2024-05-03 09:00:00',
    '2024-05-03T09:00:00.000Z',
    '03.05.2024 9:00',
    // A time goes to the end, past what ends a line for an expression: one that stops there tries again at each time of many
    '2024-05-03 09:00\u2028AM',
    'May 3, 2024 09:00 AM',
    '3 May 2024 09:00',
  ])('%s has the time of the day, too', (text) => {
    const messages = text.startsWith('03')
      ? ['line 2, column 5: "03.05.2024 9:00" read with the day first: 2024-05-03']
      : [];
    expect(readStart(text)).toEqual({ start: '2024-05-03', messages });
  });

  it.each([
    'on 2026/03/01',
    '02/29/2026',
    '13/13/2026',
    '32/12/2026',
    '12/32/2026',
    '2026/03/01 at 10',
    'on 24/09/2010',
    '24/09/2010 at 10',
    'on May 29, 2020',
    'May 29, 2020 at 10',
    'on 29 May 2020',
    '29 May 2020 at 10',
  ])('%s has more than a date, or no day of the calendar, and is none', (text) => {
    expect(readStart(text)).toEqual({
      start: undefined,
      messages: [`line 2, column 5: ${JSON.stringify(text)} is not recognised as a date`],
    });
  });

  // The months with their last days in a common year.
  it.each([
    ['January', '01', 31],
    ['February', '02', 28],
    ['March', '03', 31],
    ['April', '04', 30],
    ['May', '05', 31],
    ['June', '06', 30],
    ['July', '07', 31],
    ['August', '08', 31],
    ['September', '09', 30],
    ['October', '10', 31],
    ['November', '11', 30],
    ['December', '12', 31],
  ])('%s, by its name and its first three letters, is month %s and has %i days', (name, month, days) => {
    const iso = `2023-${month}-${days}`;
    expect(readStart(`${name} ${days}, 2023`).start).toBe(iso);
    expect(readStart(`${days} ${name.slice(0, 3)} 2023`).start).toBe(iso);
    expect(readStart(`${days + 1} ${name} 2023`).start).toBeUndefined();
  });

  it.each([
    ['2024/02/29', '2024-02-29'],
    ['2024/02/30', undefined],
    ['1900/02/29', undefined],
    ['2000/02/29', '2000-02-29'],
  ])('leap years have a 29 February: %s is %s', (text, iso) => {
    expect(readStart(text).start).toBe(iso);
  });

  it.each([
    ['12/05/2020', '2020-05-12', ['line 2, column 5: "12/05/2020" read with the day first: 2020-05-12']],
    ['13/05/2020', '2020-05-13', []],
    ['05/05/2020', '2020-05-05', []],
  ])('%s is %s, and reported only where month and day could change places', (text, iso, messages) => {
    expect(readStart(text)).toEqual({ start: iso, messages });
  });

  // There are no months 14 and 31. With the day first, the first tournament would begin on 2 March 2026, one day after a new
  // edition of C.07.
  it.each([
    ['02/03/2026', '02/14/2026', '2026-02-03', '2026-02-14', '042'],
    ['05/31/2026', '06/02/2026', '2026-05-31', '2026-06-02', '052'],
    ['05/31/2026', '06/06/2026', '2026-05-31', '2026-06-06', ''],
    ['05/31/2026', '14/06/2026', '2026-05-31', '2026-06-14', ''],
  ])('of %s and %s, one tells the order of day and month in the other', (start, end, startDay, endDay, told) => {
    const tournament = parseTrf(file(`042 ${start}`, `052 ${end}`, row(1, '', [])));
    expect([tournament.start, tournament.end]).toEqual([startDay, endDay]);
    const [line, text, day] = told === '042' ? [2, start, startDay] : [3, end, endDay];
    const message = `line ${line}, column 5: ${JSON.stringify(text)} read with the month first: ${day}`;
    expect(tournament.repairs.map((repair) => repair.message)).toEqual(told === '' ? [] : [message]);
    expect(parseTrf(formatTrf(tournament))).toMatchObject({ start: startDay, end: endDay, written: { start, end } });
    const moved = parseTrf(formatTrf({ ...tournament, end: '2026-12-24' }));
    expect([moved.start, moved.end]).toEqual([startDay, '2026-12-24']);
  });
});
