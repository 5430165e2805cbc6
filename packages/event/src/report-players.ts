// The participants of an event as a report holds them: numbered, in texts that fit their columns.
import { isDay } from '@crosstable/core';
import type { TrfPlayer } from '@crosstable/trf';

import type { ChessEvent } from './chess-event.js';
import type { EventGame, EventPlayer } from './event-form.js';
import { nameOf } from './participants.js';

/** The widths of a player's name (001, 15-47) and of a team's (310, 9-40). */
const PLAYER_NAME = 33;
const TEAM_NAME = 32;

/** A text on one line. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The characters of a text that fit into some columns. */
function cutTo(width: number, text: string): string {
  return Array.from(onOneLine(text)).slice(0, width).join('').trim();
}

/** A player's name as a report has it. */
export function playerName(name: string): string {
  return cutTo(PLAYER_NAME, name);
}

/** A team's name likewise. */
export function teamName(name: string): string {
  return cutTo(TEAM_NAME, name);
}

/** The text if it has a form. */
function ofForm(form: RegExp, text: string): string | undefined {
  const line = onOneLine(text);
  return form.test(line) ? line : undefined;
}

/** A date of birth as `1990/05/01`, whose month and day may be 00; its year if that is all there is of a date. */
function birthIn(text: string): string | undefined {
  const found = /^(\d{4})(?:[-/.](\d\d)[-/.](\d\d)$)?/.exec(text.trim());
  if (found === null) return undefined;
  const [, year, month, day] = found;
  const isWhole = isDay(`${year}-${month}-${day}`.replaceAll('-00', '-01'));
  return isWhole ? [year, month, day].join('/') : year;
}

/** The fields of a player as far as a report can hold them; the others are left out. */
function heldOf({ birth, federation, fideId, name, title }: EventPlayer): Partial<TrfPlayer> {
  const held = {
    name: name && playerName(name),
    title: title && ofForm(/^[A-Z]{1,3}$/i, title),
    federation: federation && ofForm(/^[A-Z]{3}$/i, federation),
    birth: birth && birthIn(birth),
    fideId: fideId && ofForm(/^\S{1,11}$/, fideId),
  };
  return Object.fromEntries(Object.entries(held).filter(([, text]) => text !== undefined && text !== ''));
}

/** A player of an event for a report. */
export function reportPlayer(player: EventPlayer): TrfPlayer {
  const { expelled, id, rating, ratings, sex } = player;
  return {
    id,
    ...heldOf(player),
    ...(sex !== undefined && { sex }),
    ...(rating !== undefined && { rating }),
    ...(ratings !== undefined && { ratings }),
    ...(expelled === true && { expelled }),
  };
}

/** Whether the participants have the numbers of a report for ids. */
export function isNumbered({ players, teams = [] }: ChessEvent): boolean {
  return [...players, ...teams].every(({ id, pairingNumber }) => id === String(pairingNumber));
}

/** Values by id, with other ids. */
function renamed(
  values: ReadonlyMap<string, number> | Readonly<Record<string, number>>,
  nameOfId: (id: string) => string,
): readonly (readonly [string, number])[] {
  const entries: Iterable<readonly [string, number]> = values instanceof Map ? values : Object.entries(values);
  return Array.from(entries, ([id, value]) => [nameOfId(id), value]);
}

/** The event with pairing numbers for ids, because a report has a number for each player and each team. Ids in words are names there. */
export function numbered(event: ChessEvent): ChessEvent {
  if (isNumbered(event)) return event;
  const [players, teams] = [event.players, event.teams ?? []].map(
    (listed) => new Map(listed.map(({ id, pairingNumber }) => [id, String(pairingNumber)])),
  );
  const player = (id: string): string => players.get(id) ?? id;
  const team = (id: string): string => teams.get(id) ?? id;
  const game = (one: EventGame): EventGame => ({ ...one, white: player(one.white), black: player(one.black) });
  const { matches, selfDefined, unrated, values } = event;
  const participant = matches === undefined ? player : team;
  return {
    ...event,
    ...(values && {
      values: Object.fromEntries(
        Object.entries(values).map(([code, byId]) => [code, Object.fromEntries(renamed(byId, participant))]),
      ),
    }),
    ...(selfDefined && {
      selfDefined: selfDefined.map((one) =>
        'values' in one ? { ...one, values: new Map(renamed(one.values, participant)) } : one,
      ),
    }),
    players: event.players.map((one) => ({ ...one, name: nameOf(one), id: player(one.id) })),
    games: event.games.map((round) => round.map(game)),
    teams: event.teams?.map((one) => ({
      ...one,
      name: nameOf(one),
      id: team(one.id),
      ...(one.players && { players: one.players.map(player) }),
    })),
    matches: event.matches?.map((round) =>
      round.map(({ boards, ...match }) => ({
        ...match,
        white: team(match.white),
        black: team(match.black),
        ...(boards && { boards: boards.map(game) }),
      })),
    ),
    adjustments: event.adjustments.map((one) =>
      'team' in one ? { ...one, team: team(one.team) } : { ...one, player: player(one.player) },
    ),
    ...(typeof unrated === 'object' && {
      unrated: Object.fromEntries(Object.entries(unrated).map(([id, rating]) => [player(id), rating])),
    }),
  };
}
