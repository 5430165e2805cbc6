// The order of rounds that progressive scores tell: nobody plays twice in a round, and each player's sum of running totals is known
import type { Pair } from './rounds-so-far.js';

/** A game of two players, counted from 0, with the points of both. */
export interface Scored {
  readonly pair: Pair;
  readonly points: readonly [own: number, facing: number];
}

/** A player's rounds without a game, and the sum of the scores after every round. */
export interface Told {
  /** The points of each round without a game. */
  readonly unplayed: number;
  readonly progressive: number;
}

/** The most rounds, whose bits fit in a number. */
const MOST_ROUNDS = 30;

/** The most steps of a search, about half a second: with nine rounds and more it seldom comes to an end. */
const MOST_STEPS = 1_000_000;

/** The rounds of a player by what they brought, as bits: those of a kind of game, and behind these the rounds without one. */
type Pattern = readonly number[];

/** A player: the games by the points that they brought, all of them, and the patterns that give the progressive score. */
interface Seat {
  readonly kinds: readonly (readonly number[])[];
  readonly games: readonly number[];
  readonly patterns: readonly Pattern[];
}

/** The rounds that each game may be in, as bits, and the patterns that each player may have. */
interface State {
  readonly masks: readonly number[];
  readonly patterns: readonly (readonly Pattern[])[];
}

/** The games and the players. */
interface Field {
  readonly games: readonly Scored[];
  readonly seats: readonly Seat[];
}

/** A number of steps that are left. */
interface Budget {
  left: number;
}

function isOne(mask: number): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0;
}

/** All patterns of rounds with a number of each kind, whose running totals have a sum. */
function patternsOf(
  counts: readonly number[],
  points: readonly number[],
  rounds: number,
  sum: number,
  budget: Budget,
): Pattern[] {
  const found: Pattern[] = [];
  const left = [...counts];
  const masks = counts.map(() => 0);
  const place = (round: number, rest: number): void => {
    if (budget.left-- < 0) return;
    if (round === rounds) {
      if (rest === 0) found.push([...masks]);
      return;
    }
    for (const [kind, one] of points.entries()) {
      // Points of a round count once for it and for each one behind it
      const after = rest - one * (rounds - round);
      if (left[kind] === 0 || after < 0) continue;
      left[kind]--;
      masks[kind] |= 1 << round;
      place(round + 1, after);
      masks[kind] &= ~(1 << round);
      left[kind]++;
    }
  };
  place(0, sum);
  return found;
}

/** The bits of several masks. */
function together(masks: readonly number[]): number {
  return masks.reduce((all, mask) => all | mask, 0);
}

/** The state with all that follows from it; `undefined` where nothing fits. */
function settled(
  { games: all, seats }: Field,
  state: State,
  changed: Iterable<number>,
  budget: Budget,
): State | undefined {
  const masks = [...state.masks];
  const patterns = [...state.patterns];
  const waiting = new Set(changed);
  budget.left -= masks.length;
  const narrow = (game: number, mask: number): boolean => {
    if (mask === masks[game]) return true;
    masks[game] = mask;
    for (const player of all[game].pair) waiting.add(player);
    return mask !== 0;
  };
  for (const player of waiting) {
    waiting.delete(player);
    const { games: own, kinds } = seats[player];
    budget.left -= own.length + patterns[player].length;
    if (budget.left < 0) return undefined;
    const possible = kinds.map((games) => together(games.map((game) => masks[game])));
    const fixed = kinds.map((games) => together(games.map((game) => masks[game]).filter(isOne)));
    patterns[player] = patterns[player].filter((pattern) =>
      kinds.every((_, kind) => (pattern[kind] & ~possible[kind]) === 0 && (fixed[kind] & ~pattern[kind]) === 0),
    );
    const allowed = kinds.map((_, kind) => together(patterns[player].map((pattern) => pattern[kind])));
    const taken = together(fixed);
    for (const [kind, games] of kinds.entries()) {
      for (const game of games) {
        const mask = masks[game] & allowed[kind];
        if (!narrow(game, isOne(masks[game]) ? mask : mask & ~taken)) return undefined;
      }
    }
    // Two games of one player in the same round
    const rounds = own.map((game) => masks[game]).filter(isOne);
    if (new Set(rounds).size < rounds.length) return undefined;
  }
  return { masks, patterns };
}

/** Adds ways to put games into rounds until there are two; `changed` are the players about whom the state says something new. */
function addWays(
  field: Field,
  state: State,
  changed: Iterable<number>,
  budget: Budget,
  found: (readonly number[])[],
): void {
  const next = settled(field, state, changed, budget);
  if (next === undefined || found.length > 1) return;
  let [open, least] = [-1, Infinity];
  for (const [game, mask] of next.masks.entries()) {
    const { length } = mask.toString(2).replaceAll('0', '');
    if (length > 1 && length < least) [open, least] = [game, length];
  }
  if (open < 0) {
    found.push(next.masks.map((mask) => Math.log2(mask)));
    return;
  }
  for (let bit = 1; bit <= next.masks[open]; bit <<= 1) {
    if ((next.masks[open] & bit) === 0) continue;
    const masks = next.masks.map((mask, game) => (game === open ? bit : mask));
    addWays(field, { ...next, masks }, field.games[open].pair, budget, found);
  }
}

/**
 * The round of each game, from 0, where one order of rounds alone gives all players their progressive scores, and nobody two games in a
 * round; `undefined` where several do or none does, and where the search would take long.
 */
export function orderOfRounds(
  games: readonly Scored[],
  told: readonly Told[],
  rounds: number,
): readonly number[] | undefined {
  if (rounds > MOST_ROUNDS) return undefined;
  const budget = { left: MOST_STEPS };
  const byPlayer = told.map(() => new Map<number, number[]>());
  for (const [game, { pair, points }] of games.entries()) {
    for (const [side, player] of pair.entries()) {
      const [own, kinds] = [points[side], byPlayer[player]];
      kinds.set(own, [...(kinds.get(own) ?? []), game]);
    }
  }
  const seats = told.map(({ unplayed, progressive }, player): Seat => {
    const byPoints = byPlayer[player];
    const kinds = [...byPoints.values()];
    const own = kinds.flat();
    const counts = [...kinds.map(({ length }) => length), rounds - own.length];
    return {
      kinds,
      games: own,
      patterns: patternsOf(counts, [...byPoints.keys(), unplayed], rounds, progressive, budget),
    };
  });
  const found: (readonly number[])[] = [];
  const start = { masks: games.map(() => (1 << rounds) - 1), patterns: seats.map(({ patterns }) => patterns) };
  addWays({ games, seats }, start, seats.keys(), budget, found);
  return budget.left >= 0 && found.length === 1 ? found[0] : undefined;
}
