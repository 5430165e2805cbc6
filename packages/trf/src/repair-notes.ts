import { groupsByKey } from '@crosstable/core';
import { quote, shorten } from '@crosstable/core/text';

import type { Repair, RepairKind } from './repair.js';

/** The units in which the repairs of each kind are counted. */
const COUNTED_IN: Readonly<Record<RepairKind, 'game' | 'line' | 'place' | 'player' | 'round' | 'team'>> = {
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

/**
 * The repairs of a file in few lines, one for each kind: `"M" read as m: 39 players`. Repairs that can change a result,
 * a score or a rank come first. A kind that was read in many ways has the first three and the number of the others.
 */
export function repairNotes(repairs: readonly Repair[]): readonly string[] {
  return groupsByKey(repairs, ({ kind }) => kind).map((ofKind) => {
    const readings = groupsByKey(ofKind, ({ read }) => read);
    const told = readings.slice(0, MOST);
    const left = readings.slice(MOST).flat().length;
    return [...told.map(noteOn), ...(left > 0 ? [`and ${left} more`] : [])].join('; ');
  });
}

/** The repairs that were read the same way; a single one has its place. */
function noteOn(alike: readonly Repair[]): string {
  const [{ kind, read, message }] = alike;
  if (alike.length === 1) return message;
  const texts = [...new Set(alike.map(({ found }) => quote(shorten(found))))];
  const shown = texts.length > MOST ? [...texts.slice(0, MOST), '…'] : texts;
  const noun = COUNTED_IN[kind];
  const players = new Set(alike.map(({ line }) => line)).size;
  const count = countOf(alike.length, noun) + (noun === 'round' ? ` of ${countOf(players, 'player')}` : '');
  return `${shown.join(', ')} ${read}: ${count}`;
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
