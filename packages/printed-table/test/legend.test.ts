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

  it('may be behind more letters than a pattern takes', async () => {
    expect(await legendBelow(`${'a'.repeat(50_000)}11: Direct Encounter`)).toBe('Direct Encounter');
  });

  it('is that of the first line, which begins with a word', async () => {
    const lines = ['12.05. Tie Break11: a', 'Tie Break1: b', 'Tie Break11: c', 'Tie Break11: d'];
    expect(await legendBelow(...lines)).toBe('c');
  });

  it.each([
    ['TieBreak11: Direct Encounter'],
    ['Tie Break11 = Direct Encounter'],
    ['TB11: Direct Encounter'],
    ['TB 11 = Direct Encounter'],
    ['Vertailu 11: Direct Encounter'],
  ])('may be "%s", below lines on boards', async (line) => {
    expect(await legendBelow('Board 11: Ana - Bo 1-0', 'Board 12: 3', line)).toBe('Direct Encounter');
  });

  it.each([
    ['Tie Break1: Buchholz Tie-Break Variable (2023) Tie Break11: Direct Encounter Tie Break12: Koya System'],
    ['Annotation: TB 1 = Koya System, TB 11 = Direct Encounter, TB 12 = Koya (TB 13)'],
    ['# Des. 1: Koya System # Des. 11: Direct Encounter'],
    ['Tie Break10: Koya System Tie Break11: Direct Encounter'],
  ])('may be one of several in the line "%s"', async (line) => {
    expect(await legendBelow(line)).toMatch(/^Direct Encounter\W*$/);
  });

  it.each([
    ['Tie Break 111', 'has neither a colon nor a sign of equality'],
    ['Tie Break11:', 'says nothing'],
    [': Direct Encounter', 'has no label'],
    ['3. Vertailu 11: Direct Encounter', 'begins with a number'],
    ['Vertailu 11th: Direct Encounter', 'ends with another word'],
  ])('is none of "%s", which %s', async (line) => {
    expect(await legendBelow(line)).toBeUndefined();
  });

  it('is known by the words for a tie-break, also where they name none', async () => {
    expect(await legendBelow('Tiebreak11: as the arbiter says')).toBe('as the arbiter says');
  });

  it.each(['3. Board 11: Sonneborn-Berger', 'Board 11th: Sonneborn-Berger'])(
    'is behind the words for tie-breaks and not those of "%s", which stands above',
    async (line) => {
      expect(await legendBelow(line, 'Tie Break11: Direct Encounter')).toBe('Direct Encounter');
    },
  );

  it('keeps a sign of a number that it has', async () => {
    expect(await legendBelow('Tie Break11: Direct Encounter #2')).toBe('Direct Encounter #2');
  });

  it('is the first one that says something', async () => {
    expect(await legendBelow('Tie Break11:', 'Tie Break11: Koya')).toBe('Koya');
  });

  it('is none of a line on a board', async () => {
    expect(await legendBelow('Board 11: Ana - Bo 1-0')).toBeUndefined();
  });

  it('is that of the whole heading, and not of a number at the end of another', async () => {
    const table = csv(['Rk.', 'Name', '1.Rd', 'TB1', 'BH-C1'], [1, 'Ana', '2w1', 0, 0], [2, 'Bo', '1b0', 1, 1]);
    const legends = async (...lines: readonly string[]) =>
      (await readPrintedTable([table, ...lines].join('\n'))).printed.columns.map(({ legend }) => legend);
    expect(await legends('Tie Break1: Direct Encounter')).toEqual(['Direct Encounter', undefined]);
    expect(await legends('TB1: Koya', 'BH-C1: Buchholz Cut 1')).toEqual(['Koya', 'Buchholz Cut 1']);
  });

  it('is not that of a number inside the heading', async () => {
    const table = 'Rk.;Name;1.Rd;Koya 1/2;TB1\n1;Ana;2w1;0;0\n2;Bo;1b0;1;1\nTie Break1: Direct Encounter';
    const { columns } = (await readPrintedTable(table)).printed;
    expect(columns.map(({ label, legend }) => [label, legend])).toEqual([
      ['Koya 1/2', undefined],
      ['TB1', 'Direct Encounter'],
    ]);
  });
});
