// Events of files of every kind as reports: what is written, what is said of it, and that it reads back as the same standings.
import { readFileSync, readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { call } from '@crosstable/core/testing/notation';
import { hasShared, sharedBytes, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';
import { SMALL, written } from '@crosstable/core/testing/written-swiss-manager';
import { standings } from '@crosstable/standings';
import { formatTrf, parseTrf } from '@crosstable/trf';
import { GERMAN_ANSWERS } from '@crosstable/words/de/answers';

import type { ChessEvent } from '../src/chess-event.js';
import type { EventForm } from '../src/event-form.js';
import { type EventReport, eventReport, reportFrom, reportIn } from '../src/event-report.js';
import { tableOf } from '../src/event-table.js';
import { eventOf } from '../src/json-event.js';
import { openEvent } from '../src/open-event.js';
import { readEvent } from '../src/read-event.js';

/** By place: the rank and the values of the list, or the points where a value needs what a report hasn't got. */
function ranking(event: ChessEvent, { edition, round, tiebreaks, unknown }: ChessEvent): unknown {
  const table = tableOf({ ...event, edition, round, unknown });
  return standings(table, tiebreaks).map(({ rank, values }) => [rank, values]);
}

const CLUB = {
  name: 'Club night',
  city: 'Oslo',
  federation: 'NOR',
  start: '2026-05-08',
  end: '2026-05-09',
  system: 'swiss',
  chiefArbiter: 'Holm, Cyra',
  timeControl: '90 min',
  rounds: 2,
  roundDates: ['2026-05-08', '2026-05-09'],
  tiebreaks: ['PTS', 'BH'],
  players: ['1', '2'].map((id) => ({
    ...{ id, name: `Player ${id}`, federation: 'NOR', birth: '1990-05-01', fideId: '1500001' },
    ...{ rating: 2000, sex: 'w' as const },
  })),
  games: [[{ white: '1', black: '2', result: 1 }], [{ white: '2', black: '1', result: 0.5 }]],
} as const satisfies EventForm;

/** The notes on the report of an event. */
const notesOn = (form: EventForm) => dataOf(eventReport(eventOf(form)));

/** The notes without their sentences. */
function dataOf({ notes }: Pick<EventReport, 'notes'> | ReturnType<typeof reportFrom>) {
  return notes.map(({ key, values }) => ({ key, values }));
}

it('writes OTHER_ before the codes of tie-breaks that C.07 does not have, as reports ask for', () => {
  const event = eventOf({ ...CLUB, tiebreaks: ['PTS', 'US_MM', 'OTHER_PLAYOFF'], values: { PLAYOFF: { 1: 2 } } });
  const { text } = eventReport(event);
  expect(text).toMatch(/^212 PTS,OTHER_US_MM,OTHER_PLAYOFF$/m);
  expect(readEvent(text).tiebreaks).toEqual(['PTS', 'OTHER_US_MM', 'OTHER_PLAYOFF']);
});

describe('the report of an event', () => {
  it('has all that a report has places for, and nothing is to be said of it', () => {
    const { notes, text } = eventReport(eventOf(CLUB));
    expect(notes).toEqual([]);
    expect(text.split('\n')).toEqual([
      '012 Club night',
      '022 Oslo',
      '032 NOR',
      '042 2026/05/08',
      '052 2026/05/09',
      '062 2',
      '072 2',
      '092 Individual: Swiss-System',
      '102 Holm, Cyra',
      '122 90 min',
      `132${' '.repeat(88)}26/05/08  26/05/09`,
      '142 2',
      '212 PTS,BH',
      '001    1 w    Player 1                          2000 NOR     1500001 1990/05/01  1.5    1     2 w 1     2 b =',
      '001    2 w    Player 2                          2000 NOR     1500001 1990/05/01  0.5    2     1 b 0     1 w =',
      '',
    ]);
  });

  it('says what the file doesn’t tell, once each with its players', () => {
    const players = [{ id: '1', rating: 2000 }, { id: '2', birth: '1990' }, { id: '3' }]; // prettier-ignore
    const games = [[{ white: '1', black: '2', result: 1 as const, coloursUnknown: true }]];
    expect(notesOn({ players, games })).toEqual([
      {
        key: 'blank',
        values: {
          facts: ['name', 'city', 'federation', 'start', 'end', 'system', 'chiefArbiter', 'timeControl', 'roundDates'],
        },
      },
      { key: 'blank-of-players', values: { fact: 'federation', count: 3, all: 3 } },
      { key: 'blank-of-players', values: { fact: 'birth', count: 2, all: 3 } },
      { key: 'blank-of-players', values: { fact: 'fideId', count: 3, all: 3 } },
      { key: 'blank-of-players', values: { fact: 'rating', count: 2, all: 3 } },
      { key: 'blank-of-players', values: { fact: 'sex', count: 3, all: 3 } },
      { key: 'rounds-not-announced', values: { rounds: 1 } },
      { key: 'default-list', values: { list: 'PTS,BH/C1,BH,SB' } },
      { key: 'colours-unknown', values: { games: 1 } },
    ]);
  });

  it.each<[field: string, form: EventForm, note: unknown]>([
    [
      'club',
      { ...CLUB, players: [{ ...CLUB.players[0], club: 'Lions' }, CLUB.players[1]] },
      { key: 'no-place', values: { fact: 'club', count: 1 } },
    ],
    [
      'group',
      { ...CLUB, players: CLUB.players.map((one) => ({ ...one, group: 'U18' })) },
      { key: 'no-place', values: { fact: 'group', count: 2 } },
    ],
    [
      'name',
      { ...CLUB, players: [{ ...CLUB.players[0], name: 'x'.repeat(34) }, CLUB.players[1]] },
      { key: 'names-cut', values: { names: 1, width: 33 } },
    ],
    [
      'title',
      { ...CLUB, players: [{ ...CLUB.players[0], title: 'master' }, CLUB.players[1]] },
      { key: 'left-out', values: { fact: 'title', count: 1 } },
    ],
    [
      'federation',
      { ...CLUB, players: [{ ...CLUB.players[0], federation: 'Norway' }, CLUB.players[1]] },
      { key: 'left-out', values: { fact: 'federation', count: 1 } },
    ],
    [
      'birth',
      { ...CLUB, players: [{ ...CLUB.players[0], birth: 'May' }, CLUB.players[1]] },
      { key: 'left-out', values: { fact: 'birth', count: 1 } },
    ],
    [
      'fideId',
      { ...CLUB, players: [{ ...CLUB.players[0], fideId: '1'.repeat(12) }, CLUB.players[1]] },
      { key: 'left-out', values: { fact: 'fideId', count: 1 } },
    ],
    ['edition', { ...CLUB, edition: '2024-08' }, { key: 'edition', values: { edition: '2024-08', read: '2026-03' } }],
    ['unrated', { ...CLUB, unrated: 1000 }, { key: 'unrated-rule', values: {} }],
    ['ratings', { ...CLUB, ratings: 'round' }, { key: 'rating-list', values: {} }],
    ['isLong', { ...CLUB, isLong: true }, { key: 'long-event', values: {} }],
    [
      'values',
      { ...CLUB, tiebreaks: ['PTS', 'OTHER_PLAYOFF', 'BH'], values: { PLAYOFF: { 1: 0, 2: 1 }, JURY: {} } },
      { key: 'values', values: { codes: 'PLAYOFF, JURY' } },
    ],
    [
      'ids',
      { ...CLUB, players: CLUB.players.map((one) => ({ ...one, pairingNumber: 3 - Number(one.id) })) },
      { key: 'numbered', values: {} },
    ],
    [
      'a bye',
      { ...CLUB, games: [CLUB.games[0], [{ white: '1', black: '', result: 0.5 }]] },
      { key: 'bye-kinds', values: { byes: 1 } },
    ],
  ])('says what it does with the field %s', (_, form, note) => {
    expect(notesOn(form)).toEqual([note]);
    const event = eventOf(form);
    const again = { ...readEvent(eventReport(event).text), values: event.values };
    expect(ranking(again, event)).toEqual(ranking(event, event));
  });

  it('has definitions and values for the numbers of those who had other ids', () => {
    const values = new Map([['Ben', 2]]);
    const form: EventForm = {
      system: 'swiss',
      tiebreaks: ['PTS', 'OTHER_JURY', 'OTHER_LOT', 'OTHER_SEED'],
      values: { JURY: { Ben: 1 } },
      games: [[{ white: 'Anna', black: 'Ben', result: 0.5 }]],
    };
    const lot = { code: 'LOT', name: 'Lot', values };
    const seed = { code: 'SEED', name: 'Seed', contributions: () => [{ round: 1, value: 1 }] };
    const report = eventReport({ ...eventOf(form), selfDefined: [lot, seed] });
    const { text } = report;
    expect(dataOf(report)).toContainEqual({ key: 'values', values: { codes: 'JURY' } });
    const again = readEvent(text);
    expect(again.tiebreaks).toEqual(form.tiebreaks);
    // The report states the rank of Ben, who has number 2
    expect(again.written.ranks).toEqual([
      { player: '1', rank: 2 },
      { player: '2', rank: 1 },
    ]);
    const teams = eventReport(
      eventOf({
        tiebreaks: ['MPTS', 'OTHER_LOT'],
        teams: [
          { id: 'Bats', players: ['P'] },
          { id: 'Owls', players: ['Q'] },
        ],
        values: { LOT: { Owls: 1 } },
        matches: [[{ white: 'Bats', black: 'Owls', boards: [{ white: 'P', black: 'Q', result: 0.5 }] }]],
      }),
    );
    expect(dataOf(teams)).toContainEqual({ key: 'values', values: { codes: 'LOT' } });
  });

  it('says after which round it will be read', () => {
    expect(dataOf(eventReport({ ...eventOf(CLUB), round: 1 }))).toEqual([
      { key: 'round', values: { round: 1, read: 2 } },
    ]);
  });

  it('has the parts of a date of birth that there are', () => {
    const births = ['1990', '1990-05-01', '1990.05.01', '1990/00/00', '1990-02-30', '1990-05', ' 1990 '];
    const players = births.map((birth, at) => ({ id: String(at + 1), birth }));
    const again = readEvent(eventReport(eventOf({ players, games: [] })).text);
    expect(again.players.map(({ birth }) => birth)).toEqual([
      '1990',
      '1990/05/01',
      '1990/05/01',
      '1990/00/00',
      '1990',
      '1990',
      '1990',
    ]);
  });

  it('has the days of a file of Swiss-Manager', async () => {
    const event = await openEvent(written({ ...SMALL, schedule: [{ date: 20_260_508 }] }));
    expect(event.roundDates).toEqual(['2026-05-08', '']);
    expect(eventReport(event).text).toContain(`\n132${' '.repeat(88)}26/05/08\n`);
    expect(await openEvent(written(SMALL))).not.toHaveProperty('roundDates');
  });

  it('has numbers for ids in words, which are names, of teams likewise', () => {
    const boards = [{ white: 'Ana', black: 'Bo', result: 1 as const }];
    const event = eventOf({
      system: 'swiss',
      teams: [
        { id: 'Lions', players: ['Ana'] },
        { id: 'Bears', players: ['Bo'] },
      ],
      matches: [[{ white: 'Bears', black: 'Lions', boards: [{ white: 'Bo', black: 'Ana', result: 0 }] }], [{ white: 'Lions', black: 'Bears', boards }]], // prettier-ignore
      adjustments: [{ team: 'Bears', matchPoints: 1 }],
    });
    const report = eventReport(event);
    const { text } = report;
    expect(dataOf(report)).toContainEqual({ key: 'numbered', values: {} });
    const again = readEvent(text);
    expect(again.teams?.map(({ id, name, players }) => [id, name, players])).toEqual([
      ['1', 'Lions', ['1']],
      ['2', 'Bears', ['2']],
    ]);
    expect(ranking(again, event)).toEqual(ranking(event, event));
    const ofPlayer = eventOf({
      system: 'swiss',
      games: [[{ white: 'Ana', black: 'Bo', result: 1 }]],
      players: [{ id: 'Ana' }, { id: 'Bo' }, { id: 'Cy' }],
      unrated: { Ana: 1500 },
      adjustments: [
        { player: 'Bo', points: 2 },
        { player: 'Cy', points: 0.5, round: 1, replaces: true },
      ],
    });
    const ofPlayers = readEvent(eventReport(ofPlayer).text);
    expect(ranking(ofPlayers, ofPlayer)).toEqual(ranking(ofPlayer, ofPlayer));
    expect(ofPlayers.adjustments).toHaveLength(2);
  });
});

describe('what no report can hold is an error', () => {
  it('games whose rounds nobody knows', () => {
    expect(() => eventReport(eventOf({ ...CLUB, unknown: ['rounds'] }))).toThrow(
      'expected games with their rounds, because a report has a column for each round, got a table of opponents',
    );
  });

  it('matches without their boards', () => {
    const matches = [[{ white: 'Lions', black: 'Bears', gamePoints: [3, 1] as const }]];
    expect(() => eventReport(eventOf({ matches }))).toThrow(
      'expected matches with the games on their boards, which a report has, got matches of which the points are known alone',
    );
  });

  it('other points of an absence in a round robin', () => {
    const adjustments = [{ player: '1', points: 1, round: 1, replaces: true }];
    const games = [[], [{ white: '1', black: '2', result: 1 as const }]];
    expect(() => eventReport(eventOf({ ...CLUB, system: 'round-robin', games, adjustments }))).toThrow(RangeError);
  });
});

describe('a file that is a report', () => {
  const text = formatTrf({ ...CLUB, roundDates: ['26/05/08', '26/06/09'], comments: ['Hello'], players: CLUB.players });
  const bytes = new TextEncoder().encode(text);

  it('keeps all that it says, and only what it lacks is said', async () => {
    const draft = await reportIn(bytes);
    expect(draft).toEqual(parseTrf(bytes));
    const { notes, text: again } = reportFrom(draft, readEvent(bytes));
    expect(again).toBe(text);
    expect(notes).toEqual([]);
  });

  it('has the rounds of a period', async () => {
    const draft = await reportIn(bytes);
    const may = reportFrom(draft, readEvent(bytes), { period: ['2026-05-01', '2026-05-31'] });
    expect(may.text).toContain('### Period 2026-05-01 to 2026-05-31: points and ranks are those after round 1');
    expect(may.text).toContain('### Hello');
  });

  it('is none of another kind', async () => {
    for (const other of ['{"games":[]}', 'Rk.;Name;1.Rd;Pts.\n1;Ana;2w1;1\n2;Bo;1b0;0', 'nothing', '<html>'])
      expect(await reportIn(new TextEncoder().encode(other))).toBeUndefined();
    await expect(reportIn(1 as unknown as Uint8Array)).rejects.toThrow(TypeError);
  });
});

describe('written and read again the standings are the same', () => {
  const examples = readdirSync('examples').filter((name) => /\.(?:trf|json)$/.test(name));

  it.each(examples)('examples/%s', (name) => {
    const event = readEvent(readFileSync(`examples/${name}`));
    expect(ranking(readEvent(eventReport(event).text), event)).toEqual(ranking(event, event));
  });

  const files = [
    ...sharedNames('pages', /\.(?:html|csv|xlsx|txt|tsv)$/).map((name) => `pages/${name}`),
    ...sharedNames('swiss-manager', /\.TU.X$/).map((name) => `swiss-manager/${name}`),
    ...sharedNames('real', /\.trf$/).map((name) => `real/${name}`),
  ];
  /** Refused by the reader, or as no report can hold them. */
  const REFUSED = /cut-list|pairings-r9|standing|start-list|tnr437642|rapid-pict|batumi/;

  describe.skipIf(!hasShared)(`files of several kinds${skipNote}`, () => {
    it.each(files.filter((name) => !REFUSED.test(name)))('%s', async (name) => {
      const event = await openEvent(sharedBytes(name), { name });
      // A report doesn't hold values that were entered by hand
      const again = { ...(await openEvent(eventReport(event).text)), values: event.values };
      const [one, other] = [event, again].map((of) => {
        try {
          return ranking(of, event);
        } catch (thrown) {
          // A value that needs what nobody knows, such as colours
          if (thrown instanceof RangeError) return ranking(of, { ...event, tiebreaks: ['PTS'] });
          throw thrown;
        }
      });
      expect(other).toEqual(one);
      expect(again.players.map(({ rating = 0 }) => rating)).toEqual(event.players.map(({ rating = 0 }) => rating));
    });
  });

  const golden = sharedNames('golden/trf', /\.trf$/).filter((_, at) => at % 8 === 0);

  describe.skipIf(!hasShared)(`golden events${skipNote}`, () => {
    it.each(golden)('%s', (name) => {
      const event = readEvent(sharedBytes(`golden/trf/${name}`));
      expect(ranking(readEvent(eventReport(event).text), event)).toEqual(ranking(event, event));
    });
  });
});

describe('notes on a report', () => {
  const form: EventForm = { ...CLUB, tiebreaks: undefined };

  it('have a sentence, in English or in another language', () => {
    const event = eventOf(form);
    expect(eventReport(event).notes.map(({ message }) => message)).toEqual([
      'the file names no tie-breaks: the report has the default list PTS,BH/C1,BH,SB',
    ]);
    expect(eventReport(event, {}, GERMAN_ANSWERS).notes.map(({ message }) => message)).toEqual([
      'die Datei nennt keine Feinwertungen: der Bericht hat die Standardliste PTS,BH/C1,BH,SB',
    ]);
  });
});

describe('games without a result', () => {
  const open = eventOf({ ...CLUB, games: [CLUB.games[0], [{ white: '2', black: '1', result: null }]] });

  it('are blank, or have the sign that is asked for', () => {
    const [blank, asked] = [eventReport(open), eventReport(open, { unfinished: '?' })];
    expect(blank.text).toMatch(/^001 {4}1 .* 2 b *$/m);
    expect(asked.text).toMatch(/^001 {4}1 .* 2 b \?$/m);
    expect(dataOf(blank)).toContainEqual({ key: 'unfinished', values: { games: 1, sign: '' } });
    expect(dataOf(asked)).toContainEqual({ key: 'unfinished', values: { games: 1, sign: '?' } });
  });

  it('of rounds outside a period are not counted', () => {
    const [first, second] = CLUB.roundDates;
    const ofDay = (day: string) => dataOf(eventReport(open, { unfinished: '?', period: [day, day] }));
    expect(ofDay(first)).toEqual([]);
    expect(ofDay(second)).toEqual([{ key: 'unfinished', values: { games: 1, sign: '?' } }]);
  });

  it('of a report are counted where their sign is asked for', () => {
    const draft = parseTrf(eventReport(open).text);
    expect(dataOf(reportFrom(draft, open))).toEqual([]);
    expect(dataOf(reportFrom(draft, open, { unfinished: '?' }))).toEqual([
      { key: 'unfinished', values: { games: 1, sign: '?' } },
    ]);
  });
});

describe('what no report can be made of', () => {
  it.each<[message: string, values: readonly unknown[]]>([
    ['event: expected an event of readEvent, got undefined', []],
    ['event: expected an event of readEvent, got 7', [7]],
    ['event.players: expected an array', [{ ...eventOf(CLUB), players: 7 }]],
    ['options: expected an object, got 7', [eventOf(CLUB), 7]],
    ['options: expected only period, unfinished, got "sign"', [eventOf(CLUB), { sign: '?' }]],
    ['options.unfinished: expected "?" or "", got "*"', [eventOf(CLUB), { unfinished: '*' }]],
    ['options.period[0]: expected a day as 2026-04-01, got "May"', [eventOf(CLUB), { period: ['May', 'June'] }]],
    ['words: expected', [eventOf(CLUB), {}, {}]],
  ])('%s', (message, values) => {
    expect(() => call(eventReport, values)).toThrow(message);
  });
});
