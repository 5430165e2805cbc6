// The fields of the header and of the cards: numbers, and texts of Windows-1252 that end with a NUL.
import { isDay } from '@crosstable/core';
import { byteText, withoutPrivate } from '@crosstable/core/text';

/** The text of a field up to its NUL. Behind it stands what the field had before, with names of other tournaments. */
export function storedText(bytes: Uint8Array, at: number, length: number): string {
  const field = bytes.subarray(at, at + length);
  const end = field.indexOf(0);
  return byteText(end < 0 ? field : field.subarray(0, end)).trim();
}

/** The text of a field without words that are no part of an event. */
export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return withoutPrivate(storedText(bytes, at, length)).trim();
}

/** A day of the calendar; `undefined` for any other text. */
function dayFrom(day: string): string | undefined {
  return isDay(day) ? day : undefined;
}

/** A day that is stored as `18.05.2013`: `2013-05-18`. */
export function dayOf(text: string): string | undefined {
  return dayFrom(text.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1'));
}

/**
 * A birth that is stored as `19980421` or as the year alone. The 1st of January stands for the year alone: programs enter it where they
 * know no more.
 */
export function birthOf(text: string): string | undefined {
  const year = /^(\d{4})(?:0[01]0[01])?$/.exec(text)?.[1];
  return year ?? dayFrom(text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
}

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** A day that is stored as the number of days since 30 December 1899. */
export function dayByNumber(days: number): string {
  return new Date(FIRST_DAY + days * DAY).toISOString().slice(0, 10);
}

/** A rating that is stored as a text; `undefined` for none. */
export function ratingOf(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) || undefined : undefined;
}
