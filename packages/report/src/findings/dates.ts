import { editionOn } from '@crosstable/core';

import type { ChessEvent } from '../../../event/src/chess-event.js';
import type { EventFinding } from './finding.js';

/** A last day before the first one. The first day chooses the edition, so that a wrong one can change ranks. */
export function exchangedDays({ edition, end, start, written }: ChessEvent): EventFinding[] {
  if (start === undefined || end === undefined || end >= start) return [];
  const isChosen = written.edition === undefined && edition === editionOn(start);
  const changes = isChosen && editionOn(end) !== edition ? 'rank' : 'nothing';
  return [
    { changes, key: 'end-before-start', message: `the tournament starts on ${start} and ends before, on ${end}` },
  ];
}
