// Bounds and searches of few boards against every outcome, a list at a time: each kind of tie-break decides in one of them.

import { expect, it } from 'vitest';

import type { Game, Scoring } from '@crosstable/core';
import { randomOf } from '@crosstable/core/testing/random/random';

import { rangeAfterCuts } from '../src/lowest-cut.js';
import { searchFor } from '../src/search.js';
import { type OpenEvent, extremesUnder, laidOut, masksFor, openEvent, withoutBuchholz } from './random-events.js';

const EVENTS = Math.ceil(0.6 * Number(process.env.WHATIF_EVENTS ?? 40));
const BOARDS = 4;

const LISTS = [
  'PTS,BH,SB',
  'PTS,BH/C1',
  'PTS,BH/C1/P,SB/C1',
  'PTS,BH/C2,BH/M1',
  'PTS,SB,BH',
  'PTS,SB/C1,SB/M1',
  'PTS,SB/M1',
  'SB/C2',
  'PTS,DE,SB',
  'PTS,DE/P,BH/C1',
  'PTS,WIN,DE,BH',
  'PTS,BH,DE,TPN',
  'PTS,KS,DE',
  'PTS,AOB',
  'PTS,APRO,APPO',
  'BH/C1,PTS',
  'PTS,FB/C1,AOB/F',
];

/** Scorings under which a better result brings no more points, or less than nothing. */
const ODD_SCORINGS: readonly Scoring[] = [
  { win: 1, draw: 2, loss: 0 },
  { win: 1, draw: 0.5, loss: -1 },
  { win: 1, draw: 0.5, loss: 0.75 },
  { win: 0, draw: 0.5, loss: 1 },
  { win: 1, draw: 0.5, loss: 0, absence: -2 },
];

/** Tie-breaks that rise with the points, as long as these are ordinary, and those that add up scores. */
const LISTS_OF_POINTS = ['PTS,KS', 'KS,AOB', 'AOB,PTS', 'PTS,APRO,APPO', 'PTS,BH,SB', 'BH/C1,SB/C1'];

/** The first events, which all lists share. */
const SHARED = Array.from({ length: EVENTS }, (_, number) => openEvent(90, number, BOARDS));

function checkBounds(list: string, events: number, changed = (event: OpenEvent): OpenEvent => event): void {
  for (let number = 0; number < events; number++) {
    const event = changed(SHARED[number] ?? openEvent(90, number, BOARDS));
    const isAllowed = event.options.system !== 'round-robin' || event.options.edition === '2024-08';
    const codes = list.split(',').filter((code) => isAllowed || withoutBuchholz(code));
    const { round, steps } = laidOut({ ...event, codes });
    for (let player = 0; player < round.boardOf.length; player++) {
      const search = searchFor(player, round, steps);
      for (const result of round.boardOf[player] < 0 ? [0] : [0, 1, 2]) {
        const masks = masksFor(player, round, 1 << result);
        const [best, worst] = extremesUnder(masks, search);
        const where = `event ${number}, player ${player}, result ${result}`;
        const { least, most } = search.boundsUnder(masks);
        expect(least, where).toBeLessThanOrEqual(best);
        expect(most, where).toBeGreaterThanOrEqual(worst);
        expect(search.search('best', masks, () => true).bound, where).toBe(best);
        expect(search.search('worst', masks, () => true).bound, where).toBe(worst);
      }
    }
  }
}

it.each(LISTS)('%s', (list) => {
  checkBounds(list, EVENTS);
});

it.each(ODD_SCORINGS.flatMap((scoring) => LISTS_OF_POINTS.map((list) => ({ list, scoring }))))(
  '$list with $scoring.win, $scoring.draw, $scoring.loss and $scoring.absence',
  ({ list, scoring }) => {
    checkBounds(list, Math.ceil(EVENTS / 5), (event) => ({ ...event, options: { ...event.options, scoring } }));
  },
);

it('KS where nobody has lost yet, and a loss is worth less than nothing', () => {
  const scoring = { win: 1, draw: 0.5, loss: -1 };
  const drawn = (game: Game): Game =>
    game.result === null || game.kind !== undefined ? game : { white: game.white, black: game.black, result: 0.5 };
  checkBounds('KS', 25, ({ games, options, ...event }) => ({
    ...event,
    games: games.map((round) => round.map(drawn)),
    options: { ...options, scoring },
  }));
});

/** Events of seven or eight boards whose places take the most steps. */
const HARD = [1, 6, 122, 146, 257, 280, 322];

it.each(['PTS,BH/M1,SB/M1', 'PTS,SB/C2', 'BH/M2,PTS'])('%s where the search branches', (list) => {
  let steps = 0;
  for (const number of HARD) {
    const { round, steps: ofList } = laidOut({ ...openEvent(91, number, 8), codes: list.split(',') });
    for (let player = 0; player < round.boardOf.length; player += 6) {
      const search = searchFor(player, round, ofList);
      const masks = masksFor(player, round, 2);
      const [best, worst] = extremesUnder(masks, search);
      for (const [side, expected] of [
        ['best', best],
        ['worst', worst],
      ] as const) {
        const { bound, reached } = search.search(side, masks, () => ++steps > 0);
        expect([bound, reached], `event ${number}, player ${player}, ${side}`).toEqual([expected, expected]);
      }
    }
  }
  expect(steps).toBeGreaterThan(100);
});

it('a search with an aim stops where it is known on which side of the aim the place is', () => {
  let steps = 0;
  for (const number of HARD) {
    const { round, steps: ofList } = laidOut({ ...openEvent(91, number, 8), codes: ['PTS', 'SB/C2'] });
    for (let player = 0; player < round.boardOf.length; player += 6) {
      const search = searchFor(player, round, ofList);
      const masks = masksFor(player, round, 2);
      for (const side of ['best', 'worst'] as const) {
        const place = search.search(side, masks, () => true).bound;
        for (const aim of [place - 1, place]) {
          const { bound, reached } = search.search(side, masks, () => ++steps > 0, aim);
          // An example shows the best place, and the bound that there is no better one; for the worst place the other way round
          const [within, beyond] = side === 'best' ? [reached, bound] : [bound, reached];
          expect([within <= aim, beyond > aim], `event ${number}, ${side}`).toEqual([place <= aim, place > aim]);
        }
      }
    }
  }
  // More steps mean that a search goes on although the side is known
  expect(steps).toBeLessThanOrEqual(1425);
});

it('BH/C1 of a player who has no round at all is 0, as that of one whose only round is cut', () => {
  // Without a system nobody is absent: B and E have no points, and nothing is left of B's Buchholz
  const games: Game[][] = [
    [
      { white: 'A', black: 'B', result: 1 },
      { white: 'C', black: 'D', result: 0.5 },
    ],
    [{ white: 'C', black: 'D', result: null }],
  ];
  const options = { players: ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id })) };
  const { round, steps } = laidOut({ codes: ['PTS', 'BH/C1'], games, open: games[1], options, random: randomOf(1, 1) });
  for (const player of [1, 4]) {
    const { least, most } = searchFor(player, round, steps).boundsUnder(Uint8Array.of(7));
    expect([least, most]).toEqual([4, 4]);
  }
});

it('a forfeit of the two tied counts for DE/P, and not for DE', () => {
  // B has lost to A by forfeit, and wins the last game: 2 points, as A has after a win
  const games: Game[][] = [
    [
      { white: 'A', black: 'B', result: 1, kind: 'forfeit-win' },
      { white: 'C', black: 'D', result: 1 },
    ],
    [
      { white: 'D', black: 'A', result: 1 },
      { white: 'B', black: 'C', result: 1 },
    ],
    [
      { white: 'A', black: 'C', result: null },
      { white: 'D', black: 'B', result: null },
    ],
  ];
  const worstOf = (code: string): number => {
    const event = { codes: ['PTS', code], games, open: games[2], options: {}, random: randomOf(1, 1) };
    const { round, steps } = laidOut(event);
    return searchFor(1, round, steps).boundsUnder(Uint8Array.of(7, 1)).most;
  };
  expect([worstOf('DE/P'), worstOf('DE')]).toEqual([2, 1]);
});

it('who has no round at all is ahead of who met negative scores only', () => {
  // After two losses D has -2, which B's cut takes; C, who lost at first, has -2, -½ or 0. C and D met B with 2, and are ahead;
  // E has no game, and 0: ahead of B but after a win of C
  const games: Game[][] = [
    [
      { white: 'B', black: 'C', result: 1 },
      { white: 'F', black: 'D', result: 1 },
    ],
    [
      { white: 'B', black: 'D', result: 1 },
      { white: 'C', black: 'F', result: null },
    ],
  ];
  const options = {
    scoring: { win: 1, draw: 0.5, loss: -1 },
    players: ['B', 'C', 'D', 'E', 'F'].map((id) => ({ id })),
  };
  const event = { codes: ['BH/C1'], games, open: [games[1][1]], options, random: randomOf(1, 1) };
  const { round, steps } = laidOut(event);
  const search = searchFor(0, round, steps);
  const places = [0, 1, 2].map((result) => search.boundsUnder(Uint8Array.of(1 << result)));
  expect(places.map(({ least, most }) => [least, most])).toEqual([
    [4, 4],
    [4, 4],
    [3, 3],
  ]);
});

it('two who meet the same opponent and cut that score differ by nothing, whatever the opponent scores', () => {
  const ofBoard = [{ board: 0, scores: [2, 2.5, 3] }];
  const sum = { terms: new Float64Array(6), masks: Uint8Array.of(7), low: 0, high: 0 };
  expect(rangeAfterCuts(sum, ofBoard, ofBoard)).toEqual({ low: 0, high: 0 });
});
