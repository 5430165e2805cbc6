import type { EventForm, EventGame } from './event-form.js';
import type { FiledEvent, FiledPlayer } from './filed-event.js';
import { jsonText } from './json-format.js';

/** Lists of texts; each stands in a line of its own, further to the right than the list. */
type Lines = readonly (string | Lines)[];

/** A list whose parts, and theirs, have lines of their own. */
function inLines(lines: Lines, indent: string): string {
  const inner = `${indent}  `;
  const parts = lines.map((line) => inner + (typeof line === 'string' ? line : inLines(line, inner)));
  return parts.length === 0 ? '[]' : `[\n${parts.join(',\n')}\n${indent}]`;
}

/** A value in one line, with spaces between its parts. */
function inLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return jsonText(value);
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  const properties = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{ ${properties.map(([name, one]) => `${JSON.stringify(name)}: ${inLine(one)}`).join(', ')} }`;
}

/** What the form has of a player; a number that is the place in the list is left out. */
function playerLine({ id, name, title, rating, federation, birth, pairingNumber }: FiledPlayer, at: number): string {
  const number = pairingNumber === at + 1 ? undefined : pairingNumber;
  return inLine({ id, name, title, rating, federation, birth, pairingNumber: number });
}

function gameLine({ white, black, result, kind, blackResult, unrated, coloursUnknown }: EventGame): string {
  return inLine({ white, black, result, kind, blackResult, unrated, coloursUnknown });
}

/** The entries of a round without those that go without saying: in a Swiss, a player without an entry was absent (C.07 16.1.1). */
function written(round: readonly EventGame[], { system }: FiledEvent): readonly EventGame[] {
  return system === 'swiss' ? round.filter(({ kind }) => kind !== 'zero-bye') : round;
}

/** An event as JSON in the form of event.schema.json, with a line for every player and every game. */
export function eventText(event: FiledEvent): string {
  const { name, city, federation, start, end, system, edition, rounds, unrated, scoring, tiebreaks, players, games } =
    event;
  const said: Omit<EventForm, 'players' | 'games'> = {
    ...(name === '' ? {} : { name }),
    ...{ city, federation, start, end, system, edition, rounds, unrated, scoring, tiebreaks },
  };
  const parts = Object.entries(said).flatMap(([key, value]: [string, unknown]) =>
    value === undefined ? [] : [`"${key}": ${inLine(value)}`],
  );
  parts.push(`"players": ${inLines(players.map(playerLine), '  ')}`);
  parts.push(
    `"games": ${inLines(
      games.map((round) => written(round, event).map(gameLine)),
      '  ',
    )}`,
  );
  return `{\n${parts.map((part) => `  ${part}`).join(',\n')}\n}\n`;
}
