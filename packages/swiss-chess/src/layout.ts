// Whether bytes are a whole file of a version that is read.
import { check } from '@crosstable/core';
import {
  CUT_OFF,
  FIRST_VERSION,
  type SwissChessLayout,
  checkNotEmpty,
  errorAtByte,
  isBytes,
  swissChessLayout,
  u16,
} from '@crosstable/core/text';

/** The advice on a file that can't be read. */
export const EXPORT = 'export a tournament report (TRF) in Swiss-Chess and read that';

const VERSION_AT = 609;

/** A layout that fills the file. */
export interface Layout extends SwissChessLayout {
  readonly storedRounds: number;
}

/** A version as the program writes it: `8.83`. */
export function versionInWords(version: number): string {
  return (version / 100).toFixed(2);
}

/**
 * Finds the parts of a file.
 *
 * @throws TypeError for anything but bytes; RangeError for those of another file or version, or of a part of one.
 */
export function layoutOf(bytes: Uint8Array): Layout {
  check(isBytes(bytes), 'bytes', 'a Uint8Array', bytes);
  const expected = `a file of Swiss-Chess, version ${versionInWords(FIRST_VERSION)} or later`;
  checkNotEmpty(bytes, expected);
  if (bytes.length > VERSION_AT + 1) {
    const version = u16(bytes, VERSION_AT);
    if (version < FIRST_VERSION) {
      const note = `older ones aren’t read: save it in a new Swiss-Chess, or ${EXPORT}`;
      throw errorAtByte(VERSION_AT, 'version', expected, versionInWords(version), { note });
    }
  }
  const layout = swissChessLayout(bytes);
  const found = `${bytes.length} bytes`;
  if (layout === undefined) throw errorAtByte(bytes.length, 'end', 'a whole file of Swiss-Chess', found, CUT_OFF);
  const { storedRounds, length } = layout;
  if (storedRounds !== undefined) return { ...layout, storedRounds };
  const whole = `${length} bytes, by the numbers of players, teams and rounds`;
  throw errorAtByte(bytes.length, 'end', whole, found, bytes.length < length ? CUT_OFF : { note: EXPORT });
}
