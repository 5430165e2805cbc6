import { writtenEvent } from '@crosstable/event';
import type { ChessEvent } from 'crosstable/event';

/** A tournament as a link carries it: JSON that the page reads, without birth dates, FIDE ids and sex. */
export function tournamentText(event: ChessEvent): string {
  const players = event.players.map(({ birth: _birth, fideId: _fideId, sex: _sex, ...player }) => player);
  return writtenEvent({ ...event, players }).replaceAll(/\n\s+/g, '');
}
