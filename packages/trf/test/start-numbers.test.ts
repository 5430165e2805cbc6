import { describe, expect, it } from 'vitest';

import { type TrfDraft, formatTrf, parseTrf } from '../src/index.js';

const players = [
  { id: 'anna', name: 'Anna', pairingNumber: 3 },
  { id: 'ben', name: 'Ben', pairingNumber: 1 },
  { id: '2', name: 'Cy' },
];
const draft: TrfDraft = {
  players,
  system: 'swiss',
  tiebreaks: ['PTS', 'TPN'],
  games: [
    [
      { white: 'anna', black: 'ben', result: 0.5 },
      { white: '2', black: '', result: 0.5, kind: 'half-bye' },
    ],
  ],
};

describe('a pairing number that isn’t the id', () => {
  it('is the number of the player in the file, and orders by TPN', () => {
    const read = parseTrf(formatTrf(draft));
    expect(read.players.map(({ id, name }) => [id, name])).toEqual([
      ['3', 'Anna'],
      ['1', 'Ben'],
      ['2', 'Cy'],
    ]);
    expect(read.games[0].map(({ white, black }) => [white, black])).toEqual([
      ['3', '1'],
      ['2', ''],
    ]);
    // All have ½, so that the pairing numbers 1, 2, 3 are the ranks
    expect(Object.fromEntries(read.ranks)).toEqual({ 1: 1, 2: 2, 3: 3 });
  });

  it('stands for the id in points, ranks and adjustments', () => {
    const adjustments = [{ type: '', points: -0.5, round: 0, players: ['ben'] }];
    const read = parseTrf(
      formatTrf({ ...draft, adjustments, points: { anna: 0.5, ben: 0 }, ranks: { anna: 2, '2': 1 } }),
    );
    expect(read.adjustments).toEqual([{ type: '', points: -0.5, round: 0, players: ['1'] }]);
    expect(Object.fromEntries(read.points)).toEqual({ 1: 0, 2: 0.5, 3: 0.5 });
    expect(read.ranks.get('3')).toBe(2);
    expect(read.ranks.get('2')).toBe(1);
  });

  it.each<[string, object, string]>([
    [
      'the number of another player',
      { players: [...players, { id: 'dan', pairingNumber: 2 }] },
      'players[3].pairingNumber: expected a number that no other player has, got "2"',
    ],
    [
      'no start number',
      { players: [{ id: '1', pairingNumber: 0.5 }] },
      'players[0].pairingNumber: expected a start number from 1 to 9999, got "0.5"',
    ],
    // 3 is Anna's number, and nobody's id
    [
      'a number in the place of an id',
      { games: [[{ white: '3', black: 'ben', result: 1 }]] },
      'games[0][0].white: expected the id of one of the players, got "3"',
    ],
    [
      'another number in a file of teams',
      { players: [{ id: '1', pairingNumber: 2 }], teams: [{ id: '1', players: ['1'] }] },
      'players[0].pairingNumber: expected the id, "1", in a file of teams, got "2"',
    ],
  ])('%s is refused', (_what, fields, message) => {
    expect(() => formatTrf({ ...draft, ...fields })).toThrow(new RangeError(message));
  });
});
