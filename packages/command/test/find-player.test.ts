// The player whom a number, a name or a part of a name means.

import { describe, expect, it } from 'vitest';

import type { EventPlayer } from '@crosstable/event';

import { CommandError } from '../src/command-error.js';
import { findPlayer } from '../src/find-player.js';

const NUMBERED: readonly EventPlayer[] = [
  { id: '3', name: 'Weiß, Ann' },
  { id: '10', name: 'Lee, Ann' },
  { id: '12', name: 'Leeds, Ann' },
];

function idOf(wanted: string, players: readonly EventPlayer[] = NUMBERED): string {
  return findPlayer(wanted, players, 'open.trf').id;
}

describe('a player is meant by', () => {
  it.each(['10', '#10', 'no. 10', 'no.10', 'No. 010', ' 10 '])('a number: %j', (wanted) => {
    expect(idOf(wanted)).toBe('10');
  });

  it('the number 0', () => {
    expect(['0', '#0', '00'].map((wanted) => idOf(wanted, [{ id: '0', name: 'Bye' }, ...NUMBERED]))).toEqual([
      '0',
      '0',
      '0',
    ]);
  });

  it('an id, also where it is the name of another', () => {
    const players = [
      { id: 'x', name: 'anna' },
      { id: 'anna', name: 'Berg, Anna' },
    ];
    expect(idOf('anna', players)).toBe('anna');
    expect(idOf('Anna', players)).toBe('x');
  });

  it('small letters and capitals, also by the ß that is both', () => {
    expect(idOf('WEIẞ')).toBe('3');
  });

  it('the whole name, before a name that has one more word or a longer one', () => {
    expect(idOf('lee,  ann')).toBe('10');
    const players = [
      { id: '1', name: 'Ann' },
      { id: '2', name: 'Ann Lee' },
    ];
    expect(idOf('ann', players)).toBe('1');
  });
});

describe('nobody is meant by', () => {
  it.each(['A3', '3rd', '#3.', '4', ',', ''])('%j', (wanted) => {
    expect(() => idOf(wanted)).toThrow(
      new CommandError(
        `no player "${wanted}": expected a start number, a name or a part of one (crosstable standings open.trf lists them)`,
      ),
    );
  });

  it('a part of several names', () => {
    expect(() => idOf('le')).toThrow(new CommandError('"le" may be any of: 10 Lee, Ann; 12 Leeds, Ann'));
    expect(() => idOf('an', [{ id: 'Ann' }, { id: 'Anna' }])).toThrow(
      new CommandError('"an" may be any of: Ann; Anna'),
    );
  });
});
