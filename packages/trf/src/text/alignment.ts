import { utf8Text } from '@crosstable/core/text';

import type { Reading } from '../readings.js';
import type { OnRepair } from '../repair.js';
import { TrfError } from '../trf-error.js';
import { type Column, PLAYER, cut, cutCharacters, inColumns } from './columns.js';
import type { Line } from './line.js';

/** A 001 record whose columns stand where they belong. */
export interface AlignedLine {
  /** With a stand-in for each character that takes two places in a string. */
  readonly line: Line;
  readonly name: string;
}

/** Columns that separate fields, up to those of round 1; a text there means that everything to the right is out of place. */
const SEPARATORS = [4, 48, 53, 80, 85, 90, 91, 96, 98];

/** The columns of a round, and of the blanks before it. */
const ROUND_WIDTH = 10;

/** The separators of a line, with those of its first round that isn't blank. */
function separatorsIn(columns: string): readonly number[] {
  const rounds = columns.slice(PLAYER.rank.to);
  const blank = ROUND_WIDTH * Math.floor((rounds.length - rounds.trimStart().length) / ROUND_WIDTH);
  return SEPARATORS.map((column) => (column > PLAYER.rank.to ? column + blank : column));
}

/** Columns that separate texts only, where a neighbour may spread without harm. */
const SOFT_SEPARATORS = [9, 14, 57, 69];

const NOT_PRINTABLE_ASCII = /[^\x20-\x7e]/;
const TAB_STOP = 8;

/**
 * Repairs the columns of a 001 record, which the format counts in characters. A program that counted bytes leaves too
 * few blanks after a name with accents. A program that read UTF-8 as Latin-1 leaves too many. A tab stands for an
 * unknown number of blanks.
 *
 * @throws TrfError if a column between two fields is not blank and no such reason explains it
 */
export function align(source: Line, onRepair: OnRepair): AlignedLine {
  const inCharacters = NOT_PRINTABLE_ASCII.test(source.text) ? chooseAlignment(source, onRepair) : source.text;
  const chosen = moveBack(inCharacters, source, onRepair);
  const columns = inColumns(chosen);
  const line = { number: source.number, text: columns };
  const broken = firstNonBlank(columns, SEPARATORS);
  if (broken !== undefined) {
    const found = /^\S+/.exec(columns.slice(broken - 1))?.[0] ?? '';
    throw new TrfError(source.number, broken, 'a blank between two fields', found);
  }
  const soft = firstNonBlank(columns, SOFT_SEPARATORS);
  if (soft !== undefined) {
    onRepair('player-field', source.number, soft, columns.charAt(soft - 1), { key: 'stray-text', values: {} });
  }
  const name = columns === chosen ? cut(columns, PLAYER.name) : cutCharacters(Array.from(chosen), PLAYER.name); // 001, 15-47
  return { line, name };
}

/** The columns behind which a program leaves a blank too many: those of fields, and the one before the FIDE id. */
const ENDS = [PLAYER.fideId.to, PLAYER.fideId.from - 1, PLAYER.birth.to, PLAYER.points.to, PLAYER.rank.to];

/**
 * The text, in which all that follows one of these columns moves one to the left, or all that follows the name to where it belongs,
 * if that puts the line right: a name may be too long, or have letters that the program counted otherwise.
 */
function moveBack(text: string, { number }: Line, onRepair: OnRepair): string {
  const columns = inColumns(text);
  if (firstNonBlank(columns, separatorsIn(columns)) === undefined) return text;
  const move = (at: number, by: number) => text.slice(0, Math.min(at, at + by)).padEnd(at) + text.slice(at + by);
  for (const at of ENDS) {
    const line = move(at, 1);
    if (text.charAt(at) !== ' ' || cut(line, PLAYER.points) === '' || !isInPlace(line)) continue;
    onRepair('columns-shifted', number, at + 1, line.slice(at).trim(), { key: 'column-to-the-left', values: {} });
    return line;
  }
  const { from, to } = PLAYER.name;
  for (let n = 1; n < to - from; n++) {
    for (const by of [n, -n]) {
      const line = move(to, by);
      if (!hasPoints(line) || !isInPlace(line)) continue;
      onRepair('columns-shifted', number, from, text.slice(from - 1, to + by).trim(), {
        key: 'name-in-columns',
        values: {},
      });
      return line;
    }
  }
  return text;
}

/** Whether a line is aligned, and has nothing between the other fields, either: it could be a digit of one. */
function isInPlace(line: string): boolean {
  return isAligned(line) && firstNonBlank(inColumns(line), SOFT_SEPARATORS) === undefined;
}

function chooseAlignment(source: Line, onRepair: OnRepair): string {
  const { text } = source;
  if (text.includes('\t')) {
    const expanded = expandTabs(text);
    const isExpanded = isAligned(expanded);
    const key = isExpanded ? 'tab-stops' : 'tabs-as-blanks';
    onRepair('tab', source.number, text.indexOf('\t') + 1, text, { key, values: {} });
    return isExpanded ? expanded : text.replaceAll('\t', ' ');
  }
  for (const fits of [hasPoints, hasNameAlone, isAligned]) {
    for (const { as, repaired } of LINES) {
      const reading = repaired(text);
      if (!fits(reading)) continue;
      if (as !== undefined) onRepair('columns-shifted', source.number, PLAYER.name.from, cut(text, PLAYER.name), as);
      return reading;
    }
  }
  return text;
}

/** Says that a program counted the columns in bytes. */
export const COUNTED_IN_BYTES: Reading = { key: 'counted-in-bytes', values: {} };

/** A line as it stands, and without each reason for columns out of place. Nearly all lines need no repair. */
const LINES: readonly { readonly as?: Reading; readonly repaired: (text: string) => string }[] = [
  { repaired: (text) => text },
  { as: COUNTED_IN_BYTES, repaired: (text) => padForBytes(text) },
  { as: { key: 'as-utf-8', values: {} }, repaired: decodeTwice },
];

// A line that lacks ten blanks has every field in columns where another may stand, or nothing. The reading with points goes
// before one without; where a file has none, the rating or the federation stands behind the name.

/** Whether a line is aligned, and has a decimal in its Points column. */
function hasPoints(text: string): boolean {
  return isAligned(text) && /[.,]/.test(cut(inColumns(text), PLAYER.points));
}

/** Whether a line is aligned, and has no gap in the columns of the name, behind which another field would stand. */
function hasNameAlone(text: string): boolean {
  return isAligned(text) && !cut(inColumns(text), PLAYER.name).includes('  ');
}

/** True if the numeric fields hold numbers and the columns between the fields are blank. */
function isAligned(text: string): boolean {
  const columns = inColumns(text);
  return (
    /^\d+$/.test(cut(columns, PLAYER.number)) &&
    /^\d*$/.test(cut(columns, PLAYER.rating)) &&
    /^-?\d*(?:[.,]\d*)?$/.test(cut(columns, PLAYER.points)) &&
    /^\d*$/.test(cut(columns, PLAYER.rank)) &&
    firstNonBlank(columns, separatorsIn(columns)) === undefined
  );
}

function firstNonBlank(columns: string, separators: readonly number[]): number | undefined {
  return separators.find((column) => columns.length >= column && columns.charAt(column - 1) !== ' ');
}

function expandTabs(text: string): string {
  let expanded = '';
  for (const part of text.split(/(\t)/)) {
    expanded += part === '\t' ? ' '.repeat(TAB_STOP - (expanded.length % TAB_STOP)) : part;
  }
  return expanded;
}

/** Adds the blanks that are missing after a name whose columns were counted in the bytes of UTF-8. */
export function padForBytes(text: string, { from, to }: Column = PLAYER.name): string {
  const characters = Array.from(text);
  const width = to - from + 1;
  const bytes = new TextEncoder().encode(characters.slice(from - 1).join('')).subarray(0, width);
  // The U+FFFD of a character that the program has cut may itself be cut here, and is one character again
  const name = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const { length } = Array.from(name);
  characters.splice(from - 1 + length, 0, ' '.repeat(width - length));
  return characters.join('');
}

/** Undoes a reading of UTF-8 as Latin-1; returns the same text if there was none. */
function decodeTwice(text: string): string {
  if (/[\u0100-\uffff]/.test(text)) return text;
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return utf8Text(bytes) ?? text;
}
