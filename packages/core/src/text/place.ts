import { type InputError, type InputErrorKey, inputError } from './input-error.js';

/** A whole number as it is written; `undefined` for anything else, and for one that is out of range. */
export function wholeFrom(least: number, text: string, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
}

/** A place in a file, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A text of a file, and where it begins: line and column in characters, or row and column of a spreadsheet. */
export interface Cell extends Place {
  readonly text: string;
}

/** An end of a line, also as old programs write it. */
const LINE_END = /\r\n|\r|\n/g;

/** The lines of a text. */
export function linesOf(text: string): string[] {
  return text.split(LINE_END);
}

/** Tells the places of a text's characters, asked for from the first to the last. */
export function placesIn(text: string): (at: number) => Place {
  const starts = [0, ...Array.from(text.matchAll(LINE_END), ({ 0: end, index }) => index + end.length)];
  let line = 0;
  let column = 1;
  let from = 0;
  return (at) => {
    for (; starts[line + 1] <= at; column = 1) from = starts[++line];
    column += Array.from(text.slice(from, at)).length;
    from = at;
    return { line: line + 1, column };
  };
}

/** The place of a character of a text. */
export function placeAt(text: string, at: number): Place {
  return placesIn(text)(at);
}

/** A sentence behind its place, as every message about a file begins. */
export function withPlace({ line, column }: Place, sentence: string): string {
  return `line ${line}, column ${column}: ${sentence}`;
}

/** A text of a file as a message shows it. */
export function quote(found: string): string {
  return found === '' ? 'nothing' : JSON.stringify(found);
}

/** The length of a text in a message that could be very long, as a cell of a page. */
const SHOWN = 40;

/** A text that could be very long, as a message shows it. */
export function shorten(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** The sentence about a text that isn't what should stand in its place, and perhaps what to do. */
export function expectedAt(cell: Cell, expected: string, note = ''): string {
  return withPlace(cell, `expected ${expected}, found ${quote(cell.text)}${note && ` (${note})`}`);
}

/** The error about a text that isn't what should stand in its place, and perhaps what to do. */
export function errorAt(cell: Cell, expected: string, note?: string, key: InputErrorKey = 'wrong-text'): InputError {
  const { line, column, text } = cell;
  const values = note === undefined ? {} : { note };
  const mistake = { line, column, expected, found: text, key, values };
  return inputError(expectedAt(cell, expected, note), mistake);
}
