// The headings of programs' tie-breaks, as other-tables.md and crosstable-pages.md have them

import { describe, expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { rulesOfHeading } from '../src/columns/heading-rules.js';

describe('a heading stands for', () => {
  it.each([
    ['Buchh', 'BH'], // Swiss-Chess
    ['BuSum', 'AOB'],
    ['SoBerg', 'SB'],
    ['DiVerg', 'DE'],
    ['Siege', 'WIN'],
    ['M-Buch.', 'BH/M1'], // SwissPerfect
    ['Buch.', 'BH'],
    ['Progr.', 'PS'],
    ['Tr.', 'BH/C1'], // Papi
    ['MMed', 'BH/M1'], // WinTD
    ['Solk', 'BH'],
    ['Cumul', 'PS'],
    ['BucM', 'BH/M1'], // Vega
    ['Buc1', 'BH/C1'],
    ['BucT', 'BH'],
    ['DirE', 'DE'],
    ['OppCm', 'US_COP'],
    ['Perf', 'TPR'], // Papi
    ['Perf.', 'TPR'],
  ])('%s: %s first', (heading, code) => {
    expect(rulesOfHeading(heading).at(0)?.code).toBe(code);
  });

  it.each(['TB1', 'Performers', 'Wtg1', 'T/B', 'X'])('%s: nothing that is known', (heading) => {
    expect(rulesOfHeading(heading)).toEqual([]);
  });

  it.each([
    ['MMed', 'US_MM'],
    ['Solk', 'US_SOLK'],
    ['OppCm', 'US_COP'],
  ])('%s: %s of US Chess last', (heading, code) => {
    expect(rulesOfHeading(heading).at(-1)).toEqual({ code, article: null });
  });
});

describe('a column below such a heading', () => {
  const page = (heading: string, value = '1'): string =>
    `Rk.;Name;1.Rd;Pts.;${heading}\n1;Ana;2w1;1;0\n2;Bo;1b0;0;${value}`;

  it.each(['DiVerg', 'Siege', 'Tr.', 'MMed', 'OppCm', 'T/B', 'Kashdan', 'Arranz'])(
    '%s has a tie-break',
    async (heading) => {
      const { printed } = await readPrintedTable(page(heading));
      expect(printed.columns.map(({ label, cells }) => [label, cells.get('2')])).toEqual([[heading, 1]]);
    },
  );

  it('has no tie-break where its cells are words', async () => {
    const { printed } = await readPrintedTable(page('Tr.', 'A'));
    expect(printed.columns).toEqual([]);
  });

  it('has no value in a cell with a line, as DiVerg where it does not apply', async () => {
    const { printed } = await readPrintedTable(page('DiVerg', '-'));
    expect(printed.columns[0].cells.get('2')).toBeNull();
  });

  it('has the rules of its legend instead, where there is one', async () => {
    const { printed } = await readPrintedTable(`${page('BucM')}\nBucM : Sonneborn-Berger (SB)`);
    expect(printed.columns[0].named?.map(({ code }) => code)).toEqual(['SB']);
  });
});
