// Events from files of Swiss-Chess, by the door for files of any kind.
import { describe, expect, it } from 'vitest';

import { isInputError } from '@crosstable/core';
import { hasShared, sharedBytes, sharedJson, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';
import {
  SMALL_CHESS,
  TEAMS_CHESS,
  type WrittenChess,
  playersNamed,
  writtenChess,
} from '@crosstable/core/testing/written-swiss-chess';
import { standings } from '@crosstable/standings';

import { tableOf } from '../src/event-table.js';
import { checkEvent } from '../src/checked-event.js';
import { eventOf } from '../src/json-event.js';
import { isPrintedPage } from '../src/recognized.js';
import { isRefusal, openEvent } from '../src/open-event.js';
import { readEvent } from '../src/read-event.js';
import type { EventForm } from '../src/event-form.js';

const open = (file: WrittenChess, name?: string) => openEvent(writtenChess(file), { name });

it('a file is an event, whatever its name', async () => {
  const texts = { 245: 'Club night', 376: 'Group A', 831: 'Oslo', 872: 'Dea', 933: 'Flo; Gus', 1055: '18.05.2013' };
  const event = await open({ ...SMALL_CHESS, texts }, 'a.pdf');
  expect(event).toMatchObject({
    name: 'Club night Group A',
    city: 'Oslo',
    start: '2013-05-18',
    chiefArbiter: 'Dea',
    deputyArbiters: ['Flo', 'Gus'],
    system: 'swiss',
    rounds: 2,
    round: 1,
    tiebreaks: ['PTS'],
    notes: [],
  });
  expect(event.players[1]).toEqual({ id: '2', name: 'B', pairingNumber: 2 });
  checkEvent(event);
});

it('its standings are those of its games, and its notes are data', async () => {
  const event = await open({
    players: playersNamed(3),
    rounds: 2,
    games: [[[1, 2, 3]], [[3, 1, 2]]],
    alone: [[[3, { colour: 2, result: 3 }]], [[2, { status: 2, result: 2 }]]],
    bytes: { 621: 3, 572: 7, 9: 1 },
  });
  expect(event.tiebreaks).toEqual(['PTS', 'BH/C1']);
  // 1: a win and a draw; 2: a loss and a half-point bye; 3: a bye and a draw
  const points = standings(tableOf(event), event.tiebreaks).map(({ player, values: [value] }) => [player, value]);
  expect(Object.fromEntries(points)).toEqual({ 1: 1.5, 2: 0.5, 3: 1.5 });
  const keys = event.remarks.map(({ key }) => key);
  expect(keys).toEqual(['no-correction', 'buchholz-sum', 'unseen-round', 'unseen-round']);
  expect(event.notes).toEqual(event.remarks.map(({ message }) => message));
});

it('a win may be worth three points', async () => {
  const event = await open({ ...SMALL_CHESS, bytes: { 1336: 1 } });
  expect(standings(tableOf(event), ['PTS']).map(({ values: [points] }) => points)).toEqual([3, 1, 1, 0]);
});

it('the list of teams says which points decide', async () => {
  const eventWith = (...numbers: readonly number[]) =>
    open({ ...TEAMS_CHESS, bytes: { 604: 2, 611: numbers[0], 613: numbers[1] } });
  expect(await eventWith(1, 2)).toMatchObject({ primary: 'MP', tiebreaks: ['MPTS', 'GPTS'], boards: 2 });
  expect(await eventWith(3, 0)).toMatchObject({ tiebreaks: ['PTS'] });
  const event = await eventWith(2, 1);
  expect(event).toMatchObject({ primary: 'GP', tiebreaks: ['GPTS', 'MPTS'] });
  // Reds 1½, Blues ½
  const [{ player, values }] = standings(tableOf(event), event.tiebreaks);
  expect([player, values]).toEqual(['T1', [1.5, 2]]);
});

describe('a file that isn’t whole', () => {
  const thrownOf = (bytes: Uint8Array, name?: string): Promise<unknown> =>
    openEvent(bytes, { name }).catch((error: unknown) => error);

  it('is told by its name, with the error of its reader', async () => {
    const old = await thrownOf(writtenChess({ ...SMALL_CHESS, version: 712 }), 'Open.SWT');
    expect(String(old)).toMatch(/version \(byte 609\): .*found 7\.12; older ones aren’t read/);
    const part = await thrownOf(writtenChess(SMALL_CHESS).subarray(0, 14_000), 'open.swt');
    expect(isInputError(part) && part.key).toBe('cut-file');
  });

  it('is refused without a name', async () => {
    const part = await thrownOf(writtenChess(SMALL_CHESS).subarray(0, 14_000));
    expect(isInputError(part)).toBe(true);
    expect(String(part)).not.toContain('Swiss-Chess');
  });

  it('its name doesn’t count where the content is a report', async () => {
    const report = await openEvent(
      '012 Open\n001    1      Ann                                                             0.0    1\n',
      {
        name: 'a.swt',
      },
    );
    expect(report.name).toBe('Open');
  });

  it('as a text it can’t be read, and the recipe says what can', async () => {
    const thrown = await openEvent('\u0001\u0002 x', { name: 'a.swt' }).catch((error: unknown) => error);
    expect(isRefusal(thrown) && thrown.recipe).toBe('swiss-chess');
    expect(String(thrown)).toContain('Swiss-Chess 8 or later');
  });
});

it('a mistake is the error of the reader, with its place', async () => {
  const games: WrittenChess['games'] = [[[1, 3, 3, {}, { result: 3 }]]];
  await expect(open({ ...SMALL_CHESS, games })).rejects.toThrow(
    /^round 1, table 1, player 3 \(byte \d+\): expected a result that agrees/,
  );
  const keyOf = (bytes: Uint8Array) => openEvent(bytes).catch((error: unknown) => isInputError(error) && error.key);
  expect(await keyOf(writtenChess({}))).toBe('no-participants');
});

it('is no report, JSON or page', () => {
  const bytes = writtenChess(SMALL_CHESS);
  expect(isPrintedPage(bytes)).toBe(false);
  expect(() => readEvent(bytes)).toThrow('this is a file of Swiss-Chess; give a TRF or JSON file');
});

it('has one tournament, so that no group can be asked for', async () => {
  await expect(openEvent(writtenChess(SMALL_CHESS), { group: 'A' })).rejects.toThrow(
    'options.group: expected nothing, because the file is no page with crosstables, got "A"',
  );
});

describe.skipIf(!hasShared)(`real files${skipNote}`, () => {
  const events = sharedNames('swiss-manager', /\.SWT\.event\.json$/);

  it.each(events)('%s is the event of another decoder', async (name) => {
    const event = await openEvent(sharedBytes(`swiss-manager/${name.replace('.event.json', '')}`));
    const expected = eventOf(sharedJson(`swiss-manager/${name}`) as EventForm);
    checkEvent(event);
    for (const field of ['name', 'city', 'system', 'rounds', 'round', 'games', 'matches', 'teams', 'boards'] as const) {
      expect(event[field], field).toEqual(expected[field]);
    }
    expect(event.tiebreaks).toEqual(expected.tiebreaks);
    expect(standings(tableOf(event), event.tiebreaks)).toEqual(standings(tableOf(expected), expected.tiebreaks));
  });
});
