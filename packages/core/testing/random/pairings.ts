import type { Game, Result, Rounds } from '@crosstable/core';

import type { Random } from './random.js';
import { type Mishaps, byeOf, gameOf } from './results.js';

/** The result of every pairing-allocated bye of a tournament. */
interface Byes {
  readonly pairing: Result;
  /** Now and then a bye without a kind, or a forfeit without an opponent: the model has them, reports don't. */
  readonly areOdd: boolean;
}

/** Rounds of a Swiss: present players are paired, sometimes by score, otherwise at random; rematches happen. */
export function swissRounds(
  ids: readonly string[],
  rounds: number,
  mishaps: Mishaps,
  byes: Byes,
  random: Random,
): Rounds {
  const { chance, shuffled } = random;
  const points = new Map<string, number>();
  const add = (id: string, more: number): void => void points.set(id, (points.get(id) ?? 0) + more);
  let present = [...ids];
  const byScore = chance() < 0.5;
  return Array.from({ length: rounds }, () => {
    const games: Game[] = [];
    present = present.filter(() => chance() >= mishaps.withdrawal);
    const paired = shuffled(present).filter((id) => {
      if (chance() < mishaps.bye) games.push(byes.areOdd && chance() < 0.2 ? oddBye(id, random) : byeOf(id, random));
      else if (chance() >= mishaps.absence) return true;
      return false; // without a record: absent
    });
    if (byScore) paired.sort((one, other) => (points.get(other) ?? 0) - (points.get(one) ?? 0));
    const left = paired.length % 2 === 1 ? paired.pop() : undefined;
    for (let at = 0; at < paired.length; at += 2) {
      const game = gameOf(paired[at], paired[at + 1], mishaps, random);
      const { result } = game;
      if (result !== null) {
        add(game.white, result);
        add(game.black, game.blackResult ?? 1 - result);
      }
      games.push(game);
    }
    if (left !== undefined && chance() < 0.9) {
      games.push({ white: left, black: '', result: byes.pairing, kind: 'pairing-bye' });
      add(left, byes.pairing);
    }
    return games;
  });
}

function oddBye(white: string, { chance, pick }: Random): Game {
  if (chance() < 0.5) return { white, black: '', result: pick([0, 0.5, 1] as const) };
  return pick<Game>([
    { white, black: '', result: 1, kind: 'forfeit-win' },
    { white, black: white, result: 0, kind: 'forfeit-loss' },
    { white, black: '', result: 0, kind: 'double-forfeit' },
  ]);
}

/**
 * Rounds of a round-robin by the circle method, up to this many; a player who withdraws loses the remaining games by
 * forfeit.
 */
export function roundRobinRounds(
  ids: readonly string[],
  most: number,
  mishaps: Mishaps,
  byes: Byes,
  random: Random,
): Rounds {
  const { chance } = random;
  const circle: (string | null)[] = random.shuffled(ids);
  if (circle.length % 2 === 1) circle.push(null);
  const perCycle = Math.max(1, circle.length - 1);
  const gone = new Set<string>();
  const rounds: Game[][] = [];
  for (let round = 0; round < Math.min(most, 2 * perCycle); round++) {
    const games: Game[] = [];
    for (let at = 0; at < circle.length / 2; at++) {
      const [one, other] = [circle[at], circle[circle.length - 1 - at]];
      if (one === null || other === null) {
        const free = one ?? other;
        if (free !== null && byes.areOdd && chance() < 0.3) games.push(byeOf(free, random));
        continue;
      }
      for (const id of [one, other]) if (chance() < mishaps.withdrawal / 2) gone.add(id);
      const isTurned = round >= perCycle !== chance() < 0.5;
      const [white, black] = isTurned ? [other, one] : [one, other];
      games.push(withoutGone(white, black, gone) ?? gameOf(white, black, mishaps, random));
    }
    rounds.push(games);
    circle.splice(1, 0, ...circle.splice(-1));
  }
  return rounds;
}

function withoutGone(white: string, black: string, gone: ReadonlySet<string>): Game | undefined {
  if (gone.has(white) && gone.has(black)) return { white, black, result: 0, kind: 'double-forfeit' };
  if (gone.has(white)) return { white, black, result: 0, kind: 'forfeit-loss' };
  return gone.has(black) ? { white, black, result: 1, kind: 'forfeit-win' } : undefined;
}
