import { sharedNames } from '@crosstable/event';
import type { EventPlayer } from 'crosstable/event';

/** The names of players or teams, by id. An id replaces a missing name, and stands behind the name of namesakes. */
export function namesOf(all: readonly Pick<EventPlayer, 'id' | 'name'>[]): ReadonlyMap<string, string> {
  const names = new Map(all.map(({ id, name = '' }) => [id, name === '' ? id : name]));
  const shared = sharedNames(names.values());
  return new Map(Array.from(names, ([id, name]) => [id, shared.has(name) ? `${name} (${id})` : name]));
}
