// The common parts of events from the own files of pairing programs.
import type { SwissManagerFile, SwissManagerPlayer } from '@crosstable/swiss-manager';

import type { EventForm, EventPlayer } from './event-form.js';

/** The fields of a player that an event has. */
type PlayerOfProgram = Pick<
  SwissManagerPlayer,
  'id' | 'name' | 'title' | 'federation' | 'rating' | 'fideId' | 'birth' | 'sex' | 'club' | 'type' | 'group'
>;

/** A player of an event; the id is the start number. */
function eventPlayer(player: PlayerOfProgram): EventPlayer {
  const { id, name, title, federation, rating, fideId, birth, sex, club, type, group = type } = player;
  const given = { name, title, federation, rating, fideId, birth, sex, club, group };
  const known = Object.entries(given).filter(([, value]) => value !== undefined && value !== '');
  return { id, pairingNumber: Number(id), ...Object.fromEntries(known) };
}

/** The names in a text that separates them with semicolons. */
function namesIn(text: string | undefined): readonly string[] | undefined {
  return text?.split(';').map((one) => one.trim());
}

/** The days of the rounds, where the file knows any. */
function roundDatesOf(schedule: SwissManagerFile['schedule']): Pick<EventForm, 'roundDates'> {
  const days = schedule.map(({ date = '' }) => date);
  return days.some((day) => day !== '') ? { roundDates: days } : {};
}

/** The points that decide among teams, by the code of those that the list names first. */
export function primaryBy(code: string | undefined): Pick<EventForm, 'primary'> {
  return code === undefined ? {} : { primary: code === 'GPTS' ? 'GP' : 'MP' };
}

/** The facts of the tournament, and its players, that files of both programs have in the same fields. */
export function factsOf(
  file: Pick<
    SwissManagerFile,
    | 'federation'
    | 'start'
    | 'end'
    | 'chiefArbiter'
    | 'deputyArbiters'
    | 'schedule'
    | 'timeControl'
    | 'system'
    | 'rounds'
  > & { readonly players: readonly PlayerOfProgram[] },
): EventForm {
  const { federation, start, end, chiefArbiter, deputyArbiters, schedule, timeControl, system, rounds, players } = file;
  return {
    federation,
    start,
    end,
    chiefArbiter,
    deputyArbiters: namesIn(deputyArbiters),
    ...roundDatesOf(schedule),
    timeControl,
    system,
    rounds,
    players: players.map(eventPlayer),
  };
}
