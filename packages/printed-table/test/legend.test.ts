import { describe, expect, it } from 'vitest';

import { readPrintedTable } from '../src/index.js';
import { csv } from './tables.js';

async function legendBelow(...lines: readonly string[]): Promise<string | undefined> {
  const table = csv(['Rk.', 'Name', '1.Rd', 'TB11'], [1, 'Ana', '2w1', 0], [2, 'Bo', '1b0', 1]);
  return (await readPrintedTable([table, ...lines].join('\n'))).printed.columns[0].legend;
}

describe('the legend of a column', () => {
  it.each([
    ['Tie Break11: Direct Encounter'],
    ['Tie Break11 : Direct Encounter'],
    ['Tie Break11:Direct Encounter'],
    ['#Desempate 11: Direct Encounter'],
    ['# Tie-Break 11: Direct Encounter'],
  ])('is behind the colon of "%s"', async (line) => {
    expect(await legendBelow(line)).toBe('Direct Encounter');
  });

  it('is that of the first line, which begins with a word', async () => {
    const lines = ['12.05. Tie Break11: a', 'Tie Break1: b', 'Tie Break11: c', 'Tie Break11: d'];
    expect(await legendBelow(...lines)).toBe('c');
  });
});
