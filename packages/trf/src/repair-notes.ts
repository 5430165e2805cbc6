import { groupsByKey } from '@crosstable/core';
import { type FileRepair, quote, shorten } from '@crosstable/core/text';

import type { RepairKind } from './repair.js';

/** The units in which repairs are counted. */
export type RepairUnit = 'game' | 'line' | 'place' | 'player' | 'round' | 'team';

/** A repair of any reader. */
type Told = Pick<FileRepair<RepairKind, unknown, never>, 'found' | 'kind' | 'line' | 'message' | 'read'>;

/** The words of the notes in a language. */
export interface NoteWords<R> {
  /** The sentence on a repair, with its place. */
  readonly sentence: (repair: R) => string;
  /** A text of the file; `nothing` where it is empty. */
  readonly text: (found: string) => string;
  /** The clause on repairs that were read alike, of these texts. */
  readonly alike: (texts: string, repair: R, counted: string) => string;
  /** So many units; rounds, of so many players. */
  readonly counted: (count: number, unit: RepairUnit, players: number) => string;
  readonly more: (count: number) => string;
}

const ENGLISH: NoteWords<Told> = {
  sentence: ({ message }) => message,
  text: quote,
  alike: (texts, { read }, counted) => `${texts} ${read}: ${counted}`,
  counted: (count, unit, players) =>
    countOf(count, unit) + (unit === 'round' ? ` of ${countOf(players, 'player')}` : ''),
  more: (count) => `and ${count} more`,
};

/** The units in which the repairs of each kind are counted. */
const COUNTED_IN: Readonly<Record<RepairKind, RepairUnit>> = {
  adjustment: 'player',
  'bye-code': 'round',
  colour: 'game',
  'columns-shifted': 'player',
  'count-differs': 'line',
  date: 'line',
  'duplicate-record': 'line',
  encoding: 'line',
  'letter-case': 'place',
  'line-up': 'team',
  'opponent-row': 'round',
  'player-field': 'player',
  'points-bye': 'round',
  'points-differ': 'player',
  result: 'game',
  'round-dates': 'line',
  rounds: 'line',
  scoring: 'line',
  system: 'line',
  tab: 'player',
  'team-bye': 'team',
  'team-points': 'place',
  'team-record': 'line',
  'unfinished-game': 'game',
  'unknown-record': 'line',
};

/** The number of readings that a note has for a kind, and of texts for a reading. */
const MOST = 3;

/** A note on the repairs of a kind, with its facts as data. */
export interface RepairNote {
  readonly key: RepairKind;
  /** The number of the repairs. */
  readonly values: { readonly places: number };
  /** The note in English. */
  readonly message: string;
}

/** The notes on the repairs of a file, one for each kind. Repairs that can change a result, a score or a rank come first. */
export function repairNotes(repairs: readonly Told[]): readonly RepairNote[] {
  return groupsByKey(repairs, ({ kind }) => kind).map((ofKind) => ({
    key: ofKind[0].kind,
    values: { places: ofKind.length },
    message: repairNote(ofKind, ENGLISH),
  }));
}

/**
 * The repairs of a kind in a line: `"M" read as m: 39 players`. A kind that was read in many ways has the first three and the number
 * of the others.
 */
export function repairNote<R extends Told>(ofKind: readonly R[], words: NoteWords<R>): string {
  const readings = groupsByKey(ofKind, ({ read }) => read);
  const told = readings.slice(0, MOST);
  const left = readings.slice(MOST).flat().length;
  return [...told.map((alike) => noteOn(alike, words)), ...(left > 0 ? [words.more(left)] : [])].join('; ');
}

/** The repairs that were read the same way; a single one has its place. */
function noteOn<R extends Told>(alike: readonly R[], words: NoteWords<R>): string {
  const [first] = alike;
  if (alike.length === 1) return words.sentence(first);
  const texts = [...new Set(alike.map(({ found }) => words.text(shorten(found))))];
  const shown = texts.length > MOST ? [...texts.slice(0, MOST), '…'] : texts;
  const players = new Set(alike.map(({ line }) => line)).size;
  return words.alike(shown.join(', '), first, words.counted(alike.length, COUNTED_IN[first.kind], players));
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
