import type { EventPlayer } from './event-form.js';
import { sharedNames } from './shared-names.js';
import { visible } from '../../core/src/text/visible.js';

// Ids of players: start numbers in a tournament report; in JSON numbers, or words, which stand for themselves.

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

/** The name of a player or a team, or else the id in words. */
export function nameOrId({ id, name = '' }: Pick<EventPlayer, 'id' | 'name'>): string {
  return name === '' ? idInWords(id) : name;
}

/** The names of participants, by id. */
export type Names = (id: string) => string;

/** A name with the id, where that is another and isn't there yet: ` (no. 3)` behind it, or after a comma. */
export function withId(names: Names, id: string, [before, after] = [' (', ')']): string {
  const [name, words] = [names(id), visible(idInWords(id))];
  return name === words || name.endsWith(`(${words})`) ? name : `${name}${before}${words}${after}`;
}

/** The names of the players, as they may be shown; namesakes have their ids, and a player without a name is called by number. */
export function namesOf(players: readonly EventPlayer[]): Names {
  const names = new Map(players.map((player) => [player.id, visible(nameOrId(player))]));
  const name = (id: string): string => names.get(id) ?? visible(idInWords(id));
  const shared = sharedNames(names.values());
  return (id) => (shared.has(name(id)) ? withId(name, id) : name(id));
}
