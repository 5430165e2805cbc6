// Events from files of Swiss-Manager, by the door for files of any kind.
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { isInputError } from '@crosstable/core';
import { hasShared, sharedBytes, sharedJson, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';
import {
  BYE,
  NOT_PAIRED,
  SMALL,
  TEAMS,
  type Written,
  named,
  written,
} from '@crosstable/core/testing/written-swiss-manager';
import { standings } from '@crosstable/standings';

import type { ChessEvent } from '../src/chess-event.js';
import { tableOf } from '../src/event-table.js';
import { checkEvent } from '../src/checked-event.js';
import { eventOf } from '../src/json-event.js';
import { openEvent } from '../src/open-event.js';
import type { EventForm } from '../src/event-form.js';

const open = (file: Written, name?: string) => openEvent(written(file), { name });

it('a file is an event, whatever its name', async () => {
  const texts = { 0: 'Club night', 1: 'Group A', 5: 'Main Road 1', 10: 'Oslo', 20: 'NOR', 21: 'Dea', 35: 'Flo; Gus' };
  const event = await open({ ...SMALL, texts, longSettings: { 75: 20_260_508 } }, 'a.pdf');
  expect(event).toMatchObject({
    name: 'Club night, Group A',
    city: 'Oslo',
    federation: 'NOR',
    start: '2026-05-08',
    chiefArbiter: 'Dea',
    deputyArbiters: ['Flo', 'Gus'],
    system: 'swiss',
    rounds: 2,
    round: 1,
    tiebreaks: ['PTS'],
  });
  expect(event.players[1]).toEqual({ id: '2', name: 'B', sex: 'm', pairingNumber: 2 });
  checkEvent(event);
});

it('its standings are those of its games', async () => {
  const tiebreaks = [
    { number: 84, parameters: { 0: 1, 14: 1 } },
    { number: 61 },
    { number: 84, parameters: { 14: 1 } },
  ];
  const event = await open({
    players: named(3),
    rounds: 2,
    paired: 2,
    games: [
      [
        [1, 2, 1],
        [3, BYE, 9],
      ],
      [
        [3, 1, 2],
        [2, NOT_PAIRED, 2],
      ],
    ],
    tiebreaks,
  });
  expect([event.edition, event.tiebreaks, event.written.edition]).toEqual([
    '2026-03',
    ['PTS', 'BH/C1', 'BH'],
    '2026-03',
  ]);
  // 1: a win and a draw; 2: a loss and a half-point bye; 3: a bye and a draw
  const points = standings(tableOf(event), event.tiebreaks).map(({ player, values: [value] }) => [player, value]);
  expect(Object.fromEntries(points)).toEqual({ 1: 1.5, 2: 0.5, 3: 1.5 });
});

it('points stand first unless the list names them', async () => {
  const listOf = async (...numbers: readonly number[]) =>
    (await open({ ...SMALL, tiebreaks: numbers.map((number) => ({ number })) })).tiebreaks;
  expect(await listOf(8, 1)).toEqual(['PS', 'PTS']);
  expect(await listOf(8, 53)).toEqual(['PTS', 'PS', 'BPG']);
});

it('points that an arbiter added are adjustments', async () => {
  const players = [{ texts: { 0: 'A' }, numbers: { 44: 2 } }, ...named(3)];
  const event = await open({ ...SMALL, players, settings: { 867: 1, 880: 1 } });
  expect(event.adjustments).toEqual([{ player: '1', points: 1 }]);
  expect(standings(tableOf(event), ['PTS'])[0]).toEqual({ rank: 1, player: '1', values: [2] });
});

it('the list of teams says which points decide', async () => {
  const eventWith = (...numbers: readonly number[]) =>
    open({ ...TEAMS, tiebreaks: numbers.map((number) => ({ number })) });
  expect(await eventWith(13, 1)).toMatchObject({ primary: 'MP', tiebreaks: ['MPTS', 'GPTS'], boards: 2 });
  const event = await eventWith(1, 13);
  expect(event).toMatchObject({ primary: 'GP', tiebreaks: ['GPTS', 'MPTS'] });
  // Reds 1½, Blues ½
  const [{ player, values }] = standings(tableOf(event), event.tiebreaks);
  expect([player, values]).toEqual(['T1', [1.5, 2]]);
});

it('the file says what byes and matches are worth', async () => {
  const games: Written['games'] = [
    [
      [1, 2, 1],
      [3, BYE, 9],
    ],
  ];
  const half = await open({ players: named(3), games, settings: { 92: 1 } });
  expect(half.scoring).toEqual({ pairingBye: 0.5 });
  expect(standings(tableOf(half), ['PTS']).map(({ player, values }) => [player, ...values])).toEqual([
    ['1', 1],
    ['3', 0.5],
    ['2', 0],
  ]);
  const three = await open({
    ...TEAMS,
    teams: ['Reds', 'Blues', 'Greens'],
    matches: [
      [
        [1, 2],
        [3, BYE, 3],
      ],
    ],
    tiebreaks: [{ number: 40 }, { number: 1 }],
  });
  expect([three.primary, three.tiebreaks]).toEqual(['MP', ['MPTS', 'GPTS']]);
  // Reds beat Blues 1½–½; the bye of the Greens has 1½ game points, and the match points of a draw
  expect(standings(tableOf(three), three.tiebreaks).map(({ player, values }) => [player, ...values])).toEqual([
    ['T1', 3, 1.5],
    ['T3', 1, 1.5],
    ['T2', 0, 0.5],
  ]);
  checkEvent(three);
  const list = three.remarks.map(({ key }) => key);
  expect(list).toEqual(['three-match-points', 'team-bye-worth']);
});

it('a mistake is the error of the reader, with its place', async () => {
  const games: Written['games'] = [
    [
      [1, 3, 1],
      [4, 2, 7],
    ],
  ];
  await expect(open({ ...SMALL, games })).rejects.toThrow(
    /^round 1, board 2 \(byte \d+\): expected the result of a game/,
  );
  await expect(openEvent(written(SMALL).subarray(0, 900))).rejects.toThrow(/^end \(byte 896\): .* cut off/);
});

it('a mistake of the whole file has a key of its own', async () => {
  const keyOf = (bytes: Uint8Array) => openEvent(bytes).catch((error: unknown) => isInputError(error) && error.key);
  expect(await keyOf(written(SMALL).subarray(0, 900))).toBe('cut-file');
  expect(await keyOf(written({ paired: 0 }))).toBe('no-participants');
  expect(await keyOf(written({ ...TEAMS, paired: 0, teams: [], players: named(2), matches: [], games: [] }))).toBe(
    'no-participants',
  );
});

it('the example has the tournament of the report beside it', async () => {
  const [event, report] = await Promise.all(
    ['TUNX', 'trf'].map((ending) => openEvent(readFileSync(`examples/harbour-open.${ending}`))),
  );
  const gamesOf = ({ games }: ChessEvent) => games.map((round) => new Set(round.map((game) => JSON.stringify(game))));
  expect(gamesOf(event)).toEqual(gamesOf(report));
  for (const field of ['name', 'city', 'federation', 'start', 'end', 'system', 'rounds', 'players'] as const) {
    expect(event[field], field).toEqual(report[field]);
  }
  expect(standings(tableOf(event), report.tiebreaks)).toEqual(standings(tableOf(report), report.tiebreaks));
});

describe.skipIf(!hasShared)(`real files${skipNote}`, () => {
  it.each(sharedNames('swiss-manager', /X$/))('%s is the event of another decoder', async (name) => {
    const bytes = sharedBytes(`swiss-manager/${name}`);
    const event = await openEvent(bytes, { name });
    const form = sharedJson(`swiss-manager/${name}.event.json`) as EventForm;
    const expected = eventOf({ ...form, ...(form.games === undefined && form.matches === undefined && { games: [] }) });
    checkEvent(event);
    for (const field of [
      'name',
      'city',
      'system',
      'rounds',
      'round',
      'games',
      'matches',
      'teams',
      'primary',
      'boards',
      'adjustments',
    ] as const) {
      expect(event[field], field).toEqual(expected[field]);
    }
    // The other decoder takes columns of old rules under no edition; the list is the same
    expect(event.tiebreaks.filter((code) => code !== 'OTHER_MANUAL')).toEqual(expected.tiebreaks);
    expect(event.edition).toBe(expected.edition);
    expect(standings(tableOf(event), expected.tiebreaks)).toEqual(standings(tableOf(expected), expected.tiebreaks));
  });

  it('player 8 of an event is third by the values that were entered by hand', async () => {
    const event = await openEvent(sharedBytes('swiss-manager/swiss-210-manual.TUNX'));
    expect(event.tiebreaks).toEqual(['PTS', 'OTHER_MANUAL', 'BH/C1', 'BH', 'SB', 'DE']);
    const rows = standings(tableOf(event), event.tiebreaks);
    expect(rows.find(({ player }) => player === '8')?.rank).toBe(3);
  });
});

it('has one tournament, so that no group can be asked for', async () => {
  await expect(openEvent(written(SMALL), { group: 'A' })).rejects.toThrow(
    'options.group: expected nothing, because the file is no page with crosstables, got "A"',
  );
});
