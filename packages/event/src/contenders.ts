import { type Crosstable, check, isDay, isPlayed, openTable, withoutUndefined } from '@crosstable/core';
import type { Contender } from '@crosstable/prizes/inside';
import { standings, tiebreakValues } from '@crosstable/standings';

import type { ChessEvent } from './chess-event.js';
import { checkEvent } from './checked-event.js';
import type { EventPlayer } from './event-form.js';

/** The day of birth of a file, `2001/05/03`, or the year, where the day isn't one; `undefined` without either. */
function birthOf(written = ''): string | undefined {
  const [year] = /^\d{4}/.exec(written) ?? [];
  const day = written.slice(0, 10).replaceAll(/\D/g, '-');
  return isDay(day) ? day : year;
}

/** The facts that a file tells of a player, as prizes ask for them. */
export function askedOf(player: Partial<EventPlayer>) {
  const { rating, sex, birth, title, federation, club, group } = player;
  return { rating, sex, birth: birthOf(birth), title, federation, club, group };
}

/**
 * The players of an event as `prizes` of `@crosstable/prizes` takes them: in the order of the standings, with all that an organiser may ask
 * for. Expelled players are left out; players who withdrew aren't.
 *
 * @param event - An event of players, whose titles, federations, clubs, groups, sexes and days of birth are taken.
 * @param table - Its table, from `tableOf`.
 * @param codes - The list of tie-breaks, which begins with the points where those decide about ties.
 * @returns The players with their ranks, points, ratings, rounds without play, the values of the codes, and performances: TPR, which
 *   is `null` for everybody while a player is unrated, unless the table has a rule for unrated players (C.07 Art. 10).
 * @throws TypeError unless it is an event of `readEvent` or `openEvent` and a table; RangeError for an event of teams, and for a code
 *   or a list that `standings` refuses.
 *
 * Cost: that of the standings.
 *
 * @example
 * ```ts
 * import { contendersOf, readEvent, tableOf } from 'crosstable/event';
 *
 * const event = readEvent(`{
 *   "players": [{ "id": "1", "name": "Ann", "sex": "w", "rating": 1900 }, { "id": "2", "birth": "2012", "rating": 1500 }],
 *   "games": [[{ "white": "1", "black": "2", "result": 1 }]]
 * }`);
 * const contenders = contendersOf(event, tableOf(event), ['PTS']);
 * contenders[0]; // → { id: '1', points: 1, rank: 1, rating: 1900, sex: 'w', unplayed: 0, performance: 2300, values: { PTS: 1 } }
 * contenders[1]; // → { id: '2', points: 0, rank: 2, rating: 1500, birth: '2012', unplayed: 0, performance: 1100, values: { PTS: 0 } }
 * ```
 */
export function contendersOf(event: ChessEvent, table: Crosstable, codes: readonly string[]): Contender[] {
  checkEvent(event);
  check(event.matches === undefined, 'event', 'an event of players', 'one of teams', 'string');
  const { index, records, rounds } = openTable(table);
  const listed = new Map(event.players.map((player) => [player.id, player]));
  const points = tiebreakValues('PTS', table);
  const performances = tiebreakValues('TPR', table);
  return standings(table, codes).map(({ rank, player, values }): Contender => {
    const at = Number(index.get(player));
    const own = records.slice(at * rounds, (at + 1) * rounds);
    const unplayed = own.filter((record) => !isPlayed(record)).length;
    return withoutUndefined({
      ...{ id: player, points: Number(points.get(player)), rank, ...askedOf(listed.get(player) ?? {}) },
      ...{ unplayed, performance: performances.get(player) },
      values: Object.fromEntries(codes.map((code, place) => [code, values[place]])),
    });
  });
}
