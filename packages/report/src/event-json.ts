import type { ChessEvent } from '../../event/src/chess-event.js';
import { jsonText } from '../../core/src/text/json-format.js';
import { participantsOf } from '../../event/src/participants.js';
import { titleOf } from '../../event/src/title.js';

/** An answer about an event as JSON: between the title of the event and the names of its participants, with the notes of the file. */
export function eventJson(event: ChessEvent, answer: object): string {
  const { notes } = event;
  const names = Object.fromEntries(participantsOf(event).map(({ id, name = '' }) => [id, name]));
  return `${jsonText({ ...titleOf(event), ...answer, names, notes }, 2)}\n`;
}
