// Swiss-Manager's lists of pairings: a game a line, without names.
import { readFileSync, readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { type Game, isAlone } from '@crosstable/core';
import { hasShared, sharedBytes, sharedJson, sharedNames, skipNote } from '@crosstable/core/testing/shared-files';
import { tiebreakValues } from '@crosstable/standings';
import { GOLDEN, type Golden, type GoldenGroup, compareValues, noComparison } from '@crosstable/standings/testing/golden-values'; // prettier-ignore

import { tableOf } from '../src/event-table.js';
import { openEvent } from '../src/open-event.js';

const HEADINGS = 'Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr;ErgEloW;ErgEloS';

const shown = (points: number): string => String(points).replace('.', ',');

/** The line of a game or a bye. */
function lineOf({ white, black, result, kind, blackResult }: Game, round: number, board: number): string {
  const isBye = black === '' || black === white;
  const isForfeit = kind?.includes('forfeit') === true;
  const own = Number(result);
  const others = kind === 'double-forfeit' ? 0 : (blackResult ?? (isBye ? own : 1 - own));
  const [first, second] = [shown(own), shown(others)];
  const mark = isForfeit ? 'K' : '';
  return [round + 1, board + 1, 0, 0, white, isBye ? -1 : black, first, second, mark, `${first}:${second}${mark}`, 0, '', ''].join(';'); // prettier-ignore
}

function printedPairings({ games }: Golden): string {
  return [HEADINGS, ...games.flatMap((round, at) => round.map((game, board) => lineOf(game, at, board)))].join('\r\n');
}

/** A game as a text; byes of the same points are alike. */
function inWords(game: Game): string {
  const { white, black, result, kind, blackResult } = game;
  return isAlone(game) ? `${white} bye ${result}` : `${white} ${black} ${result} ${kind} ${blackResult ?? ''}`;
}

/** The games of each round. A player without an opponent and without points isn't paired. */
const toldIn = (rounds: readonly (readonly Game[])[]): string[][] =>
  rounds.map((round) =>
    round
      .filter((game) => !isAlone(game) || game.result !== 0)
      .map(inWords)
      .sort(),
  );

/** Whether nothing is lost that values look at: points are 1-½-0, and a bye of a point stands alone and is the pairing's. */
function isWhole({ games, scoring }: Golden): boolean {
  const ofPoint = (round: readonly Game[]) => round.filter((game) => isAlone(game) && game.result === 1);
  return (
    scoring === undefined &&
    games.every((round) => ofPoint(round).length <= 1 && ofPoint(round).every(({ kind }) => kind === 'pairing-bye'))
  );
}

/** Needs ratings, which the list hasn't got. */
const NEEDS_RATINGS = /^(?:ARO|TPR|PTP|APRO|APPO|RTNG)/;

const COMPARED = noComparison();

async function compareRead(golden: Golden, edition: GoldenGroup['edition']): Promise<void> {
  const event = await openEvent(printedPairings(golden));
  const { games, players, system } = event;
  expect(toldIn(games), golden.id).toEqual(toldIn(golden.games).slice(0, games.length));
  expect(toldIn(golden.games.slice(games.length)).flat(), golden.id).toEqual([]);
  if (!isWhole(golden)) return;
  const expected = Object.fromEntries(Object.entries(golden.expected).filter(([code]) => !NEEDS_RATINGS.test(code)));
  // Nobody knows players who never have a line, and a list doesn't tell the system for sure
  const all = golden.players.map(({ id }) => players.find((player) => player.id === id) ?? { id });
  if (golden.system !== system) expect(event.notes.join('\n'), golden.id).toMatch(/don't tell the system: read as/);
  compareValues(COMPARED, golden.id, games, { players: all, rounds: golden.rounds, system: golden.system, edition }, expected); // prettier-ignore
  expect(COMPARED.mismatches).toEqual([]);
}

describe('golden tournaments, printed as lists of pairings and read', () => {
  it.each(readdirSync(GOLDEN))('%s', async (name) => {
    const group = JSON.parse(readFileSync(new URL(name, GOLDEN), 'utf8')) as GoldenGroup;
    for (const golden of group.tournaments) await compareRead(golden, group.edition);
  });

  it.skipIf(!hasShared).each(sharedNames('golden/individual', /^(?!big|swiss-messy).*\.json$/))(
    `all of %s${skipNote}`,
    async (name) => {
      const group = sharedJson(`golden/individual/${name}`) as GoldenGroup;
      for (const golden of group.tournaments) await compareRead(golden, group.edition);
    },
  );

  it('have many values', () => {
    expect(COMPARED.values).toBeGreaterThan(2000);
  });
});

describe('a list of pairings', () => {
  it.skipIf(!hasShared)(`that somebody has: games, a forfeit and two byes${skipNote}`, async () => {
    const event = await openEvent(sharedBytes('cases/30-swissmanager-pairings.txt'));
    expect(event.games).toEqual([
      [
        { white: '1', black: '4', result: 1 },
        { white: '5', black: '2', result: 0.5 },
        { white: '3', black: '6', result: 1, kind: 'forfeit-win' },
        { white: '7', black: '', result: 1, kind: 'pairing-bye' },
      ],
      [
        { white: '3', black: '1', result: 0 },
        { white: '2', black: '7', result: 1 },
        { white: '4', black: '5', result: 0.5 },
      ],
    ]);
    // 1 + 1, ½ + 1, 1 + 0, 0 + ½, ½ + ½, 0 + 0, 1 + 0
    expect([...tiebreakValues('PTS', tableOf(event)).values()]).toEqual([2, 1.5, 1, 0.5, 1, 0, 1]);
    expect(event.players.map(({ id, name, pairingNumber }) => [id, name, pairingNumber])[6]).toEqual(['7', undefined, 7]); // prettier-ignore
    // The only bye of round 1 stands in line 5
    expect(event.notes.join('\n')).toContain('line 5, column 11: "-1" read as the pairing-allocated bye');
    expect(event.notes.join('\n')).toContain('"NrW" has the numbers of players, who have no names in a list of pairings'); // prettier-ignore
  });
});
