// What events from the own files of pairing programs have in common.
import type { SwissManagerPlayer } from '@crosstable/swiss-manager';

import type { EventForm, EventPlayer } from './event-form.js';

/** The fields of a player that an event has. */
type PlayerOfProgram = Pick<
  SwissManagerPlayer,
  'id' | 'name' | 'title' | 'federation' | 'rating' | 'fideId' | 'birth' | 'sex' | 'club' | 'type' | 'group'
>;

/** A player of an event; the id is the start number. */
export function eventPlayer(player: PlayerOfProgram): EventPlayer {
  const { id, name, title, federation, rating, fideId, birth, sex, club, type, group = type } = player;
  const given = { name, title, federation, rating, fideId, birth, sex, club, group };
  const known = Object.entries(given).filter(([, value]) => value !== undefined && value !== '');
  return { id, pairingNumber: Number(id), ...Object.fromEntries(known) };
}

/** The names in a text that separates them with semicolons. */
export function namesIn(text: string | undefined): readonly string[] | undefined {
  return text?.split(';').map((one) => one.trim());
}

/** The points that decide among teams, by the code of those that the list names first. */
export function primaryBy(code: string | undefined): Pick<EventForm, 'primary'> {
  return code === undefined ? {} : { primary: code === 'GPTS' ? 'GP' : 'MP' };
}
