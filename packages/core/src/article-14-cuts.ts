// FIDE C.07 (edition 2026-03), Article 14: Modifiers, and the Cut-1 Exception of Article 16.5

import type { Element } from './contribution.js';

/** One cut: keeps all elements but one, in any order. */
export type Modifier = (elements: readonly Element[]) => readonly Element[];

/** Art. 14.1.1.b: without the lowest value. */
export const cutLowest: Modifier = (elements) => [...elements].sort((one, other) => one.value - other.value).slice(1);

/** Art. 14.3 of values that stand for themselves: without the highest. */
export const cutHighest: Modifier = (elements) => [...elements].sort((one, other) => other.value - one.value).slice(1);

/** Art. 14.1.1.c: without the value of a round, from 1, where it has one. */
export function cutRound(number: number): Modifier {
  return (elements) => elements.filter(({ round }) => round !== number - 1);
}

type Order = (one: Element, other: Element) => number;

const byScore: Order = (one, other) => one.score - other.score || one.value - other.value;
const byValue: Order = (one, other) => one.value - other.value || one.score - other.score;

/** The first of the elements in an order. */
function first(elements: readonly Element[], order: Order): Element | undefined {
  let found: Element | undefined;
  for (const element of elements) if (found === undefined || order(element, found) < 0) found = element;
  return found;
}

/** Art. 14.1.1.a and d: the element of the opponent with the lowest score; of several the lowest value. */
export function leastSignificant(elements: readonly Element[]): Element | undefined {
  return first(elements, byScore);
}

/** Art. 14.1.1.a and d with Art. 16.5, for the tie-breaks that unplayed rounds affect. */
export const cutLeastSignificant: Modifier = (elements) => {
  const least = leastSignificant(elements);
  // Art. 16.5.1: the lowest value of a voluntary unplayed round; of several the one of the lowest score
  const lowestVoluntary = first(
    elements.filter(({ voluntary }) => voluntary),
    byValue,
  );
  // Art. 16.5.1: it goes, as long as it doesn't contribute less than the least significant value
  const cut = least && lowestVoluntary && lowestVoluntary.value >= least.value ? lowestVoluntary : least;
  return elements.filter((element) => element !== cut);
};

/** Art. 14.3: without the element of the highest score; of several the highest value. Art. 16.5 speaks of the least only. */
export const cutMostSignificant: Modifier = (elements) => {
  const most = first(elements, (one, other) => byScore(other, one));
  return elements.filter((element) => element !== most);
};

/** Art. 14.1 to 14.4 from a cut at either end; each cut looks at what the one before it left (Art. 16.5.2). */
export function cutsAndMedians(least: Modifier, most: Modifier) {
  return {
    '/C1': [least], // Art. 14.1
    '/C2': [least, least], // Art. 14.2
    '/M1': [least, most], // Art. 14.3
    '/M2': [least, least, most, most], // Art. 14.4
  };
}

/** What is left after all the cuts of a modifier. */
export function afterCuts(elements: readonly Element[], cuts: readonly Modifier[]): readonly Element[] {
  return cuts.reduce((left, cut) => cut(left), elements);
}
