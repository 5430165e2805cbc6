import { type Names, namesOf } from '@crosstable/event';
import type { EventPlayer } from 'crosstable/event';

/** The names of players or teams, by id. An id stands for itself, because the page has several languages. */
export function namesIn(all: readonly EventPlayer[]): Names {
  return namesOf(all, (id) => id);
}
