import { describe, expect, it } from 'vitest';

import { explain } from '../src/explain.js';
import { PrefRating, prefRating } from '../src/index.js';
import { finalScores } from '../src/score.js';
import { rateSeason } from '../src/season.js';

const p1 = { username: 'Pedja', rating: 1200, score: -500 };
const p2 = { username: 'Marko', rating: 1150, score: 40 };
const p3 = { username: 'Johnny', rating: 1100, score: 460 };
const nothing = (): void => undefined;

const MALFORMED = [
  { given: [{ ...p1, score: '5' }, p2, p3, 30], error: new TypeError('p1.score: expected a finite number, got "5"') },
  { given: [{ ...p1, score: NaN }, p2, p3, 30], error: new RangeError('p1.score: expected a finite number, got NaN') },
  {
    given: [p1, { ...p2, rating: null }, p3, 30],
    error: new TypeError('p2.rating: expected a finite number, got null'),
  },
  {
    given: [p1, { ...p2, rating: [1150] }, p3, 30],
    error: new TypeError('p2.rating: expected a finite number, got an object'),
  },
  {
    given: [p1, { ...p2, rating: -Infinity }, p3, 30],
    error: new RangeError('p2.rating: expected a finite number, got -Infinity'),
  },
  { given: [p1, p2, { ...p3, username: 7 }, 30], error: new TypeError('p3.username: expected a string, got 7') },
  {
    given: [p1, p2, { rating: 1100, score: 0 }, 30],
    error: new TypeError('p3.username: expected a string, got undefined'),
  },
  {
    given: [p1, p2, { username: 'Johnny' }, 30],
    error: new TypeError('p3.rating: expected a finite number, got undefined'),
  },
  { given: [undefined, p2, p3, 30], error: new TypeError('p1: expected a player, got undefined') },
  { given: [p1, null, p3, 30], error: new TypeError('p2: expected a player, got null') },
  { given: [p1, p2, 'Johnny', 30], error: new TypeError('p3: expected a player, got "Johnny"') },
  { given: [p1, p2, nothing, 30], error: new TypeError('p3: expected a player, got an object') },
  { given: [p1, p2, p3], error: new TypeError('bula: expected a positive finite number, got undefined') },
  { given: [p1, p2, p3, '30'], error: new TypeError('bula: expected a positive finite number, got "30"') },
  { given: [p1, p2, p3, { bula: 30 }], error: new TypeError('bula: expected a positive finite number, got an object') },
  { given: [p1, p2, p3, 0], error: new RangeError('bula: expected a positive finite number, got 0') },
  { given: [p1, p2, p3, -30], error: new RangeError('bula: expected a positive finite number, got -30') },
  { given: [p1, p2, p3, NaN], error: new RangeError('bula: expected a positive finite number, got NaN') },
  { given: [p1, p2, p3, Infinity], error: new RangeError('bula: expected a positive finite number, got Infinity') },
];

describe.each(MALFORMED)('$error.message', ({ given, error }) => {
  it('is what prefRating says', () => {
    expect(() => Reflect.apply(prefRating, undefined, given) as unknown).toThrow(error);
  });

  it('is what PrefRating says', () => {
    expect(() => Reflect.construct(PrefRating, given) as unknown).toThrow(error);
  });

  it('is what explain says', () => {
    expect(() => Reflect.apply(explain, undefined, given) as unknown).toThrow(error);
  });
});

describe('a new rating that no number can hold', () => {
  it('is refused where it is infinite', () => {
    const error = new RangeError('new p1.rating: expected a finite number, got Infinity');
    expect(() => prefRating({ ...p1, score: 1e308 }, { ...p2, score: -1e308 }, p3, 30)).toThrow(error);
    expect(() => explain({ ...p1, score: 1e308 }, { ...p2, score: -1e308 }, p3, 30)).toThrow(error);
  });

  it('is refused, and the error names the player who would have it', () => {
    // C23 is infinite, C12 and C13 make 0; then C13 and C23 are 1.7e308 each, and only their sum is infinite
    expect(() => prefRating({ ...p1, score: 0 }, { ...p2, score: 1e308 }, { ...p3, score: -1e308 }, 30)).toThrow(
      new RangeError('new p2.rating: expected a finite number, got Infinity'),
    );
    const high = 0.85e308;
    expect(() => prefRating({ ...p1, score: high }, { ...p2, score: high }, { ...p3, score: -high }, 1)).toThrow(
      new RangeError('new p3.rating: expected a finite number, got -Infinity'),
    );
  });

  it('is refused where two infinite comparisons leave no value', () => {
    // 10^10 points by a bula of 10^-300: C12 is infinite, C13 infinitely negative.
    const error = new RangeError('new p1.rating: expected a finite number, got NaN');
    const [one, two, three] = [
      { ...p1, score: 0 },
      { ...p2, score: -1e10 },
      { ...p3, score: 1e10 },
    ];
    expect(() => prefRating(one, two, three, 1e-300)).toThrow(error);
  });
});

/** Calls as they come from JavaScript, where nobody checked the types. */
function call(target: (...given: never[]) => unknown, given: readonly unknown[]): unknown {
  return Reflect.apply(target, undefined, given);
}

describe('finalScores refuses', () => {
  const paper = { left: 320, middle: -20, right: 160 };

  it.each([
    { papers: undefined, error: new TypeError('papers: expected an array of three score sheets, got undefined') },
    { papers: null, error: new TypeError('papers: expected an array of three score sheets, got null') },
    { papers: '123', error: new TypeError('papers: expected an array of three score sheets, got "123"') },
    {
      papers: { 0: paper, 1: paper, 2: paper, length: 3 },
      error: new TypeError('papers: expected an array of three score sheets, got an object'),
    },
    { papers: [], error: new RangeError('papers.length: expected 3, got 0') },
    { papers: [paper, paper], error: new RangeError('papers.length: expected 3, got 2') },
    { papers: [paper, paper, paper, paper], error: new RangeError('papers.length: expected 3, got 4') },
    { papers: [paper, paper, null], error: new TypeError('papers[2]: expected a score sheet, got null') },
    { papers: [paper, 320, paper], error: new TypeError('papers[1]: expected a score sheet, got 320') },
    { papers: Array(3), error: new TypeError('papers[0]: expected a score sheet, got undefined') },
    {
      papers: [[320, -20, 160], paper, paper],
      error: new TypeError('papers[0].left: expected a finite number, got undefined'),
    },
    {
      papers: [{ ...paper, left: '320' }, paper, paper],
      error: new TypeError('papers[0].left: expected a finite number, got "320"'),
    },
    {
      papers: [{ ...paper, left: NaN }, paper, paper],
      error: new RangeError('papers[0].left: expected a finite number, got NaN'),
    },
    {
      papers: [paper, { left: 1, right: 2 }, paper],
      error: new TypeError('papers[1].middle: expected a finite number, got undefined'),
    },
    {
      papers: [paper, { ...paper, middle: -Infinity }, paper],
      error: new RangeError('papers[1].middle: expected a finite number, got -Infinity'),
    },
    {
      papers: [paper, paper, { ...paper, right: null }],
      error: new TypeError('papers[2].right: expected a finite number, got null'),
    },
    {
      papers: [paper, paper, { ...paper, right: 60n }],
      error: new TypeError('papers[2].right: expected a finite number, got 60n'),
    },
    {
      papers: [paper, { ...paper, middle: 1e308 }, paper],
      error: new RangeError('score of papers[1]: expected a finite number, got Infinity'),
    },
    {
      papers: [paper, paper, paper].map((sheet) => ({ ...sheet, middle: 1.5e307 })),
      error: new RangeError('sum of the scores: expected a finite number, got Infinity'),
    },
  ])('$error.message', ({ papers, error }) => {
    expect(() => call(finalScores, [papers])).toThrow(error);
  });
});

describe('rateSeason refuses', () => {
  const players = [p1, p2, p3].map(({ username, rating }) => ({ username, rating }));
  const game = { players: ['Pedja', 'Marko', 'Johnny'], scores: [-500, 40, 460], bula: 30 };

  it.each([
    { given: undefined, error: new TypeError('players: expected an array of players, got undefined') },
    { given: new Map([['Pedja', 1200]]), error: new TypeError('players: expected an array of players, got an object') },
    { given: [players[0], 'Marko'], error: new TypeError('players[1]: expected a player, got "Marko"') },
    { given: [{ rating: 1200 }], error: new TypeError('players[0].username: expected a string, got undefined') },
    {
      given: [...players, { username: 'Pedja', rating: 1000 }],
      error: new RangeError('players[3].username: expected every username once, got "Pedja"'),
    },
    {
      given: [{ username: 'Pedja', rating: '1200' }],
      error: new TypeError('players[0].rating: expected a finite number, got "1200"'),
    },
    {
      given: [players[0], { username: 'Marko', rating: NaN }],
      error: new RangeError('players[1].rating: expected a finite number, got NaN'),
    },
  ])('$error.message', ({ given, error }) => {
    expect(() => call(rateSeason, [given, [game]])).toThrow(error);
  });

  it.each([
    { games: undefined, error: new TypeError('games: expected an array of games, got undefined') },
    { games: game, error: new TypeError('games: expected an array of games, got an object') },
    { games: [game, null], error: new TypeError('games[1]: expected a game, got null') },
    { games: Array(1), error: new TypeError('games[0]: expected a game, got undefined') },
    {
      games: [game, { ...game, players: 'Pedja' }],
      error: new TypeError('games[1].players: expected an array of three usernames, got "Pedja"'),
    },
    {
      games: [{ ...game, players: ['Pedja', 'Marko'] }],
      error: new RangeError('games[0].players.length: expected 3, got 2'),
    },
    {
      games: [{ ...game, players: ['Pedja', p2, 'Johnny'] }],
      error: new TypeError('games[0].players[1]: expected a string, got an object'),
    },
    {
      games: [{ ...game, players: ['Pedja', 'Marko', 'Ana'] }],
      error: new RangeError('games[0].players[2]: expected a player of the season, got "Ana"'),
    },
    {
      games: [{ ...game, players: ['Pedja', 'Marko', 'Pedja'] }],
      error: new RangeError('games[0].players[2]: expected every player once, got "Pedja"'),
    },
    {
      games: [{ ...game, scores: undefined }],
      error: new TypeError('games[0].scores: expected an array of three scores, got undefined'),
    },
    {
      games: [{ ...game, scores: [-500, 40, 460, 0] }],
      error: new RangeError('games[0].scores.length: expected 3, got 4'),
    },
    {
      games: [game, game, game, { ...game, scores: [-500, '40', 460] }],
      error: new TypeError('games[3].scores[1]: expected a finite number, got "40"'),
    },
    {
      games: [{ ...game, scores: [-500, 40, Infinity] }],
      error: new RangeError('games[0].scores[2]: expected a finite number, got Infinity'),
    },
    {
      games: [{ ...game, scores: Array(3) }],
      error: new TypeError('games[0].scores[0]: expected a finite number, got undefined'),
    },
    {
      games: [{ players: game.players, scores: game.scores }],
      error: new TypeError('games[0].bula: expected a positive finite number, got undefined'),
    },
    {
      games: [game, { ...game, bula: '30' }],
      error: new TypeError('games[1].bula: expected a positive finite number, got "30"'),
    },
    {
      games: [game, { ...game, bula: 0 }],
      error: new RangeError('games[1].bula: expected a positive finite number, got 0'),
    },
  ])('$error.message', ({ games, error }) => {
    expect(() => call(rateSeason, [players, games])).toThrow(error);
  });
});
