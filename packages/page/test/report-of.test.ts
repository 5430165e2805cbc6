// A changed tournament is saved as a report that reads back as the same table.
import { existsSync, readFileSync, readdirSync } from 'node:fs';

import { beforeAll, describe, expect, test } from 'vitest';

import { standings } from 'crosstable';
import { type ChessEvent, eventOf, readEvent } from 'crosstable/event';

import { withChanges } from '../src/live/changed-event.js';
import { reportOf } from '../src/live/report-of.js';
import { type ChangedResult, openedAs } from '../src/state.js';
import { loadTeams, tableOf } from '../src/table.js';

function rowsOf(event: ChessEvent): unknown {
  return standings(tableOf(event), event.tiebreaks);
}

beforeAll(loadTeams);

describe('reportOf', () => {
  test.each(['harbour-open', 'lagoon-team-cup', 'club-championship', 'avro-1938'])('%s', (name) => {
    const event = readEvent(readFileSync(`examples/${name}.trf`));
    const board = event.matches === undefined ? null : 0;
    const changed = withChanges(event, [{ round: event.round, pairing: 0, board, result: null }]);
    const again = readEvent(reportOf(changed));
    expect(rowsOf(again)).toEqual(rowsOf({ ...changed, edition: again.edition }));
    expect(again.players.map(({ name: called }) => called)).toEqual(event.players.map(({ name: called }) => called));
    expect(again.games.flat().filter(({ result }) => result === null).length).toBe(1);
  });

  const players = ['1', '2', '3', '4'].map((id) => ({ id, name: `Player ${id}` }));
  const games = [
    [
      { white: '1', black: '2', result: 1 },
      { white: '3', black: '4', result: 0 },
    ],
  ] as const;

  // 001 has `-` in the column of the colour then, and the player in the first row is taken for White
  test('games whose colours nobody knows have none in it', () => {
    const [[known]] = games;
    const event = eventOf({ players, games: [[known, { white: '4', black: '3', result: 1, coloursUnknown: true }]] });
    expect(readEvent(reportOf(event)).games).toEqual([
      [known, { white: '3', black: '4', result: 0, coloursUnknown: true }],
    ]);
  });

  test('the sex of players, the arbiters and the time control are in it', () => {
    const stated = {
      ...{ chiefArbiter: 'Holm, Cyra', deputyArbiters: ['Vik, Dag'] },
      ...{ timeControl: '90 minutes', timeControlCode: '5400' },
    };
    const event = eventOf({ ...stated, players: players.map((one) => ({ ...one, sex: 'w' as const })), games });
    const again = readEvent(reportOf(event));
    expect(again).toMatchObject(stated);
    expect(again.players.map(({ sex }) => sex)).toEqual(['w', 'w', 'w', 'w']);
  });

  test('points that an arbiter added or replaced are in it', () => {
    const adjustments = [
      { player: '3', points: 1 },
      { player: '4', points: 0.5, round: 1, replaces: true },
    ];
    const event = eventOf({ players, games, adjustments });
    const again = readEvent(reportOf(event));
    expect(again.adjustments).toEqual([
      { player: '4', round: 1, points: 0.5, replaces: true },
      { player: '3', points: 1 },
    ]);
  });

  test('expulsions, ratings by round and changed lists are in it', () => {
    const ratings = [
      { from: 1, rating: 1800 },
      { from: 2, rating: 1850 },
    ];
    const several = players.map((player) => ({ ...player, ...(player.id === '2' && { rating: 1800, ratings }) }));
    const listed = several.map((player) => ({ ...player, ...(player.id === '1' && { expelled: true }) }));
    const listChanges = [{ round: 1, previous: ['PTS', 'BH'] }];
    const again = readEvent(reportOf(eventOf({ players: listed, games, listChanges, rounds: 2 })));
    expect(again.players.map(({ expelled = false }) => expelled)).toEqual([true, false, false, false]);
    expect(again.players[1]).toMatchObject({ rating: 1800, ratings });
    expect(again.listChanges).toEqual(listChanges);
    const cup = readEvent(readFileSync('examples/lagoon-team-cup.trf'));
    const teams = cup.teams?.map((team, at) => (at === 0 ? { ...team, expelled: true } : team));
    const reported = readEvent(reportOf({ ...cup, teams }));
    expect(reported.teams?.map(({ expelled = false }) => expelled)).toEqual(teams?.map((_, at) => at === 0));
  });

  test('players whose ids are words have these for names, and numbers', () => {
    const again = readEvent(reportOf(eventOf({ games: [[{ white: 'Ana', black: 'Bo', result: 1 }]] })));
    expect(again.players.map(({ id, name }) => [id, name])).toEqual([
      ['1', 'Ana'],
      ['2', 'Bo'],
    ]);
  });

  test('other points of a match are refused', () => {
    const event = readEvent(readFileSync('examples/lagoon-team-cup.trf'));
    const adjustments = [{ team: '1', round: 1, matchPoints: 0, replaces: true }];
    expect(() => reportOf({ ...event, adjustments })).toThrow(/adjustments/);
  });

  // Two boards: a forfeited match without boards is worth 2–0
  test.each([
    [[2, 0] as const, undefined],
    [[1.5, 0] as const, /everything/],
  ])('a forfeited match with %j game points is in it, if these are those of its boards', (gamePoints, refused) => {
    const teams = [
      { id: '1', players: ['1', '2'] },
      { id: '2', players: ['3', '4'] },
    ];
    const matches = [[{ white: '1', black: '2', kind: 'forfeit-win' as const, gamePoints }]];
    const event = eventOf({ players, teams, matches, boards: 2 });
    const report = () => rowsOf(readEvent(reportOf(event)));
    if (refused === undefined) expect(report()).toEqual(rowsOf(event));
    else expect(report).toThrow(refused);
  });

  test('a score below zero is in it', () => {
    const again = readEvent(reportOf(eventOf({ players, games, adjustments: [{ player: '3', points: -1 }] })));
    const last = standings(tableOf(again), ['PTS']).at(-1);
    expect(last).toEqual({ rank: 4, player: '3', values: [-1] });
  });

  test('what a report has no field for is refused, instead of being read back as another table', () => {
    const unrated = { id: '1', name: 'Player 1' };
    const rated = players.slice(1).map((player) => ({ ...player, rating: 2000 }));
    const event = eventOf({ players: [unrated, ...rated], games, unrated: 1000, tiebreaks: ['PTS', 'ARO'] });
    expect(() => reportOf(event)).toThrow(/everything/);
  });

  const folder = '../shared/real';
  test.skipIf(!existsSync(folder))('every report of the collection that holds its tournament is written again', () => {
    const reports = readdirSync(folder).filter((name) => name.endsWith('.trf'));
    const refused = reports.flatMap((name) => {
      try {
        const report = readFileSync(`${folder}/${name}`);
        const event = readEvent(report);
        reportOf(event);
        reportOf(event, openedAs(event, report));
        return [];
      } catch (thrown) {
        return [`${name}: ${String(thrown)}`];
      }
    });
    expect(refused).toEqual([]);
  });
});

describe('a report that was opened', () => {
  /** The lines of a report but those of its players and teams, which have points and ranks. */
  const others = (text: string): readonly string[] => text.split('\n').filter((line) => !/^(?:001|310)/.test(line));

  const opened = (report: string, changes: readonly ChangedResult[]) => {
    const event = readEvent(report);
    return { event: withChanges(event, changes), state: { ...openedAs(event, report), changes } };
  };

  test('keeps all that it says when a result is changed in it', () => {
    const source = readFileSync('examples/harbour-open.trf', 'utf8');
    const more = ['102 Arbiter, Ann', '122 90 min + 30 s', 'EST    2 1 2190'];
    const report = [...source.trimEnd().split('\n'), ...more].join('\n');
    // The game of Aalto against Kask in the last round, which White lost
    const { event, state } = opened(report, [{ round: 6, pairing: 1, board: null, result: null }]);
    const game = event.games[5][1];
    const text = reportOf(event, state);
    expect(others(text).toSorted()).toEqual(others(`${report}\n`).toSorted());
    // Those who don't play it have the same lines but for their ranks (86-89)
    const lines = (all: string): ReadonlyMap<string, string> =>
      new Map(
        all
          .split('\n')
          .filter((line) => line.startsWith('001'))
          .map((line) => [line.slice(4, 8).trim(), line.slice(0, 85) + line.slice(89)]),
      );
    for (const [id, line] of lines(report))
      if (id !== game.white && id !== game.black) expect(lines(text).get(id)?.trimEnd()).toBe(line.trimEnd());
    expect(readEvent(text).games[5].filter(({ result }) => result === null)).toEqual([{ ...game, result: null }]);
  });

  test('of teams keeps the names and numbers of its teams', () => {
    const report = readFileSync('examples/lagoon-team-cup.trf', 'utf8');
    const { event, state } = opened(report, [{ round: 1, pairing: 0, board: 1, result: null }]);
    const text = reportOf(event, state);
    const records = (all: string): readonly string[] =>
      others(all).filter((line) => !/^(?:801|802|300|320|330)/.test(line));
    expect(records(text).toSorted()).toEqual(records(report).toSorted());
    expect(rowsOf(readEvent(text))).toEqual(rowsOf({ ...event, edition: readEvent(text).edition }));
  });

  test('is written with the list that the page shows, and without one where the file has none', () => {
    const source = readFileSync('examples/harbour-open.trf', 'utf8');
    const { event, state } = opened(source, []);
    const codes = ['PTS', 'BH'];
    expect(reportOf({ ...event, tiebreaks: codes }, { ...state, codes })).toContain('\n212 PTS,BH\n');
    const without = opened(source.replace(/^212.*\n/m, ''), []);
    expect(reportOf(without.event, without.state)).not.toMatch(/^2[01]2/m);
  });

  const file = '../shared/files/bunratty-masters-2011.trf';
  test.skipIf(!existsSync(file))('may have what no new report could: a federation C.C', () => {
    const report = readFileSync(file, 'latin1');
    const { event, state } = opened(report, []);
    expect(reportOf(event, state)).toContain('C.C');
  });
});
