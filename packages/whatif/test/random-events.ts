// Small tournaments whose last round is open, always the same ones for a seed.

import {
  type Crosstable,
  type CrosstableOptions,
  type Game,
  type Rounds,
  crosstable,
  openTable,
} from '@crosstable/core';
import { SCORINGS } from '@crosstable/core/testing/random/generate';
import { roundRobinRounds, swissRounds } from '@crosstable/core/testing/random/pairings';
import { type Random, randomOf } from '@crosstable/core/testing/random/random';
import { mishapsOf } from '@crosstable/core/testing/random/results';
import { standings } from '@crosstable/standings';

import type { OpenResult, OpenScore } from '../src/index.js';
import { type LastRound, lastRoundOf } from '../src/last-round.js';
import { type ListStep, listStepsOf } from '../src/list-steps.js';
import type { PlayerSearch } from '../src/search.js';

/** A tournament with games without results in its last round. */
export interface OpenEvent {
  readonly games: Rounds;
  readonly options: CrosstableOptions;
  readonly codes: readonly string[];
  readonly open: readonly Game[];
  readonly random: Random;
}

/** Lists of real tournaments, with direct encounter at every place. */
export const LISTS: readonly (readonly string[])[] = [
  ['PTS', 'DE', 'BH/C1', 'BH', 'SB'],
  ['PTS', 'BH', 'SB'],
  ['PTS', 'DE', 'WIN', 'SB'],
  ['PTS', 'BH/C1', 'BH', 'SB', 'DE'],
  ['PTS', 'SB', 'DE', 'PS'],
  ['PTS', 'APRO', 'DE'],
];

/** Lists that few tournaments have, so that every kind of code stands at every place. */
const RARE_LISTS: readonly (readonly string[])[] = [
  ['BH/M1', 'PTS', 'DE/P'],
  ['PTS', 'SB/C1', 'DE', 'KS'],
  ['PTS', 'BH/C2', 'SB/M2', 'TPN'],
  ['PTS', 'FB', 'AOB/F', 'AOB'],
  ['PTS', 'BH/C1/F', 'BH/F/P', 'DE'],
  ['DE', 'PTS', 'BH/P', 'STD'],
  ['PTS', 'KS/L+1', 'ARO', 'SB/C2/P', 'REP'],
  ['KS', 'TPR', 'APPO', 'RTNG'],
  ['PTS', 'WON', 'AOB', 'DE', 'BH/M2', 'BPG', 'DE'],
];

export const withoutBuchholz = (code: string): boolean => !/^(BH|FB|AOB)/.test(code);

/** The last round with at most so many of its played games open. */
function opened(games: Rounds, most: number, { shuffled }: Random): { games: Rounds; open: Game[] } {
  const last = games[games.length - 1];
  const isPlayed = ({ black, kind, white }: Game): boolean => kind === undefined && black !== '' && black !== white;
  const chosen = new Set(shuffled(last.filter(isPlayed)).slice(0, most));
  const changed = last.map((game) =>
    chosen.has(game) ? { white: game.white, black: game.black, result: null } : game,
  );
  return { games: [...games.slice(0, -1), changed], open: changed.filter(({ result }) => result === null) };
}

/** The event with a number under a seed; `rare` also has scorings, lists and adjustments that few tournaments have. */
export function openEvent(seed: number, number: number, mostBoards: number, rare = false): OpenEvent {
  const random = randomOf(seed, number);
  const { between, chance, pick } = random;
  const system = pick(['swiss', 'swiss', 'swiss', 'round-robin', ...(rare ? [undefined] : [])] as const);
  const size = between(3, system === 'round-robin' ? 10 : 2 * mostBoards + 2);
  const ids = Array.from({ length: size }, (_, at) => String(at + 1));
  const roundsOf = system === 'round-robin' ? roundRobinRounds : swissRounds;
  const byes = { pairing: pick([1, 1, 0.5] as const), areOdd: false };
  const length = system === 'round-robin' ? between(2, 2 * size) : between(2, 7);
  const all = roundsOf(ids, length, mishapsOf(random), byes, random);
  const { games, open } = opened(all, mostBoards, random);
  const edition = pick(['2024-08', '2026-03'] as const);
  const players = ids.map((id) => ({
    id,
    rating: chance() < 0.05 && rare ? undefined : between(1400, 2400),
    expelled: rare && chance() < 0.05,
  }));
  const adjustment = { player: pick(ids), points: pick([-1, -0.5, 0.5]), round: between(1, games.length) };
  const options: CrosstableOptions = {
    system,
    edition,
    players,
    rounds: games.length + (rare ? between(0, 1) : 0),
    scoring: rare ? pick([undefined, ...SCORINGS]) : undefined,
    adjustments: chance() < 0.1 ? [adjustment] : undefined,
    unrated: rare ? pick([undefined, 'skip'] as const) : undefined,
  };
  const list = pick(rare ? [...LISTS, ...RARE_LISTS] : LISTS);
  const isAllowed = system !== 'round-robin' || edition === '2024-08';
  return { games, options, codes: isAllowed ? list : list.filter(withoutBuchholz), open, random };
}

/** A tournament as searches see it. */
interface LaidOut {
  readonly table: Crosstable;
  readonly round: LastRound;
  readonly steps: readonly ListStep[];
}

/** The table and the last round of an event, with the steps of its list. */
export function laidOut({ codes, games, open, options }: OpenEvent): LaidOut {
  const table = crosstable(games, options);
  const numberOf = (id: string): number => table.players.indexOf(id);
  const boards = open.map(({ black, white }) => ({ white: numberOf(white), black: numberOf(black) }));
  const round = lastRoundOf(openTable(table), boards);
  return { table, round, steps: listStepsOf(codes, round) };
}

/** The games with results for those that are open. */
export function withResults(games: Rounds, results: readonly OpenResult[]): Rounds {
  const given = new Map(results.map(({ black, result, white }) => [`${white} ${black}`, result]));
  return games.map((round) =>
    round.map((game) => {
      const result = game.result === null ? given.get(`${game.white} ${game.black}`) : undefined;
      return result === undefined ? game : { ...game, result };
    }),
  );
}

/** The ranks after results of the open games, from the standings. */
export function ranksAfter(event: OpenEvent, results: readonly OpenResult[]): ReadonlyMap<string, number> {
  const table = crosstable(withResults(event.games, results), event.options);
  return new Map(standings(table, event.codes).map(({ player, rank }) => [player, rank]));
}

const SCORES: readonly OpenScore[] = [0, 0.5, 1];

/** All results of boards, in half points of white. */
export function* resultsOf(boards: number): Generator<Uint8Array> {
  for (let code = 0; code < 3 ** boards; code++) {
    yield Uint8Array.from({ length: boards }, (_, board) => Math.floor(code / 3 ** board) % 3);
  }
}

/** All outcomes of open games. */
export function* outcomesOf(open: readonly Game[]): Generator<OpenResult[]> {
  for (const results of resultsOf(open.length)) {
    yield open.map(({ black, white }, board) => ({ white, black, result: SCORES[results[board]] }));
  }
}

/** Every result of each board but the player's own, which has the results of `ofOwn`. */
export function masksFor(player: number, { boardOf, boards }: LastRound, ofOwn: number): Uint8Array {
  return Uint8Array.from(boards, (_, board) => (board === boardOf[player] ? ofOwn : 7));
}

/** The best and the worst place after all results that masks allow. */
export function extremesUnder(masks: Uint8Array, { placeAfter }: PlayerSearch): readonly [best: number, worst: number] {
  let [best, worst] = [Infinity, 0];
  const results = new Uint8Array(masks.length);
  const tryFrom = (board: number): void => {
    if (board === masks.length) {
      const place = placeAfter(results);
      [best, worst] = [Math.min(best, place), Math.max(worst, place)];
      return;
    }
    for (const result of [0, 1, 2]) {
      if (((masks[board] >> result) & 1) === 0) continue;
      results[board] = result;
      tryFrom(board + 1);
    }
  };
  tryFrom(0);
  return [best, worst];
}

/** Random results for open games. */
export function randomResults({ open, random }: OpenEvent): OpenResult[] {
  return open.map(({ black, white }) => ({ white, black, result: random.pick(SCORES) }));
}
