// Numbers in the bytes of a file, and the error that says where something else stands.
import { type InputError, type InputErrorKey, inputError } from './input-error.js';

/** Whether a value is bytes. Those of another realm, as of a page's frame, are no `instanceof Uint8Array` here. */
export function isBytes(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === '[object Uint8Array]';
}

/** The number in two bytes, the lower one first. */
export function u16(bytes: Uint8Array, at: number): number {
  return bytes[at] + 256 * bytes[at + 1];
}

/** The sort of a mistake, what to do about it, and other values of it. */
interface Reasons {
  readonly key?: InputErrorKey;
  readonly note?: string;
  readonly round?: number;
  readonly board?: number;
  readonly code?: number | string;
}

/** An error at a byte. The place is in words, as an arbiter looks for it: `round 3, board 5`. */
export function errorAtByte(
  at: number,
  place: string,
  expected: string,
  found: string,
  { key = 'wrong-value', ...values }: Reasons = {},
): InputError {
  const path = `${place} (byte ${at})`;
  const message = `${path}: expected ${expected}, found ${found}${values.note === undefined ? '' : `; ${values.note}`}`;
  return inputError(message, { path, expected, found, key, values: { ...values, offset: at } });
}

/** The reasons of the error about a tournament without players or teams. */
export const WITHOUT_PARTICIPANTS = {
  key: 'no-participants',
  note: 'the file is a tournament without participants',
} as const;

/** The reasons of the error about a part of a file. */
export const CUT_OFF = { key: 'cut-file', note: 'the file was cut off while it was copied: copy it again' } as const;

/** Throws for a file without a byte. */
export function checkNotEmpty(bytes: Uint8Array, expected: string): void {
  if (bytes.length > 0) return;
  const mistake = { path: '', expected, found: 'an empty file', key: 'empty-file', values: {} } as const;
  throw inputError(`expected ${expected}, got an empty file`, mistake);
}

/** Words that are no part of an event: addresses for e-mail, and paths of files, which name the user of a computer. */
const PRIVATE = /.@.|^[A-Za-z]:\\|^\\\\/;

/** A text without such words. */
export function withoutPrivate(text: string): string {
  const words = text.split(/(\s+)/);
  return words.some((word) => PRIVATE.test(word)) ? words.filter((word) => !PRIVATE.test(word)).join('') : text;
}
