// The players to whom columns belong, by their headings: numbers, letters, names, or parts of names
import { ordinalOf } from './number-cell.js';
import { type Row, cellAt } from './sheet.js';

/** The rows to which columns belong. */
export interface Owners {
  /** By column: the place of its row. */
  readonly places: readonly number[];
  /** Whether the headings say so, or count; else only the order of the page does. */
  readonly areNamed: boolean;
}

/** Longer headings are sentences; with more players the search would take long. */
const LONGEST = 40;
const MOST_PLAYERS = 64;

/** The columns in which a row can have its letter or name: the last ones before the results. */
const MOST_COLUMNS = 20;

function columnsBefore(first: number): readonly number[] {
  return Array.from({ length: Math.min(first, MOST_COLUMNS) }, (_, at) => Math.max(0, first - MOST_COLUMNS) + at);
}

function plain(text: string): string {
  const number = ordinalOf(text.replace(/^#/, ''));
  return String(number ?? text.toLowerCase().replaceAll(/[.,]/g, ' ').trim());
}

/** The rows that have the headings in one of the columns before the results; `undefined` where no column has all of them. */
function exactOwners(headings: readonly string[], rows: readonly Row[], first: number): readonly number[] | undefined {
  const wanted = headings.map(plain);
  for (const column of columnsBefore(first)) {
    const places = new Map(rows.map((row, place) => [plain(cellAt(row, column).text), place]));
    const owners = wanted.flatMap((heading) => places.get(heading) ?? []);
    if (owners.length === rows.length && new Set(owners).size === rows.length) return owners;
  }
  return undefined;
}

/** Whether a heading is a name's beginning, that of one of its words, or its initials in either order. */
function abbreviates(heading: string, name: string): boolean {
  const words = name.split(/[\s-]+/);
  const initials = words.map((word) => word.charAt(0));
  const letters = heading.replaceAll(/[\s-]/g, '');
  const isInitials = letters === initials.join('') || letters === initials.toReversed().join('');
  return isInitials || name.startsWith(heading) || words.some((word) => word.startsWith(heading));
}

/** The rows whose names the headings abbreviate, as far as each has one alone; -1 of the others. */
function abbreviatedOwners(headings: readonly string[], rows: readonly Row[], first: number): number[] {
  const names = rows.map((row) =>
    columnsBefore(first)
      .map((at) => plain(cellAt(row, at).text))
      .filter((text) => /\p{L}/u.test(text)),
  );
  const fitting = headings.map((heading) => {
    const text = plain(heading);
    return [...names.keys()].filter((place) => names[place].some((name) => abbreviates(text, name)));
  });
  const owners = fitting.map((places) => (places.length === 1 ? places[0] : -1));
  return owners.map((owner) => (owners.indexOf(owner) === owners.lastIndexOf(owner) ? owner : -1));
}

/** Headings that count: 1, 2, 3 … or A, B, C …, which no name is meant by. */
function areInSequence(headings: readonly string[]): boolean {
  const letters = headings.every((text, at) => text.toUpperCase() === String.fromCharCode(65 + at));
  return letters || headings.every((text, at) => plain(text) === String(at + 1));
}

/** The rows to which columns belong: by what stands before the results, else in the order of the page. */
export function ownersOf(headings: readonly string[], rows: readonly Row[], first: number): Owners {
  const inOrder = [...rows.keys()];
  const exact = exactOwners(headings, rows, first);
  if (exact !== undefined) return { places: exact, areNamed: true };
  if (areInSequence(headings)) return { places: inOrder, areNamed: true };
  if (rows.length > MOST_PLAYERS || headings.some((text) => text.length > LONGEST))
    return { places: inOrder, areNamed: false };
  const owners = abbreviatedOwners(headings, rows, first);
  const left = inOrder.filter((place) => !owners.includes(place));
  if (left.length < 2) return { places: owners.map((owner) => (owner < 0 ? left[0] : owner)), areNamed: true };
  const isInOrder = owners.every((owner, at) => owner < 0 || owner === at);
  return { places: inOrder, areNamed: isInOrder && 2 * left.length <= rows.length };
}
