// Entries of texts and a block of bytes: the rounds of the schedule, players and teams.
import { errorAtByte as errorAt } from '@crosstable/core/text';

import { type Cursor, take, takeTexts } from './bytes.js';

/** A player, a team or a round, as it is stored. */
export interface Entry {
  readonly texts: readonly string[];
  /** The place of its block, from which the fields are counted. */
  readonly block: number;
}

/** The form of the entries of a section. */
export interface Form {
  readonly what: string;
  readonly count: number;
  /** The numbers of texts to try. Spare texts are empty, two bytes each, and count as part of the block where there are fewer texts. */
  readonly texts: readonly [number, ...number[]];
  /** The length of the block behind the most texts. */
  readonly block: number;
}

/** The entries where each has so many texts. Throws where the section ends before, or doesn't end behind them. */
function entriesBy(section: Cursor, { what, count, texts: [most], block: length }: Form, texts: number): Entry[] {
  const whole = length + 2 * (most - texts);
  const entries: Entry[] = [];
  const cursor = { ...section };
  for (let number = 1; number <= count; number += 1) {
    const own = { ...cursor, name: `${what} ${number}` };
    const read = takeTexts(own, texts);
    const from = take(own, whole, 'a block');
    entries.push({ texts: read, block: from + whole - length });
    cursor.at = own.at;
  }
  checkEnd(cursor, `${count} entries`);
  return entries;
}

/** Throws where a section goes on behind what the settings say it has. */
export function checkEnd({ at, end, name }: Cursor, what: string): void {
  if (at < end) throw errorAt(at, name, `the end of the section behind ${what}`, `${end - at} bytes more`);
}

/** Reads the entries of a section, in the first form that fills it exactly. Throws what is wrong with the usual form where none does. */
export function entriesOf(section: Cursor, form: Form): readonly Entry[] {
  const [usual, ...others] = form.texts;
  try {
    return entriesBy(section, form, usual);
  } catch (thrown) {
    for (const texts of others) {
      try {
        return entriesBy(section, form, texts);
      } catch {
        // The usual form tells more
      }
    }
    throw thrown;
  }
}
