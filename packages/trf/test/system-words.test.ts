import { describe, expect, it } from 'vitest';
import { parseTrf } from '../src/index.js';
import { file, row } from './rows.js';

describe('092: the words for a round-robin', () => {
  it.each([
    'Roundrobin',
    'Round Robin',
    'Round-Robin',
    'Round - Robin',
    'Allplayall',
    'All play all',
    'All-play-all',
    'All - play - all',
    'Allplay all',
    'All playall',
    'Toutesrondes',
    'Toutes rondes',
    'Toutes-rondes',
    'Toutes - rondes',
  ])('%s', (type) => {
    const { system, repairs } = parseTrf(file(`092 ${type}`, row(1, '', [])));
    expect([system, repairs]).toEqual(['round-robin', []]);
  });

  it.each(['Round the robin', 'All or play or all', 'Toutes les rondes'])('%s is no such word', (type) => {
    const { system, repairs } = parseTrf(file(`092 ${type}`, row(1, '', [])));
    expect([system, repairs.map(({ kind }) => kind)]).toEqual([undefined, ['system']]);
  });
});
