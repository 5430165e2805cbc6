// The steps of searches: more of them than here mean that a bound has become weaker, or that less is left out.

import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import type { Game } from '@crosstable/core';
import { randomOf } from '@crosstable/core/testing/random/random';
import { GOLDEN, type GoldenGroup } from '@crosstable/standings/testing/golden-values';

import { conditionsFor } from '../src/conditions.js';
import { searchFor } from '../src/search.js';
import { laidOut, masksFor, openEvent } from './random-events.js';

/** The most steps for all places of the events, and for all conditions. */
const MOST: readonly (readonly [list: string, places: number, conditions: number])[] = [
  ['PTS,BH,SB', 131, 910],
  ['PTS,BH/C1,BH,SB', 99, 658],
  ['PTS,BH/C2,SB/C1', 278, 909],
  ['PTS,BH/M1,SB/M1', 399, 1211],
  ['PTS,SB,BH', 83, 910],
  ['PTS,DE,SB', 80, 961],
  ['PTS,DE/P,BH/C1', 112, 658],
  ['PTS,BH,DE', 141, 910],
  ['PTS,KS', 377, 1215],
  ['PTS,AOB', 603, 639],
  ['PTS,APRO,APPO', 392, 323],
  ['PTS,APPO', 516, 323],
  ['BH,PTS', 258, 3033],
  ['FB,SB', 8, 0],
  ['PTS,WIN,DE,SB', 62, 952],
];

/** Searches for the place of each `nth` player of a few Swiss tournaments, whose own game is drawn. */
function* searchesFor(seed: number, events: number, boards: number, list: string, nth: number) {
  for (let number = 0; number < events; number++) {
    const event = openEvent(seed, number, boards);
    if (event.options.system === 'round-robin') continue;
    const { round, steps } = laidOut({ ...event, codes: list.split(',') });
    for (let player = 0; player < round.boardOf.length; player += nth) {
      yield { search: searchFor(player, round, steps), masks: masksFor(player, round, 2) };
    }
  }
}

it('a search with an aim takes no step where the first guess or the first bound decides it', () => {
  let steps = 0;
  let queries = 0;
  for (const { masks, search } of searchesFor(77, 12, 12, 'PTS,BH,SB', 5)) {
    const { least, most } = search.boundsUnder(masks);
    // Everybody is at most 26th of 26 players, which any guess shows, and nobody better than 1st or than the bound
    const aims = [0, least - 1, most, 26];
    for (const aim of aims) {
      for (const side of ['best', 'worst'] as const) search.search(side, masks, () => ++steps > 0, aim);
    }
    queries++;
  }
  expect(queries).toBeGreaterThan(20);
  expect(steps).toBe(0);
});

it.each(MOST)('%s', (list, places, conditions) => {
  let ofPlaces = 0;
  let ofConditions = 0;
  for (const { masks, search } of searchesFor(77, 12, 12, list, 5)) {
    search.search('best', masks, () => ++ofPlaces > 0);
    search.search('worst', masks, () => ++ofPlaces > 0);
    let left = 300;
    conditionsFor(search, masks, 3, () => {
      ofConditions++;
      return left-- > 0;
    });
  }
  expect(ofPlaces).toBeLessThanOrEqual(places);
  expect(ofConditions).toBeLessThanOrEqual(conditions);
});

/** How many places are decided within so many steps, and how far bounds and places of the others are apart in all. */
it.each([
  ['PTS,DE,BH/C1,BH,SB', 26, 45],
  ['PTS,BH,SB', 25, 52],
  ['PTS,WIN,DE,SB/C1', 25, 98],
] as const)('%s of forty boards', (list, decided, apart) => {
  let exact = 0;
  let distance = 0;
  for (const { masks, search } of searchesFor(78, 6, 40, list, 11)) {
    for (const side of ['best', 'worst'] as const) {
      let left = 60;
      const { bound, reached } = search.search(side, masks, () => left-- > 0);
      if (bound === reached) exact++;
      distance += Math.abs(bound - reached);
    }
  }
  expect(exact).toBeGreaterThanOrEqual(decided);
  expect(distance).toBeLessThanOrEqual(apart);
});

const LARGE = new URL('big.json', GOLDEN);

/** Of a large Swiss, where guesses are far off until they are improved: how far bounds and places are apart in all. */
it.each([
  ['PTS,BH,SB', 32],
  ['PTS,SB', 25],
] as const)('%s of a hundred and thirty boards', (list, apart) => {
  const { tournaments } = JSON.parse(readFileSync(LARGE, 'utf8')) as GoldenGroup;
  const [{ games, players, rounds, system }] = tournaments;
  const last = games[games.length - 1].map((game): Game =>
    game.kind === undefined && game.black !== '' ? { white: game.white, black: game.black, result: null } : game,
  );
  const event = {
    codes: list.split(','),
    games: [...games.slice(0, -1), last],
    open: last.filter(({ result }) => result === null),
    options: { players, rounds, system },
    random: randomOf(1, 1),
  };
  const { round, steps } = laidOut(event);
  let distance = 0;
  for (const player of [0, 20, 60, 100, 150, 200]) {
    const search = searchFor(player, round, steps);
    for (const side of ['best', 'worst'] as const) {
      let left = 1000;
      const { bound, reached } = search.search(side, masksFor(player, round, 2), () => left-- > 0);
      distance += Math.abs(bound - reached);
    }
  }
  expect(distance).toBeLessThanOrEqual(apart);
});
