// Crosstables of teams as people have them: their matches have the totals of the boards.
import { readFileSync, readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { Match } from '@crosstable/core';
import { hasShared, sharedBytes, sharedJson, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';
import { standings, tiebreakValues } from '@crosstable/standings';
import {
  type Compared,
  GOLDEN_TEAMS,
  type GoldenTeamGroup,
  type GoldenTeams,
  compareTeams,
} from '@crosstable/standings/testing/golden-teams';

import type { ChessEvent } from '../src/chess-event.js';
import { tableOf } from '../src/event-table.js';
import { openEvent } from '../src/open-event.js';
import { nameIn, printedTeams, totalsOf } from './printed-team-events.js';

/** Needs boards: Article 12, and what of 13.3 looks at them. */
const NEEDS_BOARDS = /^(?:BC|TBR|BBE|EDE)/;

/** A match as a text; the kinds of byes of which a page doesn't tell who asked for them are alike. */
function inWords({ white, black, gamePoints, kind }: Match): string {
  const points = gamePoints?.join(':') ?? kind?.replace(/^(?:half|pairing)-bye$/, 'bye');
  return `${white}-${black} ${points}`;
}

/** The matches of a golden tournament as its crosstable can tell them. */
function toldOf(golden: GoldenTeams): string[][] {
  return golden.matches.map((round) =>
    round
      .filter(({ kind }) => kind !== 'zero-bye')
      .map((match) => {
        const isBye = match.black === '' || match.black === match.white;
        return inWords(
          isBye
            ? { white: match.white, black: '', kind: match.kind }
            : { white: match.white, black: match.black, gamePoints: totalsOf(golden, match) },
        );
      })
      .sort(),
  );
}

/** Whether nothing that tie-breaks look at is lost: no forfeits, and no byes that were asked for. */
function isWhole({ matches }: GoldenTeams): boolean {
  return matches.flat().every(({ boards = [], kind }) => {
    const isTold = kind === undefined || kind === 'pairing-bye' || kind === 'zero-bye';
    return isTold && boards.every((board) => board.kind === undefined);
  });
}

/** Compares the matches, the points and, where nothing is lost, all tie-breaks that need no boards. */
async function compareRead(compared: Compared, golden: GoldenTeams, edition: GoldenTeamGroup['edition']) {
  const event = await openEvent(printedTeams(golden));
  expect(event.teams?.map(({ id, name }) => [id, name])).toEqual(golden.teams.map((team) => [team.id, nameIn(team)]));
  const matches = event.matches?.map((round) => round.map(inWords).sort()) ?? [];
  // A round robin by numbers gets the rounds of the Berger table
  if (golden.system === 'swiss') expect(matches, golden.id).toEqual(toldOf(golden));
  const pairs = (rounds: readonly string[][]) => rounds.flat().map((one) => one.split(/[-: ]/).sort().join(' ')).sort(); // prettier-ignore
  expect(pairs(matches), golden.id).toEqual(pairs(toldOf(golden)));
  const byTeam = (code: string) => Object.fromEntries(tiebreakValues(code, tableOf(event)));
  const { MPTS, GPTS } = golden.expected.MP;
  expect([byTeam('MPTS'), byTeam('GPTS')], golden.id).toEqual([MPTS, GPTS]);
  if (!isWhole(golden)) return;
  // The rounds of the Berger table are others than those of these tournaments
  const isTold = (code: string): boolean =>
    !NEEDS_BOARDS.test(code) && !(golden.system === 'round-robin' && code.startsWith('PS'));
  const needless = (values: GoldenTeams['expected']['MP']) =>
    Object.fromEntries(Object.entries(values).filter(([code]) => isTold(code)));
  const { teams = [], matches: read = [], pairingBye } = event;
  compareTeams(
    compared,
    {
      ...golden,
      ...{ teams, matches: read, players: [], disputed: [] },
      pairingBye: { matchPoints: pairingBye?.matchPoints ?? 1, gamePoints: pairingBye?.gamePoints ?? 2 },
      expected: { MP: needless(golden.expected.MP), GP: needless(golden.expected.GP) },
      standings: golden.standings.filter(({ order }) => order.every(isTold)),
    },
    edition,
  );
  expect(compared.mismatches).toEqual([]);
}

const COMPARED: Compared = { values: 0, ranks: 0, disputed: 0, mismatches: [] };

/** The tournaments that are one round robin at most; a double one has two matches in a cell. */
function singleIn({ tournaments }: GoldenTeamGroup): readonly GoldenTeams[] {
  return tournaments.filter(({ system, rounds, teams }) => system === 'swiss' || rounds <= teams.length);
}

describe('golden tournaments of teams, printed as crosstables and read', () => {
  it.each(readdirSync(GOLDEN_TEAMS))('%s', async (name) => {
    const group = JSON.parse(readFileSync(new URL(name, GOLDEN_TEAMS), 'utf8')) as GoldenTeamGroup;
    for (const golden of singleIn(group)) await compareRead(COMPARED, golden, group.edition);
  });

  it.skipIf(!hasShared).each(sharedNames('golden/team', /\.json$/))(`all of %s${skipNote}`, async (name) => {
    const group = sharedJson(`golden/team/${name}`) as GoldenTeamGroup;
    for (const golden of singleIn(group)) await compareRead(COMPARED, golden, group.edition);
  });

  it('have many values', () => {
    expect(COMPARED.values).toBeGreaterThan(2000);
    expect(COMPARED.ranks).toBeGreaterThan(100);
  });
});

/** The values of a list for the first teams of the standings. */
function topOf(event: ChessEvent, list: readonly string[], count: number) {
  return standings(tableOf(event), list)
    .slice(0, count)
    .map(({ rank, player, values }) => [rank, player, ...values]);
}

describe.skipIf(!hasShared)(`crosstables of teams that people have${skipNote}`, () => {
  it('a Swiss after two rounds: TB1 has match points, TB2 game points', async () => {
    const event = await openEvent(sharedBytes('cases/06-team-crosstable.tsv'));
    expect([event.system, event.rounds, event.boards, event.teams?.length]).toEqual(['swiss', 2, 5, 23]);
    const columns = event.written.printed?.columns ?? [];
    const values = (code: string) => new Map([...tiebreakValues(code, tableOf(event))]);
    expect(values('MPTS')).toEqual(new Map(columns[0].cells));
    expect(values('GPTS')).toEqual(new Map(columns[1].cells));
    expect(event.written.printed?.points).toEqual(new Map(columns[0].cells));
    // The page's own ranks go on with the points of those tied and a Sonneborn-Berger
    expect(topOf(event, ['PTS', 'MPvGP'], 3)).toEqual([[1, '1', 4, 9.5], [2, '2', 4, 9], [2, '3', 4, 9]]); // prettier-ignore
    // Clubs F and N have 3 and 0 of 5: nobody came to two boards
    expect(event.repairs.map(({ line, found }) => [line, found])).toEqual([[17, '6w0'], [25, '14w0'], [16, '22w5']]); // prettier-ignore
    expect(event.repairs[0].message).toContain('"6w0" and "14b3" make 3 of 5: 2 boards were lost by both');
  });

  it('an Olympiad: the matches of all teams', async () => {
    const event = await openEvent(sharedBytes('pages/batumi-2018-teams.csv'));
    const { teams } = sharedJson('real/olympiad-2018-open.json') as {
      readonly teams: Readonly<Record<string, { readonly rounds: readonly { readonly opp: number; readonly gp: number; readonly mp: number }[] }>>; // prettier-ignore
    };
    const sum = (of: 'gp' | 'mp') =>
      new Map(Object.entries(teams).map(([id, { rounds }]) => [id, rounds.reduce((total, round) => total + round[of], 0)])); // prettier-ignore
    const table = tableOf(event);
    expect(new Map(tiebreakValues('MPTS', table))).toEqual(sum('mp'));
    expect(new Map(tiebreakValues('GPTS', table))).toEqual(sum('gp'));
    const opponents = Object.entries(teams).flatMap(([id, { rounds }]) => rounds.map(({ opp }, at) => `${at} ${id} ${opp}`)); // prettier-ignore
    const read = event.matches?.flatMap((round, at) => round.flatMap(({ white, black }) => [`${at} ${white} ${black}`, `${at} ${black} ${white}`])); // prettier-ignore
    expect(read?.sort()).toEqual(opponents.filter((one) => !one.endsWith(' 0')).sort());
  });
});
