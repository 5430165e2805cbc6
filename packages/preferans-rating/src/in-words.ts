import type { PrefExplainedPlayer, PrefExplanation, PrefPair } from './explanation.js';
import { round } from './rounding.js';

/** A number without the noise of floating point: -35.099999999999994 is -35.1. */
function print(value: number): string {
  return String(round(value, 9));
}

function pairInWords(explanation: PrefExplanation, { first, second, d, t, n, c }: PrefPair): string {
  const { [first]: one, [second]: other } = explanation;
  return (
    `${one.username} and ${other.username}: scores ${print(one.score)} and ${print(other.score)} make D ${print(d)}, ` +
    `ratings ${print(one.oldRating)} and ${print(other.oldRating)} make T ${print(t)}, ` +
    `N is ${print(n)}, together C ${print(c)}`
  );
}

function playerInWords(explanation: PrefExplanation, player: PrefExplainedPlayer): string {
  const halves = player.halves.map(({ against, half }) => `${print(half)} from ${explanation[against].username}`);
  return (
    `${player.username}: ${halves.join(' and ')} make ${print(player.unrounded)}, rounded ${print(player.change)}; ` +
    `the rating goes from ${print(player.oldRating)} to ${print(player.rating)}`
  );
}

/**
 * An explanation in English: a line for every two players, a line for every player, and one that says which way the
 * formula works. Numbers are written without the noise of floating point.
 *
 * @param explanation - A result of `explain`; it is not checked again.
 * @returns Seven lines, without a full stop.
 * @throws TypeError, in JavaScript's own words, if a part of it is missing.
 *
 * Cost: constant.
 *
 * @example
 * ```ts
 * const pedja = { username: 'Pedja', rating: 1200, score: -500 };
 * const marko = { username: 'Marko', rating: 1150, score: 40 };
 * const johnny = { username: 'Johnny', rating: 1100, score: 460 };
 * const lines = inWords(explain(pedja, marko, johnny, 30));
 * lines[0]; // → 'Pedja and Marko: scores -500 and 40 make D -18, ratings 1200 and 1150 make T -1.4, N is -0.3, together C -19.7'
 * lines[3]; // → 'Pedja: -9.85 from Marko and -17.55 from Johnny make -27.4, rounded -27; the rating goes from 1200 to 1173'
 * ```
 */
export function inWords(explanation: PrefExplanation): string[] {
  const { pairs, p1, p2, p3 } = explanation;
  return [
    ...pairs.map((pair) => pairInWords(explanation, pair)),
    ...[p1, p2, p3].map((player) => playerInWords(explanation, player)),
    'D and N take points from the lower score of two, T from the higher rating: a low score, which is a good one, costs points',
  ];
}
