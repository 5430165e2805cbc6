import type { EventPlayer } from './event-form.js';
import { wordsOfName } from './words-of-name.js';
import { calledBy } from './player-ids.js';

/** The largest number of candidates in a message. */
const CANDIDATES = 10;

/** The match between words and a name: all of it, or parts of it in any order; 0 if a word isn't in the name. */
function fit(wanted: readonly string[], player: EventPlayer): 0 | 1 | 2 {
  const words = wordsOfName(calledBy(player));
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
export function contradicting(players: readonly EventPlayer[]): (name: string, player: EventPlayer) => boolean {
  const known = new Map(players.map((player) => [player, wordsOfName(calledBy(player))]));
  return (name, player) => {
    const words = wordsOfName(name);
    const shared = (of: readonly string[] = []): number => of.filter((word) => words.includes(word)).length;
    const own = shared(known.get(player));
    return calledBy(player) !== '' && (own === 0 || [...known.values()].some((other) => shared(other) > own));
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
