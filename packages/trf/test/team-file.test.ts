import { describe, expect, it } from 'vitest';

import { file, row } from '@crosstable/core/testing/report-rows';
import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';
import { oldTeam } from '@crosstable/core/testing/team-report-rows';

import { TrfError, formatTrf, parseTrf } from '../src/index.js';

const anna = row(1, '', []);
const NOTE = '(this is the file of a team tournament, and it has no teams)';

describe('the file of an individual tournament', () => {
  it.each([
    [
      'has an individual type and a code without that word',
      ['092 Individual: Swiss-System', '192 FIDE_DUTCH_2026', '082 5'],
    ],
    ['may be called after a team', ['012 Team spirit', '092 Swiss']],
    ['may have no teams', ['092 Swiss', '082 0']],
    ['may have no number of teams', ['092 Swiss', '082 none']],
  ])('%s', (_, lines) => {
    expect(parseTrf(file(...lines, anna)).players).toHaveLength(1);
  });
});

describe('the file of a team tournament without teams', () => {
  it.each([
    ['is not individual for its name', ['012 Open 092 Individual', '082 15', '092 Swiss'], 2, '082 15'],
    ['is not individual for its city', ['022 Individual', '082 15', '092 Swiss'], 2, '082 15'],
    // The first 40 columns; those of the other line end with a blank.
    [
      'is shown by the beginning of the line',
      ['092 Swiss system for teams of two to four players'],
      1,
      '092 Swiss system for teams of two to fou',
    ],
    ['says so with a code in 092', ['092 FIDE_TEAM_BAKU', '082 0'], 1, '092 FIDE_TEAM_BAKU'],
    ['says so in German', ['092 Schweizer System für Mannschaften'], 1, '092 Schweizer System für Mannschaften'],
    ['says so in Spanish', ['092 Suizo por equipos'], 1, '092 Suizo por equipos'],
    ['says so in Polish', ['092 Drużynowy, system szwajcarski'], 1, '092 Drużynowy, system szwajcarski'],
    [
      'has line-ups, whatever its type says',
      ['092 Individual: Swiss-System', '300   1   1   2    1'],
      2,
      '300   1   1   2    1',
    ],
    [
      'is shown without the blank after the beginning',
      ['092 A Swiss system for teams of two men and women'],
      1,
      '092 A Swiss system for teams of two men',
    ],
  ])('%s', (_, lines, line, found) => {
    const message = `line ${line}, column 1: expected teams (310 or 013), found "${found}" ${NOTE}`;
    const refused = () => parseTrf(file(...lines, anna));
    expect(refused).toThrow(TrfError);
    expect(refused).toThrow(expect.objectContaining({ message }));
  });
});

describe('the file of a team tournament', () => {
  const ofAnna = `013 Team 1${' '.repeat(29)}1`;

  it.each([
    ['has 013, and nothing says that it is individual', ['092 Open']],
    ['has 013, and 082 counts teams', ['092 Swiss', '082 2']],
    ['has 013, and 092 says team', ['092 Team Swiss', '082 0']],
    ['has a colour for each board, whatever its type says', ['092 Individual: Swiss-System', '352 WBWB']],
  ])('%s', (_, lines) => {
    const { teams, matches, otherRecords } = parseTrf(file(...lines, ofAnna, anna));
    expect(teams).toEqual([{ id: '1', name: 'Team 1', players: ['1'] }]);
    expect([matches, otherRecords]).toEqual([[], []]);
  });
});

describe('013 in the file of an individual tournament', () => {
  const boys = '013 Boys                                 2    3';

  it.each([
    ['092 says Individual', ['092 Individual: Swiss-System', '082 5']],
    ['092 says it in German', ['092 Einzelturnier', '082 2']],
    ['092 names a system without teams', ['092 All-Play-All']],
    ['082 says that there are none', ['092 Open', '082 0']],
  ])('%s: it is kept with a note', (_, lines) => {
    const read = parseTrf(file(...lines, boys, anna));
    expect(read.otherRecords).toEqual([boys]);
    expect(read.repairs.filter(({ kind }) => kind === 'team-record')).toEqual([
      expect.objectContaining({ line: lines.length + 1, column: 1, found: boys }),
    ]);
    expect(parseTrf(formatTrf(read)).otherRecords).toEqual([boys]);
  });
});

describe('013 where nothing else tells of teams', () => {
  // Boys are 2 and 3, girls 1 and 4; 1 beats 2 and 4 beats 3, then 1 beats 4, a girl the other
  const players = [
    row(1, '2.0', ['   2 w 1', '   4 b 1']),
    row(2, '0.0', ['   1 b 0']),
    row(3, '0.0', ['   4 w 0']),
    row(4, '1.0', ['   3 b 1', '   1 w 0']),
  ];
  const lists = [oldTeam('Boys', [2, 3]), oldTeam('Girls', [1, 4])];

  it('is a list, kept with a note, where its members meet', () => {
    const read = parseTrf(file('092 Open', ...lists, ...players));
    expect([read.teams, read.otherRecords]).toEqual([undefined, lists]);
    expect(read.games[1]).toContainEqual({ white: '4', black: '1', result: 0 });
    expect(read.repairs.filter(({ kind }) => kind === 'team-record').map(({ line }) => line)).toEqual([2, 3]);
  });

  it('has teams where none of its members meet', () => {
    const round1 = players.map((line) => line.slice(0, 99));
    const teams = parseTrf(file('092 Open', ...lists, ...round1)).teams ?? [];
    expect(teams.map((team) => team.players)).toEqual([
      ['2', '3'],
      ['1', '4'],
    ]);
  });

  it('has teams where 082 counts them, so that members who meet are a mistake', () => {
    const text = file('082 2', '092 Open', ...lists, ...players);
    expect(() => parseTrf(text)).toThrow(/expected another team/);
  });
});

describe('013 of an event of individuals whose 082 counts them as teams', () => {
  // Clubs of 1 and 2, and of 3 and 4. Of the six games of a round robin two are between members, in round 1, and the
  // others of each round are one of each club against each of the other: they could be matches
  const clubs = [oldTeam('Lions', [1, 2]), oldTeam('Bears', [3, 4])];
  const round1 = ['   2 w 1', '   1 b 0', '   4 w 1', '   3 b 0'];
  const round2 = ['   3 b =', '   4 w 1', '   1 w =', '   2 b 0'];
  const lines = (rounds: readonly (readonly string[])[]) =>
    [1, 2, 3, 4].map((id) =>
      row(
        id,
        '',
        rounds.map((cells) => cells[id - 1]),
      ),
    );
  /** Six clubs of one girl and one boy, who meet at 1-2, 3-4 and 5-6; 7 and 8 of two clubs meet. */
  const several = [
    ...['   2 w 1', '   1 b 0', '   4 w 1', '   3 b 0', '   7 w =', '   8 w =', '   5 b =', '   6 b ='].map(
      (cell, at) => row(at + 1, '', [cell]),
    ),
  ];

  it.each([
    ['a Swiss', ['092 Swiss', '082 2'], lines([round1])],
    ['without a system', ['082 2'], lines([round1])],
    ['with a game of another round that could be a match', ['092 Swiss', '082 2'], lines([round1, round2.with(0, '')])],
    ['with players of no club', ['092 Swiss', '082 2'], several],
  ])('%s: they are lists, kept with a note', (_, types, players) => {
    const read = parseTrf([...types, ...clubs, ...players].join('\n'));
    expect([read.teams, read.otherRecords]).toEqual([undefined, clubs]);
    expect(read.repairs.filter(({ kind }) => kind === 'team-record')).toHaveLength(2);
  });

  it.each([
    ['a single such game', ['092 Swiss', '082 2'], lines([round1.with(2, '').with(3, '')])],
    ['half of the games in matches', ['092 Swiss', '082 2'], lines([round1, round2])],
    ['092 says team', ['092 Team Swiss', '082 2'], lines([round1])],
  ])('%s: it stays a mistake in an event of teams', (_, types, players) => {
    expect(() => parseTrf([...types, ...clubs, ...players].join('\n'))).toThrow(/expected another team/);
  });
});

describe.skipIf(!hasShared)(`a file of individuals with 013${skipNote}`, () => {
  it('individual-with-013.trf', () => {
    const { system, players, otherRecords, points, repairs } = parseTrf(sharedBytes('files/individual-with-013.trf'));
    expect([system, players.length]).toEqual(['round-robin', 4]);
    expect(otherRecords.filter((line) => line.startsWith('013'))).toHaveLength(2);
    expect([...points.values()]).toEqual([2, 2.5, 0, 0.5]);
    expect(repairs.filter(({ kind }) => kind.startsWith('points'))).toEqual([]);
  });

  it('individual-with-013.trf, where 092 names no system', () => {
    const text = new TextDecoder('latin1').decode(sharedBytes('files/individual-with-013.trf'));
    const { system, teams, otherRecords } = parseTrf(text.replace('092 All-Play-All', '092 Open'));
    expect([system, teams]).toEqual([undefined, undefined]);
    expect(otherRecords.filter((line) => line.startsWith('013'))).toHaveLength(2);
  });

  it('092-dubov.trf is a Swiss', () => {
    expect(parseTrf(sharedBytes('files/092-dubov.trf')).system).toBe('swiss');
  });
});
