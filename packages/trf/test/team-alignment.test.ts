import { describe, expect, it } from 'vitest';

import { file } from '@crosstable/core/testing/report-rows';
import { TYPE, oldTeam, rows, team } from '@crosstable/core/testing/team-report-rows';

import { TrfError, parseTrf } from '../src/index.js';

/** The line of a program that counts bytes: a name takes as many blanks less as it has bytes more than characters. */
function countedInBytes(line: string, column: number, width: number, name: string): string {
  const bytes = new TextEncoder().encode(name).length;
  return line.slice(0, column - 1) + name + ' '.repeat(width - bytes) + line.slice(column - 1 + width);
}

const OTHER = team(2, [4, 5, 6]);
const OLD = '092 Team: Swiss-System';

describe('columns of a team counted in bytes', () => {
  // Five, nine and thirteen letters of two bytes: points and players stand beside their columns, or in those of the name
  it.each(['Ομάδα', 'Команда 1', 'Спартак Москва'])('310: %s', (name) => {
    const line = countedInBytes(team(1, [1, 2, 3], ['2.0', '1.5', '1']), 9, 32, name);
    const { teams, repairs } = parseTrf(file(TYPE, line, OTHER, ...rows()));
    expect(teams?.[0]).toEqual({
      ...{ id: '1', name, nick: 'T1', matchPoints: 2, gamePoints: 1.5, rank: 1 },
      players: ['1', '2', '3'],
    });
    expect(repairs.map(({ message }) => message)).toEqual([
      `line 2, column 9: ${JSON.stringify(line.slice(8, 40).trim())} read with columns counted in bytes`,
    ]);
  });

  it('310: a short name, too, behind a name with an emoji of four bytes', () => {
    const line = countedInBytes(team(1, [1, 2, 3], ['2.0', '1.5', '1']), 42, 5, 'Яя');
    const both = countedInBytes(line, 9, 32, '🙂🙂');
    const { teams, repairs } = parseTrf(file(TYPE, both, OTHER, ...rows()));
    expect(teams?.[0]).toMatchObject({ name: '🙂🙂', nick: 'Яя', matchPoints: 2, players: ['1', '2', '3'] });
    expect(repairs.map(({ kind }) => kind)).toEqual(['columns-shifted']);
  });

  it.each(['Ομάδα', 'Команда 1', 'Спартак Москва'])('013: %s', (name) => {
    const line = countedInBytes(oldTeam('', [1, 2, 3]), 5, 32, name);
    const { teams, repairs } = parseTrf(file(OLD, line, oldTeam('Bears', [4, 5, 6]), ...rows()));
    expect(teams?.[0]).toEqual({ id: '1', name, players: ['1', '2', '3'] });
    expect(repairs.map(({ kind }) => kind)).toContain('columns-shifted');
  });

  it.each(['Équipe  B', 'Ομάδα  Β'])('are not suspected by two blanks in the name %s', (name) => {
    const { teams, repairs } = parseTrf(file(OLD, oldTeam(name, [1, 2, 3]), oldTeam('Bears', [4, 5, 6]), ...rows()));
    expect(teams?.[0]).toEqual({ id: '1', name, players: ['1', '2', '3'] });
    expect(repairs.map(({ kind }) => kind)).not.toContain('columns-shifted');
  });

  it('are put right with two blanks in the name, where a column between two fields is not blank', () => {
    const line = countedInBytes(team(1, [1, 2, 3], ['2.0', '1.5', '1']), 9, 32, 'Ομάδα  Α');
    expect(parseTrf(file(TYPE, line, OTHER, ...rows())).teams?.[0]).toMatchObject({ name: 'Ομάδα  Α', nick: 'T1' });
  });

  it('do not explain a text beside the columns of a name in ASCII', () => {
    const line = `${team(1, [1, 2]).slice(0, 72)}3`;
    expect(() => parseTrf(file(TYPE, line, OTHER, ...rows()))).toThrow(
      new TrfError(2, 73, 'a blank between two fields', '3'),
    );
  });
});
