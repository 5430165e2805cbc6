// FIDE C.07 (edition 2026-03), Article 14: Modifiers, with the exception of Article 16.5

import type { Element } from './contribution.js';

/** A modifier: keeps some of the elements, in any order. */
export type Modifier = (elements: readonly Element[]) => readonly Element[];

/** Art. 14.1.1.b: without the lowest value. */
export const cutLowest: Modifier = (elements) => [...elements].sort((one, other) => one.value - other.value).slice(1);

/** Art. 14.1.1.c: without the value of the first round. */
export const cutFirst: Modifier = (elements) => elements.slice(1);

function by(what: 'score' | 'value'): (one: Element, other: Element) => number {
  return (one, other) => one[what] - other[what];
}

/** Art. 14.1.1.a and d: the element of the opponent with the lowest score; of several the lowest value. */
export function leastSignificant(elements: readonly Element[]): Element | undefined {
  return [...elements].sort(by('value')).sort(by('score'))[0];
}

/** Art. 14.1.1.a and d with Art. 16.5, for the tie-breaks that unplayed rounds affect. */
export const cutLeastSignificant: Modifier = (elements) => {
  const least = leastSignificant(elements);
  // Art. 16.5.1: the lowest value of a voluntary unplayed round; of several the one of the lowest score
  const absences = elements.filter(({ voluntary }) => voluntary).sort(by('score'));
  const absence = absences.sort(by('value')).at(0);
  // Art. 16.5.1: it goes, as long as it doesn't contribute less than the least significant value
  const cut = least && absence && absence.value >= least.value ? absence : least;
  return elements.filter((element) => element !== cut);
};
