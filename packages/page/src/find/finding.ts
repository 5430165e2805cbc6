// Finds players and teams by words: of their names, by their numbers, clubs, federations and titles.
import { participantsOf, printedTitle, wordsOfName } from '@crosstable/event';
import type { ChessEvent, EventPlayer } from 'crosstable/event';

/** Those whom some words mean, by id. */
export interface Found {
  /** The players of a table, or its teams. */
  readonly participants: ReadonlySet<string>;
  /** Of a tournament of teams: the players on them; else the same as the participants. */
  readonly players: ReadonlySet<string>;
}

/** Letters that keyboards elsewhere lack, and that aren't others with an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
};

/** Words as they are compared. */
function plainWords(text: string): readonly string[] {
  return wordsOfName(text).map((word) => word.replaceAll(/[łøđðßæœıþ]/g, (letter) => PLAIN[letter]));
}

/** The words by which somebody is found. Those of the name and the club may be looked for by their beginnings or by parts. */
function wordsOn({ club = '', federation = '', id, name = '', title = '' }: EventPlayer): readonly string[] {
  return [...plainWords(name), ...plainWords(club), ...plainWords(`${federation} ${printedTitle(title)}`), id];
}

/** Whether every wanted word is in a word of somebody; numbers must be whole. */
function isMeant(wanted: readonly string[], player: EventPlayer): boolean {
  const words = wordsOn(player);
  return wanted.every((one) => words.some((word) => (/^\d+$/.test(one) ? word === one : word.includes(one))));
}

/** The players or teams whom a query means, and teams with such players; `null` of no words. */
export function foundIn(event: ChessEvent, query: string): Found | null {
  const wanted = plainWords(query);
  if (wanted.length === 0) return null;
  const idsOf = (all: readonly EventPlayer[]): ReadonlySet<string> =>
    new Set(all.filter((one) => isMeant(wanted, one)).map(({ id }) => id));
  const players = idsOf(event.players);
  if (event.matches === undefined) return { participants: players, players };
  const teams = (event.teams ?? []).filter((team) => team.players?.some((id) => players.has(id)) === true);
  return { participants: new Set([...idsOf(participantsOf(event)), ...teams.map(({ id }) => id)]), players };
}
