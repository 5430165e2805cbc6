// Numbers and texts in the bytes of a file.
import { isDay } from '@crosstable/core';
import { errorAtByte, u16, withoutPrivate } from '@crosstable/core/text';

/** A part of a file, and how far it has been read. */
export interface Cursor {
  readonly bytes: Uint8Array;
  /** The part in words, for an error: `players`. */
  readonly name: string;
  readonly end: number;
  at: number;
}

/** The number in four bytes, the lowest one first. */
export function u32(bytes: Uint8Array, at: number): number {
  return u16(bytes, at) + 65_536 * u16(bytes, at + 2);
}

/** Bytes as a message shows them. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(' ');
}

/** Passes over so many bytes, and gives the place of the first; throws where the part ends before. */
export function take(cursor: Cursor, length: number, what: string): number {
  const { at, end, name } = cursor;
  if (length > end - at) throw errorAtByte(at, name, `${what} of ${length} bytes`, `${end - at} before the end of it`);
  cursor.at += length;
  return at;
}

/** Decodes texts with their marks: a byte order mark in the middle of a file is a character. */
const UTF_16 = /* @__PURE__ */ new TextDecoder('utf-16le', { ignoreBOM: true });

/** Reads a text: the number of its units of UTF-16, and these. */
function takeText(cursor: Cursor): string {
  const { bytes } = cursor;
  const length = 2 * u16(bytes, take(cursor, 2, 'the length of a text'));
  const from = take(cursor, length, 'a text');
  if (length === 0) return '';
  return withoutPrivate(UTF_16.decode(bytes.subarray(from, from + length))).trim();
}

/** Reads so many texts. */
export function takeTexts(cursor: Cursor, count: number): readonly string[] {
  const texts: string[] = [];
  while (texts.length < count) texts.push(takeText(cursor));
  return texts;
}

/** A day that is stored as the number 20260508: `2026-05-08`; `undefined` for none, and for a day that no calendar has. */
export function dayOf(stored: number): string | undefined {
  if (stored === 0) return undefined;
  const day = String(stored).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isDay(day) ? day : undefined;
}

/** A birth: the day, or the year alone where month and day are 0. */
export function birthOf(stored: number): string | undefined {
  return dayOf(stored) ?? /^(\d{4})0000$/.exec(String(stored))?.[1];
}
