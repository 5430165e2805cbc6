// A ZIP archive with one file in it, as people attach it to a letter

import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';
import { zip } from '@crosstable/core/testing/zip';

import { readEvent } from '../src/index.js';
import { openEvent } from '../src/open-event.js';
import { readPageEvent } from '../src/page-event.js';

const REPORT = file('012 Café', row(1, '1.0', ['   2 w 1']), row(2, '0.0', ['   1 b 0']));

describe('a ZIP archive', () => {
  it('with one report is that report, in the encoding of its bytes', async () => {
    const latin = Buffer.from(REPORT, 'latin1');
    const read = await openEvent(zip({ 'open/': '', 'open/open.trf': latin, '__MACOSX/open/._open.trf': 'x' }));
    expect(read).toEqual(readEvent(latin));
    expect(read.name).toBe('Café');
  });

  it('with one table is that table', async () => {
    const table = 'Rk.;Name;1.Rd;Pts.\n1;Ana;2w1;1\n2;Bo;1b0;0';
    expect(await openEvent(zip({ 'table.csv': table }))).toEqual(await readPageEvent(table));
  });

  it('with several files is refused', async () => {
    await expect(openEvent(zip({ 'a.trf': REPORT, 'b.trf': REPORT }))).rejects.toMatchObject({ key: 'zip' });
  });

  it('is no number', async () => {
    // @ts-expect-error: no text and no bytes
    await expect(openEvent(5)).rejects.toThrow(TypeError);
    // @ts-expect-error: likewise
    await expect(readPageEvent(5)).rejects.toThrow(TypeError);
  });

  it('with a letter in it is refused as an archive', async () => {
    await expect(openEvent(zip({ 'a.txt': 'Dear arbiter,\nhere it is.' }))).rejects.toMatchObject({ key: 'zip' });
  });
});
