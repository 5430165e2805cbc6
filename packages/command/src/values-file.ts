// The file with the values of tie-breaks of the organiser's own: a line for each participant, a column for each code.
import { CODES_OF_ARTICLE_5, plainCode } from '@crosstable/core';
import { type Cell, csvCells, errorAt } from '@crosstable/core/text';
import { type ChessEvent, type EventPlayer, candidates, participantsOf, playersMeant } from '@crosstable/event';

import { sourceOf } from './about-file.js';
import { CommandError, sentenceOf } from './command-error.js';
import type { Io } from './io.js';
import { type Given, textOption } from './option.js';

export const VALUES = textOption({
  name: 'values',
  argument: 'FILE',
  says:
    'a CSV file with the values of tie-breaks that C.07 does not have, such as a play-off: a column of start numbers, ids or ' +
    'names, and one for each code, which the list names with or without OTHER_.',
});

/** The values of tie-breaks by code and id. */
type Values = NonNullable<ChessEvent['values']>;

/** The headings of pairing numbers, of ids and of names, without blanks, signs and capitals. */
const NUMBERS: ReadonlySet<string> = new Set(['no', 'number', 'startnumber', 'pairingnumber']);
const IDS: ReadonlySet<string> = new Set(['id']);
const NAMES: ReadonlySet<string> = new Set(['name', 'player', 'team']);

/** Headings of columns for people. */
const FOR_READERS: ReadonlySet<string> = new Set([...NAMES, 'federation', 'title', 'rating', 'rank']);

/** A heading without blanks, signs and capitals. */
function plain({ text }: Cell): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
}

/** The column that names participants: ids, or else numbers, or else names. */
function namingColumn(headings: readonly Cell[]): number {
  const places = [IDS, NUMBERS, NAMES].map((words) => headings.findIndex((cell) => words.has(plain(cell))));
  const at = places.find((place) => place >= 0);
  if (at === undefined) throw errorAt(headings[0], 'a line of headings with id or name among them');
  const twice = headings.find((cell, other) => other > at && plain(cell) === plain(headings[at]));
  if (twice !== undefined) throw errorAt(twice, 'each heading once');
  return at;
}

/** The codes in capitals, by their columns. */
function codesIn(headings: readonly Cell[], naming: number): ReadonlyMap<number, string> {
  const codes = new Map<number, string>();
  headings.forEach((cell, at) => {
    if (at === naming || cell.text === '' || NUMBERS.has(plain(cell)) || FOR_READERS.has(plain(cell))) return;
    const code = cell.text.toUpperCase();
    if (!/^[A-Z][A-Z\d_]*$/.test(code)) throw errorAt(cell, 'a code of letters, digits and _');
    if (CODES_OF_ARTICLE_5.has(plainCode(code))) throw errorAt(cell, 'a code that C.07 does not have');
    const isTwice = [...codes.values()].some((other) => plainCode(other) === plainCode(code));
    if (isTwice) throw errorAt(cell, 'each heading once');
    codes.set(at, code);
  });
  if (codes.size === 0) throw errorAt(headings[0], 'a heading with a code too');
  return codes;
}

/** The participant whom a cell names: by the pairing number where that is what the column `hasNumbers` of, else by id or by name. */
function participantIn(cell: Cell, participants: readonly EventPlayer[], hasNumbers: boolean): string {
  const number = cell.text.replace(/^0+(?=\d)/, '');
  const numbered = hasNumbers ? participants.filter(({ pairingNumber }) => String(pairingNumber) === number) : [];
  const found = numbered.length === 0 ? playersMeant(cell.text, participants) : numbered;
  if (found.length > 1) throw errorAt(cell, `one participant alone (it may be any of ${candidates(found)})`);
  if (found.length === 0) throw errorAt(cell, 'a participant of the tournament');
  return found[0].id;
}

/** The number in a cell: with a point, a comma or ½. */
function numberIn(cell: Cell): number {
  const text = cell.text.replace(/^([+-]?)(\d*)½$/, (_, sign: string, whole: string) => `${sign}${whole || 0}.5`);
  if (!/^[+-]?\d+(?:[.,]\d+)?$/.test(text)) throw errorAt(cell, 'a number');
  return Number(text.replace(',', '.'));
}

/** Reads a file with a line of headings and a line for each participant. */
export function readValues(content: Uint8Array, participants: readonly EventPlayer[]): Values {
  const [headings = [], ...lines] = csvCells(content);
  if (headings.length === 0) throw errorAt({ line: 1, column: 1, text: '' }, 'a line of headings');
  const naming = namingColumn(headings);
  const codes = codesIn(headings, naming);
  const values = new Map([...codes.values()].map((code) => [code, new Map<string, number>()]));
  const seen = new Set<string>();
  for (const cells of lines) {
    const tooMany = cells.slice(headings.length).find(({ text }) => text !== '');
    if (tooMany !== undefined) throw errorAt(tooMany, `no more than ${headings.length} fields, as the first line has`);
    const cell = cells.at(naming) ?? { ...cells[0], text: '' };
    const id = participantIn(cell, participants, NUMBERS.has(plain(headings[naming])));
    if (seen.has(id)) throw errorAt(cell, 'each participant once');
    seen.add(id);
    for (const [at, code] of codes) {
      const value = cells.at(at);
      if (value !== undefined && value.text !== '') values.get(code)?.set(id, numberIn(value));
    }
  }
  return Object.fromEntries([...values].map(([code, byId]) => [code, Object.fromEntries(byId)]));
}

/** The values of an event with those of a file, which stand in the place of its own of the same codes. */
function withValues(event: ChessEvent, entered: Values): ChessEvent {
  const codes = new Set(Object.keys(entered).map(plainCode));
  const kept = Object.entries(event.values ?? {}).filter(([code]) => !codes.has(plainCode(code)));
  return { ...event, values: { ...Object.fromEntries(kept), ...entered } };
}

/** Refuses values that would change nothing: those of a code that the answer doesn't name. */
function checkUse(entered: Values, asked: readonly string[]): void {
  const used = new Set(asked.map(plainCode));
  const idle = Object.keys(entered).filter((code) => !used.has(plainCode(code)));
  if (idle.length === 0) return;
  throw new CommandError(
    `--values: expected codes of the tie-break list, got ${idle.join(', ')} (--tiebreaks takes another list)`,
  );
}

/** Gives events the values of the file that a line names; they are of `codes`: those of the list, unless a line asks for others. */
export function valuesIn(
  given: Given,
): (event: ChessEvent, io: Pick<Io, 'read'>, codes?: readonly string[]) => ChessEvent {
  const path = VALUES.read(given);
  return (event, { read }, codes = event.tiebreaks) => {
    if (path === undefined) return event;
    let entered: Values;
    try {
      entered = readValues(read(path), participantsOf(event));
    } catch (thrown) {
      throw new CommandError(`${sourceOf(path)}: ${sentenceOf(thrown)}`);
    }
    checkUse(entered, codes);
    return withValues(event, entered);
  };
}
