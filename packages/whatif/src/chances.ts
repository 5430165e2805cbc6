import { type CrosstableOptions, type Rounds, check, checkWhole, isObject } from '@crosstable/core';

import { checkOwnNames, checkPlace, layOutRound, playerOf } from './asked-round.js';
import { ownResults } from './last-round.js';
import { type Masks, resultsOn } from './masks.js';
import { type ResultChances, resultChances } from './result-chances.js';
import { FEW_BOARDS, type PlayerSearch, searchFor } from './search.js';
import type { Chances, ChancesOptions } from './whatif-types.js';

/** The numbers that a seed gives, from 0 up to 1: sfc32. */
export function chanceOf(seed: number): () => number {
  // The last 32 binary digits of whole numbers: of the seed, and before and after these
  let first = seed | 0;
  let second = (seed / 2 ** 32) | 0;
  let third = (seed * 2 ** 32) | 0;
  let counter = 1;
  const chance = (): number => {
    const sum = (first + second + counter) | 0;
    counter = (counter + 1) | 0;
    first = second ^ (second >>> 9);
    second = (third + (third << 3)) | 0;
    third = (((third << 21) | (third >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let skipped = 0; skipped < 20; skipped++) chance();
  return chance;
}

/** With more open games that matter, outcomes are sampled. */
const MOST_COUNTED = 12;

const SAMPLES = 20_000;

/** The deviations within which the standard normal distribution has 99 %. */
const DEVIATIONS = 2.5758;

/** The part of the outcomes in which a player has a place or a better one. */
export interface Counting {
  readonly search: PlayerSearch;
  readonly place: number;
  readonly ofBoard: readonly ResultChances[];
}

/** The mean over the results of a board, from 0 to 1; equal ones have no other mean, which binary numbers may miss. */
function meanOf([loss, draw, win]: ResultChances, after: (result: number) => number): number {
  const ofLoss = after(0);
  const ofDraw = after(1);
  const ofWin = after(2);
  if (ofLoss === ofDraw && ofDraw === ofWin) return ofLoss;
  return Math.min(1, loss * ofLoss + draw * ofDraw + win * ofWin);
}

/** The probability under masks, by all outcomes of the boards that can still matter. */
export function countOutcomes({ ofBoard, place, search }: Counting, masks: Masks): number {
  /** By all results of a few boards; nothing depends on the others that are open. */
  const ofAll = (results: Uint8Array, boards: readonly number[], from = 0): number => {
    if (from === boards.length) return search.placeAfter(results) <= place ? 1 : 0;
    const board = boards[from];
    return meanOf(ofBoard[board], (result) => {
      results[board] = result;
      return ofAll(results, boards, from + 1);
    });
  };
  const under = (given: Masks, known?: Uint8Array): number => {
    const { least, most, undecided, verdicts } = search.boundsUnder(given, known);
    if (most <= place) return 1;
    if (least > place) return 0;
    if (undecided.length <= FEW_BOARDS) {
      return ofAll(
        given.map((_, board) => resultsOn(board, given)[0]),
        undecided,
      );
    }
    const [board] = undecided;
    return meanOf(ofBoard[board], (result) => {
      return under(given.with(board, 1 << result), verdicts);
    });
  };
  return under(masks);
}

/** The share of random outcomes, and how far from the truth it is with 99 %: the interval of Wilson. */
function sampleOutcomes(
  { ofBoard, place, search }: Counting,
  boards: readonly number[],
  samples: number,
  seed: number,
): Chances {
  const chance = chanceOf(seed);
  const results = new Uint8Array(ofBoard.length);
  let hits = 0;
  for (let sample = 0; sample < samples; sample++) {
    for (const board of boards) {
      const [loss, draw] = ofBoard[board];
      const luck = chance();
      results[board] = luck < loss ? 0 : luck < loss + draw ? 1 : 2;
    }
    if (search.placeAfter(results) <= place) hits++;
  }
  const p = hits / samples;
  const square = DEVIATIONS ** 2 / samples;
  const middle = (p + square / 2) / (1 + square);
  const half = Math.sqrt((p * (1 - p) + square / 4) * square) / (1 + square);
  return { p, error: Math.abs(p - middle) + half, exact: false };
}

/**
 * The probability that a player has a place or a better one after the last round. Forfeits of open games aren't considered.
 *
 * @param games - `games[n]` holds round n + 1; the last one has the open games.
 * @param codes - The whole order, as `['PTS', 'DE', 'BH/C1']`.
 * @param options - The player, the place, the model of results, a seed, and the options of `crosstable`.
 * @returns The probability: exact where at most twelve open games can matter, else of random samples.
 * @throws What `whatif` throws; RangeError for a model that needs the rating of an unrated player, for a `drawRate` outside of 0
 *   to 1, and for fewer than one sample; TypeError for a seed that isn't a number.
 *
 * Cost: up to 3¹² outcomes, or the samples, each with the cost of a place.
 *
 * @example
 * ```ts
 * const games = [
 *   [{ white: 'A', black: 'B', result: 1 as const }, { white: 'C', black: 'D', result: 0.5 as const }],
 *   [{ white: 'A', black: 'C', result: null }, { white: 'B', black: 'D', result: null }],
 * ];
 * const players = ['A', 'B', 'C', 'D'].map((id) => ({ id, rating: 2000 }));
 * const model = { drawRate: 0 };
 * chances(games, ['PTS'], { player: 'A', place: 1, model, seed: 1, players }); // → { p: 0.5, error: 0, exact: true }
 * ```
 */
export function chances(games: Rounds, codes: readonly string[], options: ChancesOptions): Chances {
  check(isObject(options), 'options', 'an object', options);
  const { model, open, place, player: id, samples = SAMPLES, seed, ...ofTable } = options;
  const tableOptions: CrosstableOptions = ofTable;
  checkOwnNames(tableOptions, ['open', 'samples']);
  checkPlace(place, 'options.place');
  check(Number.isFinite(seed), 'options.seed', 'a finite number', seed, 'number');
  checkWhole(samples, 'options.samples', 1);
  const asked = layOutRound(games, codes, open, tableOptions);
  const player = playerOf(asked, id, 'options.player');
  const ofBoard = resultChances(model, asked.round);
  const search = searchFor(player, asked.round, asked.steps);
  const counting: Counting = { search, place, ofBoard };
  const own = asked.round.boardOf[player];
  const parts = ownResults(asked.round, player);
  const relevant = new Set(own < 0 ? [] : [own]);
  for (const { masks } of parts) {
    const { least, most, undecided } = search.boundsUnder(masks);
    // Bounds that decide the place prove that no other board matters
    if (least <= place && place < most) for (const board of undecided) relevant.add(board);
  }
  if (relevant.size > MOST_COUNTED) return sampleOutcomes(counting, [...relevant], samples, seed);
  const [{ masks }] = parts;
  const p =
    own < 0
      ? countOutcomes(counting, masks)
      : meanOf(ofBoard[own], (result) => countOutcomes(counting, masks.with(own, 1 << result)));
  return { p, error: 0, exact: true };
}
