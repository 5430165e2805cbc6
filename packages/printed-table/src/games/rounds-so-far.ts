import { type Row, textOf } from '../cells/sheet.js';

/** The last round in a title: `Stand nach der 8. Runde`, `after Round 8`, `después de la ronda 8`, `at round 8`. */
const ROUND =
  /(?<!\d)(\d{1,3})(?:\.|st|nd|rd|th|ª|e|ème)?\s+(?:r(?:unde|ound|onde|onda|odada)|kolo)|(?:round|ronde?|ronda|kolo)\s+(\d{1,3})(?!\d)/iu;

/** The round after which a table was made, by the lines above it. */
export function roundAbove(above: readonly Row[]): number | undefined {
  const found = above.map((row) => ROUND.exec(textOf(row))?.[0]).findLast((text) => text !== undefined);
  return found === undefined ? undefined : Number(found.replaceAll(/\D/g, ''));
}

/** Two players who meet, counted from 0. */
export type Pair = readonly [one: number, other: number];

/**
 * Gives each pair one of a number of rounds in which nobody plays twice, by chains of two rounds that change places; `undefined` where
 * that finds none.
 */
function placed(pairs: readonly Pair[], rounds: number, players: number): number[] | undefined {
  /** By player and round: the pair. */
  const at = Array.from({ length: players }, () => new Map<number, number>());
  const roundOf: number[] = [];
  const free = (player: number): number[] =>
    Array.from({ length: rounds }, (_, round) => round).filter((round) => !at[player].has(round));
  const otherOf = (pair: number, player: number): number => pairs[pair][0] + pairs[pair][1] - player;
  /** The pairs from a player on that stand by turns in two rounds, and the last player of them. */
  const chainFrom = (player: number, first: number, second: number): { chain: number[]; end: number } => {
    const chain: number[] = [];
    let end = player;
    for (let round = first; ; round = first + second - round) {
      const next = at[end].get(round);
      if (next === undefined) return { chain, end };
      chain.push(next);
      end = otherOf(next, end);
    }
  };
  const put = (pair: number, round: number): void => {
    roundOf[pair] = round;
    for (const player of pairs[pair]) at[player].set(round, pair);
  };
  for (const [pair, [one, other]] of pairs.entries()) {
    const [ofOne, ofOther] = [free(one), free(other)];
    const common = ofOne.find((round) => ofOther.includes(round));
    const turns =
      common === undefined ? ofOne.flatMap((first) => ofOther.map((second) => [first, second] as const)) : [];
    const turn = turns.find(([first, second]) => chainFrom(other, first, second).end !== one);
    if (turn !== undefined) {
      const [first, second] = turn;
      const { chain } = chainFrom(other, first, second);
      const before = chain.map((link) => roundOf[link]);
      for (const link of chain) for (const player of pairs[link]) at[player].delete(roundOf[link]);
      chain.forEach((link, step) => {
        put(link, first + second - before[step]);
      });
    }
    const round = common ?? turn?.[0];
    if (round === undefined) return undefined;
    put(pair, round);
  }
  return roundOf;
}

/** No round robin that people play has more; the search takes the longer, the more there are. */
const MOST_PLAYERS = 64;

/** The orders in which pairs are tried; another one may find rounds where one finds none. */
const ORDERS = 40;

/** The rounds of pairs, from 0, in which nobody plays twice; `undefined` where there are none. */
export function roundsFor(pairs: readonly Pair[], rounds: number, players: number): readonly number[] | undefined {
  const { length } = pairs;
  for (let order = 0; order < Math.min(ORDERS, Math.max(length, 1)); order++) {
    const turned = pairs.map((_, at) => (at + order * 7) % length);
    const found = placed(
      turned.map((at) => pairs[at]),
      rounds,
      players,
    );
    if (found !== undefined) {
      const inOrder: number[] = [];
      for (const [at, pair] of turned.entries()) inOrder[pair] = found[at];
      return inOrder;
    }
  }
  return undefined;
}

/**
 * The rounds of a round robin after a number of them, by pair: games with a result in these, the others behind. `undefined` where
 * that can't be, because somebody has played more, and in a field too large for one.
 */
export function roundsAfter(
  after: number,
  pairs: readonly Pair[],
  isOpen: (pair: Pair) => boolean,
  { rounds, players }: { readonly rounds: number; readonly players: number },
): ReadonlyMap<Pair, number> | undefined {
  if (players > MOST_PLAYERS) return undefined;
  const [played, open] = [pairs.filter((pair) => !isOpen(pair)), pairs.filter(isOpen)];
  const ofPlayed = roundsFor(played, after, players);
  const ofOpen = roundsFor(open, rounds - after, players);
  if (ofPlayed === undefined || ofOpen === undefined) return undefined;
  return new Map([
    ...played.map((pair, at) => [pair, ofPlayed[at]] as const),
    ...open.map((pair, at) => [pair, after + ofOpen[at]] as const),
  ]);
}
