// A tournament of players is one of teams with a board each: its tie-breaks have the players' own values, whichever score of a
// match they look at, where a match is worth as much as a game. Two files share the work, so that they run side by side.

import { describe, expect, it } from 'vitest';

import type { Crosstable, Game, Match } from '@crosstable/core';
import { hasShared, sharedJson, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';
import { type TeamTable, playersOf, teamTable } from '@crosstable/team/inside';

import { standings } from '../../src/standings.js';
import { tiebreakValues } from '../../src/values.js';
import { type Golden, type GoldenGroup, codesIn, roundedHalfUp } from '../../testing/golden-values.js';

/** The player of a team of one. */
const playerOf = (team: string): string => `player ${team}`;

/** A game as a match on one board; a forfeit has it or not, by turns. */
function matchOf(game: Game, at: number): Match {
  const { white, black, kind } = game;
  if (black === '' || black === white) return { white, black, kind };
  const boards = [{ ...game, white: playerOf(white), black: playerOf(black) }];
  if (kind === undefined) return { white, black, boards };
  return at % 2 === 0 ? { white, black, kind, boards } : { white, black, kind };
}

function asTeams(golden: Golden, edition: GoldenGroup['edition'], primary: 'MP' | 'GP', boards: boolean): TeamTable {
  const { games, players, rounds, scoring = {}, system } = golden;
  const { win = 1, draw = 0.5, loss = 0, absence = loss } = scoring;
  const bye = games.flat().find(({ kind }) => kind === 'pairing-bye');
  const worth = scoring.pairingBye ?? [loss, draw, win][2 * (bye?.result ?? 1)];
  return teamTable(
    games.map((round) => round.map((game, at) => matchOf(game, boards ? 0 : at))),
    {
      teams: players.map(({ id }) => ({ id, players: [playerOf(id)] })),
      players: players.map(({ id, ...rest }) => ({ ...rest, id: playerOf(id) })),
      scoring,
      matchScoring: { win, draw, loss, absence },
      pairingBye: { matchPoints: worth, gamePoints: worth },
      ...{ edition, primary, rounds, system },
    },
  );
}

/** The codes that mean for teams of one what a code means for players. */
function teamCodes(code: string): readonly string[] {
  const [name] = code.split('/', 1);
  const rest = code.slice(name.length);
  if (name === 'DE')
    return [code, `DE:MP${rest}`, `DE:GP${rest}`, ...['', 'BT', 'BB', 'T', 'B'].map((two) => `EDE${two}${rest}`)];
  if (/^(WIN|WON)$/.test(name)) return [code, `${name}:MP`];
  if (name === 'PTS') return ['PTS', 'MPTS', 'GPTS', 'MPvGP'];
  const either = [code, `${name}:MP${rest}`, `${name}:GP${rest}`];
  if (name === 'SB') return [...either, ...['EMMSB', 'EMGSB', 'EGMSB', 'EGGSB'].map((extended) => extended + rest)];
  return either;
}

/** Codes that only players have, as they sit at the boards. */
const OF_PLAYERS = /^(BPG|BWG|ARO|TPR|PTP|APRO|APPO|RTNG)/;
/** Not tie-breaks, but what opponents see of a player. */
const ADJUSTED = /^(ABH|AFB)$/;

interface Compared {
  values: number;
  ranks: number;
  readonly mismatches: string[];
}

/** Compares the values of a code with those of each code that means the same. */
function compareValues(
  into: Compared,
  { expected, id }: Golden,
  code: string,
  table: Crosstable,
  asked: readonly string[],
  named = (one: string) => one,
) {
  const entries = Object.entries(expected[code] ?? {});
  const isRounded = code.startsWith('AOB');
  for (const ask of asked) {
    const values = tiebreakValues(ask, table);
    for (const [player, value] of entries) {
      const own = values.get(named(player));
      const printed = isRounded && typeof own === 'number' ? roundedHalfUp(own, 2) : own;
      if (!Object.is(printed, value))
        into.mismatches.push(`${id} ${ask} of ${player}: expected ${value}, got ${printed}`);
    }
    into.values += entries.length;
  }
}

function compareRanks(into: Compared, { id, standings: lists }: Golden, table: TeamTable): void {
  for (const { order, ranks } of lists) {
    if (order.some((code) => OF_PLAYERS.test(code))) continue;
    for (const at of [0, 2, 4]) {
      const list = order.map((code) => teamCodes(code)[at % teamCodes(code).length]);
      const own = new Map(standings(table, list).map(({ player, rank }) => [player, rank]));
      for (const [player, rank] of Object.entries(ranks)) {
        into.ranks++;
        if (own.get(player) !== rank)
          into.mismatches.push(`${id} ${list.join()} of ${player}: expected rank ${rank}, got ${own.get(player)}`);
      }
    }
  }
}

function compare(into: Compared, golden: Golden, edition: GoldenGroup['edition'], primary: 'MP' | 'GP'): void {
  const codes = codesIn(golden.expected).filter((code) => !ADJUSTED.test(code));
  const table = asTeams(golden, edition, primary, false);
  for (const code of codes.filter((one) => !OF_PLAYERS.test(one)))
    compareValues(into, golden, code, table, teamCodes(code));
  compareRanks(into, golden, table);
  const players = playersOf(asTeams(golden, edition, primary, true));
  for (const code of codes.filter((one) => OF_PLAYERS.test(one)))
    compareValues(into, golden, code, players, [code], playerOf);
}

/** How much a file compares: so many tournaments, and more values and ranks. */
interface Least {
  readonly tournaments: number;
  readonly values: number;
  readonly ranks: number;
}

/** Tests the golden groups whose names are chosen. */
export function testTeamsOfOne(what: string, isChosen: (name: string) => boolean, least: Least): void {
  describe.skipIf(!hasShared)(`${what}: teams with one board have the values of their players${skipNote}`, () => {
    const all = { values: 0, ranks: 0, tournaments: 0 };

    it.each(sharedNames('golden/individual', /\.json$/).filter(isChosen))('%s', (name) => {
      const { edition, tournaments } = sharedJson(`golden/individual/${name}`) as GoldenGroup;
      const compared: Compared = { values: 0, ranks: 0, mismatches: [] };
      tournaments.forEach((golden, at) => {
        compare(compared, golden, edition, at % 2 === 0 ? 'MP' : 'GP');
      });
      expect(compared.mismatches).toEqual([]);
      all.values += compared.values;
      all.ranks += compared.ranks;
      all.tournaments += tournaments.length;
    });

    it('all of them', () => {
      console.log(`${what}: ${all.tournaments} tournaments, ${all.values} values and ${all.ranks} ranks`);
      expect(all.tournaments).toBe(least.tournaments);
      expect(all.values).toBeGreaterThan(least.values);
      expect(all.ranks).toBeGreaterThan(least.ranks);
    });
  });
}
