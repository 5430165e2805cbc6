import { visible } from '@crosstable/core/text';

import type { ChessEvent } from './chess-event.js';
import type { EventPlayer } from './event-form.js';

// Ids of players: start numbers in a tournament report; in JSON numbers, or words, which stand for themselves.

function isNumber(id: string): boolean {
  return /^\d+$/.test(id);
}

/** Whether the ids of a tournament are start numbers. */
export function hasStartNumbers(ids: readonly string[]): boolean {
  return ids.every(isNumber);
}

/** An id in a sentence, a start number as a language writes it: in English where that is left out. */
export function idInWords(id: string, startNumber: Names = (number) => `no. ${number}`): string {
  return isNumber(id) ? startNumber(id) : id;
}

/** The name of a player. An id in words replaces a missing name. */
export function nameOf({ id, name = '' }: EventPlayer): string {
  return name === '' && !isNumber(id) ? id : name;
}

/** The names of participants, by id. */
export type Names = (id: string) => string;

/** The name of a player or a team, or else the id in words. */
export function nameOrId({ id, name = '' }: Pick<EventPlayer, 'id' | 'name'>, inWords: Names = idInWords): string {
  return name === '' ? inWords(id) : name;
}

/** A name with the id, where that is another and isn't there yet: ` (no. 3)` behind it, or after a comma. */
export function withId(names: Names, id: string, [before, after] = [' (', ')'], inWords: Names = idInWords): string {
  const [name, words] = [names(id), visible(inWords(id))];
  return name === words || name.endsWith(`(${words})`) ? name : `${name}${before}${words}${after}`;
}

/**
 * The names of the players, as they may be shown; namesakes have their ids, and a player without a name is called by number.
 * `inWords` says an id, in English where it is left out.
 */
export function namesOf(players: readonly EventPlayer[], inWords: Names = idInWords): Names {
  const names = new Map(players.map((player) => [player.id, visible(nameOrId(player, inWords))]));
  const name = (id: string): string => names.get(id) ?? visible(inWords(id));
  const shared = sharedNames(names.values());
  return (id) => (shared.has(name(id)) ? withId(name, id, undefined, inWords) : name(id));
}

/** The largest number of candidates in a message. */
const CANDIDATES = 10;

/** The match between words and a name: all of it, or parts of it in any order; 0 if a word isn't in the name. */
function fit(wanted: readonly string[], player: EventPlayer): 0 | 1 | 2 {
  const words = wordsOfName(nameOf(player));
  const left = [...words];
  for (const word of wanted) {
    // Each word of the name stands for one of those wanted: a whole one if there is, else one that it is part of
    const at = left.includes(word) ? left.indexOf(word) : left.findIndex((one) => one.includes(word));
    if (at < 0) return 0;
    left.splice(at, 1);
  }
  const isWhole = left.length === 0 && wanted.every((word) => words.includes(word));
  return isWhole ? 2 : 1;
}

/**
 * Whether a name contradicts the number beside it: it shares no word with the name of that player, or more words with another's. A
 * word may be spelled in another way, and a name be longer or shorter.
 */
export function contradictionAmong(players: readonly EventPlayer[]): (name: string, player: EventPlayer) => boolean {
  const known = new Map(players.map((player) => [player, wordsOfName(nameOf(player))]));
  return (name, player) => {
    const words = wordsOfName(name);
    const shared = (of: readonly string[] = []): number => of.filter((word) => words.includes(word)).length;
    const own = shared(known.get(player));
    return nameOf(player) !== '' && (own === 0 || [...known.values()].some((other) => shared(other) > own));
  };
}

/** Participants with their numbers, as many as a message has room for. */
export function candidates(players: readonly EventPlayer[]): string {
  const told = players.slice(0, CANDIDATES).map(({ id, name = '' }) => `${id} ${name}`.trim());
  const more = players.length - told.length;
  return [...told, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** All whom a start number or another id, a name or a part of a name may mean: one, several or nobody. */
export function playersMeant(wanted: string, players: readonly EventPlayer[]): readonly EventPlayer[] {
  const number = /^(?:#|no\. ?)?0*(0|[1-9]\d*)$/i.exec(wanted.trim())?.[1];
  const numbered = players.find(({ id }) => id === wanted) ?? players.find(({ id }) => id === number);
  if (numbered !== undefined) return [numbered];
  const words = wordsOfName(wanted);
  const fitting = words.length === 0 ? [] : players.filter((player) => fit(words, player) > 0);
  const whole = fitting.filter((player) => fit(words, player) === 2);
  return whole.length > 0 ? whole : fitting;
}

/** The words of a name as they are compared: small letters without accents, dots and commas. */
export function wordsOfName(name: string): readonly string[] {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  return plain.split(/[\s,.]/).filter((word) => word !== '');
}

/** The names that stand more than once in a list. */
export function sharedNames(names: Iterable<string>): ReadonlySet<string> {
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  for (const name of names) (seen.has(name) ? shared : seen).add(name);
  return shared;
}

/** Whether an event is one of teams. */
export function isOfTeams({ matches }: Pick<ChessEvent, 'matches'>): boolean {
  return matches !== undefined;
}

/** Whether a player is on the roster of a team. */
export function isOnRoster({ teams = [] }: Pick<ChessEvent, 'teams'>, team: string, player: string): boolean {
  return teams.find(({ id }) => id === team)?.players?.includes(player) === true;
}

/** The heading of a column of names: player or team, as an event ranks them. */
export type ParticipantHeading = 'Player' | 'Team';

export function participantHeading(event: Pick<ChessEvent, 'matches'>): ParticipantHeading {
  return isOfTeams(event) ? 'Team' : 'Player';
}

/** The ranked participants of an event: its players, or its teams with the fields that players have. */
export function participantsOf({ matches, players, teams }: ChessEvent): readonly EventPlayer[] {
  if (matches === undefined) return players;
  return (teams ?? []).map(({ id, name, expelled }) => ({ id, name, ...(expelled && { expelled }) }));
}

/** The letters of older reports. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['g', 'GM'],
  ['m', 'IM'],
  ['f', 'FM'],
  ['mf', 'FM'],
  ['c', 'CM'],
  ['mc', 'CM'],
  ['wg', 'WGM'],
  ['wm', 'WIM'],
  ['wf', 'WFM'],
  ['wc', 'WCM'],
]);

/** A title as tables print it: `GM`, also of the `g` of older reports; what else a file has stays as it is. */
export function printedTitle(written: string): string {
  return TITLES.get(written.toLowerCase()) ?? written;
}
