import { describe, expect, it } from 'vitest';

import { row, rowsOf } from '@crosstable/core/testing/report-rows';

import { type TrfDraft, formatTrf } from '../src/index.js';

const players = [
  { id: '1', name: 'Player 1' },
  { id: '2', name: 'Player 2' },
];
const draft: TrfDraft = { players, games: [] };

/** The rows of a draft with these fields, without the blanks at their ends. */
function linesOf(fields: Partial<TrfDraft>): readonly string[] {
  return rowsOf(formatTrf({ ...draft, ...fields }));
}

describe('the record of a player', () => {
  it('has its texts without the blanks around them', () => {
    expect(linesOf({ players: [{ id: '1', name: '  Anna ' }] })).toEqual([row(1, '0.0', [], { name: 'Anna' })]);
  });

  it.each(['m', 'w'] as const)('has the sex %s in column 10', (sex) => {
    expect(linesOf({ players: [{ id: '1', name: 'Player 1', sex }] })).toEqual([row(1, '0.0', [], { sex })]);
  });

  it('has no sex where it is an empty text', () => {
    // @ts-expect-error a form field that nobody filled in
    expect(rowsOf(formatTrf({ players: [{ id: '1', name: 'Player 1', sex: '' }], games: [] }))).toEqual([
      row(1, '0.0', []),
    ]);
  });
});

describe('the rounds of a record', () => {
  it('a forfeited game', () => {
    expect(linesOf({ games: [[{ white: '1', black: '2', result: 0, kind: 'forfeit-loss' }]] })).toEqual([
      row(1, '0.0', ['   2 w -']),
      row(2, '1.0', ['   1 b +']),
    ]);
  });

  it.each([
    ['with colours', {}, 'w', 'b'],
    ['without', { coloursUnknown: true as const }, '-', '-'],
  ])('a pairing without a result, %s', (_, mark, white, black) => {
    expect(linesOf({ games: [[{ white: '1', black: '2', result: null, ...mark }]] })).toEqual([
      row(1, '0.0', [`   2 ${white}`]),
      row(2, '0.0', [`   1 ${black}`]),
    ]);
  });

  it('stand in their order, a pairing without a result before a game', () => {
    const unfinished = { white: '1', black: '2', result: null };
    expect(linesOf({ games: [[unfinished], [{ white: '2', black: '1', result: 0.5 }]] })).toEqual([
      row(1, '0.5', ['   2 w', '   2 b =']),
      row(2, '0.5', ['   1 b', '   1 w =']),
    ]);
  });
});

describe('what cannot be written', () => {
  it.each<[object, string]>([
    [{ players: [{ id: '1', name: 'A\tB' }] }, 'players[0].name: expected a text without tabs, got "A\\tB"'],
    [{ games: [[{ white: '1', black: '2', result: 2 }]] }, 'games[0][0].result: expected 0, 0.5 or 1, got 2'],
    [
      { games: [[{ white: '1', black: '2', result: 1, kind: 'draw' }]] },
      'games[0][0].kind: expected one of the kinds of a game, got "draw"',
    ],
    [
      { games: [[{ white: '1', black: '1', result: null }]] },
      'games[0][0].black: expected an opponent, because the result is null, got "1"',
    ],
    [
      { games: [[{ white: '1', black: '', result: null, kind: 'half-bye' }]] },
      'games[0][0].black: expected an opponent, because the result is null, got ""',
    ],
    [
      { games: [[{ white: '1', black: '2', result: null, kind: 'forfeit-win' }]] },
      'games[0][0].kind: expected no kind, because the result is null, got "forfeit-win"',
    ],
    [
      { games: [[{ white: '1', black: '2', result: null, blackResult: 0 }]] },
      'games[0][0].blackResult: expected nothing, because the result is null, got 0',
    ],
  ])('%j', (fields, message) => {
    expect(() => linesOf(fields)).toThrow(new RangeError(message));
  });

  // A file without teams has nothing of them (TrfTeams): these were left out, and 192 of a primary score was refused by parseTrf
  it.each<Partial<TrfDraft>>([
    { boards: 4 },
    { colours: 'WB' },
    { matchScoring: { win: 3 } },
    { pairingBye: { matchPoints: 2 } },
    { primary: 'GP' },
  ])('%j without teams', (fields) => {
    expect(() => linesOf(fields)).toThrow(new TypeError('teams: expected the teams of the matches, got undefined'));
  });

  it.each<[object, string]>([
    [{ games: [5] }, 'games[0]: expected an array of games, got 5'],
    [{ adjustments: 5 }, 'adjustments: expected an array of adjustments, got 5'],
    [{ games: Array(1) }, 'games[0]: expected an array of games, got undefined'],
    [{ games: [Array(1)] }, 'games[0][0]: expected a game, got undefined'],
    [{ adjustments: Array(1) }, 'adjustments[0]: expected an adjustment, got undefined'],
    [
      { adjustments: [{ type: '', points: 1, round: 0, players: Array(1) }] },
      'adjustments[0].players[0]: expected a string, got undefined',
    ],
    [{ listChanges: Array(1) }, 'listChanges[0]: expected a change of the list, got undefined'],
    [
      { games: [[]], listChanges: [{ round: 1, previous: Array(1) }] },
      'listChanges[0].previous[0]: expected a string, got undefined',
    ],
  ])('%j, of a wrong type', (fields, message) => {
    expect(() => linesOf(fields)).toThrow(new TypeError(message));
  });
});
