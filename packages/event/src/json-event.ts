import { check, isDay, isWhole, unexpected } from '@crosstable/core';
import { parseJson } from '@crosstable/core/text';
import { teamTable } from '@crosstable/team/inside';

import { checkForm } from './check-form.js';
import { FORM } from './checked-event.js';
import type { ChessEvent } from './chess-event.js';
import { complete, playersOf, teamsOf } from './complete.js';
import type { EventForm, EventGame } from './event-form.js';
import { tableBy } from './table-by.js';

/** The fields of an event of teams. */
const OF_TEAMS = ['teams', 'boards', 'colours', 'matchScoring', 'pairingBye', 'primary', 'articleTwelve'] as const;

/** Throws for what a schema cannot say: an event is one of individuals or one of teams. */
function checkKind(event: EventForm): void {
  const { games, matches, adjustments = [] } = event;
  const isOne = (games === undefined) !== (matches === undefined);
  if (!isOne) throw unexpected('games', 'games, or matches of teams', games ? 'both' : 'neither');
  const ofTeams = matches === undefined ? OF_TEAMS.find((name) => event[name] !== undefined) : undefined;
  if (ofTeams !== undefined) throw unexpected(ofTeams, 'matches beside it', 'games');
  const whose = matches === undefined ? 'player' : 'team';
  const other = adjustments.findIndex((one) => !(whose in one));
  if (other >= 0) throw unexpected(`adjustments[${other}]`, `an adjustment of a ${whose}`, 'one without');
}

/** Throws for a change of the list in a round that the tournament hasn't got, and for one without a previous list. */
function checkListChanges({ games = [], listChanges = [], matches = [], rounds = 0 }: EventForm): void {
  const last = Math.max(games.length, matches.length, rounds, 1);
  listChanges.forEach(({ previous, round }, at) => {
    const path = `listChanges[${at}]`;
    check(isWhole(round, 1, last), `${path}.round`, `a round from 1 to ${last}`, round, 'number');
    check(previous.length > 0, `${path}.previous`, 'at least one code', 0, 'number');
  });
}

function checkRoundDates({ roundDates = [] }: EventForm): void {
  roundDates.forEach((day, at) => {
    check(day === '' || isDay(day), `roundDates[${at}]`, 'a day YYYY-MM-DD, or an empty text', day, 'string');
  });
}

/** Throws unless a value has the form of the schema, which is made from the type `EventForm`. */
function checkEventForm(value: unknown): asserts value is EventForm {
  checkForm(value, FORM);
}

/** A copy of the lists and records that the event keeps, so that later changes of the given ones change no event. */
function copyOf(form: EventForm): EventForm {
  const { games, matches, scoring, matchScoring, pairingBye, tiebreaks, values, adjustments, listChanges } = form;
  const { deputyArbiters, players, ratings, roundDates, unknown, unrated } = form;
  const copies = (list: readonly EventGame[]) => list.map((game) => ({ ...game }));
  return {
    ...form,
    ...(games && { games: games.map(copies) }),
    ...(matches && {
      matches: matches.map((round) =>
        round.map(({ boards, gamePoints, ...match }) => ({
          ...match,
          ...(boards && { boards: copies(boards) }),
          ...(gamePoints !== undefined && { gamePoints: gamePoints && ([...gamePoints] as const) }),
        })),
      ),
    }),
    ...(matchScoring && { matchScoring: { ...matchScoring } }),
    ...(pairingBye && { pairingBye: { ...pairingBye } }),
    ...(deputyArbiters && { deputyArbiters: [...deputyArbiters] }),
    ...(roundDates && { roundDates: [...roundDates] }),
    ...(unknown && { unknown: [...unknown] }),
    ...(scoring && { scoring: { ...scoring } }),
    ...(tiebreaks && { tiebreaks: [...tiebreaks] }),
    ...(values && { values: Object.fromEntries(Object.entries(values).map(([code, byId]) => [code, { ...byId }])) }),
    ...(listChanges && { listChanges: listChanges.map((one) => ({ ...one, previous: [...one.previous] })) }),
    ...(players && {
      players: players.map((one) =>
        one.ratings ? { ...one, ratings: one.ratings.map((rated) => ({ ...rated })) } : one,
      ),
    }),
    ...(typeof ratings === 'object' && { ratings: { ...ratings } }),
    ...(typeof unrated === 'object' && { unrated: { ...unrated } }),
    ...(adjustments && { adjustments: adjustments.map((one) => ({ ...one })) }),
  };
}

/**
 * An event from data in the form of `event.schema.json`, with what it leaves open filled in.
 *
 * @param form - The tournament: the games of each round, and what else is known.
 * @returns The event, as `readEvent` gives it.
 * @throws RangeError with path, expectation and value, for data in another form, or for impossible games.
 *
 * Cost: linear in the games, and in players times rounds.
 *
 * @example
 * ```ts
 * import { standings } from 'crosstable';
 * import { eventOf, tableOf } from 'crosstable/event';
 *
 * const event = eventOf({ system: 'round-robin', games: [[{ white: 'Anna', black: 'Ben', result: 1 }]] });
 * event.tiebreaks; // → ['PTS', 'SB', 'WIN']
 * standings(tableOf(event), event.tiebreaks)[0]; // → { rank: 1, player: 'Anna', values: [1, 0, 1] }
 * ```
 */
export function eventOf(form: EventForm): ChessEvent {
  return eventIn(form);
}

function eventIn(value: unknown): ChessEvent {
  checkEventForm(value);
  // The fields of its own, which were checked; an object may inherit others
  const given = { ...value };
  checkKind(given);
  checkListChanges(given);
  checkRoundDates(given);
  const teams = teamsOf(given);
  const players = playersOf(given);
  if (teams === undefined && players.length === 0) throw unexpected('games', 'a game, or players beside it', 'neither');
  if (teams?.length === 0) throw unexpected('matches', 'a match, or teams beside it', 'neither');
  // Mistakes that no schema finds: a player twice in a round, a result that doesn't fit the kind of bye, and in the players as
  // they are given a rating of 0 beside others, which the event leaves out
  const listed = { ...(teams && { teams }), ...(players.length > 0 && { players: given.players ?? players }) };
  tableBy(teamTable, { ...given, ...listed }, '');
  return complete(copyOf(given), { remarks: [], repairs: [] });
}

/** Reads an event from JSON, in the form of event.schema.json. */
export function jsonEvent(text: string): ChessEvent {
  return eventIn(parseJson(text));
}
