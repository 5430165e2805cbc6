// Facts of its games that a page leaves open: colours, rounds and pairing numbers

import { describe, expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';

const unknownIn = async (page: string) => (await readPrintedTable(page)).unknown;

describe('a page leaves open', () => {
  it('nothing of a Swiss by number, with colours', async () => {
    expect(await unknownIn('No.;Name;1.Rd\n1;Ana;2w1\n2;Bo;1b0\n3;Cy;-1')).toBeUndefined();
  });

  it('the numbers of a Swiss by rank, unless a column has them', async () => {
    expect(await unknownIn('Rk.;Name;1.Rd;Pts.\n1;Ana;2w1;1\n2;Bo;1b0;0')).toEqual(['pairing-numbers']);
    expect(await unknownIn('Rk.;ID;Name;1.Rd;Pts.\n1;2;Ana;2w1;1\n2;1;Bo;1b0;0')).toBeUndefined();
  });

  it('the colours of games whose notation has none; a forfeit needs none', async () => {
    expect(await unknownIn('No.;Name;1.Rd;2.Rd\n1;Ana;2:W;3w1\n2;Bo;1:L;-1\n3;Cy;0:+;1b0')).toEqual(['colours']);
    expect(await unknownIn('No.;Name;1.Rd;2.Rd\n1;Ana;2:+;3w1\n2;Bo;1:-;-1\n3;Cy;0:+;1b0')).toBeUndefined();
  });

  it('all of them of a round robin by rank, and nothing of one by number, whose rounds Berger’s tables give', async () => {
    expect(await unknownIn('Rk.;Name;1;2;3;Pts.\n1;Ana;*;1;½;1½\n2;Bo;0;*;1;1\n3;Cy;½;0;*;½')).toEqual([
      'colours',
      'rounds',
      'pairing-numbers',
    ]);
    expect(await unknownIn('No.;Name;1;2;3;Pts.\n1;Cy;*;½;0;½\n2;Ana;½;*;1;1½\n3;Bo;1;0;*;1')).toBeUndefined();
  });
});
