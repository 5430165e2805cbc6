import type { EventPlayer } from '../event/event-form.js';

// Start numbers in a tournament report; in JSON anything: numbers, or words, which stand for themselves.

/** What the ids of a tournament are, as the heading of their column and in words. */
export interface IdColumn {
  readonly heading: 'No' | 'Id';
  readonly title: string;
}

function isNumber(id: string): boolean {
  return /^\d+$/.test(id);
}

/** What the column of the ids is called. */
export function idColumn(ids: readonly string[]): IdColumn {
  return ids.every(isNumber) ? { heading: 'No', title: 'Start number' } : { heading: 'Id', title: 'Id' };
}

/** An id in a sentence. */
export function idInWords(id: string): string {
  return isNumber(id) ? `no. ${id}` : id;
}

/** What a player is called: by name, and by an id in words where there is none. */
export function calledBy({ id, name = '' }: EventPlayer): string {
  return name === '' && !isNumber(id) ? id : name;
}
