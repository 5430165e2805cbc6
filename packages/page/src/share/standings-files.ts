// The standings as files, for saving.
import { standingsAnswer, writeAnswer } from '@crosstable/report';
import type { ChessEvent } from 'crosstable/event';

export { standingsCsv, standingsHtml } from '@crosstable/report';

export function standingsJson(event: ChessEvent): string {
  return writeAnswer(standingsAnswer(event), 'json');
}
