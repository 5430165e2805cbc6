import type { EventPlayer } from '../event/event-form.js';

// Start numbers in a tournament report; in JSON anything: numbers, or words, which stand for themselves.

/** The heading of the column of ids, and their name in sentences. */
export interface IdColumn {
  readonly heading: 'No' | 'Id';
  readonly title: string;
}

function isNumber(id: string): boolean {
  return /^\d+$/.test(id);
}

/** The column of the ids of a tournament. */
export function idColumn(ids: readonly string[]): IdColumn {
  return ids.every(isNumber) ? { heading: 'No', title: 'Start number' } : { heading: 'Id', title: 'Id' };
}

/** An id in a sentence. */
export function idInWords(id: string): string {
  return isNumber(id) ? `no. ${id}` : id;
}

/** The name of a player. An id in words replaces a missing name. */
export function calledBy({ id, name = '' }: EventPlayer): string {
  return name === '' && !isNumber(id) ? id : name;
}
