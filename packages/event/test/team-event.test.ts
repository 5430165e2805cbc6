import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { standings } from '@crosstable/standings';
import { teamTable } from '@crosstable/team/inside';

import type { EventForm } from '../src/event-form.js';
import { eventOf } from '../src/json-event.js';
import { atPrintedRound } from '../src/printed-round.js';
import { readEvent } from '../src/read-event.js';
import { eventText } from '../src/written-event.js';

/** Lions beat Bears 2-0; the Owls have the pairing-allocated bye. */
const FORM = {
  teams: [
    { id: 'Lions', players: ['Ada', 'Ann'] },
    { id: 'Bears', players: ['Bea', 'Bo'] },
    { id: 'Owls', name: 'Owls of the tower', players: ['Oz'] },
  ],
  matches: [
    [
      {
        white: 'Lions',
        black: 'Bears',
        boards: [
          { white: 'Ada', black: 'Bea', result: 1 },
          { white: '', black: 'Ann', result: 0, kind: 'forfeit-loss' },
        ],
      },
      { white: 'Owls', black: '', kind: 'pairing-bye' },
    ],
  ],
  matchScoring: { win: 3 },
  boards: 2,
} as const satisfies EventForm;

describe('an event of teams', () => {
  it('is another than its form: what is changed there later changes no event', () => {
    const form = {
      teams: [
        { id: 'Lions', players: ['Ada'] },
        { id: 'Bears', players: ['Bea'] },
      ],
      matches: [
        [{ white: 'Lions', black: 'Bears', gamePoints: [1, 0] as [number, number] }],
        [{ white: 'Bears', black: 'Lions', gamePoints: null }],
      ],
    };
    const event = eventOf(form);
    form.teams[0].players.push('Ann');
    form.matches[0][0].gamePoints?.fill(0.5);
    expect(event.teams?.[0].players).toEqual(['Ada']);
    expect(event.matches?.map(([{ gamePoints }]) => gamePoints)).toEqual([[1, 0], null]);
  });

  it('has its players, the games on the boards, and a list of its own', () => {
    const event = eventOf(FORM);
    expect(event).toMatchObject({
      round: 1,
      tiebreaks: ['PTS', 'MPvGP', 'EMMSB'],
      teams: [{ pairingNumber: 1 }, { pairingNumber: 2 }, { pairingNumber: 3 }],
      players: [{ id: 'Ada' }, { id: 'Ann' }, { id: 'Bea' }, { id: 'Bo' }, { id: 'Oz' }],
      matches: FORM.matches,
      games: [
        [
          { white: 'Ada', black: 'Bea', result: 1 },
          { white: 'Ann', black: '', result: 1, kind: 'forfeit-win' },
        ],
      ],
    });
  });

  it('is the options of both tables, and comes back from its text', () => {
    const event = eventOf(FORM);
    const table = teamTable(event.matches ?? [], event);
    expect(standings(table, ['PTS', 'MPvGP']).map(({ player, values }) => [player, ...values])).toEqual([
      ['Lions', 3, 2],
      ['Owls', 1, 1],
      ['Bears', 0, 0],
    ]);
    expect(standings(crosstable(event.games, event), ['PTS']).map(({ player }) => player)).toEqual([
      'Ada',
      'Ann',
      'Bea',
      'Bo',
      'Oz',
    ]);
    const text = eventText(event);
    expect(readEvent(text)).toStrictEqual(event);
    expect(text).toContain('    { "id": "Owls", "name": "Owls of the tower", "players": ["Oz"] }\n');
    expect(text).not.toContain('"games"');
  });

  it('may have no rosters, no players and totals only, and a match that is not finished', () => {
    const matches = [
      [{ white: 'Lions', black: 'Bears', gamePoints: [2.5, 1.5] as const }],
      [{ white: 'Bears', black: 'Lions', gamePoints: null }],
    ];
    const event = eventOf({ matches, boards: 4 });
    expect([event.teams?.map(({ id }) => id), event.players, event.games]).toEqual([['Lions', 'Bears'], [], [[], []]]);
    expect(readEvent(eventText(event))).toStrictEqual(event);
  });

  it('keeps who was absent from a round-robin, and leaves it out of a Swiss, where nobody else has no match', () => {
    const absent = { white: 'Owls', black: '', kind: 'zero-bye' } as const;
    const matches = [[{ white: 'Lions', black: 'Bears', gamePoints: [2, 0] as const }, absent]];
    expect(eventOf({ matches, boards: 2, system: 'round-robin' }).matches).toEqual(matches);
    expect(eventOf({ matches, boards: 2, system: 'swiss' }).matches).toEqual([matches[0].slice(0, 1)]);
  });

  it('is after the last round that was paired, and of a printed table after the last with a result', () => {
    const first = [{ white: 'Lions', black: 'Bears', gamePoints: [2, 0] as const }];
    const game = { white: 'Bea', black: 'Ada', result: null };
    const afterTwo = (second: NonNullable<EventForm['matches']>[number]): readonly number[] => {
      const event = eventOf({ matches: [first, second], boards: 2 });
      return [event.round, atPrintedRound(event).round];
    };
    // Half-point byes that were asked for pair no round
    expect(afterTwo(['Lions', 'Bears'].map((white) => ({ white, black: '', kind: 'half-bye' })))).toEqual([1, 1]);
    const second = { white: 'Bears', black: 'Lions' };
    expect(afterTwo([{ ...second, gamePoints: null }])).toEqual([2, 1]);
    expect(afterTwo([{ ...second, gamePoints: [1, 1] }])).toEqual([2, 2]);
    const other = { white: 'Ann', black: 'Bo', result: 1 } as const;
    expect(afterTwo([{ ...second, boards: [game, { ...other, result: null }] }])).toEqual([2, 1]);
    expect(afterTwo([{ ...second, boards: [game, other] }])).toEqual([2, 2]);
  });

  it('of a report has what the arbiter gave (299), the numbers of the teams and their ranks', () => {
    const team = (id: number, player: number, rank: number) =>
      `310 ${String(id).padStart(3)} ${'Team'.padEnd(60)}${String(rank).padStart(3)}  ${String(player).padStart(4)}`;
    const row = (id: number, cell: string) => `001 ${String(id).padStart(4)}${' '.repeat(83)}${cell}`;
    const lines = [
      '192 FIDE_TEAM_MP_GP',
      team(7, 1, 2),
      team(3, 2, 1),
      '299 L   1.0        001    3',
      '299     0.5   0.5  000    7',
      // On top of the points of round 1; of a team that isn't there; of a round that isn't
      '299     0.5        001    7',
      '299     0.5        000    9',
      '299     0.5        002    7',
      row(1, '   2 w 1'),
      row(2, '   1 b 0'),
    ];
    const event = readEvent(lines.join('\n'));
    expect(event.teams?.map(({ id, pairingNumber }) => [id, pairingNumber])).toEqual([
      ['7', 7],
      ['3', 3],
    ]);
    expect(event.adjustments).toEqual([
      { team: '3', round: 1, matchPoints: 1, replaces: true },
      { team: '7', matchPoints: 0.5, gamePoints: 0.5 },
      { team: '7', round: 1, matchPoints: 0.5 },
    ]);
    expect(event.written.ranks).toEqual([
      { player: '7', rank: 2 },
      { player: '3', rank: 1 },
    ]);
    const table = teamTable(event.matches ?? [], event);
    expect(standings(table, ['MPTS', 'GPTS']).map(({ player, values }) => [player, ...values])).toEqual([
      ['7', 3, 1.5],
      ['3', 1, 0],
    ]);
    expect(readEvent(eventText(event)).adjustments).toEqual(event.adjustments);
  });

  it.each([
    [{ matches: [[{ white: 'Lions' }]] }, 'matches[0][0].black: expected a string, got nothing'],
    [{ matches: [] }, 'matches: expected a match, or teams beside it, got neither'],
    [{ ...FORM, games: [] }, 'games: expected games, or matches of teams, got both'],
    [{ ...FORM, boards: 3 }, 'matches[0][0].boards: expected 3 boards, got 2'],
    [{ ...FORM, teamz: [] }, /^expected one of \d+ names \(the nearest are teams, .*\), got "teamz"$/],
    [
      { ...FORM, teams: [{ id: 'Lions', team: [] }] },
      'teams[0]: expected only id, name, players, pairingNumber, expelled, got "team"',
    ],
    [{ ...FORM, pairingBye: { points: 1 } }, 'pairingBye: expected only matchPoints, gamePoints, got "points"'],
    [
      { ...FORM, adjustments: [{ player: 'Ada', points: 1 }] },
      'adjustments[0]: expected an adjustment of a team, got one without',
    ],
    [{ ...FORM, adjustments: [{ team: 'Lions', points: 1 }] }, /^adjustments\[0\]: expected only .*, got "points"$/],
    [
      { ...FORM, matches: [[{ white: 'Lions', black: 'Lynxes', gamePoints: [1, 0] }]] },
      'matches[0][0].black: expected a listed team, got "Lynxes"',
    ],
    [
      { ...FORM, matches: [[{ white: 'Lions', black: 'Bears', gamePoints: [1] }]] },
      'matches[0][0].gamePoints: expected at least 2, got 1',
    ],
  ])('%j is refused', (form, message) => {
    expect(() => eventOf(form as never)).toThrow(typeof message === 'string' ? new RangeError(message) : message);
  });
});
