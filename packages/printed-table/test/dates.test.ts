// The day of a tournament in the lines above its table

import { describe, expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { html } from './tables.js';

const TABLE = [
  ['Nr.', 'Teilnehmer', 'TWZ', '1', '2', 'Punkte'],
  ['1.', 'Meier,Hans', '1900', '**', '1', '1.0'],
  ['2.', 'Schulz,Fritz', '1800', '0', '**', '0.0'],
];

async function startOf(heading: string): Promise<string | undefined> {
  return (await readPrintedTable([heading, ...TABLE.map((cells) => cells.join('\t'))].join('\n'))).start;
}

describe('the first day', () => {
  it.each([
    ['Vereinsmeisterschaft vom 21.07.2025 bis 27.07.2025', '2025-07-21'],
    ['Rangliste: Stand nach der 7. Runde (21.-27.07.2025)', '2025-07-21'],
    ['Rangliste: Stand nach der 7. Runde, 3.10.–7.10.2025', '2025-10-03'],
    ['Open Bremen, 27.12. - 03.01.2026', '2025-12-27'],
    ['Old Harbour, 21/07/2025 - 27/07/2025', '2025-07-21'],
    ['Old Harbour - from 2025-07-21 to 2025-07-27', '2025-07-21'],
    ['Festival - Classic (11/02 to 18/02/2024)', '2024-02-11'],
    ['Season Championship - 10 August 2026', '2026-08-10'],
    ['Open, 3.-9. Februar 2026', '2026-02-03'],
    ['Open, August 3-9, 2025', '2025-08-03'],
    ['Abierto, 3 al 9 de agosto de 2025', '2025-08-03'],
    ['Open de Lyon, 14 juillet 2025', '2025-07-14'],
    ['Open di Roma, dal 3 al 9 giugno 2025', '2025-06-03'],
    ['Torneio, 3 a 9 de junho de 2025', '2025-06-03'],
    ['Toernooi, 3 mei 2025', '2025-05-03'],
    ['Turniej, 3 czerwca 2025', '2025-06-03'],
    ['Турнир, 3 июня 2025', '2025-06-03'],
    // No month has the number 24
    ['US Open, 07/24/2025', '2025-07-24'],
  ])('stands in %s', async (heading, day) => {
    expect(await startOf(heading)).toBe(day);
  });

  it.each([
    'Rangliste: Stand nach der 7. Runde',
    'Open 2025',
    'Open 2025/26',
    'August 2026',
    '31.02.2025',
    'Last update 30.04.2025 21:49:26',
    'Generated 30.04.2025 by Vega',
    '12 Runden 2025',
    '10 jui 2025', // juin or juillet
  ])('is none in %s', async (heading) => {
    expect(await startOf(heading)).toBeUndefined();
  });

  it('stands in a heading of a saved page', async () => {
    const page = `<html><h2>Memorial: Old Harbour 21/07/2025 - 27/07/2025</h2><h3>Cross Table at round 1</h3>${html(TABLE)}</html>`;
    expect((await readPrintedTable(page)).start).toBe('2025-07-21');
  });
});
