// The cards of players and teams: their names, and the numbers by which records name them.
import { CARD_LENGTH, errorAtByte, u16 } from '@crosstable/core/text';

import { storedText, textAt } from './fields.js';

const NAME_LENGTH = 32;
const NUMBER_AT = 217;

/** A card. */
export interface Card {
  /** The place of the card in the file. */
  readonly at: number;
  /** The number by which records name its owner. */
  readonly number: number;
  /** The id of its owner: of a player the number, of a team `T` and its place in the order of the numbers. */
  readonly id: string;
  readonly name: string;
  /** Whether it is the dummy against which the free round stands, which may have no name. */
  readonly isDummy: boolean;
  readonly isNameless: boolean;
}

/** Reads so many cards from a place on. Throws for two with the same number. */
export function cardsOf(bytes: Uint8Array, from: number, count: number, what: 'player' | 'team'): readonly Card[] {
  const seen = new Set<number>();
  const cards = Array.from({ length: count }, (_, place) => {
    const at = from + place * CARD_LENGTH;
    const number = u16(bytes, at + NUMBER_AT);
    if (number === 0 || seen.has(number)) {
      const found = number === 0 ? 'none' : `${number} again`;
      throw errorAtByte(at + NUMBER_AT, `${what} ${place + 1}`, 'a number of its own', found);
    }
    seen.add(number);
    const stored = storedText(bytes, at, NAME_LENGTH);
    const isNameless = stored === '';
    const isDummy = isNameless || /^(?:spielfrei|bye)$/i.test(stored);
    return { at, number, id: String(number), name: textAt(bytes, at, NAME_LENGTH), isDummy, isNameless };
  });
  if (what === 'player') return cards;
  const placeOf = new Map([...seen].sort((one, other) => one - other).map((number, at) => [number, at + 1]));
  return cards.map((card) => ({ ...card, id: `T${placeOf.get(card.number)}` }));
}
