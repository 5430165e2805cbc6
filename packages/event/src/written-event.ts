import { type Edition, editionOfDays } from '@crosstable/core';
import { jsonText } from '@crosstable/core/text';

import { checkEvent } from './checked-event.js';
import type { ChessEvent, ListedPlayer, ListedTeam } from './chess-event.js';
import { orderOf } from './default-list.js';
import type { EventForm, EventGame, EventMatch } from './event-form.js';
import { tableOf } from './event-table.js';

/**
 * An event as JSON in the form of `event.schema.json`, with a line for every player and every game.
 *
 * @param event - From `readEvent` or `eventOf`, or changed since.
 * @returns The text. `readEvent` reads it as an equal event, except for the round, which becomes the last one that was paired, and
 *   for the notes, the repairs and the stated ranks of the file that was read.
 * @throws TypeError if `event` isn't an event; RangeError with path, expectation and value, for an event with an invalid change.
 *
 * Cost: linear in the games, and in players times rounds.
 *
 * @example
 * ```ts
 * import { eventOf, eventText, readEvent } from 'crosstable/event';
 *
 * const event = eventOf({ name: 'Club', games: [[{ white: 'Anna', black: 'Ben', result: 1 }]] });
 * eventText(event).split('\n')[1]; // → '  "name": "Club",'
 * readEvent(eventText(event)).players; // → [{ id: 'Anna', pairingNumber: 1 }, { id: 'Ben', pairingNumber: 2 }]
 * ```
 */
export function eventText(event: ChessEvent): string {
  checkEvent(event);
  tableOf(event);
  return writtenEvent(event);
}

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

/** A player in the form of an event; a number that is the place in the list is left out. */
function playerLine(
  {
    id,
    name,
    title,
    rating,
    ratings,
    federation,
    birth,
    fideId,
    sex,
    club,
    group,
    pairingNumber,
    expelled,
  }: ListedPlayer,
  at: number,
): string {
  const number = pairingNumber === at + 1 ? undefined : pairingNumber;
  const ruled = { ratings, expelled };
  return inLine({
    id,
    name,
    title,
    rating,
    federation,
    birth,
    fideId,
    sex,
    club,
    group,
    pairingNumber: number,
    ...ruled,
  });
}

function gameLine({ white, black, result, kind, blackResult, unrated, coloursUnknown }: EventGame): string {
  return inLine({ white, black, result, kind, blackResult, unrated, coloursUnknown });
}

/** A match in one line, with its boards. */
function matchLine({ white, black, kind, gamePoints, boards }: EventMatch): string {
  const match = inLine({ white, black, kind, gamePoints });
  return boards === undefined ? match : `${match.slice(0, -2)}, "boards": [${boards.map(gameLine).join(', ')}] }`;
}

/** A team in the form of an event; a number that is the place in the list is left out. */
function teamLine({ id, name, players, pairingNumber, expelled }: ListedTeam, at: number): string {
  return inLine({ id, name, players, pairingNumber: pairingNumber === at + 1 ? undefined : pairingNumber, expelled });
}

/** The edition in the text: none for a default, which reading fills in again. */
function writtenEdition({ edition, written, ...days }: ChessEvent): Edition | undefined {
  return edition === (written.edition ?? editionOfDays(days)) ? written.edition : edition;
}

/** The tie-breaks in the text, likewise. */
function writtenList(event: ChessEvent): readonly string[] | undefined {
  const { tiebreaks, written } = event;
  const found = orderOf(written.tiebreaks, event);
  const isFound = found.length === tiebreaks.length && found.every((code, at) => code === tiebreaks[at]);
  return isFound ? written.tiebreaks : tiebreaks;
}

/** A valid event as JSON. */
export function writtenEvent(event: ChessEvent): string {
  const { name, city, federation, start, end, system, rounds, unknown, unrated, scoring } = event;
  const { articleTwelve, boards, colours, matchScoring, pairingBye, primary, ratings, isLong, listChanges } = event;
  const { chiefArbiter, deputyArbiters, roundDates, timeControl, timeControlCode } = event;
  const { adjustments, players, games, teams, matches, values } = event;
  const [edition, tiebreaks] = [writtenEdition(event), writtenList(event)];
  const said: Omit<EventForm, 'adjustments' | 'players' | 'games' | 'teams' | 'matches'> = {
    ...(name === '' ? {} : { name }),
    ...{
      city,
      federation,
      start,
      end,
      roundDates,
      chiefArbiter,
      deputyArbiters,
      timeControl,
      timeControlCode,
      isLong,
      system,
      edition,
      rounds,
      ratings,
      unknown,
      unrated,
      scoring,
    },
    ...{ primary, boards, colours, matchScoring, pairingBye, articleTwelve, tiebreaks, values, listChanges },
  };
  const parts = Object.entries(said).flatMap(([key, value]: [string, unknown]) =>
    value === undefined ? [] : [`"${key}": ${inLine(value)}`],
  );
  if (adjustments.length > 0) {
    parts.push(
      `"adjustments": ${inLines(
        adjustments.map((one) => inLine(one)),
        '  ',
      )}`,
    );
  }
  if (teams !== undefined) parts.push(`"teams": ${inLines(teams.map(teamLine), '  ')}`);
  if (players.length > 0) parts.push(`"players": ${inLines(players.map(playerLine), '  ')}`);
  const ofRounds = matches?.map((round) => round.map(matchLine)) ?? games.map((round) => round.map(gameLine));
  parts.push(`"${matches === undefined ? 'games' : 'matches'}": ${inLines(ofRounds, '  ')}`);
  return `{\n${parts.map((part) => `  ${part}`).join(',\n')}\n}\n`;
}
