import { describe, expect, it } from 'vitest';

import { file } from '@crosstable/core/testing/report-rows';
import { TEAMS, TYPE, oldTeam, rows } from '@crosstable/core/testing/team-report-rows';

import { TrfError, type TrfTeam, parseTrf } from '../src/index.js';

/** 310: number 5-7, name 9-40, short name 42-46, strength 48-53, MP 55-60, GP 62-67, rank 69-71, players from 74. */
function team(fields: Readonly<Partial<Record<'number' | 'name' | 'nick' | 'strength' | 'rank', string>>>): string {
  const { number = '1', name = '', nick = '', strength = '', rank = '' } = fields;
  const names = `310 ${number.padStart(3)} ${name.padEnd(32)} ${nick.padEnd(5)} ${strength.padStart(6)}`;
  return `${names}${' '.repeat(15)}${rank.padStart(3)}     1    2    3`;
}

function firstTeam(...lines: readonly string[]): TrfTeam | undefined {
  return parseTrf(file(...lines, ...rows())).teams?.[0];
}

describe('310', () => {
  it.each([
    [
      { strength: '2105.5', rank: '2' },
      { strength: 2105.5, rank: 2 },
    ],
    [{ strength: '2105' }, { strength: 2105 }],
    [{ nick: 'Lions' }, { nick: 'Lions' }],
    [{ name: 'Lions' }, { name: 'Lions' }],
    // 0 is no rating and no rank
    [{ strength: '0', rank: '0' }, {}],
    [{ strength: '0000.0', rank: '000' }, {}],
    [{}, {}],
  ])('%j', (fields, read) => {
    expect(firstTeam(TYPE, team(fields), TEAMS[1])).toStrictEqual({ id: '1', ...read, players: ['1', '2', '3'] });
  });

  it.each(['', '0', '1A'])('the number %j is none', (number) => {
    expect(() => firstTeam(TYPE, team({ number }), TEAMS[1])).toThrow(new TrfError(2, 5, "a team's number", number));
  });

  it('a word among the players is refused', () => {
    const line = `${team({}).slice(0, 78)}  X2    3`;
    expect(() => firstTeam(TYPE, line, TEAMS[1])).toThrow(new TrfError(2, 79, "a player's number", 'X2'));
  });
});

describe('013', () => {
  it('a team without a name has none', () => {
    const lines = ['092 Team: Swiss-System', oldTeam('', [1, 2, 3]), oldTeam('Bears', [4, 5, 6])];
    expect(firstTeam(...lines)).toStrictEqual({ id: '1', players: ['1', '2', '3'] });
  });
});
